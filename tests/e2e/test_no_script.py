"""The same pages in a browser that runs no script."""

import pytest
from playwright.sync_api import expect

from campaigns.models import Campaign
from tests.factories import UserFactory, begin_campaign
from tests.rules.play import fight

pytestmark = pytest.mark.django_db(transaction=True)


@pytest.fixture
def browser_context_args(browser_context_args):
    return {**browser_context_args, "java_script_enabled": False}


def test_steps_are_plain_forms(page, sign_in):
    campaign = begin_campaign(UserFactory())
    sign_in(campaign.owner)
    page.goto(f"/campaigns/{campaign.pk}/hangar/")
    for _ in range(10):
        buttons = page.locator("#pending .button--primary, #pending .button--choice")
        with page.expect_navigation():
            buttons.first.click()
    assert Campaign.objects.get(pk=campaign.pk).turn == 10


def test_a_roll_on_ends_with_a_digest(page, sign_in):
    campaign = begin_campaign(UserFactory())
    sign_in(campaign.owner)
    page.goto(f"/campaigns/{campaign.pk}/hangar/")
    page.locator("#pending .button--primary").click()
    page.get_by_role("button", name="Roll on").click()
    expect(page.locator(".digest")).to_have_count(1)


def test_the_odds_of_ones_own_guns_are_shown_before_they_fire(page, sign_in):
    campaign = begin_campaign(UserFactory())
    campaign.state = fight("6-level", "12-high", aircraft="ju390")
    campaign.save()
    sign_in(campaign.owner)
    page.goto(f"/campaigns/{campaign.pk}/")
    assert page.locator(":is(kbd, .keys-hint):visible").count() == 0
    assert page.locator("[aria-keyshortcuts]").count() == 0
    for hold in page.locator('input[value="hold"]').all():
        hold.check(force=True)
    tail = page.locator('input[name="pick-tail"][value="1"]')
    tail.check(force=True)
    page.get_by_role("button", name="Odds of what is ticked").click()
    expect(tail).to_be_checked()
    expect(page.locator('input[value="hold"]:checked')).not_to_have_count(0)
    expect(page.locator("#odds")).to_contain_text("The best for kills:")
    expect(page.locator("#odds")).to_be_in_viewport()
    page.locator("#pending .button--primary").click()
    assert Campaign.objects.get(pk=campaign.pk).turn == campaign.turn + 1


def test_enter_on_a_gun_fires(page, sign_in):
    campaign = begin_campaign(UserFactory())
    campaign.state = fight("6-level", "12-high", aircraft="ju390")
    campaign.save()
    sign_in(campaign.owner)
    page.goto(f"/campaigns/{campaign.pk}/")
    tail = page.locator('input[name="pick-tail"][value="1"]')
    tail.check(force=True)
    with page.expect_navigation():
        tail.press("Enter")
    assert Campaign.objects.get(pk=campaign.pk).turn == campaign.turn + 1
