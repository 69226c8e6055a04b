"""The chart sheet under every map: coast, lakes, zone lines, and where a city lies.

Plain projection of longitude and latitude; the data file names its formula.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from itertools import pairwise

import msgspec

from campaigns.mats.paths import Point, curve, number, polygon

MERIDIANS = (-90, -80, -70, -60, -50, -40, -30)
PARALLELS = (30, 40)


class MapData(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What `map.toml` holds, in degrees."""

    west: float
    east: float
    south: float
    north: float
    width: float
    height: float
    base: Point
    bend: float
    coast: tuple[Point, ...]
    newfoundland: tuple[Point, ...]
    islands: tuple[tuple[Point, ...], ...]
    azores: tuple[Point, ...]
    lakes: tuple[tuple[Point, ...], ...]
    boundaries: dict[str, tuple[Point, ...]]
    labels: dict[str, Point]
    cities: dict[str, Point]


@dataclass(frozen=True, slots=True)
class Dot:
    """A labelled point of the sheet."""

    x: str
    y: str
    text: str
    base: str = ""


@dataclass(frozen=True, slots=True)
class Sheet:
    """What never changes on the map."""

    width: str
    height: str
    graticule: tuple[str, ...]
    land: tuple[str, ...]
    lakes: tuple[str, ...]
    isles: tuple[Dot, ...]
    lines: tuple[str, ...]


@cache
def data() -> MapData:
    """Read the map's data file."""
    source = files("campaigns.mats").joinpath("map.toml")
    return msgspec.toml.decode(source.read_text("utf-8"), type=MapData)


def project(point: Point) -> Point:
    """Place on the sheet of a longitude and latitude."""
    chart = data()
    scale = chart.width / (chart.east - chart.west)
    return (point[0] - chart.west) * scale, (chart.north - point[1]) * scale / 0.766


def city(name: str) -> Point | None:
    """Place on the sheet of a city, None when the data has none of that name.

    A name may carry its state after a comma.
    """
    point = data().cities.get(name.split(",")[0].strip())
    return project(point) if point else None


def base() -> Point:
    """Place of the base on the sheet."""
    return project(data().base)


@cache
def sheet() -> Sheet:
    """Draw the sheet."""
    chart = data()
    outlines = (chart.coast, chart.newfoundland, *chart.islands)
    return Sheet(
        width=number(chart.width),
        height=number(chart.height),
        graticule=_graticule(chart),
        land=tuple(_outline(points) for points in outlines),
        lakes=tuple(_outline(points) for points in chart.lakes),
        isles=tuple(
            Dot(number(x), number(y), "") for x, y in map(project, chart.azores)
        ),
        lines=tuple(
            curve([project(point) for point in points])
            for points in chart.boundaries.values()
        ),
    )


def zone_at(point: Point) -> int:
    """Zone in which a place of the sheet lies."""
    return 1 + sum(point[0] < _crossing(line, point[1]) for line in _boundaries())


@cache
def _boundaries() -> tuple[tuple[Point, ...], ...]:
    lines = data().boundaries.values()
    return tuple(tuple(project(point) for point in line) for line in lines)


def _outline(points: Sequence[Point]) -> str:
    return polygon(project(point) for point in points)


def _graticule(chart: MapData) -> tuple[str, ...]:
    upright = (project((degree, 0))[0] for degree in MERIDIANS)
    level = (project((0, degree))[1] for degree in PARALLELS)
    return (
        *(f"M{number(x)} 0V{number(chart.height)}" for x in upright),
        *(f"M0 {number(y)}H{number(chart.width)}" for y in level),
    )


def _crossing(line: Sequence[Point], y: float) -> float:
    """Where a boundary, given from north to south, has height `y`."""
    for (x1, y1), (x2, y2) in pairwise(line):
        if y1 <= y <= y2:
            return x1 + (x2 - x1) * (y - y1) / (y2 - y1)
    return line[0][0] if y < line[0][1] else line[-1][0]
