"""The figures of a career page: running total and ribbons."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from campaigns.mats.paths import cross, number, pair
from campaigns.rules.state import SLOTS, SLOTS_PER_MONTH

LEFT, RIGHT, TOP, FLOOR = 44.0, 706.0, 8.0, 224.0

# Stripes of each ribbon from left to the middle: colour and width out of 30.
RIBBONS: Mapping[str, tuple[tuple[str, int], ...]] = {
    "knights_cross:knights-cross": (("ink", 9), ("paper", 6), ("brick", 15)),
    "knights_cross:oakleaves": (("ink", 6), ("paper", 6), ("ochre", 6), ("brick", 12)),
    "knights_cross:swords": (("ink", 5), ("ochre", 5), ("paper", 5), ("brick", 15)),
    "diamonds": (("ink", 5), ("steel", 5), ("paper", 5), ("brick", 15)),
    "german_cross": (("ochre", 14), ("ink", 4), ("ochre", 12)),
    "iron_cross_1": (("ink", 8), ("paper", 10), ("ink", 12)),
    "iron_cross_2": (("ink", 10), ("paper", 8), ("brick", 12)),
    "flight_clasp": (("steel", 20), ("ochre", 5), ("steel", 5)),
    "amerika_shield": (("sea", 24), ("paper", 6)),
    "wound_badge": (("ink", 28), ("brick", 2)),
}


@dataclass(frozen=True, slots=True)
class Band:
    """One victory level."""

    y: str
    height: str
    css: str
    label_x: str
    label_y: str
    label_css: str
    name: str


@dataclass(frozen=True, slots=True)
class Level:
    """The line at which a level begins."""

    y: str
    label_y: str
    text: str
    minor: bool


@dataclass(frozen=True, slots=True)
class Month:
    """A month below the chart."""

    tick: str
    x: str
    name: str


@dataclass(frozen=True, slots=True)
class Total:
    """The running total against the levels."""

    bands: tuple[Band, ...]
    levels: tuple[Level, ...]
    months: tuple[Month, ...]
    line: str
    specials: tuple[str, ...]
    losses: tuple[str, ...]
    end_x: str
    end_y: str
    label_x: str
    label_y: str


@dataclass(frozen=True, slots=True)
class Stripe:
    """One stripe of a ribbon."""

    x: int
    width: int
    css: str


def total_chart(
    totals: Sequence[int],
    levels: Sequence[tuple[str, int]],
    months: Sequence[str],
    specials: Sequence[int],
    losses: Sequence[int],
) -> Total:
    """Draw the total after each closed slot; `levels` are names and upper ends."""
    most = max(800, *(100 * (total // 100 + 1) for total in (*totals, 0)))
    points = [(_x(i), _y(total, most)) for i, total in enumerate((0, *totals))]
    line = f"M{pair(points[0])}" + "".join(
        f"V{number(y)}H{number(_x(i + 1))}" for i, (_, y) in enumerate(points[1:])
    )
    end_x, end_y = _x(len(totals)), points[-1][1]
    at_right = end_x > RIGHT - 80
    return Total(
        bands=_bands(levels, most),
        levels=_levels(levels, most),
        months=tuple(_month(i, name) for i, name in enumerate(months)),
        line=line,
        specials=tuple(_diamond(i, _y(totals[i], most)) for i in specials),
        losses=tuple(cross(_middle(i), _y(totals[i], most), 5) for i in losses),
        end_x=number(end_x),
        end_y=number(end_y),
        label_x=number(end_x - 8 if at_right else end_x + 52),
        label_y=number(max(end_y - 9, 18)),
    )


def _x(slot: int) -> float:
    return LEFT + (RIGHT - LEFT) * slot / SLOTS


def _middle(slot: int) -> float:
    return (_x(slot) + _x(slot + 1)) / 2


def _y(total: int, most: int) -> float:
    return FLOOR - (FLOOR - TOP) * max(total, 0) / most


def _bands(levels: Sequence[tuple[str, int]], most: int) -> tuple[Band, ...]:
    bands = []
    low = 0
    for index, (name, high) in enumerate(levels):
        top = _y(min(high, most), most)
        height = _y(low, most) - top
        narrow = height < 25
        right = narrow and index < 2
        bands.append(
            Band(
                y=number(top),
                height=number(height),
                css=f"band band--{'ab'[index % 2]}",
                label_x="698" if right else "52",
                label_y=number(top + (11 if right else 6 if not narrow else 1.5)),
                label_css=("end" if right else "start level-name")
                + (" minor" if narrow else ""),
                name=name,
            )
        )
        low = min(high, most)
    return tuple(band for band in bands if float(band.height) > 0)


def _levels(levels: Sequence[tuple[str, int]], most: int) -> tuple[Level, ...]:
    ends = [high for _name, high in levels if high < most]
    return tuple(
        Level(
            number(_y(high, most)),
            number(_y(high, most) + (7 if index == 0 else 4)),
            str(high),
            minor=index == 0,
        )
        for index, high in enumerate(ends)
    )


def _month(index: int, name: str) -> Month:
    start = _x(index * SLOTS_PER_MONTH)
    middle = (start + _x((index + 1) * SLOTS_PER_MONTH)) / 2
    return Month(f"M{number(start)} {number(FLOOR)}v5", number(middle), name)


def _diamond(slot: int, y: float) -> str:
    return f"M{number(_middle(slot))} {number(y - 6)}l6 6l-6 6l-6 -6z"


def ribbon(award: str, grade: str) -> tuple[Stripe, ...]:
    """Stripes of an award's ribbon; plain, and the same on both sides."""
    half = RIBBONS.get(f"{award}:{grade}") or RIBBONS.get(award, (("steel", 30),))
    stripes: list[Stripe] = []
    x = 0
    for colour, width in (*half, *half[::-1]):
        if stripes and stripes[-1].css == f"rb-{colour}":
            last = stripes.pop()
            stripes.append(Stripe(last.x, last.width + width, last.css))
        else:
            stripes.append(Stripe(x, width, f"rb-{colour}"))
        x += width
    return tuple(stripes)
