from __future__ import annotations

from typing import TYPE_CHECKING

from django.shortcuts import redirect
from django.views.decorators.http import require_POST

from campaigns.http import PlayerRequest, get_campaign_for, limited, player_required
from campaigns.services.campaign_copy import campaign_copy
from campaigns.views.moments import moments_or_404

if TYPE_CHECKING:
    from django.http import HttpResponse


@require_POST
@player_required
@limited("copy_campaign")
def copy(request: PlayerRequest, pk: int) -> HttpResponse:
    """Make a scratch copy of a campaign as it stands."""
    campaign = get_campaign_for(request, pk, whole=True)
    made = campaign_copy(campaign=campaign)
    return redirect("campaigns:table", pk=made.pk)


@require_POST
@player_required
@limited("copy_campaign")
def try_from(request: PlayerRequest, pk: int, slot: int, step: int) -> HttpResponse:
    """Open a scratch copy at one step of a past sortie, before its answer."""
    campaign = get_campaign_for(request, pk, whole=True)
    moments = moments_or_404(campaign, slot, step)
    number = moments[step - 1].line.number - 1
    made = campaign_copy(campaign=campaign, number=number)
    return redirect("campaigns:table", pk=made.pk)
