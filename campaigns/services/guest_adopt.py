"""A guest's campaigns go over to an account."""

from __future__ import annotations

from django.db import transaction

from campaigns.models import Campaign, User


@transaction.atomic
def guest_adopt(*, guest: User, player: User) -> int:
    """Give all campaigns of a guest to a player, and let the guest go.

    Return how many the player has more; what lies in the bin comes along unsaid.
    """
    if not guest.is_guest or guest.pk == player.pk:
        return 0
    # The races: a step in the guest's other tab, which either ends before or finds
    # itself signed out; and a campaign begun there, which locks the guest as well and
    # would otherwise go with him.
    if not User.objects.select_for_update().filter(pk=guest.pk).exists():
        return 0
    campaigns = Campaign.objects.filter(owner=guest)
    held = campaigns.select_for_update().values_list("deleted_at", flat=True)
    count = sum(deleted_at is None for deleted_at in held)
    campaigns.update(owner=player)
    guest.delete()
    return count
