"""A short career played to its end in the browser."""

from playwright.sync_api import expect

from tests.e2e.test_raid import STEPS
from tests.e2e.test_ways_to_play import do_next
from tests.factories import UserFactory, begin_campaign
from tests.pilots import seed_that_ends


def test_a_career_is_played_to_its_end_and_read(transactional_db, page, sign_in):
    seed = seed_that_ends(begin_campaign(UserFactory()).state)
    campaign = begin_campaign(UserFactory(), seed=seed)
    sign_in(campaign.owner)
    page.goto(f"/campaigns/{campaign.pk}/hangar/")
    for _ in range(STEPS):
        campaign.refresh_from_db()
        if campaign.over:
            break
        do_next(page, lambda locator: locator.click())
    expect(page.locator("#step-h")).to_have_text("The career is over")
    page.locator(".button--primary:visible").first.click()
    expect(page.locator("h1")).to_have_text(campaign.state.crew["pilot"].name)
    assert campaign.pilot.victory
