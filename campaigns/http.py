"""The request as views see it, and the first question that each of them asks."""

from __future__ import annotations

from functools import wraps
from typing import TYPE_CHECKING, Concatenate, cast

from allauth.core import ratelimit
from allauth.core.exceptions import ImmediateHttpResponse
from allauth.decorators import rate_limit
from django.contrib import messages
from django.contrib.auth.views import redirect_to_login
from django.core.exceptions import BadRequest
from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import redirect
from django.urls import reverse
from django.utils.translation import gettext as _
from django.views.decorators.cache import cache_control
from django_htmx.http import HttpResponseClientRedirect

from campaigns.kept import kept
from campaigns.models import Campaign, User

if TYPE_CHECKING:
    from collections.abc import Callable

    from django.http import QueryDict
    from django.http.response import HttpResponseBase
    from django_htmx.middleware import HtmxDetails

    from campaigns.models.campaign import CampaignQuerySet

WISHES = ("yes", "no")
REFUSED = 422
"""Status of a form that comes back with what is wrong with it."""
as_it_stands = cache_control(private=True, no_store=True)
"""No browser keeps the answer. The way back leads to the present step, and a part of a
page, made for htmx or in another language, is not taken for what its address shows."""


type Shown[R: HttpRequest, **P] = Callable[Concatenate[R, P], HttpResponseBase]
"""A view that answers with a page."""


class HtmxRequest(HttpRequest):
    """A request of anybody, which htmx may have made."""

    htmx: HtmxDetails


class PlayerRequest(HtmxRequest):
    """A request of somebody who is signed in, guests among them."""

    user: User


def player_required[**P, Response: HttpResponseBase](
    view: Callable[Concatenate[PlayerRequest, P], Response],
) -> Callable[Concatenate[HttpRequest, P], Response | HttpResponse]:
    """Send whoever is not signed in to the sign-in page, and back afterwards.

    The answer is the same for a campaign that does not exist.
    """

    @wraps(view)
    def guarded(
        request: HttpRequest, /, *args: P.args, **kwargs: P.kwargs
    ) -> Response | HttpResponse:
        if request.user.is_authenticated:
            return view(cast("PlayerRequest", request), *args, **kwargs)
        return sign_in_again(cast("HtmxRequest", request), kwargs.get("pk"))

    return guarded


def limited[R: HttpRequest, **P](
    action: str, *, reads: bool = False
) -> Callable[[Shown[R, P]], Shown[R, P]]:
    """Answer 429 to whoever does it too often (`ACCOUNT_RATE_LIMITS`).

    With `reads` pages that are only read are counted as well.
    """
    found: Callable[[Shown[R, P]], Shown[R, P]]
    found = rate_limit(action=action, limit_get=reads)
    return found


def spend(request: HttpRequest, action: str) -> None:
    """Count an action within a view; the answer is 429 where it is done too often."""
    refused = ratelimit.consume_or_429(request, action=action, limit_get=True)
    if refused:
        raise ImmediateHttpResponse(refused)


def estimated[Found](
    request: HttpRequest, key: str, seconds: int, make: Callable[[], Found]
) -> Found:
    """Return what is kept under a key; only to work it out anew is limited."""

    def made() -> Found:
        spend(request, "estimate")
        return make()

    return kept(key, seconds, made)


def posted(request: HttpRequest) -> QueryDict | None:
    """Return what was sent, though it be nothing; None where a page is asked for."""
    return request.POST if request.method == "POST" else None


def wish(request: HttpRequest, name: str) -> bool:
    """Return a yes or no that was sent; raise `BadRequest` for anything else.

    Nothing sent is not a no: a form that lost its button must not switch a thing off.
    """
    said = request.POST.get(name)
    if said not in WISHES:
        raise BadRequest(name)
    return said == "yes"


def outdated(request: HttpRequest, campaign: Campaign) -> bool:
    """Return whether an address was made for a step that is over."""
    return request.GET.get("turn") != str(campaign.turn)


def sign_in_again(request: HtmxRequest, pk: object) -> HttpResponse:
    """Lead to the sign-in page, and from there back to the page of a posted form.

    A form that meets this was posted after the session had ended; the page says so.
    """
    posted = request.method == "POST"
    back = request.get_full_path()
    if posted:
        back = reverse("campaigns:table", args=[pk]) if pk else reverse("front")
    url = redirect_to_login(back).url
    if posted:
        text = _("You were signed out. Nothing is lost: sign in and go on.")
        messages.warning(request, text)
    return HttpResponseClientRedirect(url) if request.htmx else redirect(url)


def unread_campaign(request: PlayerRequest, pk: int) -> Campaign:
    """Return a campaign for a service that locks it, without a query of its own.

    The service finds the row only if it is the player's who asks.
    """
    return Campaign(pk=pk, owner=request.user)


def get_campaign_for(
    request: PlayerRequest, pk: int, *, whole: bool = False, told: bool = False
) -> Campaign:
    """Return a campaign of the player who asks; anybody else's is not there.

    Its state is left in the database unless the `whole` is wanted, to be shown:
    whoever changes it reads it under a lock. `told`: with what a career page shows.
    """
    found = Campaign.objects.owned_by(request.user).filter(pk=pk)
    return only_one(found, whole=whole, told=told)


def get_shared(key: str, *, whole: bool = False, told: bool = False) -> Campaign:
    """Return the career that a link leads to; a revoked or hidden one is not there.

    `whole` and `told` are those of `get_campaign_for`.
    """
    found = Campaign.objects.shared().filter(share_token=key)
    return only_one(found, whole=whole, told=told)


def only_one(found: CampaignQuerySet, *, whole: bool, told: bool) -> Campaign:
    """Read the one campaign that was asked for, or answer 404."""
    found = found.told() if told else found
    campaign = (found if whole else found.light()).first()
    if campaign is None:
        raise Http404
    return campaign


def unlisted[Response: HttpResponse](
    response: Response, campaign: Campaign
) -> Response:
    """Keep an answer that its owner does not publish out of search engines.

    It is asked for anew each time, so that a revoked link ends for who has read it.
    """
    response["Cache-Control"] = "private, no-cache"
    if not campaign.is_published:
        response["X-Robots-Tag"] = "noindex"
    return response
