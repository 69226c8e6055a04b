"""A raid by keyboard alone, from the front page to the landing."""

import re

import pytest
from playwright.sync_api import expect

from campaigns.models import Campaign, LogLine
from campaigns.rules.events import LandingMade
from campaigns.services import campaign_begin
from tests.factories import UserFactory, begin_campaign
from tests.pilots import seed_that_lands

STEPS = 250
TURN = '#pending input[name="turn"]'


@pytest.fixture
def lucky(transactional_db, monkeypatch):
    """Let every campaign have dice that bring the first raid home."""
    state = begin_campaign(UserFactory()).state
    seed = seed_that_lands(state)
    monkeypatch.setattr(campaign_begin, "new_seed", lambda: seed)


def press_until(page, key, selector, most=60):
    """Press a key until what has the focus matches."""
    for _ in range(most):
        page.keyboard.press(key)
        if page.evaluate("s => document.activeElement.matches(s)", selector):
            return
    raise AssertionError(f"{key} never reached {selector}")


def go_on(page):
    """Do the next thing by keyboard: throw, fire, or take the first choice."""
    turn = page.locator(TURN).first.get_attribute("value")
    if page.locator("#pending .button--primary").count():
        if page.locator("#pending .options--list").count():
            press_until(page, "Tab", "#pending .option input")
            page.keyboard.press("Space")
            page.keyboard.press("Enter")
        else:
            page.keyboard.press("Space")
    else:
        press_until(page, "Tab", "#pending .button--choice")
        page.keyboard.press("Enter")
    changed = re.compile(rf"^(?!{turn}$)")
    expect(page.locator(TURN).first).to_have_attribute("value", changed)


def landed(campaign):
    lines = LogLine.objects.filter(campaign=campaign)
    return any(isinstance(e, LandingMade) for line in lines for e in line.events)


def test_a_guest_flies_a_raid_by_keyboard_to_the_landing(lucky, page):
    page.goto("/")
    press_until(page, "Tab", "form .button--primary")
    page.keyboard.press("Enter")
    expect(page).to_have_url(re.compile(r"/campaigns/\d+/hangar/$"))
    campaign = Campaign.objects.latest("pk")
    for _ in range(STEPS):
        go_on(page)
        if landed(campaign):
            break
    campaign.refresh_from_db()
    assert landed(campaign)
    assert campaign.owner.is_guest
    assert campaign.turn == campaign.lines


def test_a_sortie_goes_on_where_it_was_left(lucky, page, context, sign_in):
    campaign = begin_campaign(UserFactory())
    sign_in(campaign.owner)
    page.goto(f"/campaigns/{campaign.pk}/hangar/")
    for _ in range(8):
        go_on(page)
    title = page.locator("#step-h").inner_text()
    context.new_page().goto(f"/campaigns/{campaign.pk}/")
    page.reload()
    expect(page.locator("#step-h")).to_have_text(title)
