"""Campaigns as one card each."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from django.db.models import Case, Max, OuterRef, Q, Subquery, When
from django.db.models.fields.json import KT
from django.utils import formats

from campaigns.boards.given import CampaignCard
from campaigns.mats.track import track
from campaigns.models import Bomber, Campaign, LogLine
from campaigns.models.user import GUEST_STAYS
from campaigns.rules.pack import load_pack
from campaigns.rules.phases.career import level

if TYPE_CHECKING:
    from collections.abc import Iterable

    from campaigns.models import User
    from campaigns.models.campaign import CampaignQuerySet

PUBLIC_CARDS = 6
DICE = ("origin", "is_taken_back", "has_typed_dice")
PILOT = ("name", "rank", "slot", "total", "victory", "atomic_drops")
SHOWN = ("rank", "slot", "total", "victory")


def campaign_cards(user: User) -> tuple[CampaignCard, ...]:
    """Return a player's campaigns, the one played last first."""
    mine = Campaign.objects.owned_by(user).order_by("-last_step_at")
    return cards_of(mine, until=guest_until(user))


def trashed_cards(user: User) -> tuple[CampaignCard, ...]:
    """Return the campaigns that a player can still bring back."""
    found = Campaign.objects.in_bin_of(user)
    return cards_of(found.order_by("-deleted_at"))


def published_cards() -> tuple[CampaignCard, ...]:
    """Return careers for the front page; only those whose owners want it.

    The latest come first, by what is shown of them: a step of a hidden flight would
    tell of it by the order alone.
    """
    closed = LogLine.objects.filter(
        campaign=OuterRef("pk"), number=OuterRef("slot_line")
    )
    hides = Q(shows_flight=False, over="")
    latest = Case(
        When(hides, then=Subquery(closed.values("at")[:1])), default="last_step_at"
    )
    found = Campaign.objects.published().order_by(latest.desc(), "-pk")
    return cards_of(found[:PUBLIC_CARDS], public=True)


def latest_card(user: User) -> CampaignCard | None:
    """Return the campaign that a player would go on with."""
    mine = Campaign.objects.owned_by(user).filter(over="").order_by("-last_step_at")
    return next(iter(cards_of(mine[:1])), None)


def cards_of(
    campaigns: CampaignQuerySet, *, public: bool = False, until: str = ""
) -> tuple[CampaignCard, ...]:
    """Read what stands on the cards, without the states: one query.

    `until` is the day on which a guest's campaigns go.
    """
    bomber = Bomber.objects.filter(campaign=OuterRef("pk")).order_by("-number")
    rows: Iterable[dict[str, Any]] = campaigns.values(
        "pk",
        "title",
        "pack",
        "archived_at",
        "over",
        "share_token",
        "shows_owner",
        "shows_flight",
        "owner__username",
        *DICE,
        *(f"pilot__{name}" for name in PILOT),
        aircraft=Subquery(bomber.values("type")[:1]),
        aircraft_name=Subquery(bomber.values("name")[:1]),
        leg=KT("state__sortie__leg"),
    )
    return tuple(card_of(row, public=public, until=until) for row in rows)


def card_of(row: dict[str, Any], *, public: bool, until: str) -> CampaignCard:
    """Return one card; a stranger's shows nothing that its owner did not allow."""
    named = row["shows_owner"] or not public
    pack, total = load_pack(row["pack"]), row["pilot__total"]
    return CampaignCard(
        pk=row["pk"],
        title="" if public else row["title"],
        archived=row["archived_at"] is not None,
        pilot=row["pilot__name"],
        **{name: row[f"pilot__{name}"] for name in SHOWN},
        level=level(total, row["pilot__atomic_drops"], pack),
        track=track(total, [band.max for band in pack.victory.bands]),
        aircraft=row["aircraft"],
        aircraft_name=row["aircraft_name"],
        over=row["over"],
        in_flight=in_flight(row) if row["shows_flight"] or not public else None,
        key=row["share_token"] or "",
        owner=row["owner__username"] if named else "",
        guest_until=until,
        honesty=Campaign(**{name: row[name] for name in DICE}).honesty,
    )


def in_flight(row: dict[str, Any]) -> bool:
    """Say whether the aircraft is in the air."""
    return row["leg"] is not None and not row["over"]


def guest_until(user: User) -> str:
    """Return the day on which a guest's campaigns go, all of them together."""
    if not user.is_guest:
        return ""
    last = Campaign.objects.filter(owner=user).aggregate(last=Max("last_step_at"))
    day = (last["last"] or user.created) + GUEST_STAYS
    return formats.date_format(day, "DATE_FORMAT")
