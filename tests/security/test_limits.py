"""Limits count in a store that all web processes share."""

import pytest
from django.conf import settings
from django.core.cache import cache
from django.db import connection
from django.urls import reverse

from campaigns.kept import HOUR, kept
from campaigns.models import Campaign, User
from campaigns.rules.steps import TurnBack, ZoneBusiness
from tests.rules.play import airborne

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
    # What a test in a browser has left would be counted up in its place.
    cache.clear()
    client.post(path, form)
    assert counted() > 0


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


def test_what_is_kept_for_pages_never_drives_out_who_tried_how_often(db):
    cache.set("allauth:rl:login", [1.0], HOUR)
    for number in range(400):
        assert kept(f"page-{number}", HOUR, lambda: "made") == "made"
    assert cache.get("allauth:rl:login") == [1.0]
    assert kept("page-399", HOUR, lambda: "made again") == "made"


def test_pages_of_another_release_are_not_read_back():
    assert settings.RELEASE in settings.CACHES["pages"]["KEY_PREFIX"]


def test_the_archive_of_an_account_is_not_made_without_end(as_alice):
    export = reverse("campaigns:account_export")
    answers = [as_alice.get(export) for _ in range(13)]
    assert [answer.status_code for answer in answers] == 12 * [200] + [429]
    assert "Too often" in answers[-1].text


def test_copies_are_not_made_without_end(as_alice, campaign, settings):
    settings.ACCOUNT_RATE_LIMITS = {"copy_campaign": "2/h/user"}
    copy = reverse("campaigns:copy", args=[campaign.pk])
    answers = [as_alice.post(copy).status_code for _ in range(3)]
    assert answers == [302, 302, 429]


def test_an_account_does_not_begin_without_end_either(as_alice, settings):
    settings.ACCOUNT_RATE_LIMITS = {"begin_campaign": "2/h/user"}
    answers = [as_alice.post("/fly-now/", {"again": "yes"}) for _ in range(3)]
    assert [answer.status_code for answer in answers] == [302, 302, 429]


def test_only_an_estimate_that_is_worked_out_is_counted(as_alice, campaign, settings):
    settings.ACCOUNT_RATE_LIMITS = {"estimate": "1/m/user"}
    campaign.state = airborne(TurnBack(), ZoneBusiness(), zone=4)
    campaign.save()
    turn = campaign.turn
    url = reverse("campaigns:outlook", args=[campaign.pk], query={"turn": turn})
    assert [as_alice.get(url).status_code for _ in "ab"] == [200, 200]
    Campaign.objects.filter(pk=campaign.pk).update(turn=turn + 1)
    later = reverse("campaigns:outlook", args=[campaign.pk], query={"turn": turn + 1})
    answer = as_alice.get(later, headers={"HX-Request": "true"})
    assert answer.status_code == 429
