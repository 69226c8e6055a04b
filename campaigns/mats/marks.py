"""Small figures: dice, boxes of a track, bars, the spread of two dice, tallies."""

from collections.abc import Sequence
from dataclasses import dataclass

from campaigns.mats.paths import number

PIPS = {
    1: ((13, 13),),
    2: ((7, 7), (19, 19)),
    3: ((7, 7), (13, 13), (19, 19)),
    4: ((7, 7), (19, 7), (7, 19), (19, 19)),
    5: ((7, 7), (19, 7), (13, 13), (7, 19), (19, 19)),
    6: ((7, 7), (19, 7), (7, 13), (19, 13), (7, 19), (19, 19)),
}
BOX = 14
FUEL_BOX = 16
TALLY_GROUP = 5


@dataclass(frozen=True, slots=True)
class Die:
    """One die; a face beyond six, or of a ten-sided die, is written as a figure."""

    face: int
    pips: tuple[tuple[int, int], ...]


@dataclass(frozen=True, slots=True)
class Box:
    """One box of a track."""

    x: str
    css: str
    crossed: str
    width: str


@dataclass(frozen=True, slots=True)
class Boxes:
    """A row of boxes."""

    width: int
    boxes: tuple[Box, ...]


@dataclass(frozen=True, slots=True)
class Segment:
    """A piece of a bar, in hundredths of its width."""

    x: str
    width: str
    css: str


@dataclass(frozen=True, slots=True)
class Column:
    """One total of two dice in the spread."""

    x: str
    y: str
    height: str
    middle: str
    total: int
    css: str


@dataclass(frozen=True, slots=True)
class Spread:
    """Chances of the totals of two dice with the threshold that matters."""

    columns: tuple[Column, ...]
    edge: str
    left: str
    right: str


def die(face: int, sides: int = 6) -> Die:
    """Draw a die with the face up."""
    return Die(face, PIPS.get(face, ()) if sides == 6 else ())


def track(hit: int, size: int) -> Boxes:
    """Structure boxes: the hit ones crossed, the last one of the track heavy."""
    return Boxes(
        size * BOX,
        tuple(
            _box(i, BOX, "hit" if i < hit else "last" if i == size - 1 else "", i < hit)
            for i in range(size)
        ),
    )


def level(filled: int, size: int) -> Boxes:
    """Boxes that fill up, such as a level of research."""
    return Boxes(
        size * BOX,
        tuple(_box(i, BOX, "used" if i < filled else "") for i in range(size)),
    )


def fuel(left: int, size: int) -> Boxes:
    """Endurance boxes, the used ones filled from the left."""
    used = size - left
    return Boxes(
        size * FUEL_BOX,
        tuple(_box(i, FUEL_BOX, "used" if i < used else "") for i in range(size)),
    )


def _box(index: int, step: int, css: str, crossed: bool = False) -> Box:  # noqa: FBT001, FBT002
    x = index * step + 0.75
    cross = f"M{x + 2:g} 2.75l6.5 7.5m0 -7.5l-6.5 7.5" if crossed else ""
    return Box(f"{x:g}", css, cross, f"{step - 3.5 if step == BOX else step - 2.5:g}")


def bar(parts: Sequence[tuple[float, str]]) -> tuple[Segment, ...]:
    """Pieces of a bar from chances and their classes, side by side."""
    at = 0.0
    segments = []
    for chance, css in parts:
        segments.append(Segment(number(at * 100), number(chance * 100), css))
        at += chance
    return tuple(segments)


def spread(least: int) -> Spread:
    """Totals of two dice; those from `least` on are the ones that matter."""
    columns = tuple(
        _column(total, "in" if total >= least else "out") for total in range(2, 13)
    )
    edge = 2 + 29.8 * (least - 2) - 2
    return Spread(columns, number(edge), number(edge - 4), number(edge + 4))


def _column(total: int, css: str) -> Column:
    ways = 6 - abs(total - 7)
    height = ways * 34 / 6
    x = 2 + 29.8 * (total - 2)
    return Column(
        number(x), number(38 - height), number(height), number(x + 12.5), total, css
    )


def tally(count: int) -> tuple[tuple[str, bool], ...]:
    """Strokes of a tally in fives; the second member marks the stroke across."""
    strokes: list[tuple[str, bool]] = []
    for i in range(count):
        group, place = divmod(i, TALLY_GROUP)
        left = 40 * group
        if place == TALLY_GROUP - 1:
            strokes.append((f"M{left} 11L{left + 34} 3", True))
        else:
            strokes.append((f"M{left + 4 + 8 * place} 1V13", False))
    return tuple(strokes)
