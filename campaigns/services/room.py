"""How many campaigns a guest may have. An account may have any number."""

from __future__ import annotations

from django.db.models import Q

from campaigns.models import Campaign, User

GUEST_CAMPAIGNS = 3
"""Of each kind: campaigns that count, and scratch copies."""
GUEST_IN_ALL = 12
"""With those in the bin."""
COPY = Q(origin=Campaign.Origin.COPY)


class TooManyCampaignsError(Exception):
    """A guest has as many campaigns as guests may."""


class GuestGoneError(Exception):
    """The guest has become a player, or was removed, since he asked."""


def check_room(owner: int, *, for_copy: bool = False, from_bin: bool = False) -> None:
    """Raise `TooManyCampaignsError` when a guest can have no further campaign.

    `owner` is the key of a user. Within a transaction: his row is locked against a
    double click, each half of which would find room. Raise `GuestGoneError` where there
    is none any more.
    """
    user = User.objects.select_for_update().filter(pk=owner).first()
    if user is None:
        raise GuestGoneError
    if not user.is_guest:
        return
    same = Campaign.objects.owned_by(user).filter(COPY if for_copy else ~COPY)
    in_all = Campaign.objects.filter(owner=user).count() - from_bin
    if same.count() >= GUEST_CAMPAIGNS or in_all >= GUEST_IN_ALL:
        raise TooManyCampaignsError
