from __future__ import annotations

import secrets
from typing import TYPE_CHECKING

from django.http import Http404
from django.shortcuts import render
from django.utils.translation import get_language
from django.views.decorators.http import require_safe

from campaigns.boards.outlook import outlook_board, raids_of, ways_of
from campaigns.http import (
    PlayerRequest,
    as_it_stands,
    estimated,
    get_campaign_for,
    outdated,
    player_required,
)
from campaigns.kept import HOUR
from campaigns.rules.engine import pending

if TYPE_CHECKING:
    from django.http import HttpResponse

    from campaigns.boards.outlook import Way
    from campaigns.models import Campaign

SEEDS = 2**32


@as_it_stands
@require_safe
@player_required
def outlook(request: PlayerRequest, pk: int) -> HttpResponse:
    """Estimate, on request, what pressing on and turning back lead to, or a raid."""
    campaign = get_campaign_for(request, pk, whole=True)
    if outdated(request, campaign):
        raise Http404
    context = {"ways": ways(request, campaign), "campaign": campaign}
    part = "#outlook" if request.htmx else ""
    return render(request, f"campaigns/outlook.html{part}", context)


def ways(request: PlayerRequest, campaign: Campaign) -> tuple[Way, ...]:
    """Return the estimate of the pending step, from the cache if it was made before."""
    asked = pending(campaign.state)
    ahead = ways_of(asked) or raids_of(asked)
    if not ahead:
        raise Http404
    rules = f"{campaign.rules_version}-{campaign.pack_version}"
    key = f"outlook-{campaign.pk}-{rules}-{campaign.turn}-{get_language()}"
    seed = secrets.randbelow(SEEDS)
    return estimated(
        request, key, HOUR, lambda: outlook_board(campaign.state, ahead, seed)
    )
