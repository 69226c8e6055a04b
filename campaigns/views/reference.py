from __future__ import annotations

from typing import TYPE_CHECKING

from django.shortcuts import render
from django.utils.translation import get_language
from django.views.decorators.http import require_safe

from campaigns.reference import load_reference
from campaigns.selectors.reference import chart_sheets
from campaigns.services.campaign_begin import PACK

if TYPE_CHECKING:
    from django.http import HttpRequest, HttpResponse


@require_safe
def charts(request: HttpRequest) -> HttpResponse:
    """Show every chart in force with its origin and the chance of each row."""
    context = {"sheets": chart_sheets(PACK)}
    return render(request, "campaigns/charts.html", context)


@require_safe
def rules(request: HttpRequest) -> HttpResponse:
    """Show the rules in the site's own words, by number, and how gaps are filled."""
    context = {"reference": load_reference(get_language() or "")}
    return render(request, "campaigns/rules.html", context)
