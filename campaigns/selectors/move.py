"""The report on other rules, as its page and the host's command show it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from campaigns.boards.given import Career
from campaigns.boards.move import MoveBoard, move_board

if TYPE_CHECKING:
    from campaigns.exchange.moving import MoveReport
    from campaigns.models import Campaign


def move_page(campaign: Campaign, report: MoveReport) -> MoveBoard:
    """Put a report on a campaign into words."""
    moves = tuple(campaign.moves)
    career = Career(campaign.pk, campaign.title, campaign.turn, campaign.state, moves)
    return move_board(report, career)
