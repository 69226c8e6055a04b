from __future__ import annotations

from typing import TYPE_CHECKING

from django import forms
from django.core.validators import RegexValidator
from django.http import Http404, HttpResponse
from django.shortcuts import redirect, render
from django.utils.translation import gettext_lazy as _
from django.views.decorators.http import (
    require_http_methods,
    require_POST,
    require_safe,
)

from campaigns.http import (
    REFUSED,
    PlayerRequest,
    get_campaign_for,
    get_shared,
    player_required,
    posted,
    unlisted,
    wish,
)
from campaigns.models.diary import ENTRY_MOST
from campaigns.plain import PROSE
from campaigns.selectors.diary import (
    diary_is_shared,
    diary_page,
    diary_text,
    whole_diary,
)
from campaigns.services.diary_edit import (
    diary_entry_restore,
    diary_entry_write,
    diary_share,
)

if TYPE_CHECKING:
    from django.http import HttpRequest

    from campaigns.models import Campaign
    from campaigns.selectors.diary import DiaryText


FILES = {"txt": "text/plain; charset=utf-8", "html": "text/html; charset=utf-8"}


class EntryForm(forms.Form):
    """An entry in the owner's own words."""

    text = forms.CharField(
        label=_("Text"),
        max_length=ENTRY_MOST,
        widget=forms.Textarea({"rows": 18}),
        validators=[
            RegexValidator(
                PROSE,
                _(
                    "Leave out signs that nobody sees or that turn the writing round."
                    " Nothing was kept; the text stands here as you wrote it."
                ),
            )
        ],
    )


@require_safe
@player_required
def diary(request: PlayerRequest, pk: int) -> HttpResponse:
    """Show the owner his diary, eight sorties on a page."""
    campaign = get_campaign_for(request, pk)
    context = {
        "campaign": campaign,
        "diary": diary_page(campaign, request.GET.get("page", "")),
        "is_shared": diary_is_shared(campaign),
    }
    return render(request, "campaigns/diary.html", context)


@require_safe
def public_diary(request: HttpRequest, key: str) -> HttpResponse:
    """Show the diary to whoever has the link of a career whose owner shares it."""
    campaign = get_shared(key)
    if not diary_is_shared(campaign):
        raise Http404
    page = diary_page(campaign, request.GET.get("page", ""))
    context = {"campaign": campaign, "diary": page, "key": key}
    return unlisted(render(request, "campaigns/diary.html", context), campaign)


@require_http_methods(["GET", "POST"])
@player_required
def diary_entry(request: PlayerRequest, pk: int, slot: int) -> HttpResponse:
    """Show one entry to be edited, and keep what was written."""
    campaign = get_campaign_for(request, pk)
    entry = entry_or_404(campaign, slot)
    form = EntryForm(posted(request), initial={"text": entry.text})
    if form.is_valid():
        text = form.cleaned_data["text"]
        diary_entry_write(campaign=campaign, slot=slot - 1, text=text)
        return redirect("campaigns:diary", pk=pk)
    context = {"campaign": campaign, "entry": entry, "form": form}
    status = REFUSED if form.is_bound else 200
    return render(request, "campaigns/diary_entry.html", context, status=status)


@require_POST
@player_required
def diary_restore(request: PlayerRequest, pk: int, slot: int) -> HttpResponse:
    """Bring back the text from the log."""
    campaign = get_campaign_for(request, pk)
    entry_or_404(campaign, slot)
    diary_entry_restore(campaign=campaign, slot=slot - 1)
    return redirect("campaigns:diary_entry", pk=pk, slot=slot)


@require_POST
@player_required
def diary_sharing(request: PlayerRequest, pk: int) -> HttpResponse:
    """Show the diary by the link of the career, or stop showing it."""
    campaign = get_campaign_for(request, pk)
    diary_share(campaign=campaign, shared=wish(request, "share"))
    return redirect("campaigns:diary", pk=pk)


@require_safe
@player_required
def diary_export(request: PlayerRequest, pk: int, form: str) -> HttpResponse:
    """Give the whole diary as one file, `txt` or `html`."""
    campaign = get_campaign_for(request, pk)
    if form not in FILES:
        raise Http404
    context = {"entries": whole_diary(campaign), "pilot": campaign.pilot.name}
    template, kind = f"campaigns/diary_file.{form}", FILES[form]
    response = render(request, template, context, content_type=kind)
    response["Content-Disposition"] = f'attachment; filename="diary-{pk}.{form}"'
    return response


def entry_or_404(campaign: Campaign, slot: int) -> DiaryText:
    """Return the entry of a slot, counted from 1; without a sortie there is none."""
    entry = diary_text(campaign, slot - 1)
    if entry is None:
        raise Http404
    return entry
