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

from campaigns.boards.builders import career_board, flight_board
from campaigns.http import (
    HtmxRequest,
    PlayerRequest,
    get_campaign_for,
    player_required,
)
from campaigns.models import Campaign
from campaigns.rules.pack import load_pack
from campaigns.selectors.board import dice_facts
from campaigns.selectors.book import campaign_book
from campaigns.selectors.dice import dice_record

if TYPE_CHECKING:
    from django.http import HttpRequest

NOTHING_NEW = 204
MARK = ("slot_line", "over", "turn", "shows_flight")


@require_GET
@player_required
def career(request: PlayerRequest, pk: int) -> HttpResponse:
    """Show the owner his career page."""
    campaign = get_campaign_for(request, pk, whole=True)
    return show_career(request, campaign, public=False)


@require_safe
def public(request: HttpRequest, key: str) -> HttpResponse:
    """Show a career to whoever has its link; the page can change nothing."""
    shared = Campaign.objects.shared().select_related("pilot", "owner", "diary")
    campaign = shared.filter(share_token=key).first()
    if campaign is None:
        raise Http404
    etag = etag_of(campaign, request)
    fresh = get_conditional_response(request, etag=etag)
    response = fresh or show_career(request, campaign, public=True)
    response["ETag"] = etag
    response["Cache-Control"] = "private, no-cache"
    if not campaign.is_published:
        response["X-Robots-Tag"] = "noindex"
    return response


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
    campaign = shared.select_related("pilot", "owner", "diary").get()
    part = "flight" if request.GET.get("slot") == slot else "record"
    response = show_career(request, campaign, public=True, part=f"#{part}")
    response["Cache-Control"] = "private, no-store"
    response["X-Robots-Tag"] = "noindex"
    return retarget(response, f"#{part}")


def mark_of(campaign: Campaign) -> tuple[str, str]:
    """Return what changes with the record, and with each step that is shown."""
    slot = f"{campaign.slot_line}{campaign.over}"
    return slot, str(campaign.turn) if campaign.shows_flight else ""


def etag_of(campaign: Campaign, request: HttpRequest) -> str:
    """Return what changes whenever the page does, for whoever reads it."""
    facts = (campaign.pk, campaign.turn, campaign.shows_owner, campaign.shows_flight)
    files = getattr(staticfiles_storage, "manifest_hash", "")
    reader = (request.user.pk, getattr(request.user, "display", None))
    text = repr((*facts, files, shows_diary(campaign), get_language(), *reader))
    return f'"{hashlib.sha256(text.encode()).hexdigest()[:32]}"'


def show_career(
    request: HttpRequest, campaign: Campaign, *, public: bool, part: str = ""
) -> HttpResponse:
    """Render the career page, or a part of it."""
    book = campaign_book(campaign, public=public)
    pack = load_pack(campaign.pack)
    board = career_board(campaign.state, pack, book, dice_facts(campaign))
    shown = not campaign.over and (campaign.shows_flight or not public)
    context = {
        "board": board,
        "campaign": campaign,
        "owner": campaign.owner.username if campaign.shows_owner else "",
        "diary": not public or shows_diary(campaign),
        "shows_diary": shows_diary(campaign),
        "mark": mark_of(campaign),
        "flight": flight_board(campaign.state, pack) if shown else None,
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
