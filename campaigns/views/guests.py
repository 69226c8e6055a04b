from __future__ import annotations

from typing import TYPE_CHECKING

from django.contrib import messages
from django.contrib.auth import login
from django.shortcuts import redirect
from django.utils.translation import gettext as _
from django.views.decorators.http import require_POST

from campaigns.accounts import GUEST, tell_kept, waiting_guest
from campaigns.http import HtmxRequest, PlayerRequest, player_required, spend
from campaigns.models import Campaign, User
from campaigns.services.campaign_begin import (
    campaign_begin,
    draw_plan,
    guest_begin,
)
from campaigns.services.guest_adopt import guest_adopt

if TYPE_CHECKING:
    from django.http import HttpResponse

BACKEND = "allauth.account.auth_backends.AuthenticationBackend"


@require_POST
def fly_now(request: HtmxRequest) -> HttpResponse:
    """Begin a campaign at once; whoever has one already is offered it first."""
    player = request.user if request.user.is_authenticated else None
    again = "again" in request.POST
    if player and not again and has_open_campaign(player):
        messages.info(request, _("Go on with a campaign of yours, or begin another."))
        return redirect("campaigns:list")
    if player and not player.is_guest:
        spend(request, "begin_campaign")
        campaign = campaign_begin(owner=player, plan=draw_plan())
        return redirect("campaigns:hangar", pk=campaign.pk)
    spend(request, "fly_now")
    return _fly_as_guest(request, player)


def has_open_campaign(player: User) -> bool:
    """Say whether a player has a career to go on with."""
    found: bool = Campaign.objects.owned_by(player).filter(over="").exists()
    return found


def _fly_as_guest(request: HtmxRequest, guest: User | None) -> HttpResponse:
    campaign = guest_begin(guest=guest)
    if guest is None:
        login(request, campaign.owner, backend=BACKEND)
    return redirect("campaigns:hangar", pk=campaign.pk)


@require_POST
@player_required
def adopt(request: PlayerRequest) -> HttpResponse:
    """Take over the campaigns that were flown as a guest in this browser."""
    guest = waiting_guest(request)
    if guest and not request.user.is_guest:
        tell_kept(request, guest_adopt(guest=guest, player=request.user))
    request.session.pop(GUEST, None)
    return redirect("campaigns:list")
