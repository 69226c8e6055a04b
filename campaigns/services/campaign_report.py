"""A player tells the host of a line that looks wrong."""

from __future__ import annotations

from typing import TYPE_CHECKING

from campaigns.models import LogLine, Report

if TYPE_CHECKING:
    from campaigns.models import Campaign, User


def campaign_report(
    *, campaign: Campaign, number: int, reporter: User, text: str
) -> None:
    """Keep a report; raise `LogLine.DoesNotExist` where there is no such line.

    A second report of the same player on the same line takes the place of the first.
    """
    line = LogLine.objects.only("number").get(campaign=campaign, number=number)
    mine = Report.objects.filter(
        campaign=campaign, number=line.number, reporter=reporter, is_done=False
    )
    if not mine.update(text=text):
        Report.objects.create(
            campaign=campaign, number=line.number, reporter=reporter, text=text
        )
