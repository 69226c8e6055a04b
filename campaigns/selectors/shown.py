"""How much of a career somebody may see."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from campaigns.models import Campaign
    from campaigns.rules.state import Campaign as State


def shown_state(campaign: Campaign, *, public: bool) -> State:
    """Return the state that a page tells of; a hidden flight's readers see it unflown.

    Points, rank and aircraft change before the slot closes. The state at its start is
    in store for undo: one query, for a reader of such a career alone.
    """
    if not (public and campaign.hides_flight):
        return campaign.state
    start: State = campaign.checkpoints.get(number=campaign.slot_line).state
    return start
