from __future__ import annotations

from typing import TYPE_CHECKING

from django.shortcuts import redirect, render
from django.views.decorators.http import require_http_methods

from campaigns.boards.new import new_board
from campaigns.forms import NewForm
from campaigns.http import REFUSED, PlayerRequest, limited, player_required, posted
from campaigns.rules.pack import load_pack
from campaigns.services.campaign_begin import (
    PACK,
    campaign_begin,
    draw_plan,
)

if TYPE_CHECKING:
    from django.http import HttpResponse


@require_http_methods(["GET", "POST"])
@player_required
@limited("begin_campaign")
def new(request: PlayerRequest) -> HttpResponse:
    """Let the player choose, and begin his campaign."""
    form = NewForm(posted(request))
    if form.is_valid():
        plan = form.plan(draw_plan(form.cleaned_data["aircraft"]))
        campaign = campaign_begin(owner=request.user, plan=plan)
        return redirect("campaigns:hangar", pk=campaign.pk)
    errors = {name: [str(text) for text in said] for name, said in form.errors.items()}
    board = new_board(load_pack(PACK), form.values(), errors)
    status = REFUSED if form.is_bound else 200
    return render(request, "campaigns/new.html", {"board": board}, status=status)
