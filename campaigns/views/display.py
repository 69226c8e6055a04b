from __future__ import annotations

from typing import TYPE_CHECKING

from django.conf import settings
from django.contrib import messages
from django.shortcuts import redirect, render
from django.utils.translation import gettext as _
from django.views.decorators.http import require_http_methods, require_POST
from django.views.i18n import set_language

from campaigns.display_form import DisplayForm
from campaigns.http import REFUSED, PlayerRequest, player_required, posted
from campaigns.models import User
from campaigns.services.display import display_choose, language_keep

if TYPE_CHECKING:
    from django.http import HttpRequest, HttpResponse


@require_http_methods(["GET", "POST"])
@player_required
def display(request: PlayerRequest) -> HttpResponse:
    """Let a player, guests among them, choose how his pages look."""
    form = DisplayForm(request.user, posted(request))
    if form.is_valid():
        hints = form.cleaned_data["hints"]
        display_choose(player=request.user, display=form.chosen(), hints=hints)
        messages.success(request, _("Kept."))
        response = redirect("campaigns:display")
        # The switch of another day must not outlast the wish to have none.
        response.delete_cookie(settings.LANGUAGE_COOKIE_NAME)
        return response
    status = REFUSED if form.is_bound else 200
    return render(request, "account/display.html", {"form": form}, status=status)


@require_POST
def language(request: HttpRequest) -> HttpResponse:
    """Switch the language in this browser and, for a player, in his account."""
    wish = request.POST.get("language", "")
    if isinstance(request.user, User) and wish in dict(settings.LANGUAGES):
        language_keep(player=request.user, language=wish)
    return set_language(request)
