"""The language that a player chose goes before the browser's."""

from __future__ import annotations

from typing import TYPE_CHECKING

from django.utils import translation

from campaigns.models import User

if TYPE_CHECKING:
    from collections.abc import Callable

    from django.http import HttpRequest, HttpResponse


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
