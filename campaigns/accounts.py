"""What happens to a guest's campaigns when he signs up or in."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from allauth.account.adapter import DefaultAccountAdapter
from django.contrib import messages
from django.utils.translation import ngettext

from campaigns.models import User
from campaigns.services.guest_adopt import guest_adopt

if TYPE_CHECKING:
    from django.http import HttpRequest, HttpResponse

GUEST = "guest"
"""Key in the session of the guest who used this browser before the sign-in."""


class AccountAdapter(DefaultAccountAdapter):  # type: ignore[misc]
    """Keeps the guest in mind over the sign-in, which empties the session."""

    def login(self, request: HttpRequest, user: User) -> None:
        """Sign in, and remember who flew here as a guest."""
        guest = guest_of(request)
        super().login(request, user)
        if guest:
            request.session[GUEST] = guest

    def post_login(
        self, request: HttpRequest, user: User, *, signup: bool, **hooks: Any
    ) -> HttpResponse:
        """Hand a guest's campaigns to the account that he has just made.

        To an account that exists they are only offered, on the list of campaigns.
        """
        guest = waiting_guest(request) if signup else None
        if guest:
            tell_kept(request, guest_adopt(guest=guest, player=user))
            del request.session[GUEST]
        response: HttpResponse = super().post_login(
            request, user, signup=signup, **hooks
        )
        return response


def tell_kept(request: HttpRequest, count: int) -> None:
    """Say how many campaigns of a guest are the player's own now, if there are any."""
    if count:
        said = ngettext(
            "The campaign that you began as a guest is kept: it is yours now.",
            "The %(number)s campaigns that you began as a guest are kept: they are"
            " yours now.",
            count,
        )
        messages.success(request, said % {"number": count})


def guest_of(request: HttpRequest) -> int | None:
    """Return the key of the guest who is signed in, read before he is signed out.

    `request.user` looks the user up when it is first used, which may be too late.
    """
    user = request.user
    return user.pk if isinstance(user, User) and user.is_guest else None


def waiting_guest(request: HttpRequest) -> User | None:
    """Return the guest whose campaigns wait to be adopted in this session."""
    pk = request.session.get(GUEST)
    return User.objects.filter(pk=pk, is_guest=True).first() if pk else None
