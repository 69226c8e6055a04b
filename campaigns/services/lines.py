"""Which lines of a log still count."""

from __future__ import annotations

from typing import TYPE_CHECKING

from campaigns.models import LogLine

if TYPE_CHECKING:
    from collections.abc import Iterable

    from django.db.models import QuerySet

    from campaigns.models import Campaign


def effective(lines: Iterable[LogLine]) -> list[LogLine]:
    """Drop what was taken back, and the lines that took it back (contract 8)."""
    kept: list[LogLine] = []
    for line in lines:
        if line.kind != LogLine.Kind.UNDO:
            kept.append(line)
            continue
        while kept and line.back_to is not None and kept[-1].number > line.back_to:
            kept.pop()
    return kept


def lines_after(campaign: Campaign, number: int) -> QuerySet[LogLine]:
    """Return the lines after one line, in their order."""
    lines = LogLine.objects.filter(campaign=campaign, number__gt=number)
    return lines.order_by("number")
