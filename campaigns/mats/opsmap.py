"""The operations map: where the bomber is on its way to the target and back."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import atan2, degrees, hypot

from campaigns.mats import chartsheet
from campaigns.mats.chartsheet import Dot
from campaigns.mats.paths import Point, number, pair
from campaigns.mats.planforms import silhouette

SAMPLES = 200
SHORT = 39
"""How far the bomber is drawn from the target when it has reached its zone."""
NAMED = (
    ("New York", -10, 22, "end"),
    ("Chicago", -8, 16, "end"),
    ("Detroit", -4, 26, "middle"),
    ("Norfolk", -10, 10, "end"),
)
AGENT_DROP = 150.0
"""How far beyond New York an agent is dropped, along the same course."""
CLOUDS = {
    "good": "M836 136a8 8 0 1 0 16 0a8 8 0 1 0 -16 0zM844 122v-5M844 150v5M830 136h-5"
    "M858 136h5M834 126l-3 -3M854 126l3 -3M834 146l-3 3M854 146l3 3",
    "rain-squalls": "M839 141l-4 9M850 141l-4 9",
    "low-cloud": "M828 153h32",
    "storm": "M846 132l-7 10h8l-6 11",
}


@dataclass(frozen=True, slots=True)
class Course:
    """Where the bomber stands. `zone` is 0 at the base."""

    type: str
    zone: int = 0
    homeward: bool = False
    city: str = ""
    zone_of_target: int = 0
    turn_zone: int = 0
    """Outermost zone of the way out; beyond the target on an agent sortie."""
    on_target: bool = False
    """The bomber stands in the zone of the target, outward bound."""
    weather: str = ""


@dataclass(frozen=True, slots=True)
class ZoneMark:
    """The number of a zone."""

    x: str
    y: str
    base: str
    number: str
    now: bool


@dataclass(frozen=True, slots=True)
class Place:
    """A named city."""

    x: str
    y: str
    label_x: str
    label_y: str
    name: str
    anchor: str


@dataclass(frozen=True, slots=True)
class Target:
    """The target's ring and its flag."""

    x: str
    y: str
    ring: str
    leader: str
    left: str
    top: str
    width: str
    middle: str
    base: str


@dataclass(frozen=True, slots=True)
class Drawing:
    """What changes on the map."""

    zones: tuple[ZoneMark, ...]
    places: tuple[Place, ...]
    base: Dot
    flown: str
    ahead: str
    target: Target | None
    bomber: str
    bomber_place: str
    weather: str


def draw(course: Course) -> Drawing:
    """Draw the map of one sortie; without a target only the base and the zones."""
    target = chartsheet.city(course.city) if course.city else None
    way = _way(target, course) if target else ()
    at = _position(way, course)
    return Drawing(
        zones=tuple(_zone(key, key == str(course.zone)) for key in _labels()),
        places=tuple(_place(*named) for named in NAMED if named[0] != course.city),
        base=_base(),
        flown=_stretch(way, at, flown=True, homeward=course.homeward),
        ahead=_stretch(way, at, flown=False, homeward=course.homeward),
        target=_target(target, course) if target else None,
        bomber=silhouette(course.type),
        bomber_place=_pose(way, at, homeward=course.homeward),
        weather=CLOUDS.get(course.weather, ""),
    )


def _labels() -> Sequence[str]:
    return tuple(chartsheet.data().labels)


def _zone(key: str, now: bool) -> ZoneMark:  # noqa: FBT001
    x, y = chartsheet.project(chartsheet.data().labels[key])
    return ZoneMark(number(x), number(y), number(y + 8), key, now)


def _place(name: str, dx: float, dy: float, anchor: str) -> Place:
    x, y = chartsheet.city(name) or (0, 0)
    return Place(number(x), number(y), number(x + dx), number(y + dy), name, anchor)


def _base() -> Dot:
    x, y = chartsheet.base()
    triangle = f"M{pair((x, y - 11))}l10 18h-20z"
    return Dot(number(x + 38), number(y + 30), "", triangle)


def _way(target: Point, course: Course) -> tuple[Point, ...]:
    """Points along the route, from the base to where the bomber turns round."""
    start = chartsheet.base()
    rise = chartsheet.data().bend * (start[0] - target[0])
    bend = ((start[0] + target[0]) / 2, (start[1] + target[1]) / 2 - rise)
    points = [_bezier(start, bend, target, i / SAMPLES) for i in range(SAMPLES + 1)]
    if course.turn_zone > course.zone_of_target:
        (x1, y1), (x2, y2) = points[-2], points[-1]
        far = AGENT_DROP / hypot(x2 - x1, y2 - y1)
        steps = range(1, SAMPLES // 4 + 1)
        points += [
            (
                x2 + (x2 - x1) * far * i / len(steps),
                y2 + (y2 - y1) * far * i / len(steps),
            )
            for i in steps
        ]
    return tuple(points)


def _bezier(a: Point, b: Point, c: Point, t: float) -> Point:
    u = 1 - t
    return (
        u * u * a[0] + 2 * u * t * b[0] + t * t * c[0],
        u * u * a[1] + 2 * u * t * b[1] + t * t * c[1],
    )


def _position(way: Sequence[Point], course: Course) -> int:
    """Index of the bomber's place on its way."""
    if not way or not course.zone:
        return 0
    if course.on_target:
        end = way[SAMPLES]
        return max(
            i
            for i in range(SAMPLES)
            if hypot(way[i][0] - end[0], way[i][1] - end[1]) > SHORT
        )
    inside = [
        i for i, point in enumerate(way) if chartsheet.zone_at(point) == course.zone
    ]
    return inside[len(inside) // 2] if inside else len(way) - 1


def _stretch(way: Sequence[Point], at: int, *, flown: bool, homeward: bool) -> str:
    """The flown or the open part of the present leg."""
    part = way[at:] if flown == homeward else way[: at + 1]
    if len(part) < 2:
        return ""
    step = max(len(part) // 12, 1)
    points = (*part[:-1:step], part[-1])
    return "M" + "L".join(pair(point) for point in points)


def _pose(way: Sequence[Point], at: int, *, homeward: bool) -> str:
    if not way or at == 0:
        return ""
    (x1, y1), (x2, y2) = way[max(at - 1, 0)], way[min(at + 1, len(way) - 1)]
    turn = degrees(atan2(y2 - y1, x2 - x1)) + (270 if homeward else 90)
    return (
        f"translate({pair(way[at])}) rotate({number(turn % 360)})"
        " scale(.074) translate(-500 -480)"
    )


def _target(at: Point, course: Course) -> Target:
    x, y = at
    width = 26 + 11 * len(course.city.split(",")[0])
    north = course.zone_of_target > 5
    left = max(x - width / 2, 6) if north else x + 52
    top = 8.0 if north else y + 43
    foot = pair((left + width / 2, top + 30)) if north else pair((x + 52, y + 58))
    start = pair((x, y - 13)) if north else pair((x + 9, y + 9))
    return Target(
        number(x),
        number(y),
        f"M{pair((x - 19, y))}h14m10 0h14M{pair((x, y - 19))}v14m0 10v14",
        f"M{start}L{foot}",
        number(left),
        number(top),
        number(width),
        number(left + width / 2),
        number(top + 22.5),
    )
