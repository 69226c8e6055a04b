from __future__ import annotations

from typing import TYPE_CHECKING

from django.shortcuts import render
from django.views.decorators.http import require_GET

from campaigns.accounts import waiting_guest
from campaigns.http import PlayerRequest, player_required
from campaigns.selectors.cards import campaign_cards, trashed_cards

if TYPE_CHECKING:
    from django.http import HttpResponse


@require_GET
@player_required
def campaign_list(request: PlayerRequest) -> HttpResponse:
    """Show the player's campaigns, and those that a guest of this browser left."""
    guest = waiting_guest(request)
    context = {
        "cards": campaign_cards(request.user),
        "trashed": trashed_cards(request.user),
        "adoptable": campaign_cards(guest) if guest else (),
    }
    return render(request, "campaigns/list.html", context)
