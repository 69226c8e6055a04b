from __future__ import annotations

from typing import TYPE_CHECKING

from django.contrib.auth.views import redirect_to_login
from django.urls import reverse
from django.views.decorators.http import require_safe

if TYPE_CHECKING:
    from django.http import HttpRequest, HttpResponse


@require_safe
def host_login(request: HttpRequest) -> HttpResponse:
    """Send the host to the players' sign-in page, which counts wrong passwords.

    The admin's own would take as many as anybody likes to try.
    """
    return redirect_to_login(request.GET.get("next") or reverse("admin:index"))
