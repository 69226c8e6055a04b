"""How many campaigns a guest may have. An account may have any number."""

from __future__ import annotations

from typing import TYPE_CHECKING

from django.db.models import Q

from campaigns.models import Campaign, User

if TYPE_CHECKING:
    from campaigns.models.campaign import CampaignQuerySet

GUEST_CAMPAIGNS = 3
"""Of each kind: campaigns that count, and scratch copies."""
COPY = Q(origin=Campaign.Origin.COPY)


class TooManyCampaignsError(Exception):
    """A guest has as many campaigns as guests may."""


def check_room(owner: User, *, for_copy: bool = False) -> None:
    """Raise `TooManyCampaignsError` when a guest can have no further campaign.

    Within a transaction: the guest's row is locked against a double click, each half of
    which would find room.
    """
    if not owner.is_guest:
        return
    guest = User.objects.select_for_update().get(pk=owner.pk)
    mine: CampaignQuerySet = Campaign.objects.owned_by(guest)
    if mine.filter(COPY if for_copy else ~COPY).count() >= GUEST_CAMPAIGNS:
        raise TooManyCampaignsError
