from __future__ import annotations

from typing import TYPE_CHECKING

from django.contrib import messages
from django.core.exceptions import BadRequest
from django.shortcuts import redirect, render
from django.urls import reverse
from django.utils.translation import gettext as _
from django.views.decorators.http import require_http_methods

from campaigns.forms import ShareForm
from campaigns.http import PlayerRequest, get_campaign_for, player_required, posted
from campaigns.selectors.diary import diary_is_shared
from campaigns.services.campaign_manage import campaign_share, campaign_unshare

if TYPE_CHECKING:
    from django.http import HttpRequest, HttpResponse

    from campaigns.models import Campaign


@require_http_methods(["GET", "POST"])
@player_required
def share(request: PlayerRequest, pk: int) -> HttpResponse:
    """Show the share link; make it, change what it shows, or revoke it."""
    campaign = get_campaign_for(request, pk)
    form = ShareForm(posted(request))
    if form.is_valid():
        asked = dict(form.cleaned_data)
        if asked.pop("share") == "yes":
            asked["shows_owner"] &= not request.user.is_guest
            campaign_share(campaign=campaign, **asked)
            messages.success(request, _("Saved. The link shows what is ticked here."))
        else:
            campaign_unshare(campaign=campaign)
            messages.success(request, _("The link is revoked."))
        return redirect("campaigns:share", pk=pk)
    if form.is_bound:
        raise BadRequest("share")
    context = {
        "campaign": campaign,
        "link": link_of(request, campaign),
        "shows_diary": diary_is_shared(campaign),
    }
    return render(request, "campaigns/share.html", context)


def link_of(request: HttpRequest, campaign: Campaign) -> str:
    """Return the whole address of a career's link, empty without one."""
    if not campaign.share_token:
        return ""
    path = reverse("campaigns:public", args=[campaign.share_token])
    return request.build_absolute_uri(path)
