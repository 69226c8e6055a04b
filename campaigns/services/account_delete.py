"""The end of an account."""

from __future__ import annotations

from typing import TYPE_CHECKING

from django.db import transaction

if TYPE_CHECKING:
    from campaigns.models import User


@transaction.atomic
def account_delete(*, player: User) -> None:
    """Remove a player with every campaign, log and address of his.

    His sessions on other machines sign nobody in any more; `sessions_purge` removes
    them.
    """
    player.delete()
