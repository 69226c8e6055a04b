"""Who wants no odds sees none, wherever a roll or a decision shows them."""

import re

import pytest
from playwright.sync_api import expect

from campaigns.rules.steps import ForcedDown, Guardian, Interception
from tests.factories import UserFactory, begin_campaign
from tests.rules.play import airborne, fight

pytestmark = pytest.mark.django_db(transaction=True)

PERCENT = re.compile(r"\d\s?%")
HURT = {"lost": "engine-fire", "wounds": {"tail": "SW"}}
SCENES = {
    "a roll": lambda: airborne(Interception(4), zone=3),
    "guns": lambda: fight("6-level", "12-high", aircraft="ju390"),
    "forced down": lambda: airborne(ForcedDown(), zone=3, sortie=HURT),
    "guardian": lambda: airborne(Guardian(2, "1"), zone=5, markers=("guardian",)),
}
AT_LENGTH = {"forced down", "guardian"}
LEDGERS = ("#step", ".dock", "#skills", "#research")


@pytest.fixture
def alice(sign_in):
    user = UserFactory(username="alice")
    sign_in(user)
    return user


@pytest.fixture(params=["shown", "hidden"])
def odds(request, alice):
    alice.display_choices = {"odds": request.param}
    alice.save()
    return request.param


def percents(page, *places):
    """Every percentage that can be read, hidden text for screen readers included."""
    found = [page.locator(place).inner_text() for place in places]
    names = page.locator("#step input[aria-label]").evaluate_all(
        "all => all.map(one => one.ariaLabel)"
    )
    return PERCENT.findall(" ".join(found + names))


@pytest.mark.parametrize("scene", SCENES)
@pytest.mark.parametrize("width", [1280, 360])
def test_the_step_has_odds_only_for_who_wants_them(page, alice, odds, scene, width):
    campaign = begin_campaign(alice)
    campaign.state = SCENES[scene]()
    campaign.save()
    page.set_viewport_size({"width": width, "height": 800})
    page.goto(f"/campaigns/{campaign.pk}/")
    if scene in AT_LENGTH:
        expect(page.locator("section#chances")).to_be_attached()
    assert bool(percents(page, "#step", ".dock")) is (odds == "shown")


def test_the_hangar_has_odds_only_for_who_wants_them(page, alice, odds):
    campaign = begin_campaign(alice)
    page.goto(f"/campaigns/{campaign.pk}/hangar/")
    assert bool(percents(page, *LEDGERS)) is (odds == "shown")
    page.set_viewport_size({"width": 360, "height": 800})
    expect(page.locator(".dock-step")).to_contain_text("slot 1")
    expect(page.locator(".dock-step > span")).to_be_visible()


def test_the_name_of_a_choice_ends_with_the_chance_that_is_shown(page, alice, odds):
    campaign = begin_campaign(alice)
    campaign.state = SCENES["guns"]()
    campaign.save()
    page.goto(f"/campaigns/{campaign.pk}/")
    name = re.compile(r"at fighter 1, .*, needs \d\+? \d+ %$")
    found = page.get_by_role("radio", name=name)
    assert bool(found.count()) is (odds == "shown")
    expect(page.get_by_role("radio", name="at fighter 1")).not_to_have_count(0)
