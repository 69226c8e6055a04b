from __future__ import annotations

from typing import TYPE_CHECKING

from django.contrib import messages
from django.contrib.auth import logout
from django.shortcuts import redirect, render
from django.utils.translation import gettext as _
from django.views.decorators.http import require_http_methods

from campaigns.http import PlayerRequest, player_required
from campaigns.services.account_delete import account_delete

if TYPE_CHECKING:
    from django.http import HttpResponse


@require_http_methods(["GET", "POST"])
@player_required
def delete(request: PlayerRequest) -> HttpResponse:
    """Remove the account and all that belongs to it, once its owner is sure."""
    if request.method == "POST" and request.POST.get("sure") == "yes":
        player = request.user
        logout(request)
        account_delete(player=player)
        messages.info(request, _("The account and its campaigns are gone."))
        return redirect("front")
    status = 422 if request.method == "POST" else 200
    return render(request, "account/delete.html", status=status)
