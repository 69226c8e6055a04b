"""Luck as pages read it from the record."""

from __future__ import annotations

from typing import TYPE_CHECKING

from campaigns.rules.luck import Luck, Run, judge

if TYPE_CHECKING:
    from collections.abc import Iterable

    from campaigns.models import SortieRecord

ALL = ""


def luck_of(sorties: Iterable[SortieRecord], station: str = ALL) -> Luck:
    """Judge the rolls of several slots together."""
    kept = (record.luck.get(station) for record in sorties)
    return judge(Run(int(run[0]), run[1], run[2]) for run in kept if run)
