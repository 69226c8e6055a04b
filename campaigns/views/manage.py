from __future__ import annotations

from typing import TYPE_CHECKING

from django.contrib import messages
from django.core.exceptions import BadRequest
from django.http import Http404
from django.shortcuts import redirect, render
from django.utils.translation import gettext as _
from django.views.decorators.http import require_http_methods, require_POST

from campaigns.forms import RenameForm, StopForm, TurnForm, read
from campaigns.http import (
    REFUSED,
    PlayerRequest,
    get_campaign_for,
    player_required,
    wish,
)
from campaigns.models import Campaign
from campaigns.services.campaign_manage import (
    campaign_allow_take_back,
    campaign_archive,
    campaign_delete,
    campaign_give_up,
    campaign_rename,
    campaign_restore,
    campaign_settings,
)
from campaigns.views.campaign_list import show_list
from campaigns.views.steps import go_on, take

if TYPE_CHECKING:
    from django.http import HttpResponse, QueryDict

    from campaigns.services.campaign_step import Taken


@require_POST
@player_required
def settings(request: PlayerRequest, pk: int) -> HttpResponse:
    """Say whether a roll-on stops before a kind of roll."""
    campaign = get_campaign_for(request, pk, whole=True)
    form = StopForm(request.POST)
    if not form.is_valid():
        raise BadRequest("kind")
    stop = form.cleaned_data["stop"] == "yes"
    kind = form.cleaned_data["kind"]
    campaign_settings(campaign=campaign, kind=kind, stop=stop)
    return go_on(request, campaign)


@require_POST
@player_required
def take_back(request: PlayerRequest, pk: int) -> HttpResponse:
    """Allow, or forbid from now on, that dice are taken back."""
    campaign = get_campaign_for(request, pk, whole=True)
    campaign_allow_take_back(campaign=campaign, allowed=wish(request, "allow"))
    return go_on(request, campaign)


@require_POST
@player_required
def rename(request: PlayerRequest, pk: int) -> HttpResponse:
    """Give a campaign another title, or say why it cannot have this one."""
    campaign = get_campaign_for(request, pk)
    form = RenameForm(request.POST)
    if not form.is_valid():
        return show_list(request, renaming={pk: form}, status=REFUSED)
    campaign_rename(campaign=campaign, title=form.cleaned_data["title"])
    return redirect("campaigns:list")


@require_POST
@player_required
def archive(request: PlayerRequest, pk: int) -> HttpResponse:
    """Put a campaign away, or take it out again."""
    campaign = get_campaign_for(request, pk)
    archived = wish(request, "archived")
    campaign_archive(campaign=campaign, archived=archived)
    if archived:
        text = _("“%(title)s” is in the archive.") % {"title": campaign.title}
        messages.info(request, text)
    return redirect("campaigns:list")


@require_POST
@player_required
def delete(request: PlayerRequest, pk: int) -> HttpResponse:
    """Put a campaign in the bin."""
    campaign = get_campaign_for(request, pk)
    campaign_delete(campaign=campaign)
    text = _("“%(title)s” is in the bin for 30 days.") % {"title": campaign.title}
    messages.info(request, text)
    return redirect("campaigns:list")


@require_POST
@player_required
def restore(request: PlayerRequest, pk: int) -> HttpResponse:
    """Take a campaign out of the bin."""
    found = Campaign.objects.in_bin_of(request.user)
    campaign = found.light().filter(pk=pk).first()
    if campaign is None:
        raise Http404
    campaign_restore(campaign=campaign)
    return redirect("campaigns:list")


@require_http_methods(["GET", "POST"])
@player_required
def give_up(request: PlayerRequest, pk: int) -> HttpResponse:
    """Ask whether the career shall end for good, and end it."""
    campaign = get_campaign_for(request, pk)
    if request.method == "POST":
        return take(request, campaign, do_give_up)
    return render(request, "campaigns/give_up.html", {"campaign": campaign})


def do_give_up(campaign: Campaign, data: QueryDict) -> Taken:
    """Read the turn and end the career."""
    return campaign_give_up(campaign=campaign, turn=read(TurnForm(data))["turn"])
