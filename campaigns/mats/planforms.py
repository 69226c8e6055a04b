"""Planforms of the aircraft, read from their data files."""

from functools import cache
from importlib.resources import files
from typing import Literal

import msgspec

from campaigns.mats.paths import Point, mirrored, polygon


class Engine(msgspec.Struct, frozen=True):
    """One engine of the port side."""

    kind: Literal["piston", "jet"]
    at: Point


class Planform(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Top view of one type; see the package for the meaning of the fields."""

    title: str
    span_m: float
    length_m: float
    axis: tuple[float, float]
    fuselage: tuple[Point, ...]
    wing: tuple[Point, ...]
    wing_root: tuple[Point, ...]
    tailplane: tuple[Point, ...]
    fins: tuple[tuple[Point, ...], ...]
    engines: tuple[Engine, ...]
    tank: tuple[Point, ...]
    bay: tuple[float, float, float, float]
    guns: dict[str, Point]
    crew: dict[str, Point]


@cache
def planform(type_: str) -> Planform:
    """Read the planform of a type; raises `FileNotFoundError` when there is none."""
    source = files("campaigns.mats").joinpath("planforms", f"{type_}.toml")
    return msgspec.toml.decode(source.read_text("utf-8"), type=Planform)


def nacelle(engine: Engine, *, starboard: bool = False) -> str:
    """Outline of an engine as part of a silhouette."""
    x = 1000 - engine.at[0] if starboard else engine.at[0]
    y = engine.at[1]
    edge = [(-12, 56), (12, 56), (14, -14), (10, -26), (-10, -26), (-14, -14)]
    return polygon((x + dx, y + dy) for dx, dy in edge)


@cache
def silhouette(type_: str) -> str:
    """The whole type as one path."""
    plan = planform(type_)
    outlines = [plan.wing, mirrored(plan.wing), plan.fuselage]
    if plan.tailplane:
        outlines += [plan.tailplane, mirrored(plan.tailplane)]
    path = "".join(polygon(outline) for outline in (*outlines, *plan.fins))
    return path + "".join(
        nacelle(engine) + nacelle(engine, starboard=True) for engine in plan.engines
    )
