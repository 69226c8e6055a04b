from __future__ import annotations

from typing import TYPE_CHECKING

from django.views.decorators.http import require_POST

from campaigns.http import PlayerRequest, get_campaign_for, player_required, wish
from campaigns.services.hints import hints_switch
from campaigns.views.steps import go_on

if TYPE_CHECKING:
    from django.http import HttpResponse


@require_POST
@player_required
def hints(request: PlayerRequest, pk: int) -> HttpResponse:
    """Switch the hints off for good, or on again."""
    campaign = get_campaign_for(request, pk, whole=True)
    shown = wish(request, "shown")
    hints_switch(campaign=campaign, player=request.user, shown=shown)
    return go_on(request, campaign)
