from __future__ import annotations

from typing import TYPE_CHECKING

from django.shortcuts import render
from django.urls import reverse
from django.views.decorators.http import require_safe

from campaigns.boards.given import PANELS
from campaigns.http import (
    PlayerRequest,
    get_campaign_for,
    get_shared,
    player_required,
    unlisted,
)
from campaigns.selectors.replay import replay_page
from campaigns.views.moments import moments_or_404

if TYPE_CHECKING:
    from collections.abc import Callable

    from django.http import HttpRequest, HttpResponse

    from campaigns.models import Campaign


@require_safe
@player_required
def replay(request: PlayerRequest, pk: int, slot: int, step: int = 1) -> HttpResponse:
    """Show the owner one step of a past sortie."""
    campaign = get_campaign_for(request, pk)
    panel = panel_of(request)

    def url_of(number: int) -> str:
        return reverse("campaigns:replay_step", args=[pk, slot, number]) + panel

    return show_step(request, campaign, (slot, step), url_of)


@require_safe
def public_replay(
    request: HttpRequest, key: str, slot: int, step: int = 1
) -> HttpResponse:
    """Show one step to whoever has the link of the career."""
    campaign = get_shared(key)
    panel = panel_of(request)

    def url_of(number: int) -> str:
        return reverse("campaigns:public_replay_step", args=[key, slot, number]) + panel

    response = show_step(request, campaign, (slot, step), url_of, key)
    return unlisted(response, campaign)


def panel_of(request: HttpRequest) -> str:
    """Return the panel that a phone shows, as the query that keeps it."""
    panel = request.GET.get("panel", "")
    return f"?panel={panel}" if panel in PANELS else ""


def show_step(
    request: HttpRequest,
    campaign: Campaign,
    where: tuple[int, int],
    url_of: Callable[[int], str],
    key: str = "",
) -> HttpResponse:
    """Render one step, for who came by the link with that key or for the owner."""
    slot, step = where
    moments = moments_or_404(campaign, slot, step)
    page = replay_page(campaign, moments, step, url_of, request.GET.get("panel", ""))
    context = {"page": page, "key": key, "campaign": campaign}
    return render(request, "campaigns/replay.html", context)
