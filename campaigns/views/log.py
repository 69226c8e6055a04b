from __future__ import annotations

from typing import TYPE_CHECKING

from django.shortcuts import render
from django.views.decorators.http import require_safe

from campaigns.http import PlayerRequest, get_campaign_for, player_required
from campaigns.rules.state import LAST_SLOT
from campaigns.selectors.logs import log_page
from campaigns.views.moments import slot_of

if TYPE_CHECKING:
    from django.http import HttpResponse


@require_safe
@player_required
def log(request: PlayerRequest, pk: int) -> HttpResponse:
    """Show every line of one slot, the present one unless another is asked for."""
    campaign = get_campaign_for(request, pk, whole=True)
    asked = request.GET.get("slot")
    slot = slot_of(asked) if asked else min(campaign.state.slot, LAST_SLOT)
    page = log_page(campaign, slot)
    return render(request, "campaigns/log.html", {"page": page})
