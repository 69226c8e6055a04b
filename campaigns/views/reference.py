from __future__ import annotations

from typing import TYPE_CHECKING, cast

from django.shortcuts import render
from django.utils.translation import get_language
from django.views.decorators.http import require_safe

from campaigns.boards.bar import bar
from campaigns.http import PlayerRequest, get_campaign_for, player_required
from campaigns.reference import load_reference
from campaigns.selectors.reference import chart_sheets, charts_for, rule_sections
from campaigns.selectors.rules_met import rules_met
from campaigns.services.campaign_begin import PACK

if TYPE_CHECKING:
    from django.http import HttpRequest, HttpResponse

    from campaigns.models import Campaign

LONGEST = 18
"""So many digits a key can have."""


@require_safe
def charts(request: HttpRequest) -> HttpResponse:
    """Show every chart with its origin and chances, or those of a campaign."""
    campaign = opened_from(request)
    context = {
        "sheets": charts_for(campaign) if campaign else chart_sheets(PACK),
        "bar": bar(campaign.state, campaign.pk, "charts") if campaign else None,
        "pk": campaign.pk if campaign else None,
    }
    return render(request, "campaigns/charts.html", context)


@require_safe
def rules(request: HttpRequest) -> HttpResponse:
    """Show the rules in the site's own words, and where they mattered in a campaign."""
    campaign = opened_from(request)
    context = {
        "reference": load_reference(get_language() or ""),
        "sections": rule_sections(rules_met(campaign) if campaign else None),
        "bar": bar(campaign.state, campaign.pk, "rules") if campaign else None,
        "pk": campaign.pk if campaign else None,
    }
    return render(request, "campaigns/rules.html", context)


@require_safe
@player_required
def met(request: PlayerRequest, pk: int) -> HttpResponse:
    """Show where each rule mattered in a career, and which were never met."""
    campaign = get_campaign_for(request, pk, whole=True)
    found = rules_met(campaign)
    context = {
        "bar": bar(campaign.state, pk, "rules"),
        "pk": pk,
        "sections": rule_sections(found),
        "one": found.get(request.GET.get("rule", "")),
    }
    return render(request, "campaigns/rules_met.html", context)


def opened_from(request: HttpRequest) -> Campaign | None:
    """Return the campaign that the query names, if it is the reader's.

    Somebody else's is not there; nobody gets the page as it is for everybody.
    """
    pk = request.GET.get("campaign", "")
    if not request.user.is_authenticated or not pk:
        return None
    known = pk.isascii() and pk.isdigit() and len(pk) <= LONGEST
    reader = cast("PlayerRequest", request)
    return get_campaign_for(reader, int(pk) if known else 0, whole=True)
