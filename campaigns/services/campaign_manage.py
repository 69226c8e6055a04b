"""What an owner does with a campaign besides playing it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from django.db import transaction
from django.utils import timezone

from campaigns.models.campaign import new_token
from campaigns.rules.pending import Also
from campaigns.services.campaign_step import GIVE_UP, Taken, campaign_step
from campaigns.services.diary_edit import diary_share
from campaigns.services.room import check_room

if TYPE_CHECKING:
    from campaigns.models import Campaign


SHARED = ("shows_owner", "shows_flight", "is_published")


@transaction.atomic
def campaign_settings(*, campaign: Campaign, kind: str, stop: bool) -> None:
    """Say whether a roll-on stops before one kind of roll."""
    hold(campaign, "roll_on")
    asks = campaign.asks | {kind} if stop else campaign.asks - {kind}
    campaign.roll_on = {"ask": sorted(asks)}
    campaign.save(update_fields=["roll_on"])


def hold(campaign: Campaign, name: str) -> None:
    """Read a field again under a lock: two presses at once find each other's word."""
    rows = type(campaign).objects.select_for_update(of=("self",))
    campaign.refresh_from_db(fields=[name], from_queryset=rows)


def campaign_allow_take_back(*, campaign: Campaign, allowed: bool) -> None:
    """Say whether dice may be taken back from now on; what was done stays marked."""
    campaign.allow_take_back = allowed
    campaign.save(update_fields=["allow_take_back"])


def campaign_rename(*, campaign: Campaign, title: str) -> None:
    """Give a campaign another title."""
    campaign.title = title
    campaign.save(update_fields=["title"])


def campaign_archive(*, campaign: Campaign, archived: bool) -> None:
    """Put a campaign away, or take it out again."""
    campaign.archived_at = timezone.now() if archived else None
    campaign.save(update_fields=["archived_at"])


def campaign_give_up(*, campaign: Campaign, turn: int) -> Taken:
    """End a career for good, at its owner's wish (contract 9)."""
    return campaign_step(campaign=campaign, turn=turn, answer=Also(GIVE_UP))


def campaign_delete(*, campaign: Campaign) -> None:
    """Put a campaign in the bin for 30 days; its link stops working at once."""
    campaign.deleted_at = timezone.now()
    campaign.save(update_fields=["deleted_at"])


@transaction.atomic
def campaign_restore(*, campaign: Campaign) -> None:
    """Take a campaign out of the bin; a guest needs room for it."""
    copied = campaign.origin == campaign.Origin.COPY
    check_room(campaign.owner_id, for_copy=copied, from_bin=True)
    campaign.deleted_at = None
    campaign.save(update_fields=["deleted_at"])


@transaction.atomic
def campaign_share(
    *,
    campaign: Campaign,
    shows_owner: bool,
    shows_flight: bool,
    shows_diary: bool,
    is_published: bool,
) -> str:
    """Make the link by which anybody may read the career; keep one that exists.

    Return its key. What it shows changes as a whole: nobody reads half of it.
    """
    hold(campaign, "share_token")
    campaign.share_token = campaign.share_token or new_token()
    campaign.shows_owner = shows_owner
    campaign.shows_flight = shows_flight
    campaign.is_published = is_published
    campaign.save(update_fields=["share_token", *SHARED])
    diary_share(campaign=campaign, shared=shows_diary)
    return campaign.share_token


def campaign_unshare(*, campaign: Campaign) -> None:
    """Revoke the link; a later one will be another."""
    campaign.share_token = None
    campaign.is_published = False
    campaign.save(update_fields=["share_token", "is_published"])
