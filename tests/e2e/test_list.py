"""What a campaign's card offers, with the keyboard and by axe."""

import pytest
from playwright.sync_api import expect

from campaigns.models import Campaign
from tests.factories import UserFactory, begin_campaign

pytestmark = pytest.mark.django_db(transaction=True)


@pytest.fixture
def card(page, sign_in):
    alice = UserFactory(username="alice")
    begin_campaign(alice)
    sign_in(alice)
    page.set_viewport_size({"width": 360, "height": 780})
    page.goto("/campaigns/")
    page.locator(".more summary").press("Enter")
    return page.locator(".card")


def test_a_refused_title_is_told_and_kept(
    page, card, console_errors, assert_accessible
):
    title = Campaign.objects.get().title
    card.get_by_label("Title").fill("   ")
    page.keyboard.press("Enter")
    alert = page.get_by_role("alert")
    expect(alert).to_contain_text(f"keeps its title “{title}”")
    expect(page.get_by_label("Title")).to_be_focused()
    for scheme in ("light", "dark"):
        page.emulate_media(color_scheme=scheme)
        assert_accessible(page)
    console_errors[:] = [text for text in console_errors if "422" not in text]


def test_it_is_renamed_archived_and_copied(page, card):
    card.get_by_label("Title").fill("The long way")
    page.keyboard.press("Enter")
    expect(card).to_contain_text("The long way")
    page.locator(".more summary").press("Enter")
    page.get_by_role("button", name="Archive it").click()
    page.get_by_role("heading", name="In the archive").wait_for()
    page.locator(".more summary").press("Enter")
    page.get_by_role("button", name="Make a scratch copy").click()
    page.wait_for_url("**/campaigns/*/**")
    assert Campaign.objects.filter(origin=Campaign.Origin.COPY).count() == 1
