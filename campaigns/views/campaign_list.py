from __future__ import annotations

from typing import TYPE_CHECKING

from django.shortcuts import render
from django.views.decorators.http import require_safe

from campaigns.accounts import waiting_guest
from campaigns.http import PlayerRequest, player_required
from campaigns.selectors.cards import campaign_cards, trashed_cards

if TYPE_CHECKING:
    from collections.abc import Mapping

    from django.http import HttpResponse

    from campaigns.forms import RenameForm


@require_safe
@player_required
def campaign_list(request: PlayerRequest) -> HttpResponse:
    """Show the player's campaigns, and those that a guest of this browser left."""
    return show_list(request)


def show_list(
    request: PlayerRequest,
    *,
    renaming: Mapping[int, RenameForm] | None = None,
    status: int = 200,
) -> HttpResponse:
    """Render the list; a title that was refused stands in the form of its card."""
    guest = waiting_guest(request)
    refused = renaming or {}
    own = [(card, refused.get(card.pk)) for card in campaign_cards(request.user)]
    context = {
        "cards": [(card, form) for card, form in own if not card.archived],
        "archived": [(card, form) for card, form in own if card.archived],
        "trashed": trashed_cards(request.user),
        "adoptable": campaign_cards(guest) if guest else (),
    }
    return render(request, "campaigns/list.html", context, status=status)
