"""Limits count in a store that all web processes share."""

import pytest
from django.conf import settings
from django.db import connection

from campaigns.models import User

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


def test_the_admin_takes_no_password_of_its_own(client, db):
    guess = {"username": "host", "password": "wrong"}
    assert client.post("/admin/login/?next=/admin/", guess).status_code == 405
    answer = client.get("/admin/", follow=True)
    assert answer.redirect_chain[-1] == ("/accounts/login/?next=/admin/", 302)


def test_the_host_signs_in_where_wrong_passwords_are_counted(client, db):
    host = User.objects.create_superuser("host", password="long-range-raid")
    form = {"login": host.username, "next": "/admin/"}
    right = client.post("/accounts/login/", {**form, "password": "long-range-raid"})
    assert right["Location"] == "/admin/"
    assert client.get("/admin/").status_code == 200
    client.logout()
    tries = [
        client.post("/accounts/login/", {**form, "password": "x"}) for _ in "1234567"
    ]
    assert tries[-1].status_code == 429 or "Too many" in tries[-1].text
