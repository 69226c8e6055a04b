"""The estimate of pressing on and turning back."""

import pytest
from django.core.cache import cache
from django.urls import reverse
from msgspec.structs import replace

from campaigns.rules.steps import TakeOff, TargetChoice, TurnBack, ZoneBusiness
from tests.rules.play import airborne

pytestmark = pytest.mark.django_db


@pytest.fixture
def at_the_choice(campaign):
    campaign.state = airborne(TurnBack(), ZoneBusiness(), zone=4, sortie={"hits": 5})
    campaign.save()
    cache.clear()
    return campaign


def address(campaign):
    query = {"turn": campaign.turn}
    return reverse("campaigns:outlook", args=[campaign.pk], query=query)


def test_it_shows_both_ways_with_their_uncertainty(as_alice, at_the_choice):
    answer = as_alice.get(address(at_the_choice))
    text = answer.content.decode()
    assert "Press on" in text
    assert "Turn back" in text
    assert "±" in text


def test_the_same_step_is_estimated_once(as_alice, at_the_choice):
    url = address(at_the_choice)
    first, again = (as_alice.get(url).text.partition("<footer") for _ in range(2))
    assert first[0] == again[0]


def test_htmx_gets_the_estimate_alone(as_alice, at_the_choice):
    url = address(at_the_choice)
    answer = as_alice.get(url, headers={"HX-Request": "true"})
    assert b"<html" not in answer.content
    assert b'id="outlook"' in answer.content


def test_an_estimate_is_kept_for_each_language(as_alice, at_the_choice):
    url = address(at_the_choice)
    assert "Press on" in as_alice.get(url).text
    german = as_alice.get(url, headers={"Accept-Language": "de"})
    assert "Press on" not in german.text
    assert german["Cache-Control"] == "private, no-store"


def test_where_a_target_is_chosen_a_raid_in_each_zone_is_estimated(as_alice, campaign):
    sortie = {"target": None}
    campaign.state = airborne(
        TargetChoice(), TakeOff(), zone=0, pilot_rank="major", sortie=sortie
    )
    campaign.save()
    cache.clear()
    table = as_alice.get(reverse("campaigns:table", args=[campaign.pk])).text
    assert "Estimate a raid in each zone" in table
    assert "interception rolls 7" in table
    page = as_alice.get(address(campaign)).text
    for zone in (5, 6):
        assert f"<h3>A raid in Zone {zone}</h3>" in page
    assert page.count("±") >= 6


def test_without_the_choice_there_is_nothing_to_estimate(as_alice, campaign):
    url = address(campaign)
    assert as_alice.get(url).status_code == 404


def test_the_table_asks_for_the_estimate_of_its_own_step(as_alice, at_the_choice):
    table = reverse("campaigns:table", args=[at_the_choice.pk])
    assert f'hx-get="{address(at_the_choice)}"' in as_alice.get(table).text


def test_an_address_of_another_step_gets_no_estimate(as_alice, at_the_choice):
    old = address(at_the_choice)
    at_the_choice.turn += 1
    at_the_choice.save()
    assert as_alice.get(old).status_code == 404
    without = reverse("campaigns:outlook", args=[at_the_choice.pk])
    assert as_alice.get(without).status_code == 404
    assert as_alice.get(address(at_the_choice)).status_code == 200


def test_the_campaign_is_not_touched(as_alice, at_the_choice):
    turn, lines = at_the_choice.turn, at_the_choice.lines
    as_alice.get(address(at_the_choice))
    at_the_choice.refresh_from_db()
    assert (at_the_choice.turn, at_the_choice.lines) == (turn, lines)
    assert replace(at_the_choice.state) == at_the_choice.state
