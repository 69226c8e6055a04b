from __future__ import annotations

import secrets
from typing import TYPE_CHECKING

from django.http import Http404
from django.shortcuts import render
from django.utils.translation import get_language
from django.views.decorators.http import require_safe

from campaigns.boards.analysis import analysis_board, has_alternatives
from campaigns.http import (
    PlayerRequest,
    as_it_stands,
    estimated,
    get_campaign_for,
    player_required,
)
from campaigns.kept import DAY
from campaigns.rules.engine import pending
from campaigns.views.moments import moments_or_404

if TYPE_CHECKING:
    from django.http import HttpResponse

    from campaigns.boards.analysis import AnalysisBoard
    from campaigns.models import Campaign

SEEDS = 2**32


@as_it_stands
@require_safe
@player_required
def analysis(request: PlayerRequest, pk: int, slot: int, step: int) -> HttpResponse:
    """Say what the alternatives of one step of a past sortie promised."""
    campaign = get_campaign_for(request, pk)
    board = board_of(request, campaign, slot, step)
    context = {"board": board, "campaign": campaign, "slot": slot, "step": step}
    part = "#analysis" if request.htmx else ""
    return render(request, f"campaigns/analysis.html{part}", context)


def board_of(
    request: PlayerRequest, campaign: Campaign, slot: int, step: int
) -> AnalysisBoard:
    """Return the analysis, from the cache if it was made before."""
    rules = f"{campaign.rules_version}-{campaign.pack_version}"
    key = f"analysis-{campaign.pk}-{rules}-{slot}-{step}-{get_language()}"
    return estimated(request, key, DAY, lambda: weigh_step(campaign, slot, step))


def weigh_step(campaign: Campaign, slot: int, step: int) -> AnalysisBoard:
    """Weigh a step anew; without alternatives it has no analysis."""
    moment = moments_or_404(campaign, slot, step)[step - 1]
    asked, answer = pending(moment.before), moment.line.answer
    if asked is None or answer is None or not has_alternatives(asked, answer):
        raise Http404
    return analysis_board(moment.before, asked, answer, secrets.randbelow(SEEDS))
