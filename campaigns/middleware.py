"""The language that an account chose, and what is said where nothing can be done."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from django.contrib import messages
from django.http import HttpResponseNotAllowed
from django.shortcuts import redirect, render
from django.urls import reverse
from django.utils import translation
from django.utils.translation import gettext as _
from django_htmx.http import HttpResponseClientRedirect

from campaigns.http import sign_in_again
from campaigns.models import User
from campaigns.services.room import GuestGoneError, TooManyCampaignsError
from campaigns.services.versions import OtherRulesError

if TYPE_CHECKING:
    from collections.abc import Callable

    from django.http import HttpRequest, HttpResponse

    from campaigns.http import HtmxRequest


class AccountLanguage:
    """Speak as the account says; stands behind the sign-in and LocaleMiddleware."""

    def __init__(self, get_response: Callable[[HttpRequest], HttpResponse]) -> None:
        self.get_response = get_response

    def __call__(self, request: HttpRequest) -> HttpResponse:
        """Answer in the language of the account, if it has one."""
        user = request.user
        if isinstance(user, User) and user.display.language:
            translation.activate(user.display.language)
            request.LANGUAGE_CODE = translation.get_language()
        return self.get_response(request)


class NotAllowed:
    """Put a page where Django answers 405 with nothing to read."""

    def __init__(self, get_response: Callable[[HttpRequest], HttpResponse]) -> None:
        self.get_response = get_response

    def __call__(self, request: HttpRequest) -> HttpResponse:
        """Answer as the views do, and say what is allowed where the method is not."""
        response = self.get_response(request)
        if not isinstance(response, HttpResponseNotAllowed):
            return response
        pk = request.resolver_match.kwargs.get("pk") if request.resolver_match else None
        context = {"methods": response.headers["Allow"], "pk": pk}
        page = render(request, "405.html", context, status=405)
        page.headers["Allow"] = response.headers["Allow"]
        return page


class NotDone:
    """Say what to do instead where a service has refused, whichever view had asked."""

    def __init__(self, get_response: Callable[[HttpRequest], HttpResponse]) -> None:
        self.get_response = get_response

    def __call__(self, request: HttpRequest) -> HttpResponse:
        """Answer as the views do."""
        return self.get_response(request)

    def process_exception(
        self, request: HttpRequest, error: Exception
    ) -> HttpResponse | None:
        """Answer a refusal that any view can meet; all else is none of it."""
        if isinstance(error, OtherRulesError):
            return other_rules(request, error)
        if isinstance(error, GuestGoneError):
            return sign_in_again(cast("HtmxRequest", request), None)
        return no_room(request) if isinstance(error, TooManyCampaignsError) else None


def other_rules(request: HttpRequest, error: OtherRulesError) -> HttpResponse:
    """Send the owner to the report, and tell a reader why there is nothing."""
    pk = request.resolver_match.kwargs.get("pk") if request.resolver_match else None
    if pk is None:
        context = {"error": error}
        return render(request, "campaigns/other_rules.html", context, status=409)
    text = _("The rules have changed since the last step. Nothing was done.")
    messages.warning(request, text)
    url = reverse("campaigns:move", args=[pk])
    htmx = request.headers.get("HX-Request") == "true"
    return HttpResponseClientRedirect(url) if htmx else redirect(url)


def no_room(request: HttpRequest) -> HttpResponse:
    """Say how many campaigns a guest may have, and how he can have more."""
    text = _(
        "A guest may have three campaigns and three scratch copies, twelve in all"
        " with the bin. Nothing was changed. Sign up to have more and keep them, or"
        " delete one."
    )
    messages.warning(request, text)
    return redirect("campaigns:list")
