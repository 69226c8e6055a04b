"""The throws of a career, for whoever wants to check them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from django.db.models import Count, Q

from campaigns.models import LogLine
from campaigns.rules.dice import GIVEN

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


def own_throws(campaign: Campaign, *, public: bool) -> tuple[int, int]:
    """Count the throws with the player's own dice, given rows among them, and all."""
    own = Count("pk", filter=Q(source__in=GIVEN))
    found = throws_of(campaign, public=public).aggregate(own=own, throws=Count("pk"))
    return found["own"], found["throws"]


def dice_record(campaign: Campaign, *, public: bool = False) -> dict[str, Any]:
    """Return all throws, and the seed when the career is over and nobody can use it."""
    throws = throws_of(campaign, public=public)
    return {
        "seed_hash": campaign.seed_hash,
        "seed": campaign.shown_seed,
        "honesty": campaign.honesty,
        "throws": list(throws.order_by("number").values(*THROW)),
    }
