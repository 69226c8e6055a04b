from __future__ import annotations

from typing import TYPE_CHECKING

from django.http import Http404
from django.shortcuts import render
from django.views.decorators.http import require_http_methods, require_safe

from campaigns.forms import TurnForm
from campaigns.http import (
    REFUSED,
    PlayerRequest,
    get_campaign_for,
    get_shared,
    player_required,
    posted,
    unlisted,
)
from campaigns.models import Campaign
from campaigns.rules.engine import pending
from campaigns.rules.pending import Decision, Enter, RuleViolation
from campaigns.selectors.paper import log_sheet, paper_page
from campaigns.services.campaign_step import campaign_step
from campaigns.views.paper_form import SheetForm
from campaigns.views.steps import go_on, show_stale
from campaigns.words import refusal

if TYPE_CHECKING:
    from django.http import HttpRequest, HttpResponse


@require_safe
@player_required
def paper(request: PlayerRequest, pk: int) -> HttpResponse:
    """Show log sheet, crew card and damage mat as they stand, for the printer."""
    campaign = get_campaign_for(request, pk, whole=True)
    context = {"campaign": campaign, "page": paper_page(campaign)}
    return render(request, "campaigns/paper.html", context)


@require_safe
def public_sheet(request: HttpRequest, key: str) -> HttpResponse:
    """Show the log sheet, for the printer, to whoever has the link of the career."""
    campaign = get_shared(key)
    page = {"rows": log_sheet(campaign, public=True)}
    context = {"page": page, "key": key, "pilot": campaign.pilot.name}
    response = render(request, "campaigns/paper.html", context)
    return unlisted(response, campaign)


@require_http_methods(["GET", "POST"])
@player_required
def paper_enter(request: PlayerRequest, pk: int) -> HttpResponse:
    """Show the sheet to be filled in, and enter what was written on it.

    An old form changes nothing and says so, whatever is asked for now.
    """
    campaign = get_campaign_for(request, pk, whole=True)
    sent = TurnForm(request.POST)
    if sent.is_valid() and sent.cleaned_data["turn"] != campaign.turn:
        return show_stale(request, campaign)
    asked = pending(campaign.state)
    if not isinstance(asked, Decision) or asked.blank is None:
        return go_on(request, campaign)
    form = SheetForm(asked.blank, posted(request), campaign.turn)
    if not form.is_valid():
        return show_form(request, campaign, form)
    try:
        return enter(request, campaign, form)
    except RuleViolation as refused:
        return show_form(request, campaign, form, refused)


def enter(request: PlayerRequest, campaign: Campaign, form: SheetForm) -> HttpResponse:
    """Enter the sheet, if nothing has been done since the campaign was read."""
    turn = form.cleaned_data["turn"]
    try:
        taken = campaign_step(campaign=campaign, turn=turn, answer=Enter(form.sheet()))
    except Campaign.DoesNotExist:
        raise Http404 from None
    if taken.stale:
        return show_stale(request, taken.campaign)
    return go_on(request, taken.campaign)


def show_form(
    request: PlayerRequest,
    campaign: Campaign,
    form: SheetForm,
    refused: RuleViolation | None = None,
) -> HttpResponse:
    """Render the form, with why it was refused if it was."""
    context = {
        "campaign": campaign,
        "form": form,
        "refused": refusal(refused.code) if refused else "",
        "rule": refused.rule if refused else "",
    }
    status = REFUSED if form.is_bound else 200
    return render(request, "campaigns/paper_enter.html", context, status=status)
