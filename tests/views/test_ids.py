"""No id stands twice on a page: labels, anchors and scripts need the right one."""

import re
from collections import Counter

import pytest
from django.urls import reverse

from tests.factories import begin_campaign, share_campaign
from tests.players import in_the_air, play, slot_closed

ID = re.compile(r'\sid="([^"]+)"')
OWN = ("hangar", "career", "share", "log", "diary", "dice", "paper", "paper_enter",
       "rules_met", "give_up")  # fmt: skip
ALL = ("front", "campaigns:list", "campaigns:new", "campaigns:hall", "campaigns:charts",
       "campaigns:rules", "campaigns:display", "campaigns:import")  # fmt: skip


def twice(answer):
    assert answer.status_code == 200
    return {id_ for id_, count in Counter(ID.findall(answer.text)).items() if count > 1}


@pytest.fixture
def flown(alice):
    return play(begin_campaign(alice), until=slot_closed(0))


@pytest.mark.parametrize("name", OWN)
def test_on_the_pages_of_a_campaign(as_alice, flown, name):
    assert twice(as_alice.get(reverse(f"campaigns:{name}", args=[flown.pk]))) == set()


@pytest.mark.parametrize("name", ALL)
def test_on_the_pages_around_it(as_alice, flown, name):
    assert twice(as_alice.get(reverse(name))) == set()


def test_on_the_table_and_in_the_replay(as_alice, flown):
    replay = reverse("campaigns:replay", args=[flown.pk, 1])
    assert twice(as_alice.get(replay)) == set()
    play(flown, until=in_the_air)
    table = reverse("campaigns:table", args=[flown.pk])
    assert twice(as_alice.get(table)) == set()


def test_on_a_career_that_is_shared(client, flown):
    share_campaign(flown)
    url = reverse("campaigns:public", args=[flown.share_token])
    assert twice(client.get(url)) == set()
