from __future__ import annotations

import hashlib
from typing import TYPE_CHECKING

from django.http import Http404, JsonResponse
from django.shortcuts import render
from django.utils.cache import get_conditional_response
from django.utils.translation import get_language
from django.views.decorators.http import require_GET, require_safe

from campaigns.boards.builders import career_board
from campaigns.http import PlayerRequest, get_campaign_for, player_required
from campaigns.models import Campaign
from campaigns.rules.pack import load_pack
from campaigns.selectors.board import dice_facts
from campaigns.selectors.book import campaign_book
from campaigns.selectors.dice import dice_record

if TYPE_CHECKING:
    from django.http import HttpRequest, HttpResponse


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


def etag_of(campaign: Campaign, request: HttpRequest) -> str:
    """Return what changes whenever the page does, for whoever reads it."""
    facts = (campaign.pk, campaign.turn, campaign.title, campaign.shows_owner)
    reader = (request.user.pk, getattr(request.user, "display", None))
    text = repr((*facts, shows_diary(campaign), get_language(), *reader))
    return f'"{hashlib.sha256(text.encode()).hexdigest()[:32]}"'


def show_career(
    request: HttpRequest, campaign: Campaign, *, public: bool
) -> HttpResponse:
    """Render the career page."""
    book = campaign_book(campaign, public=public)
    pack = load_pack(campaign.pack)
    board = career_board(campaign.state, pack, book, dice_facts(campaign))
    owner = campaign.owner.username if campaign.shows_owner else ""
    diary = not public or shows_diary(campaign)
    context = {"board": board, "owner": owner, "diary": diary}
    return render(request, "campaigns/career.html", context)


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
    return JsonResponse(dice_record(campaign))
