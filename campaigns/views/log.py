from __future__ import annotations

from typing import TYPE_CHECKING

from django.http import Http404
from django.shortcuts import render
from django.views.decorators.http import require_GET

from campaigns.http import PlayerRequest, get_campaign_for, player_required
from campaigns.rules.state import LAST_SLOT, SLOTS
from campaigns.selectors.logs import log_page

if TYPE_CHECKING:
    from django.http import HttpResponse


@require_GET
@player_required
def log(request: PlayerRequest, pk: int) -> HttpResponse:
    """Show every line of one slot, the present one unless another is asked for."""
    campaign = get_campaign_for(request, pk, whole=True)
    slot = read_slot(request.GET.get("slot", ""), campaign.state.slot)
    page = log_page(campaign, slot)
    return render(request, "campaigns/log.html", {"page": page})


def read_slot(text: str, default: int) -> int:
    """Return the slot that a query names as 1 to 48, counted from 0."""
    if not text:
        return min(default, LAST_SLOT)
    if not (text.isascii() and text.isdigit() and 1 <= int(text[:3]) <= SLOTS):
        raise Http404
    return int(text) - 1
