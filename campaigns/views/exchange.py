from __future__ import annotations

from functools import wraps
from typing import TYPE_CHECKING, Any

from django.contrib import messages
from django.http import HttpResponse
from django.shortcuts import redirect, render
from django.utils.text import slugify
from django.utils.translation import gettext as _
from django.views.decorators.csrf import csrf_exempt, csrf_protect
from django.views.decorators.http import require_http_methods, require_safe

from campaigns.exchange.errors import ExchangeError
from campaigns.exchange.schema import MOST_BYTES
from campaigns.http import (
    REFUSED,
    PlayerRequest,
    get_campaign_for,
    player_required,
    spend,
)
from campaigns.services.campaign_export import campaign_csv, campaign_export
from campaigns.services.campaign_import import campaign_import
from campaigns.words.exchange import refused_file

if TYPE_CHECKING:
    from collections.abc import Callable

    from django.http import HttpRequest

    from campaigns.models import Campaign

MOST_BODY = 2 * MOST_BYTES
"""A file somewhat too large is named on the page; what is larger is not even read."""
TOO_LARGE = 413


def limited_body(view: Callable[..., HttpResponse]) -> Callable[..., HttpResponse]:
    """Refuse a huge upload by its announced length, before anything reads it.

    The check of the form's token reads the body too, so it has to come after.
    """
    protected = csrf_protect(view)

    @csrf_exempt
    @wraps(view)
    def guarded(request: HttpRequest, **kwargs: Any) -> HttpResponse:
        length = request.META.get("CONTENT_LENGTH") or "0"
        if not length.isdecimal() or int(length) > MOST_BODY:
            return show_import(request, _("The file is too large."), TOO_LARGE)
        return protected(request, **kwargs)

    return guarded


@require_safe
@player_required
def export(request: PlayerRequest, pk: int) -> HttpResponse:
    """Give the owner his campaign as one file."""
    campaign = get_campaign_for(request, pk, whole=True)
    try:
        data = campaign_export(campaign=campaign)
    except ExchangeError as error:
        messages.warning(request, refused_file(error, campaign.title))
        return redirect("campaigns:career", pk=pk)
    return download(data, campaign, "application/json", "json")


@require_safe
@player_required
def export_csv(request: PlayerRequest, pk: int) -> HttpResponse:
    """Give the owner the log as a table."""
    campaign = get_campaign_for(request, pk)
    data = campaign_csv(campaign=campaign).encode()
    return download(data, campaign, "text/csv; charset=utf-8", "csv")


def download(data: bytes, campaign: Campaign, kind: str, ending: str) -> HttpResponse:
    """Answer with a file; its name keeps nothing of the title but plain letters."""
    name = f"{slugify(campaign.title)[:60] or 'campaign'}-{campaign.pk}.{ending}"
    response = HttpResponse(data, content_type=kind)
    response["Content-Disposition"] = f'attachment; filename="{name}"'
    response["Cache-Control"] = "private, no-store"
    return response


@require_http_methods(["GET", "POST"])
@limited_body
@player_required
def import_(request: PlayerRequest) -> HttpResponse:
    """Ask for a file, and store its campaign."""
    if request.method != "POST":
        return show_import(request)
    file = request.FILES.get("file")
    if file is None:
        return show_import(request, _("Choose a file."), REFUSED)
    if file.size is None or file.size > MOST_BYTES:
        return show_import(request, _("The file is too large."), TOO_LARGE)
    spend(request, "import_campaign")
    return store(request, file.read(), file.name or "")


def store(request: PlayerRequest, data: bytes, name: str) -> HttpResponse:
    """Store the campaign, or say file, place and reason."""
    try:
        campaign = campaign_import(owner=request.user, data=data)
    except ExchangeError as error:
        return show_import(request, refused_file(error, name), REFUSED)
    messages.success(request, _("The campaign is here. Its dice count as imported."))
    return redirect("campaigns:career", pk=campaign.pk)


def show_import(
    request: HttpRequest, trouble: str = "", status: int = 200
) -> HttpResponse:
    """Render the form."""
    context = {"trouble": trouble, "most": MOST_BYTES}
    return render(request, "campaigns/import.html", context, status=status)
