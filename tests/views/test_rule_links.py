"""A rule that a page of a campaign names leads to the rules, and they back to it."""

import re

import pytest
from django.urls import reverse

from tests.players import in_the_air, play, slot_closed
from tests.rules.play import fight

pytestmark = pytest.mark.django_db

RULE = re.compile(r'class="rule-ref" href="(/rules/[^"]*)"')


def rules_of(client, path):
    return RULE.findall(client.get(path).text)


def led_back(campaign, links):
    return [link for link in links if f"?campaign={campaign.pk}#" in link]


@pytest.fixture
def flown(campaign):
    return play(campaign, until=slot_closed(0))


def test_at_the_guns(as_alice, campaign):
    campaign.state = fight("6-level", aircraft="ju390")
    campaign.save()
    links = rules_of(as_alice, reverse("campaigns:table", args=[campaign.pk]))
    assert len(links) > 2
    assert led_back(campaign, links) == links


def test_of_the_last_roll(as_alice, campaign):
    play(play(campaign, until=in_the_air), steps=2)
    page = as_alice.get(reverse("campaigns:table", args=[campaign.pk])).text
    last = page.partition('class="last"')[2].partition("</table>")[0]
    links = RULE.findall(last)
    assert len(links) == 1
    assert led_back(campaign, links) == links


@pytest.mark.parametrize("month_ends", [False, True])
def test_in_the_hangar(as_alice, flown, month_ends):
    if month_ends:
        play(flown, until=slot_closed(2))
    links = rules_of(as_alice, reverse("campaigns:hangar", args=[flown.pk]))
    assert len(links) > month_ends
    assert led_back(flown, links) == links


def test_on_the_charts_of_a_campaign_and_on_no_others(as_alice, flown):
    path = reverse("campaigns:charts")
    links = rules_of(as_alice, f"{path}?campaign={flown.pk}")
    assert led_back(flown, links) == links
    assert len(rules_of(as_alice, path)) == len(links)
    assert not any("campaign" in link for link in rules_of(as_alice, path))


def test_in_a_replay_for_its_owner_and_for_no_reader(as_alice, anonymous, shared):
    play(shared, until=slot_closed(0))
    own = reverse("campaigns:replay_step", args=[shared.pk, 1, 3])
    links = rules_of(as_alice, own)
    assert links
    assert led_back(shared, links) == links
    read = reverse("campaigns:public_replay_step", args=[shared.share_token, 1, 3])
    assert len(rules_of(anonymous, read)) == len(links)
    assert led_back(shared, rules_of(anonymous, read)) == []
