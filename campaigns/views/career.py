from __future__ import annotations

import hashlib
from typing import TYPE_CHECKING

from django.contrib.staticfiles.storage import staticfiles_storage
from django.http import Http404, HttpResponse, JsonResponse
from django.shortcuts import render
from django.utils.cache import get_conditional_response
from django.utils.translation import get_language
from django.views.decorators.http import require_GET, require_safe
from django_htmx.http import retarget

from campaigns.boards.builders import career_board, flight_board, preview_board
from campaigns.http import (
    HtmxRequest,
    PlayerRequest,
    get_campaign_for,
    player_required,
)
from campaigns.models import Campaign
from campaigns.preview import picture
from campaigns.rules.pack import load_pack
from campaigns.selectors.board import dice_facts
from campaigns.selectors.book import campaign_book
from campaigns.selectors.dice import dice_record
from campaigns.selectors.shown import shown_state
from campaigns.views.replay import unlisted

if TYPE_CHECKING:
    from django.http import HttpRequest

    from campaigns.boards.career import CareerBoard
    from campaigns.rules.state import Campaign as State

NOTHING_NEW = 204
MARK = ("slot_line", "over", "turn", "shows_flight")


@require_GET
@player_required
def career(request: PlayerRequest, pk: int) -> HttpResponse:
    """Show the owner his career page."""
    campaign = get_campaign_for(request, pk, whole=True, told=True)
    return show_career(request, campaign, public=False)


@require_safe
def public(request: HttpRequest, key: str) -> HttpResponse:
    """Show a career to whoever has its link; the page can change nothing."""
    shared = Campaign.objects.shared().told()
    campaign = shared.filter(share_token=key).first()
    if campaign is None:
        raise Http404
    etag = etag_of(campaign, request)
    fresh = get_conditional_response(request, etag=etag)
    response = fresh or show_career(request, campaign, public=True)
    response["ETag"] = etag
    return unlisted(response, campaign)


@require_safe
def public_now(request: HtmxRequest, key: str) -> HttpResponse:
    """Give a page that follows a career what is new since it last asked.

    Nothing: 204, found without reading the state. A step: the flight. A slot that was
    closed, or the end of the career: the whole record.
    """
    shared = Campaign.objects.shared().filter(share_token=key)
    now = shared.only(*MARK).first()
    if now is None:
        raise Http404
    slot, step = mark_of(now)
    if request.GET.get("slot") == slot and request.GET.get("step") == step:
        return HttpResponse(status=NOTHING_NEW)
    campaign = shared.told().get()
    part = "flight" if request.GET.get("slot") == slot else "record"
    response = show_career(request, campaign, public=True, part=f"#{part}")
    response["Cache-Control"] = "private, no-store"
    response["X-Robots-Tag"] = "noindex"
    return retarget(response, f"#{part}")


@require_safe
def public_picture(request: HttpRequest, key: str) -> HttpResponse:
    """Give the picture for places that show a link with what it leads to."""
    shared = Campaign.objects.shared().select_related("pilot", "owner")
    campaign = shared.filter(share_token=key).first()
    if campaign is None:
        raise Http404
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
    slot = f"{campaign.slot_line}{campaign.over}"
    return slot, str(campaign.turn) if campaign.shows_flight else ""


def etag_of(campaign: Campaign, request: HttpRequest) -> str:
    """Return what changes whenever the page does, for whoever reads it."""
    facts = (campaign.pk, *mark_of(campaign), campaign.honesty)
    shown = (campaign.shows_owner, campaign.shows_flight)
    files = getattr(staticfiles_storage, "manifest_hash", "")
    reader = (request.user.pk, getattr(request.user, "display", None))
    return etag_from(
        *facts, *shown, files, shows_diary(campaign), get_language(), *reader
    )


def etag_from(*facts: object) -> str:
    """Return an entity tag that is another one when a fact is."""
    return f'"{hashlib.sha256(repr(facts).encode()).hexdigest()[:32]}"'


def board_of(campaign: Campaign, state: State, *, public: bool) -> CareerBoard:
    """Build the career page's board from the record: three or four queries."""
    book = campaign_book(campaign, public=public)
    return career_board(state, load_pack(campaign.pack), book, dice_facts(campaign))


def show_career(
    request: HttpRequest, campaign: Campaign, *, public: bool, part: str = ""
) -> HttpResponse:
    """Render the career page, or a part of it."""
    shown = not campaign.over and not (public and campaign.hides_flight)
    pack, state = load_pack(campaign.pack), shown_state(campaign, public=public)
    context = {
        "board": board_of(campaign, state, public=public),
        "campaign": campaign,
        "owner": campaign.owner.username if campaign.shows_owner else "",
        "diary": not public or shows_diary(campaign),
        "shows_diary": shows_diary(campaign),
        "mark": mark_of(campaign),
        "flight": flight_board(campaign.state, pack) if shown else None,
        "address": request.build_absolute_uri(request.path),
    }
    return render(request, f"campaigns/career.html{part}", context)


def shows_diary(campaign: Campaign) -> bool:
    """Say whether the owner shows the diary by the link of the career."""
    return hasattr(campaign, "diary") and campaign.diary.is_shared


@require_safe
def public_dice(request: HttpRequest, key: str) -> JsonResponse:
    """Give the throws of a shared career, for a check outside this site."""
    del request
    campaign = Campaign.objects.shared().filter(share_token=key).first()
    if campaign is None:
        raise Http404
    return JsonResponse(dice_record(campaign, public=True))
