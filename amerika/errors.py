"""What to answer when something broke on this side."""

import sys

from django.db import OperationalError
from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.template.loader import render_to_string
from django.views import defaults


def bad_request(request: HttpRequest, exception: Exception) -> HttpResponse:
    """Answer a form that no page of the site sends; Django logs the reason."""
    del exception
    return render(request, "400.html", status=400)


def server_error(request: HttpRequest) -> HttpResponse:
    """Answer 503 when the database is gone and 500 otherwise.

    As `handler500` this meets the errors of every middleware as well as a view's: a
    session that cannot be read is the likeliest place to notice.
    """
    if isinstance(sys.exception(), OperationalError):
        return unavailable()
    return defaults.server_error(request)


def unavailable() -> HttpResponse:
    """Answer without the database: no request, no user, no session."""
    page = render_to_string("503.html")
    return HttpResponse(page, status=503, headers={"Retry-After": "5"})
