"""The class of the dice stands wherever a career is shown."""

import pytest
from django.urls import reverse

from campaigns.models import Campaign
from campaigns.services.campaign_manage import campaign_give_up
from campaigns.words.honesty import HONESTY
from tests.factories import share_campaign
from tests.players import play

CLASSES = {
    "site": {},
    "typed": {"has_typed_dice": True},
    "taken-back": {"has_typed_dice": True, "is_taken_back": True},
    "imported": {"origin": "imported", "is_taken_back": True},
    "edited": {"origin": "edited"},
    "copy": {"origin": "copy"},
}


@pytest.fixture(params=CLASSES)
def classed(request, campaign):
    """Her campaign under way, shared and published, of each class."""
    play(campaign, steps=6)
    share_campaign(campaign, is_published=True)
    Campaign.objects.filter(pk=campaign.pk).update(**CLASSES[request.param])
    campaign.refresh_from_db()
    assert campaign.honesty == request.param
    return campaign


def test_it_stands_on_each_page_of_its_owner(as_alice, classed):
    name = str(HONESTY[classed.honesty])
    own = [classed.pk]
    for path in (
        reverse("campaigns:table", args=own),
        reverse("campaigns:career", args=own),
        reverse("campaigns:list"),
    ):
        assert name in as_alice.get(path).text, path


def test_it_stands_wherever_a_stranger_reads(anonymous, classed):
    name = str(HONESTY[classed.honesty])
    for path in (reverse("campaigns:public", args=[classed.share_token]), "/"):
        assert name in anonymous.get(path).text, path


def test_an_ended_career_is_listed_under_its_class(anonymous, classed):
    campaign_give_up(campaign=classed, turn=classed.turn)
    page = anonymous.get(reverse("campaigns:hall"), {"class": classed.honesty})
    assert classed.share_token in page.text


def test_none_but_a_browser_says_verified(as_alice, anonymous, classed):
    own = reverse("campaigns:career", args=[classed.pk])
    public = reverse("campaigns:public", args=[classed.share_token])
    for page in (as_alice.get(own), anonymous.get(public)):
        assert str(HONESTY["verified"]) not in page.text


def test_the_hangar_says_it_as_well(as_alice, campaign):
    page = as_alice.get(reverse("campaigns:hangar", args=[campaign.pk]))
    assert str(HONESTY["site"]) in page.text
