from __future__ import annotations

from typing import TYPE_CHECKING

from django.http import Http404, HttpResponse
from django.shortcuts import redirect, render
from django.urls import reverse
from django.utils.translation import get_language
from django.views.decorators.http import require_http_methods, require_safe

from campaigns.boards.chances import at_length, chances_board
from campaigns.boards.volley import odds_board
from campaigns.forms import PICK, prefixed
from campaigns.http import (
    PlayerRequest,
    as_it_stands,
    estimated,
    get_campaign_for,
    outdated,
    player_required,
)
from campaigns.kept import HOUR
from campaigns.panels import draw
from campaigns.rules.engine import pending
from campaigns.rules.pending import Assign, Decision

if TYPE_CHECKING:
    from campaigns.boards.chances import ChancesBoard
    from campaigns.models import Campaign


@as_it_stands
@require_http_methods(["GET", "POST"])
@player_required
def volley(request: PlayerRequest, pk: int) -> HttpResponse:
    """Show what an assignment of the guns can lead to, before it is declared.

    Without script its form is posted here, and nothing is taken: the table shows what
    was ticked. It is not sent there itself, or its token would stand in the address.
    """
    if request.method == "POST":
        return to_the_table(request, pk)
    campaign = get_campaign_for(request, pk, whole=True)
    asked = pending(campaign.state)
    picks = prefixed(request.GET, PICK)
    if (
        outdated(request, campaign)
        or not isinstance(asked, Decision)
        or not asked.admits(Assign(picks))
    ):
        raise Http404
    board = odds_board(campaign.state, asked, picks)
    return HttpResponse(draw("odds.html", odds=board))


@as_it_stands
@require_safe
@player_required
def chances(request: PlayerRequest, pk: int) -> HttpResponse:
    """Show the figures of the pending decision that have no room on its buttons."""
    campaign = get_campaign_for(request, pk, whole=True)
    asked = at_length(pending(campaign.state))
    if asked is None or outdated(request, campaign):
        raise Http404
    board = kept_chances(request, campaign, asked)
    part = "#chances" if request.htmx else ""
    context = {"board": board, "campaign": campaign}
    return render(request, f"campaigns/chances.html{part}", context)


def to_the_table(request: PlayerRequest, pk: int) -> HttpResponse:
    """Lead to the table, with what was ticked in the address."""
    campaign = get_campaign_for(request, pk)
    ticked = {
        name: value
        for name, value in request.POST.items()
        if name == "turn" or name.startswith(PICK)
    }
    url = reverse("campaigns:table", args=[campaign.pk], query=ticked)
    return redirect(f"{url}#odds")


def kept_chances(
    request: PlayerRequest, campaign: Campaign, asked: Decision
) -> ChancesBoard:
    """Return the figures of a decision, from the cache if it was asked for before."""
    rules = f"{campaign.rules_version}-{campaign.pack_version}"
    key = f"chances-{campaign.pk}-{rules}-{campaign.turn}-{get_language()}"
    return estimated(request, key, HOUR, lambda: chances_board(campaign.state, asked))
