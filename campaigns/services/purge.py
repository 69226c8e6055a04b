"""What the site forgets by itself."""

from __future__ import annotations

from itertools import batched
from typing import TYPE_CHECKING

from django.contrib.auth import SESSION_KEY
from django.contrib.sessions.models import Session
from django.utils import timezone

from campaigns.models import Campaign, User
from campaigns.models.campaign import bin_since
from campaigns.models.user import GUEST_STAYS

if TYPE_CHECKING:
    from collections.abc import Iterable

AT_ONCE = 1000
"""Sessions that are read into memory together."""


def guests_purge() -> int:
    """Remove the guests who have not played for 30 days, with their campaigns."""
    gone = User.objects.idle_guests(since=timezone.now() - GUEST_STAYS)
    count = gone.count()
    gone.delete()
    return count


def bin_purge() -> int:
    """Remove the campaigns that were deleted 30 days ago and not brought back."""
    old = Campaign.objects.filter(deleted_at__lt=bin_since())
    count: int = old.count()
    old.delete()
    return count


def sessions_purge() -> int:
    """Remove the sessions that have run out, and those of accounts that are gone.

    Whose a session is stands inside it, so that each is read: work for once a day, and
    not for a request that anybody can make. They hold the name he signed in with.
    """
    now = timezone.now()
    count, _rows = Session.objects.filter(expire_date__lt=now).delete()
    for some in batched(Session.objects.iterator(AT_ONCE), AT_ONCE, strict=False):
        gone = Session.objects.filter(pk__in=ownerless(some))
        count += gone.delete()[0]
    return count


def ownerless(sessions: Iterable[Session]) -> list[str]:
    """Return the keys of those sessions whose account is gone.

    The accounts are read after the sessions: one made meanwhile is not taken for gone.
    """
    owners = {one.pk: one.get_decoded().get(SESSION_KEY) for one in sessions}
    signed_in = {key: int(owner) for key, owner in owners.items() if owner}
    found = User.objects.filter(pk__in=signed_in.values()).values_list("pk", flat=True)
    living = set(found)
    return [key for key, owner in signed_in.items() if owner not in living]
