from __future__ import annotations

from typing import TYPE_CHECKING

from django.shortcuts import render
from django.views.decorators.http import require_safe

from campaigns.models import User
from campaigns.selectors.cards import latest_card, published_cards

if TYPE_CHECKING:
    from django.http import HttpRequest, HttpResponse


@require_safe
def front(request: HttpRequest) -> HttpResponse:
    """Show what this is, published careers, and the player's own one to go on with."""
    user = request.user if isinstance(request.user, User) else None
    context = {
        "careers": published_cards(),
        "mine": latest_card(user) if user else None,
    }
    return render(request, "front.html", context)


@require_safe
def about(request: HttpRequest) -> HttpResponse:
    """Say whose side one plays, and by whom the game is."""
    return render(request, "about.html")
