"""Owner, stranger and nobody, over every URL and method of the URL configuration.

A URL that is added is covered by itself when it names a campaign; any other one must
be entered below, or the first test fails.
"""

import pytest
from django.urls import reverse

from campaigns.models import Campaign, LogLine
from tests.views.urls import BY_LINK, BY_LINK_LATER, path_of, url_names

METHODS = ("get", "head", "post", "put", "patch", "delete", "options")

FOR_EVERYBODY = {
    "front",
    "about",
    "healthz",
    "campaigns:charts",
    "campaigns:hall",
    "campaigns:rules",
}
FOR_PLAYERS = {
    "host_login",
    "campaigns:account_export",
    "campaigns:account_delete",
    "campaigns:adopt",
    "campaigns:list",
    "campaigns:new",
    "campaigns:import",
    "campaigns:display",
}
FOR_OWNERS_LATER = {
    "campaigns:analysis",
    "campaigns:chances",
    "campaigns:diary_entry",
    "campaigns:diary_restore",
    "campaigns:odds",
    "campaigns:outlook",
    "campaigns:replay",
    "campaigns:replay_step",
    "campaigns:restore",
    "campaigns:try_from",
}
MAKES_A_GUEST = {"campaigns:fly_now"}
KEPT_BY_OTHERS = ("account_", "admin:", "set_language")


OWN = sorted(name for name, args in url_names() if "pk" in args)


def everything(campaign):
    """All that a request could have changed."""
    rows = Campaign.objects.order_by("pk").values()
    lines = LogLine.objects.order_by("campaign", "number").values()
    return repr((list(rows), list(lines)))


def form_of(campaign):
    """A form that each page would take if its owner sent it."""
    return {
        "turn": campaign.turn,
        "answer": "choose",
        "choice": "fly",
        "to": 0,
        "kind": "B1",
        "stop": "yes",
        "share": "yes",
        "title": "stolen",
        "allow": "yes",
        "archived": "yes",
        "shown": "yes",
        "text": "something is wrong",
    }


def ask(client, method, path, campaign):
    send = getattr(client, method)
    return send(path, form_of(campaign)) if method == "post" else send(path)


def test_every_url_is_known_here():
    by_link = BY_LINK | BY_LINK_LATER
    known = FOR_EVERYBODY | FOR_PLAYERS | by_link | MAKES_A_GUEST | set(OWN)
    unknown = {
        name
        for name, _args in url_names()
        if name not in known and not name.startswith(KEPT_BY_OTHERS)
    }
    assert unknown == set(), "say in this file who may ask for these"


@pytest.mark.parametrize("method", METHODS)
@pytest.mark.parametrize("name", OWN)
class TestCampaignUrls:
    def test_a_stranger_meets_what_does_not_exist(
        self, as_charlie, shared, name, method
    ):
        before = everything(shared)
        answer = ask(as_charlie, method, path_of(name, shared), shared)
        assert answer.status_code in {404, 405}
        assert everything(shared) == before

    def test_nobody_is_sent_to_the_sign_in_page(self, anonymous, shared, name, method):
        before = everything(shared)
        answer = ask(anonymous, method, path_of(name, shared), shared)
        assert answer.status_code in {302, 405}
        if answer.status_code == 302:
            assert answer["Location"].startswith(reverse("account_login"))
        assert everything(shared) == before

    def test_nobody_learns_whether_it_exists(self, anonymous, shared, name, method):
        there = ask(anonymous, method, path_of(name, shared), shared)
        shared.pk += 1000
        nowhere = ask(anonymous, method, path_of(name, shared), shared)
        assert there.status_code == nowhere.status_code

    def test_the_owner_is_served(self, as_alice, shared, name, method):
        answer = ask(as_alice, method, path_of(name, shared), shared)
        assert answer.status_code in {200, 302, 404, 405, 409, 422}
        refused = answer.status_code == 404
        assert not refused or name in FOR_OWNERS_LATER


@pytest.mark.parametrize("method", METHODS)
@pytest.mark.parametrize("name", sorted(BY_LINK))
def test_a_link_reads_and_changes_nothing(anonymous, shared, name, method):
    before = everything(shared)
    answer = ask(anonymous, method, path_of(name, shared), shared)
    reported = name == "campaigns:report_page" and method == "post"
    led_on = name == "campaigns:public_now" and method in {"get", "head"}
    allowed = {302} if reported or led_on else {200, 405}
    assert answer.status_code in allowed
    assert everything(shared) == before


@pytest.mark.parametrize("name", sorted(BY_LINK | BY_LINK_LATER))
def test_a_wrong_link_is_not_there(anonymous, campaign, name):
    assert anonymous.get(path_of(name, campaign)).status_code == 404


@pytest.mark.parametrize("method", METHODS)
@pytest.mark.parametrize("name", sorted(FOR_PLAYERS))
def test_players_pages_send_nobody_to_the_sign_in_page(anonymous, name, method):
    answer = getattr(anonymous, method)(reverse(name))
    assert answer.status_code in {302, 405}


@pytest.mark.parametrize("name", sorted(FOR_EVERYBODY))
def test_open_pages_are_served_to_nobody(anonymous, name):
    assert anonymous.get(reverse(name)).status_code == 200


def test_a_stranger_sees_nothing_of_hers_in_his_list(as_charlie, campaign):
    page = as_charlie.get(reverse("campaigns:list"))
    assert campaign.title not in page.text
