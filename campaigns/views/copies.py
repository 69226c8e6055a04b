from __future__ import annotations

from typing import TYPE_CHECKING

from django.http import Http404
from django.shortcuts import redirect
from django.views.decorators.http import require_POST

from campaigns.http import PlayerRequest, get_campaign_for, limited, player_required
from campaigns.selectors.replay import flown_sortie
from campaigns.services.campaign_copy import campaign_copy
from campaigns.services.sortie_replay import sortie_moments

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
    sortie = flown_sortie(campaign, slot)
    if sortie is None:
        raise Http404
    moments = sortie_moments(campaign=campaign, sortie=sortie)
    if not 1 <= step <= len(moments):
        raise Http404
    number = moments[step - 1].line.number - 1
    made = campaign_copy(campaign=campaign, number=number)
    return redirect("campaigns:table", pk=made.pk)
