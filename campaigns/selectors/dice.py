"""The throws of a career, for whoever wants to check them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from campaigns.models import LogLine

if TYPE_CHECKING:
    from campaigns.models import Campaign

THROW = ("number", "branch", "place", "dice", "faces", "source")


def dice_record(campaign: Campaign) -> dict[str, Any]:
    """Return all throws, and the seed when the career is over and nobody can use it."""
    throws = LogLine.objects.filter(campaign=campaign).exclude(dice="")
    return {
        "seed_hash": campaign.seed_hash,
        "seed": bytes(campaign.seed).hex() if campaign.over else "",
        "honesty": campaign.honesty,
        "throws": list(throws.order_by("number").values(*THROW)),
    }
