from __future__ import annotations

from dataclasses import asdict
from typing import TYPE_CHECKING

from django.http import JsonResponse
from django.shortcuts import render
from django.urls import reverse
from django.views.decorators.http import require_safe

from campaigns.http import (
    PlayerRequest,
    get_campaign_for,
    get_shared,
    player_required,
    unlisted,
)
from campaigns.selectors.dice import dice_record
from campaigns.selectors.dice_page import dice_page
from campaigns.services.campaign_proof import campaign_proof

if TYPE_CHECKING:
    from django.http import HttpRequest, HttpResponse

    from campaigns.models import Campaign

OWN = {
    "record": "campaigns:dice_record",
    "proof": "campaigns:dice_proof",
    "career": "campaigns:career",
}
PUBLIC = {
    "record": "campaigns:public_dice",
    "proof": "campaigns:public_dice_proof",
    "career": "campaigns:public",
}


@require_safe
@player_required
def dice(request: PlayerRequest, pk: int) -> HttpResponse:
    """Show the owner his throws and how to check them."""
    campaign = get_campaign_for(request, pk, whole=True)
    return show_dice(request, campaign, public=False)


@require_safe
def public_page(request: HttpRequest, key: str) -> HttpResponse:
    """Show the throws of a shared career; the page can change nothing."""
    campaign = get_shared(key, whole=True)
    return unlisted(show_dice(request, campaign, public=True), campaign)


@require_safe
@player_required
def record(request: PlayerRequest, pk: int) -> JsonResponse:
    """Give the owner all throws, for a check here or outside this site."""
    return JsonResponse(dice_record(get_campaign_for(request, pk, whole=True)))


@require_safe
@player_required
def proof(request: PlayerRequest, pk: int) -> JsonResponse:
    """Say whether the career replays from its log."""
    return show_proof(get_campaign_for(request, pk, whole=True))


@require_safe
def public_record(request: HttpRequest, key: str) -> JsonResponse:
    """Give the throws of a shared career, for a check outside this site."""
    del request
    campaign = get_shared(key, whole=True)
    return unlisted(JsonResponse(dice_record(campaign, public=True)), campaign)


@require_safe
def public_proof(request: HttpRequest, key: str) -> JsonResponse:
    """Say whether a shared career replays from its log."""
    del request
    campaign = get_shared(key, whole=True)
    return unlisted(show_proof(campaign), campaign)


def show_proof(campaign: Campaign) -> JsonResponse:
    """Give the server's half of a check."""
    return JsonResponse(asdict(campaign_proof(campaign=campaign)))


def show_dice(
    request: HttpRequest, campaign: Campaign, *, public: bool
) -> HttpResponse:
    """Render the page of a career's dice."""
    links = PUBLIC if public else OWN
    arg = campaign.share_token if public else campaign.pk
    context = {
        "board": dice_page(campaign, request.GET.get("page", "1"), public=public),
        "campaign": None if public else campaign,
        **{f"{name}_url": reverse(link, args=[arg]) for name, link in links.items()},
    }
    return render(request, "campaigns/dice.html", context)
