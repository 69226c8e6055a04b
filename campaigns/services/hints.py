"""Whether a player is guided."""

from __future__ import annotations

from typing import TYPE_CHECKING

from django.db import transaction

if TYPE_CHECKING:
    from campaigns.models import Campaign, User


@transaction.atomic
def hints_switch(*, campaign: Campaign, player: User, shown: bool) -> None:
    """Show hints in a campaign and in those begun later, or never again."""
    campaign.guided = shown
    campaign.save(update_fields=["guided"])
    player_hints(player=player, shown=shown)


def player_hints(*, player: User, shown: bool) -> None:
    """Say whether campaigns that a player begins show hints."""
    player.hints_off = not shown
    player.save(update_fields=["hints_off"])
