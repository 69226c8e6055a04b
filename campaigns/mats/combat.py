"""The combat mat: 26 places around the bomber, fighters in them, fire between."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from math import hypot

from campaigns.mats.paths import Point, number, pair, polar, sector
from campaigns.mats.planforms import planform, silhouette

CENTRE: Point = (200, 200)
DIRECTIONS = ("12", "2", "3", "4", "6", "8", "9", "10")
RINGS = {"low": (45, 88), "level": (88, 131), "high": (131, 177)}
BOXES = {"vertical-dive": (1, 2), "vertical-climb": (1, 343)}
BOX_WIDTH, BOX_HEIGHT = 77, 55
HEIGHTS = ("high", "level", "low")
PLACES = (*(f"{clock}-{height}" for height in HEIGHTS for clock in DIRECTIONS), *BOXES)
type Arcs = tuple[tuple[str, tuple[str, ...]], ...]
"""Gun and the places it bears on, in the order of the aircraft mat."""
CLOCK_RADIUS = 186.5
PIPS = (-36, -29, -22)
PLATE_WIDTH, PLATE_ABOVE, PLATE_BELOW = 82, 31, 17
"""Room of a plate; above it stands the number needed."""


@dataclass(frozen=True, slots=True)
class Plate:
    """A fighter to be drawn; `look` is fresh, damaged, down or gone."""

    number: int
    type: str
    place: str
    look: str
    word: str
    need: str = ""
    mine: bool = False
    active: bool = False
    fires_at: bool = True
    """False once he has left: no range pips."""


@dataclass(frozen=True, slots=True)
class Scene:
    """What is on the mat."""

    type: str
    arcs: Arcs
    needs: tuple[tuple[str, str], ...]
    """Place and the number needed there."""
    range: int = 0
    plates: tuple[Plate, ...] = ()
    fire: tuple[tuple[str, str, int], ...] = ()
    """Gun, its letter and the fighter it fires at."""


@dataclass(frozen=True, slots=True)
class Cell:
    """One of the 26 places; `d` is empty for the two boxes, which have `box`."""

    d: str
    box: tuple[int, int] | None
    css: str


@dataclass(frozen=True, slots=True)
class Label:
    """A number in a place, or a clock figure."""

    x: str
    y: str
    text: str
    css: str


@dataclass(frozen=True, slots=True)
class Tag:
    """Name of a ring, on its little plate."""

    left: str
    top: str
    x: str
    y: str
    height: str


@dataclass(frozen=True, slots=True)
class DrawnPlate:
    """A plate and where it stands; `pips` are x and lit or not."""

    plate: Plate
    x: str
    y: str
    css: str
    pips: tuple[tuple[int, bool], ...]
    in_box: bool
    lead: str
    """Line to the fighter's place when the plate had to go aside."""


@dataclass(frozen=True, slots=True)
class Muzzle:
    """The letter of a firing gun in the centre."""

    x: str
    y: str
    left: str
    top: str
    letter: str


@dataclass(frozen=True, slots=True)
class Drawing:
    """The whole mat."""

    cells: tuple[Cell, ...]
    own: str
    own_place: str
    needs: tuple[Label, ...]
    clocks: tuple[Label, ...]
    tags: tuple[Tag, ...]
    plates: tuple[DrawnPlate, ...]
    lines: tuple[str, ...]
    muzzles: tuple[Muzzle, ...]


def draw(scene: Scene) -> Drawing:
    """Draw the mat."""
    plates = _plates(scene)
    taken = {plate.plate.place for plate in plates}
    spots = {plate.plate.number: (float(plate.x), float(plate.y)) for plate in plates}
    return Drawing(
        cells=tuple(_cell(place, scene.arcs) for place in PLACES),
        own=silhouette(scene.type),
        own_place=_own_place(scene.type),
        needs=tuple(
            _need(place, text, scene.arcs)
            for place, text in scene.needs
            if place not in taken
        ),
        clocks=_clocks(),
        tags=_tags(),
        plates=plates,
        lines=tuple(
            _line(slot, spots[fighter])
            for slot, (_, _, fighter) in enumerate(scene.fire)
            if fighter in spots
        ),
        muzzles=tuple(_muzzle(slot, fire[1]) for slot, fire in enumerate(scene.fire)),
    )


def centre_of(place: str) -> Point:
    """Middle of a place."""
    if place in BOXES:
        left, top = BOXES[place]
        return left + BOX_WIDTH / 2, top + BOX_HEIGHT / 2
    clock, height = place.split("-")
    return polar(CENTRE, sum(RINGS[height]) / 2, 45 * DIRECTIONS.index(clock))


def bearing(place: str, arcs: Arcs) -> str:
    """Class names of the guns that bear on a place."""
    return "".join(
        f" arc-{gun.replace('_', '-')}" for gun, places in arcs if place in places
    )


