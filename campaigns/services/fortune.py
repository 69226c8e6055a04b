"""Luck as the record keeps it: the rolls of a slot, in all and by man."""

from __future__ import annotations

from typing import TYPE_CHECKING

from campaigns.rules.luck import measure
from campaigns.rules.names import STATIONS
from campaigns.rules.pack import load_pack

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from campaigns.models import Crewman
    from campaigns.rules.events import Rolled
    from campaigns.rules.mats import Mat

ALL = ""


def luck_by_man(
    pack: str, aircraft: str, rolls: Iterable[Rolled], aboard: Mapping[str, int]
) -> dict[str, list[float]]:
    """Measure the rolls of a slot: all of them, and those that were one man's."""
    charts = load_pack(pack)
    mine: dict[str, list[Rolled]] = {ALL: []}
    for rolled in rolls:
        mine[ALL].append(rolled)
        man = aboard.get(station_of(charts.mats[aircraft], rolled))
        if man is not None:
            mine.setdefault(str(man), []).append(rolled)
    runs = {whose: measure(charts, found) for whose, found in mine.items()}
    return {whose: list(run) for whose, run in runs.items() if run.rolls}


def aboard_in(
    slot: int, crewmen: Iterable[Crewman], newcomers: Iterable[Crewman]
) -> dict[str, int]:
    """Say who flew at each station: its owner if he was fit, else who came for him.

    A stand-in comes after the man whose place he takes, so his number is higher.
    """
    fit = [row for row in crewmen if row.back_slot <= slot]
    return first_at_each(newcomers) | first_at_each(fit)


def first_at_each(crewmen: Iterable[Crewman]) -> dict[str, int]:
    """Return the man with the lowest number at each station."""
    return {row.station: row.man for row in sorted(crewmen, key=lambda row: -row.man)}


def station_of(mat: Mat, rolled: Rolled) -> str:
    """Say whose roll it was: the gunner's, or his who is hurt, jumps or is found."""
    if rolled.table.startswith(("B2.to_hit", "B2.damage")):
        return next((g.gunner for g in mat.guns if g.position == rolled.actor), "")
    station = rolled.actor.rpartition(":")[2]
    return station if station in STATIONS else ""
