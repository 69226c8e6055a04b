"""Every form is sent with the names of all columns beside its own fields."""

import pytest
from django.db import transaction

from campaigns.models import Campaign, LogLine, User
from tests.forms import forms_of
from tests.security.urls import paths

LOOT = {
    "is_staff": "on",
    "is_superuser": "on",
    "is_active": "on",
    "is_guest": "on",
    "user_permissions": "1",
    "groups": "1",
    "owner": "2",
    "owner_id": "2",
    "user": "2",
    "id": "1",
    "pk": "1",
    "seed": "00" * 32,
    "seed_hash": "00" * 32,
    "origin": "begun",
    "honesty": "site",
    "over": "calendar",
    "hidden_by_host": "",
    "branch": "7",
    "lines": "99",
    "slot_line": "0",
    "has_typed_dice": "",
    "share_token": "chosen",
    "rules_version": "0",
    "experience": "99",
    "state": "{}",
}
OWN = {"turn": 0, "answer": "throw", "to": 0, "kind": "B1", "stop": "yes",
       "share": "yes", "title": "Mine", "allow": "yes"}  # fmt: skip
NEVER = ("owner_id", "seed", "seed_hash", "origin", "over", "hidden_by_host",
         "rules_version", "pack", "has_typed_dice", "setup")  # fmt: skip


@pytest.fixture
def rich(campaign):
    """Her campaign, marked in every way that she might like to wash off."""
    marks = {"has_typed_dice": True, "hidden_by_host": True, "origin": "edited"}
    Campaign.objects.filter(pk=campaign.pk).update(**marks)
    campaign.refresh_from_db()
    return campaign


def rights():
    names = ("username", "is_staff", "is_superuser", "is_guest", "password")
    return list(User.objects.order_by("pk").values_list(*names))


def kept(campaign):
    return Campaign.objects.values(*NEVER).get(pk=campaign.pk)


@pytest.mark.django_db
def test_no_form_writes_a_column_that_it_does_not_show(as_alice, charlie, rich):
    before, people = kept(rich), rights()
    lines = LogLine.objects.filter(campaign=rich).count()
    for path in paths(rich):
        if "give-up" in path or path.startswith(("/accounts/", "/admin/")):
            continue
        as_alice.post(path, {**LOOT, **OWN})
        Campaign.objects.filter(pk=rich.pk).update(deleted_at=None)
        assert kept(rich) == before, path
        assert rights() == people, path
    assert Campaign.objects.filter(owner=charlie).count() == 0
    assert Campaign.objects.filter(share_token="chosen").count() == 0
    assert LogLine.objects.filter(campaign=rich).count() <= lines + 1


@pytest.mark.django_db
def test_no_form_that_a_page_shows_does_either(as_alice, alice, charlie, rich):
    """Each with its own fields filled in as they stand, so that it is taken."""
    before, people, taken = kept(rich), rights(), 0
    for form in every_form(as_alice, rich):
        with transaction.atomic():
            answer = as_alice.post(form.action, {**LOOT, **dict(form.data())})
            taken += answer.status_code == 302
            now = Campaign.objects.filter(pk=rich.pk).values(*NEVER).first()
            assert now in (before, {**before, "over": "given-up"}, None), form.action
            gone = not User.objects.filter(pk=alice.pk).exists()
            assert gone or rights() == people, form.action
            assert not Campaign.objects.filter(owner=charlie).exists()
            assert not Campaign.objects.filter(seed=bytes(32)).exists()
            assert not Campaign.objects.filter(share_token="chosen").exists()
            transaction.set_rollback(True)
        as_alice.force_login(alice)
    assert taken > 20


def every_form(client, campaign):
    for path in paths(campaign):
        answer = client.get(path)
        if answer.get("Content-Type", "").startswith("text/html"):
            yield from forms_of(answer.text, path)


def test_nobody_signs_up_as_host(client, db):
    answers = {"username": "gunter", "password1": "long-range-raid"}
    client.post(
        "/accounts/signup/", {**LOOT, **answers, "password2": "long-range-raid"}
    )
    user = User.objects.get(username="gunter")
    assert (user.is_staff, user.is_superuser, user.is_guest) == (False, False, False)


def test_a_player_cannot_make_himself_host(as_alice, alice):
    for path in (
        "/accounts/email/",
        "/accounts/password/change/",
        "/accounts/display/",
    ):
        as_alice.post(path, LOOT)
    alice.refresh_from_db()
    assert (alice.is_staff, alice.is_superuser) == (False, False)


@pytest.mark.parametrize("path", ["/admin/", "/admin/campaigns/user/"])
def test_a_player_does_not_enter_the_admin(as_alice, path):
    answer = as_alice.get(path)
    assert answer.status_code == 302
    assert answer["Location"].startswith("/admin/login/")
