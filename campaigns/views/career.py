from __future__ import annotations

import hashlib
from dataclasses import replace
from typing import TYPE_CHECKING

from django.conf import settings
from django.http import HttpResponse
from django.shortcuts import redirect, render
from django.utils.cache import get_conditional_response
from django.utils.translation import get_language
from django.views.decorators.http import require_safe
from django.views.decorators.vary import vary_on_headers
from django_htmx.http import retarget

from campaigns.boards.career import career_board
from campaigns.boards.flight import flight_board
from campaigns.boards.preview import preview_board
from campaigns.http import (
    HtmxRequest,
    PlayerRequest,
    get_campaign_for,
    get_shared,
    player_required,
    unlisted,
)
from campaigns.preview import picture
from campaigns.rules.pack import load_pack
from campaigns.selectors.board import dice_facts
from campaigns.selectors.book import campaign_book
from campaigns.selectors.dice import own_throws
from campaigns.selectors.shown import shown_state

if TYPE_CHECKING:
    from django.http import HttpRequest

    from campaigns.boards.career import CareerBoard
    from campaigns.boards.flight import FlightBoard
    from campaigns.models import Campaign
    from campaigns.rules.state import Campaign as State

NOTHING_NEW = 204


@require_safe
@player_required
def career(request: PlayerRequest, pk: int) -> HttpResponse:
    """Show the owner his career page."""
    campaign = get_campaign_for(request, pk, whole=True, told=True)
    return show_career(request, campaign, public=False)


@require_safe
def public(request: HttpRequest, key: str) -> HttpResponse:
    """Show a career to whoever has its link; the page can change nothing."""
    campaign = get_shared(key, whole=True, told=True)
    etag = etag_of(campaign, request)
    fresh = get_conditional_response(request, etag=etag)
    response = fresh or show_career(request, campaign, public=True)
    response["ETag"] = etag
    return unlisted(response, campaign)


@require_safe
@vary_on_headers("HX-Request")
def public_now(request: HtmxRequest, key: str) -> HttpResponse:
    """Give a page that follows a career what is new since it last asked.

    Nothing: 204, found without reading the state. A step: the flight. A slot that was
    closed, or the end of the career: the whole record. Whoever opens the address by
    itself is led to the page: a part of it has neither head nor style.
    """
    seen = (request.GET.get("slot"), request.GET.get("step"))
    campaign = get_shared(key)
    if not request.htmx:
        return unlisted(redirect("campaigns:public", key=key), campaign)
    if mark_of(campaign) == seen:
        return unlisted(HttpResponse(status=NOTHING_NEW), campaign)
    # The slot may have closed, or the link be gone, since the first look.
    campaign = get_shared(key, whole=True, told=True)
    part = "flight" if mark_of(campaign)[0] == seen[0] else "record"
    response = show_career(request, campaign, public=True, part=f"#{part}")
    return unlisted(retarget(response, f"#{part}"), campaign)


@require_safe
def public_picture(request: HttpRequest, key: str) -> HttpResponse:
    """Give the picture for places that show a link with what it leads to."""
    campaign = get_shared(key, whole=True, told=True)
    etag = etag_from(campaign.pk, mark_of(campaign)[0], get_language())
    response = get_conditional_response(request, etag=etag)
    if response is None:
        state = shown_state(campaign, public=True)
        board = board_of(campaign, state, public=True)
        preview = preview_board(state, load_pack(campaign.pack), board)
        response = HttpResponse(picture(preview), content_type="image/png")
    response["ETag"] = etag
    return unlisted(response, campaign)


def mark_of(campaign: Campaign) -> tuple[str, str]:
    """Return what changes with the record, and with each step that is shown."""
    slot = f"{campaign.slot_line}{campaign.over}-{campaign.record_revision}"
    return slot, str(campaign.turn) if campaign.shows_flight else ""


def etag_of(campaign: Campaign, request: HttpRequest) -> str:
    """Return what changes whenever the page does, for whoever reads it."""
    facts = (campaign.pk, *mark_of(campaign), campaign.honesty)
    shown = (campaign.shows_owner, campaign.owner.username, campaign.shows_flight)
    reader = (request.user.pk, getattr(request.user, "display", None))
    return etag_from(*facts, *shown, shows_diary(campaign), get_language(), *reader)


def etag_from(*facts: object) -> str:
    """Return an entity tag that is another one when a fact, or the release, is."""
    told = repr((settings.RELEASE, *facts))
    return f'"{hashlib.sha256(told.encode()).hexdigest()[:32]}"'


def board_of(campaign: Campaign, state: State, *, public: bool) -> CareerBoard:
    """Build the career page's board from the record: three or four queries.

    One more counts the player's own dice, in a career of that class.
    """
    book = campaign_book(campaign, public=public)
    dice = dice_facts(campaign)
    if dice.honesty == "typed":
        dice = replace(dice, own=own_throws(campaign, public=public))
    return career_board(state, load_pack(campaign.pack), book, dice)


def show_career(
    request: HttpRequest, campaign: Campaign, *, public: bool, part: str = ""
) -> HttpResponse:
    """Render the career page, or a part of it; only what it shows is built."""
    context = {
        "public": public,
        "mark": mark_of(campaign),
        "flight": flight_of(campaign, public=public),
    }
    if part != "#flight":
        context |= record_of(request, campaign, public=public)
    return render(request, f"campaigns/career.html{part}", context)


def flight_of(campaign: Campaign, *, public: bool) -> FlightBoard | None:
    """Build the flight under way, where there is one and it may be seen."""
    if campaign.over or (public and campaign.hides_flight):
        return None
    return flight_board(campaign.state, load_pack(campaign.pack))


def record_of(
    request: HttpRequest, campaign: Campaign, *, public: bool
) -> dict[str, object]:
    """Return what the page shows besides the flight."""
    state = shown_state(campaign, public=public)
    return {
        "board": board_of(campaign, state, public=public),
        "campaign": campaign,
        "owner": campaign.owner.username if campaign.shows_owner else "",
        "diary": not public or shows_diary(campaign),
        "shows_diary": shows_diary(campaign),
        "address": request.build_absolute_uri(request.path),
    }


def shows_diary(campaign: Campaign) -> bool:
    """Say whether the owner shows the diary by the link of the career."""
    return hasattr(campaign, "diary") and campaign.diary.is_shared
