"""Limits count in a store that all web processes share."""

import pytest
from django.conf import settings
from django.db import connection

SHARED = ("DatabaseCache", "RedisCache")


def counted():
    """Rows of the store, read past Django's cache."""
    with connection.cursor() as cursor:
        cursor.execute("SELECT count(*) FROM cache")
        return cursor.fetchone()[0]


def test_the_store_is_shared():
    backend = settings.CACHES["default"]["BACKEND"]
    assert backend.rpartition(".")[2] in SHARED


@pytest.mark.parametrize(
    ("path", "form"),
    [
        ("/accounts/login/", {"login": "alice", "password": "wrong"}),
        ("/accounts/signup/", {"username": "a"}),
        ("/accounts/password/reset/", {"email": "a@example.org"}),
        ("/fly-now/", {}),
    ],
)
def test_each_attempt_is_counted_in_it(client, alice, path, form):
    before = counted()
    client.post(path, form)
    assert counted() > before


def test_guests_are_not_made_without_end(client, db):
    answers = set()
    for _ in range(31):
        answers.add(client.post("/fly-now/").status_code)
        client.cookies.clear()
    assert answers == {302, 429}
