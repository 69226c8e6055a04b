from __future__ import annotations

from typing import TYPE_CHECKING

from django.contrib import messages
from django.shortcuts import redirect, render
from django.utils.translation import gettext as _
from django.views.decorators.http import require_http_methods

from campaigns.display_form import DisplayForm
from campaigns.http import PlayerRequest, player_required
from campaigns.services.display import display_choose

if TYPE_CHECKING:
    from django.http import HttpResponse


@require_http_methods(["GET", "POST"])
@player_required
def display(request: PlayerRequest) -> HttpResponse:
    """Let a player, guests among them, choose how his pages look."""
    posted = request.method == "POST"
    form = DisplayForm(request.user, request.POST if posted else None)
    if form.is_valid():
        hints = form.cleaned_data["hints"]
        display_choose(player=request.user, display=form.chosen(), hints=hints)
        messages.success(request, _("Kept."))
        return redirect("campaigns:display")
    status = 422 if posted else 200
    return render(request, "account/display.html", {"form": form}, status=status)
