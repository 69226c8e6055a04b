from __future__ import annotations

from typing import TYPE_CHECKING

from django.contrib import messages
from django.http import Http404
from django.shortcuts import redirect, render
from django.utils.translation import gettext as _
from django.views.decorators.http import require_http_methods

from campaigns.forms import TurnForm, read
from campaigns.http import REFUSED, PlayerRequest, get_campaign_for, player_required
from campaigns.models import Campaign
from campaigns.rules.pending import RuleViolation
from campaigns.selectors.move import move_page
from campaigns.services.campaign_move import (
    MoveRefusedError,
    campaign_move,
    move_report,
)

if TYPE_CHECKING:
    from django.http import HttpResponse

STALE = 409


@require_http_methods(["GET", "POST"])
@player_required
def move(request: PlayerRequest, pk: int) -> HttpResponse:
    """Report what the present rules would change, and move at the owner's word."""
    campaign = get_campaign_for(request, pk, whole=True)
    if request.method == "POST":
        return take_word(request, campaign)
    return show(request, campaign)


def take_word(request: PlayerRequest, campaign: Campaign) -> HttpResponse:
    """Move the career, or show the report again when it cannot be or was old."""
    try:
        turn = read(TurnForm(request.POST))["turn"]
        moved = campaign_move(campaign=campaign, turn=turn)
    except (MoveRefusedError, RuleViolation):
        return show(request, campaign, status=REFUSED)
    except Campaign.DoesNotExist:
        raise Http404 from None
    if not moved:
        return show(request, campaign, status=STALE)
    messages.success(request, _("The career is played by the present rules now."))
    return redirect("campaigns:move", pk=campaign.pk)


def show(
    request: PlayerRequest, campaign: Campaign, *, status: int = 200
) -> HttpResponse:
    """Render the report; a refused or an old form gets the present one."""
    board = move_page(campaign, move_report(campaign=campaign))
    context = {"board": board, "report": board.report, "refused": status != 200}
    return render(request, "campaigns/move.html", context, status=status)
