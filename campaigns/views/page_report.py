from __future__ import annotations

from typing import TYPE_CHECKING

from django import forms
from django.contrib import messages
from django.shortcuts import redirect, render
from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy
from django.views.decorators.http import require_http_methods

from campaigns.http import REFUSED, get_shared, posted, spend, unlisted
from campaigns.models import User
from campaigns.models.report import TEXT_MOST
from campaigns.services.campaign_report import page_report

if TYPE_CHECKING:
    from django.http import HttpRequest, HttpResponse


class PageReportForm(forms.Form):
    """Why the host should look at a public page."""

    text = forms.CharField(
        max_length=TEXT_MOST,
        error_messages={
            "required": gettext_lazy(
                "Nothing was sent: say in a few words what is wrong with the page."
            )
        },
    )


@require_http_methods(["GET", "HEAD", "POST"])
def report(request: HttpRequest, key: str) -> HttpResponse:
    """Ask a reader what is wrong with a public page, and tell the host."""
    campaign = get_shared(key)
    form = PageReportForm(posted(request))
    if not form.is_valid():
        context = {"form": form, "key": key, "pilot": campaign.pilot.name}
        status = REFUSED if form.is_bound else 200
        page = render(request, "campaigns/page_report.html", context, status=status)
        return unlisted(page, campaign)
    spend(request, "report_page")
    reporter = request.user if isinstance(request.user, User) else None
    text = form.cleaned_data["text"]
    page_report(campaign=campaign, reporter=reporter, text=text)
    messages.success(request, _("The host has your report and will look at the page."))
    return redirect("front")
