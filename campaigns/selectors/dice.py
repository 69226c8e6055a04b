"""The throws of a career, for whoever wants to check them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from campaigns.models import LogLine

if TYPE_CHECKING:
    from django.db.models import QuerySet

    from campaigns.models import Campaign

THROW = ("number", "branch", "place", "dice", "faces", "source")


def throws_of(campaign: Campaign, *, public: bool) -> QuerySet[LogLine]:
    """Return the lines with a throw; a reader sees no flight that is not shown him."""
    found: QuerySet[LogLine] = LogLine.objects.filter(campaign=campaign)
    if public and campaign.hides_flight:
        found = found.filter(number__lte=campaign.slot_line)
    return found.exclude(dice="")


def dice_record(campaign: Campaign, *, public: bool = False) -> dict[str, Any]:
    """Return all throws, and the seed when the career is over and nobody can use it."""
    throws = throws_of(campaign, public=public)
    return {
        "seed_hash": campaign.seed_hash,
        "seed": bytes(campaign.seed).hex() if campaign.over else "",
        "honesty": campaign.honesty,
        "throws": list(throws.order_by("number").values(*THROW)),
    }
