import pytest
from django.contrib.auth import get_user
from django.db import OperationalError
from django.http import HttpResponse
from django.test import Client
from django.urls import path

from amerika.urls import urlpatterns as site_urls
from campaigns.models import User


def gone(request):
    raise OperationalError


def broken(request):
    raise RuntimeError


def session(request):
    return HttpResponse(str(get_user(request)))


urlpatterns = [
    path("gone", gone),
    path("broken", broken),
    path("session", session),
    *site_urls,
]
handler500 = "amerika.errors.server_error"
pytestmark = pytest.mark.urls(__name__)


@pytest.fixture
def visitor():
    """Return a client that sees the page of an error, as a browser does."""
    return Client(raise_request_exception=False)


def test_it_answers_503_without_asking_the_database_that_is_gone(visitor):
    response = visitor.get("/gone")
    assert response.status_code == 503
    assert response["Retry-After"] == "5"
    assert b"<html" in response.content


def test_it_answers_503_when_the_session_cannot_be_read(visitor, db, monkeypatch):
    def fail(store):
        raise OperationalError

    visitor.force_login(User.objects.create_guest())
    monkeypatch.setattr("django.contrib.sessions.backends.db.SessionStore.load", fail)
    assert visitor.get("/session").status_code == 503


def test_it_answers_500_for_any_other_fault(visitor):
    response = visitor.get("/broken")
    assert response.status_code == 500
    assert b"<html" in response.content


def test_it_answers_404_for_a_page_that_is_not(visitor, db):
    response = visitor.get("/no-such-page")
    assert response.status_code == 404
    assert b"<html" in response.content
