"""The host's list of reports, and one line of a log to read; nothing to write."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec
from django.contrib import admin
from django.core.exceptions import PermissionDenied
from django.http import Http404
from django.shortcuts import render
from django.urls import path, reverse
from django.utils.html import format_html
from django.utils.translation import gettext
from django.utils.translation import gettext_lazy as _

from campaigns.models import Campaign, LogLine, Report
from campaigns.services.campaign_export import LINE

if TYPE_CHECKING:
    from django.db.models import QuerySet
    from django.http import HttpRequest, HttpResponse
    from django.urls import URLPattern

AROUND = 8
"""Lines before and after that are shown with a line."""


@admin.register(Report)
class ReportAdmin(admin.ModelAdmin):  # type: ignore[type-arg]
    """What players have reported; the host notes what he has dealt with."""

    list_display = ["__str__", "campaign", "line", "reporter", "created", "is_done"]
    list_filter = ["is_done"]
    search_fields = ["campaign__title", "reporter__username", "text"]
    fields = ["campaign", "line", "reporter", "text", "created", "is_done"]
    readonly_fields = ["campaign", "line", "reporter", "text", "created"]
    ordering = ["is_done", "-created"]

    def get_queryset(self, request: HttpRequest) -> QuerySet[Report]:
        """Read neither states nor seeds of the campaigns."""
        del request
        found = Report.objects.select_related("campaign", "reporter")
        return found.defer("campaign__state", "campaign__setup", "campaign__seed")

    @admin.display(description=_("line"))
    def line(self, report: Report) -> str:
        """Link to the very line, or to the public page that is reported."""
        if report.number is None:
            return public_page(report.campaign)
        args = [report.campaign_id, report.number]
        url = reverse("admin:campaigns_report_line", args=args)
        return format_html('<a href="{}">{}</a>', url, report.number)

    def has_add_permission(self, request: HttpRequest) -> bool:
        """Only players report."""
        del request
        return False

    def get_urls(self) -> list[URLPattern]:
        """Add the page of one line of a log; lines are not in the admin otherwise."""
        view = self.admin_site.admin_view(self.show_line)
        where = "line/<int:campaign>/<int:number>/"
        return [path(where, view, name="campaigns_report_line"), *super().get_urls()]

    def show_line(
        self, request: HttpRequest, campaign: int, number: int
    ) -> HttpResponse:
        """Show a line with those around it."""
        if not self.has_view_permission(request):
            raise PermissionDenied
        found = Campaign.objects.light().filter(pk=campaign).first()
        lines = LogLine.objects.filter(campaign=campaign)
        line = lines.filter(number=number).first()
        if found is None or line is None:
            raise Http404
        near = lines.filter(number__range=(number - AROUND, number + AROUND))
        context = {
            **self.admin_site.each_context(request),
            **line_context(found, line),
            "near": near.defer("told").order_by("number"),
        }
        return render(request, "admin/campaigns/line.html", context)


def public_page(campaign: Campaign) -> str:
    """Link to a career's public page, as long as there is one."""
    if not campaign.share_token or campaign.hidden_by_host:
        return gettext("public page, not to be seen now")
    url = reverse("campaigns:public", args=[campaign.share_token])
    return format_html('<a href="{}">{}</a>', url, gettext("public page"))


def log_link(campaign: Campaign) -> str:
    """Link to the latest line of a campaign's log, from where all can be read."""
    url = reverse("admin:campaigns_report_line", args=[campaign.pk, campaign.lines])
    return format_html('<a href="{}">{}</a>', url, campaign.lines)


def line_context(campaign: Campaign, line: LogLine) -> dict[str, Any]:
    """Return the facts of a line, and what was told in it."""
    told = msgspec.json.format(msgspec.json.encode(line.events), indent=1)
    return {
        "title": f"{campaign.title}, {line.number}",
        "campaign": campaign,
        "line": line,
        "facts": [(name, getattr(line, name)) for name in LINE],
        "told": told.decode(),
        "reports": Report.objects.filter(campaign=campaign, number=line.number),
    }
