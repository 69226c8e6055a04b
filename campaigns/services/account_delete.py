"""The end of an account."""

from __future__ import annotations

from typing import TYPE_CHECKING

from django.contrib.auth import SESSION_KEY
from django.contrib.sessions.models import Session
from django.db import transaction

if TYPE_CHECKING:
    from campaigns.models import User


@transaction.atomic
def account_delete(*, player: User) -> None:
    """Remove a player with every campaign, log, address and session of his."""
    sessions_delete(player=player)
    player.delete()


def sessions_delete(*, player: User) -> None:
    """End a player's sessions on all machines; they keep the name he signed in with.

    Who a session belongs to is inside it, so each is read: slow, but rarely done.
    """
    key = str(player.pk)
    for session in Session.objects.iterator():
        if session.get_decoded().get(SESSION_KEY) == key:
            session.delete()
