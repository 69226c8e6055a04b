"""Somebody tells the host of a line that looks wrong, or of a public page."""

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


def page_report(*, campaign: Campaign, reporter: User | None, text: str) -> None:
    """Keep a reader's report of a public page; `reporter` if he is signed in.

    His second report takes the place of the first that the host has not dealt with.
    """
    if reporter:
        mine = Report.objects.filter(
            campaign=campaign, number=None, reporter=reporter, is_done=False
        )
        if mine.update(text=text):
            return
    Report.objects.create(campaign=campaign, reporter=reporter, text=text)
