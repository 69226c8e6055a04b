"""A guest's campaigns go over to an account."""

from __future__ import annotations

from django.db import transaction

from campaigns.models import Campaign, User


@transaction.atomic
def guest_adopt(*, guest: User, player: User) -> int:
    """Give all campaigns of a guest to a player, and let the guest go."""
    if not guest.is_guest or guest.pk == player.pk:
        return 0
    # The race: a step in the guest's other tab; it either ends before or finds
    # itself signed out.
    campaigns = Campaign.objects.filter(owner=guest)
    count = len(campaigns.select_for_update().values_list("pk"))
    campaigns.update(owner=player)
    guest.delete()
    return count
