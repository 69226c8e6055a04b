from __future__ import annotations

from typing import TYPE_CHECKING

from django.shortcuts import render

if TYPE_CHECKING:
    from django.http import HttpRequest, HttpResponse


def csrf_failure(request: HttpRequest, reason: str = "") -> HttpResponse:
    """Say that the form has grown old, that nothing is lost, and how to go on."""
    del reason
    return render(request, "403_csrf.html", status=403)
