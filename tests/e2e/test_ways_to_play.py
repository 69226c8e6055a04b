"""A raid by pointer, by touch on a phone, and without script, to the landing."""

import pytest
from playwright.sync_api import expect

from tests.e2e.test_raid import STEPS, TURN, landed
from tests.factories import UserFactory, begin_campaign
from tests.pilots import seed_that_lands

PRIMARY = "#pending .button--primary:visible, .dock .button--primary:visible"
PROPOSED = "#pending .assign td label:has(input:checked):visible"
"""The page's own proposal, with which the seed brings the bomber home."""


def do_next(page, press):
    """Press what the page offers: a choice, a gun's fighter and fire, or the button."""
    page.wait_for_load_state()
    turn = page.locator(TURN).first.get_attribute("value")
    cells = page.locator(PROPOSED)
    if page.locator("#pending .option:visible").count():
        press(page.locator("#pending .option:visible").first)
    elif cells.count():
        press(cells.first)
    choices = page.locator("#pending .button--choice:visible")
    press(choices.first if choices.count() else page.locator(PRIMARY).first)
    old = page.locator(f'{TURN}[value="{turn}"]')
    expect(old).to_have_count(0)


@pytest.fixture
def raid(transactional_db, sign_in):
    """Return a function that flies a raid to the landing in the test's browser."""
    seed = seed_that_lands(begin_campaign(UserFactory()).state)
    campaign = begin_campaign(UserFactory(), seed=seed)
    sign_in(campaign.owner)

    def raid(page, press):
        page.goto(f"/campaigns/{campaign.pk}/hangar/")
        for _ in range(STEPS):
            do_next(page, press)
            if landed(campaign):
                break
        campaign.refresh_from_db()
        assert landed(campaign)
        assert campaign.turn == campaign.lines

    return raid


@pytest.mark.browser_context_args(viewport={"width": 1280, "height": 800})
def test_a_raid_is_flown_by_pointer(raid, page):
    raid(page, lambda locator: locator.click())


@pytest.mark.browser_context_args(
    viewport={"width": 360, "height": 780}, has_touch=True
)
def test_a_raid_is_flown_by_touch_on_a_phone(raid, page):
    raid(page, lambda locator: locator.tap())


@pytest.mark.browser_context_args(java_script_enabled=False)
def test_a_raid_is_flown_without_script(raid, page):
    raid(page, lambda locator: locator.click())
