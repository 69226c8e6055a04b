"""Luck as the record keeps it: the rolls of a slot, in all and by station."""

from __future__ import annotations

from typing import TYPE_CHECKING

from campaigns.rules.luck import measure
from campaigns.rules.names import STATIONS
from campaigns.rules.pack import load_pack

if TYPE_CHECKING:
    from collections.abc import Iterable

    from campaigns.rules.events import Rolled
    from campaigns.rules.mats import Mat

ALL = ""


def luck_by_station(
    pack: str, aircraft: str, rolls: Iterable[Rolled]
) -> dict[str, list[float]]:
    """Measure the rolls of a slot: all of them, and those that were one man's."""
    charts = load_pack(pack)
    mine: dict[str, list[Rolled]] = {ALL: []}
    for rolled in rolls:
        mine[ALL].append(rolled)
        station = station_of(charts.mats[aircraft], rolled)
        if station:
            mine.setdefault(station, []).append(rolled)
    runs = {station: measure(charts, found) for station, found in mine.items()}
    return {station: list(run) for station, run in runs.items() if run.rolls}


def station_of(mat: Mat, rolled: Rolled) -> str:
    """Say whose roll it was: the gunner's, or the man's who jumps or is picked up."""
    if rolled.table.startswith(("B2.to_hit", "B2.damage")):
        return next((g.gunner for g in mat.guns if g.position == rolled.actor), "")
    return rolled.actor if rolled.actor in STATIONS else ""
