"""The end of an account."""

from __future__ import annotations

from typing import TYPE_CHECKING

from django.db import transaction

if TYPE_CHECKING:
    from campaigns.models import User


@transaction.atomic
def account_delete(*, player: User) -> None:
    """Remove a player with every campaign, log and address that belongs to him."""
    player.delete()
