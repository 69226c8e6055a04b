"""What the site forgets by itself."""

from __future__ import annotations

from datetime import timedelta

from django.db.models import Max
from django.db.models.functions import Coalesce
from django.utils import timezone

from campaigns.models import Campaign, User
from campaigns.models.campaign import bin_since

GUEST_DAYS = 30


def guests_purge() -> int:
    """Remove the guests who have not played for 30 days, with their campaigns."""
    since = timezone.now() - timedelta(days=GUEST_DAYS)
    seen = Coalesce(Max("campaigns__last_step_at"), "created")
    idle = User.objects.filter(is_guest=True).annotate(seen=seen)
    gone = User.objects.filter(pk__in=idle.filter(seen__lt=since).values("pk"))
    count = gone.count()
    gone.delete()
    return count


def bin_purge() -> int:
    """Remove the campaigns that were deleted 30 days ago and not brought back."""
    old = Campaign.objects.filter(deleted_at__lt=bin_since())
    count: int = old.count()
    old.delete()
    return count
