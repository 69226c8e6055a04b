from __future__ import annotations

from typing import TYPE_CHECKING

from django import forms
from django.contrib import messages
from django.http import Http404
from django.shortcuts import redirect, render
from django.urls import reverse
from django.utils.translation import gettext as _
from django.views.decorators.http import require_http_methods

from campaigns.http import (
    REFUSED,
    PlayerRequest,
    get_campaign_for,
    player_required,
    posted,
    spend,
)
from campaigns.models import LogLine
from campaigns.models.report import TEXT_MOST
from campaigns.services.campaign_report import campaign_report

if TYPE_CHECKING:
    from django.http import HttpResponse

    from campaigns.models import Campaign


class ReportForm(forms.Form):
    """What is wrong, in the player's words, if he cares to say."""

    text = forms.CharField(required=False, max_length=TEXT_MOST)


@require_http_methods(["GET", "POST"])
@player_required
def report(request: PlayerRequest, pk: int, number: int) -> HttpResponse:
    """Ask what is wrong with a line of the log, and tell the host."""
    campaign = get_campaign_for(request, pk)
    if not LogLine.objects.filter(campaign=campaign, number=number).exists():
        raise Http404
    form = ReportForm(posted(request))
    if not form.is_valid():
        return show(request, campaign, number, form)
    spend(request, "report")
    return keep(request, campaign, number, form.cleaned_data["text"])


def keep(
    request: PlayerRequest, campaign: Campaign, number: int, text: str
) -> HttpResponse:
    """Keep the report and go back to the list of campaigns."""
    campaign_report(campaign=campaign, number=number, reporter=request.user, text=text)
    said = _("Line %(number)s is reported to the host.") % {"number": number}
    messages.success(request, said)
    return redirect("campaigns:list")


def show(
    request: PlayerRequest, campaign: Campaign, number: int, form: ReportForm
) -> HttpResponse:
    """Render the form, with the address under which the host finds the line."""
    path = reverse("admin:campaigns_report_line", args=[campaign.pk, number])
    context = {
        "campaign": campaign,
        "number": number,
        "form": form,
        "address": request.build_absolute_uri(path),
    }
    status = REFUSED if form.errors else 200
    return render(request, "campaigns/report.html", context, status=status)
