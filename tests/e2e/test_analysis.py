"""The analysis of a finished sortie: what was promised, and trying it otherwise."""

import pytest
from django.urls import reverse
from playwright.sync_api import expect

from campaigns.boards.analysis import has_alternatives
from campaigns.models import Campaign
from campaigns.rules.engine import pending
from campaigns.rules.pending import Assign, Choose, Throw
from campaigns.selectors.replay import flown_sortie
from campaigns.services.sortie_replay import sortie_moments
from tests.factories import begin_campaign
from tests.players import play, slot_closed


@pytest.fixture
def campaign(alice):
    return play(begin_campaign(alice), until=slot_closed(1))


def step_of(campaign, kind):
    """Return the first step of the first sorties with an answer of that kind.

    Of a roll: the first at which something else could have been done.
    """
    for slot in (1, 2):
        sortie = flown_sortie(campaign, slot - 1)
        for number, moment in enumerate(
            sortie_moments(campaign=campaign, sortie=sortie) if sortie else (), 1
        ):
            answer = moment.line.answer
            if isinstance(answer, kind) and has_alternatives(
                pending(moment.before), answer
            ):
                return slot, number
    pytest.skip("no such decision in the first two sorties")


@pytest.mark.parametrize("kind", [Choose, Assign, Throw])
def test_the_alternatives_open_in_place_and_one_is_tried_in_a_copy(
    page, alice, sign_in, campaign, assert_accessible, kind
):
    sign_in(alice)
    slot, step = step_of(campaign, kind)
    page.goto(reverse("campaigns:replay_step", args=[campaign.pk, slot, step]))
    page.get_by_role("link", name="What the alternatives promised").click()
    expect(page.locator("#analysis")).to_contain_text("taken")
    expect(page.locator("#analysis")).to_contain_text("±")
    assert_accessible(page)
    before = campaign.turn
    page.get_by_role("button", name="Try from here in a scratch copy").click()
    expect(page.locator("#pending")).to_be_visible()
    made = Campaign.objects.latest("pk")
    assert made.pk != campaign.pk
    assert made.origin == Campaign.Origin.COPY
    campaign.refresh_from_db()
    assert campaign.turn == before


def test_an_analysis_that_is_asked_for_too_often_says_so(
    page, alice, sign_in, campaign, settings, console_errors
):
    settings.ACCOUNT_RATE_LIMITS = {"estimate": "0/m/user"}
    sign_in(alice)
    slot, step = step_of(campaign, Choose)
    page.goto(reverse("campaigns:replay_step", args=[campaign.pk, slot, step]))
    page.get_by_role("link", name="What the alternatives promised").click()
    expect(page.get_by_role("alert")).to_contain_text("asked for too often")
    console_errors.clear()