def _cell(place: str, arcs: Arcs) -> Cell:
    if place in BOXES:
        css = "cell cell--vertical" + bearing(place, arcs)
        return Cell("", BOXES[place], css)
    height = place.split("-")[1]
    return Cell(_sectors()[place], None, f"cell cell--{height}{bearing(place, arcs)}")


@cache
def _sectors() -> Mapping[str, str]:
    return {
        f"{clock}-{height}": sector(CENTRE, *ring, 45 * i - 22.5, 45 * i + 22.5)
        for height, ring in RINGS.items()
        for i, clock in enumerate(DIRECTIONS)
    }


@cache
def _own_place(type_: str) -> str:
    nose, tail = planform(type_).axis
    middle = number((nose + tail) / 2)
    return f"translate(200 200) scale(.082) translate(-500 -{middle})"


def _need(place: str, text: str, arcs: Arcs) -> Label:
    x, y = centre_of(place)
    if place in BOXES:
        y += 10
    return Label(number(x), number(y + 4.5), text, "need" + bearing(place, arcs))


@cache
def _clocks() -> tuple[Label, ...]:
    spots = [polar(CENTRE, CLOCK_RADIUS, 45 * i) for i in range(8)]
    return tuple(
        Label(number(x), number(y + 4), clock, "clock")
        for clock, (x, y) in zip(DIRECTIONS, spots, strict=True)
    )


@cache
def _tags() -> tuple[Tag, ...]:
    tags = []
    for height, (inner, outer) in RINGS.items():
        x, y = polar(CENTRE, (inner + outer) / 2, 22.5)
        tags.append(
            Tag(number(x - 15), number(y - 7), number(x), number(y + 3.6), height)
        )
    return tuple(tags)


def _plates(scene: Scene) -> tuple[DrawnPlate, ...]:
    shown = sorted(
        (plate for plate in scene.plates if plate.look != "gone"),
        key=lambda plate: plate.number,
    )
    taken: list[Point] = []
    for plate in shown:
        taken.append(_free(_spot(plate.place), taken))
    drawn = (
        _plate(plate, spot, scene.range)
        for plate, spot in zip(shown, taken, strict=True)
    )
    return tuple(sorted(drawn, key=lambda plate: plate.plate.active))


def _free(wanted: Point, taken: list[Point]) -> Point:
    """The spot nearest to the wanted one where a plate covers no other."""
    if _clear(wanted, taken):
        return wanted
    near = (
        (wanted[0] + dx, wanted[1] + dy)
        for dx, dy in _steps()
        if abs(wanted[0] + dx - CENTRE[0]) <= CENTRE[0] - PLATE_WIDTH / 2
        and PLATE_ABOVE <= wanted[1] + dy <= 2 * CENTRE[1] - PLATE_BELOW
    )
    return next(spot for spot in near if _clear(spot, [*taken, CENTRE]))


@cache
def _steps() -> tuple[tuple[int, int], ...]:
    """Ways aside, the shortest first; of equal ones the one outward to the right."""
    ways = [(4 * x, 4 * y) for x in range(-80, 81) for y in range(-80, 81)]
    return tuple(sorted(ways, key=lambda way: (hypot(*way), way)))


def _clear(spot: Point, taken: list[Point]) -> bool:
    return all(
        abs(spot[0] - x) >= PLATE_WIDTH or abs(spot[1] - y) >= PLATE_ABOVE + PLATE_BELOW
        for x, y in taken
    )


def _spot(place: str) -> Point:
    """Where a plate stands when it is alone."""
    x, y = centre_of(place)
    if place in BOXES:
        return x + (PLATE_WIDTH - BOX_WIDTH) / 2, y + 8.5
    return x + {"9-high": 12, "3-high": -12}.get(place, 0), y + 6


def _plate(plate: Plate, spot: Point, range_: int) -> DrawnPlate:
    css = f"fighter is-{plate.look}" + (" is-active" if plate.active else "")
    pips = tuple((x, i < range_) for i, x in enumerate(PIPS)) if plate.fires_at else ()
    moved = spot != _spot(plate.place)
    return DrawnPlate(
        plate,
        number(spot[0]),
        number(spot[1]),
        css,
        pips,
        in_box=plate.place in BOXES and not moved,
        lead=f"M{pair(spot)}L{pair(centre_of(plate.place))}" if moved else "",
    )


def _muzzle_spot(slot: int) -> Point:
    return 200, 178 + 14.5 * slot


def _muzzle(slot: int, letter: str) -> Muzzle:
    x, y = _muzzle_spot(slot)
    return Muzzle(number(x), number(y + 4), number(x - 6.5), number(y - 6.5), letter)


def _line(slot: int, spot: Point) -> str:
    return f"M{pair(_muzzle_spot(slot))}L{pair(spot)}"
