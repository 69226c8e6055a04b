"""Requests to the WSGI application, made beforehand: only answering is timed."""

from time import perf_counter, thread_time
from urllib.parse import urlencode

from django.core.handlers.wsgi import WSGIHandler
from django.core.signals import request_started
from django.db import reset_queries
from django.middleware.csrf import _get_new_csrf_string
from django.test import Client, RequestFactory

# Keeping a record of the queries is the debugger's affair.
request_started.disconnect(reset_queries)

FORM = "application/x-www-form-urlencoded"


class Browser:
    """One signed-in player with the cookies and the form token of a browser."""

    def __init__(self, user):
        client = Client(SERVER_NAME="localhost")
        client.force_login(user)
        session = client.cookies["sessionid"].value
        self._token = _get_new_csrf_string()
        self._make = RequestFactory(
            SERVER_NAME="localhost",
            HTTP_COOKIE=f"sessionid={session}; csrftoken={self._token}",
            HTTP_ACCEPT_ENCODING="gzip, br",
        )
        self._handler = WSGIHandler()
        self.busy = 0.0

    def post(self, url, fields, target="table"):
        """Make the request of a form that htmx posts."""
        data = {"csrfmiddlewaretoken": self._token, **fields}
        headers = {"HTTP_HX_REQUEST": "true", "HTTP_HX_TARGET": target}
        return self._make.post(url, urlencode(data), FORM, **headers).environ

    def get(self, url):
        """Make the request of a page."""
        return self._make.get(url).environ

    def ask(self, environ):
        """Answer a request; return seconds, status and body.

        `busy` keeps the seconds in which this process was at work, for times when
        others use the machine as well.
        """
        seen = []

        def start(status, _headers):
            seen.append(int(status[:3]))

        began, worked = perf_counter(), thread_time()
        answer = self._handler(environ, start)
        body = b"".join(answer)
        answer.close()
        self.busy = thread_time() - worked
        return perf_counter() - began, seen[0], body
