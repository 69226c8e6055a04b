"""Which lines of a log still count."""

from __future__ import annotations

from typing import TYPE_CHECKING

from campaigns.models import LogLine
from campaigns.models.log import counting

if TYPE_CHECKING:
    from collections.abc import Iterable

    from django.db.models import QuerySet

    from campaigns.models import Campaign


def effective(lines: Iterable[LogLine]) -> list[LogLine]:
    """Return the lines that still count, in their order."""
    return counting((line.number, line.back_to, line) for line in lines)


def lines_after(campaign: Campaign, number: int) -> QuerySet[LogLine]:
    """Return the lines after one line, in their order."""
    lines = LogLine.objects.filter(campaign=campaign, number__gt=number)
    return lines.order_by("number")
