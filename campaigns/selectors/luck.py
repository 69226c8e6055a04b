"""Luck as pages read it from the record."""

from __future__ import annotations

from typing import TYPE_CHECKING

from campaigns.rules.luck import Luck, Run, judge, judge_sorties

if TYPE_CHECKING:
    from collections.abc import Iterable

    from campaigns.models import SortieRecord

ALL = ""


def luck_of(sorties: Iterable[SortieRecord], whose: str = ALL) -> Luck:
    """Judge the rolls of several slots together, all or those of one man."""
    kept = (record.luck.get(whose) for record in sorties)
    runs = [Run(int(run[0]), run[1], run[2]) for run in kept if run]
    return judge_sorties(runs) if whose == ALL else judge(runs)
