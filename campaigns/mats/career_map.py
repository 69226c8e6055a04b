"""The map of all targets of a career."""

from collections.abc import Mapping
from dataclasses import dataclass
from math import sqrt

from campaigns.mats import chartsheet
from campaigns.mats.paths import cross, number

LABELLED = (
    ("Chicago", -9, 4, "end"),
    ("Detroit", 0, -14, "middle"),
    ("New York", 15, 12, "start"),
    ("Boston", 13, 2, "start"),
    ("Norfolk", -13, 10, "end"),
    ("Cincinnati", 0, 22, "middle"),
    ("St. Louis", 0, 22, "middle"),
    ("Pittsburgh", 0, 20, "middle"),
)


@dataclass(frozen=True, slots=True)
class Hit:
    """One city on the map of targets."""

    x: str
    y: str
    r: str
    open: bool
    lost: str


@dataclass(frozen=True, slots=True)
class CityLabel:
    """Name of a large city."""

    x: str
    y: str
    anchor: str
    name: str


@dataclass(frozen=True, slots=True)
class ZoneNumber:
    """The number of a zone in its ring; `base` is the line that the digit stands on."""

    number: str
    x: str
    y: str
    base: str


ZONES = (
    ZoneNumber("5", "311.5", "218.6", "223.6"),
    ZoneNumber("6", "48", "234.7", "239.7"),
)


@dataclass(frozen=True, slots=True)
class TargetMap:
    """The map of all targets of a career."""

    hits: tuple[Hit, ...]
    cities: tuple[CityLabel, ...]
    zones: tuple[ZoneNumber, ...]


def target_map(visits: Mapping[str, tuple[int, int, bool]]) -> TargetMap:
    """Mark each city: sorties, successes, and whether a bomber was lost on one."""
    hits = []
    order = sorted(visits.items(), key=lambda item: (-item[1][0], item[0]))
    for city, (sorties, successes, lost) in order:
        place = chartsheet.city(city)
        if place is None:
            continue
        x, y = place
        radius = 2.0 + 3.0 * sqrt(sorties)
        loss = cross(x, y, 9) if lost else ""
        hits.append(Hit(number(x), number(y), number(radius), not successes, loss))
    return TargetMap(tuple(hits), _labels(), ZONES)


def _labels() -> tuple[CityLabel, ...]:
    labels = []
    for name, dx, dy, anchor in LABELLED:
        place = chartsheet.city(name)
        if place:
            x, y = place
            labels.append(CityLabel(number(x + dx), number(y + dy), anchor, name))
    return tuple(labels)
