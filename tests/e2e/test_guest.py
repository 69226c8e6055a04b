"""A guest makes an account, or has one, and keeps what he has flown."""

import pytest
from django.urls import reverse
from playwright.sync_api import expect

from campaigns.models import Campaign, User
from tests.factories import UserFactory

pytestmark = pytest.mark.django_db(transaction=True)

PASSWORD = "long-range-raid"


@pytest.fixture
def flown(page):
    """The campaign of a guest who has pressed *Fly now* and taken a step."""
    page.goto("/")
    page.get_by_role("button", name="Fly now").click()
    page.wait_for_url("**/hangar/")
    page.keyboard.press("Space")
    page.wait_for_function("() => location.pathname.match(/campaigns.\\d+.$/)")
    return Campaign.objects.get()


def type_in(page, **fields):
    """Fill in a form and send it, without the pointer."""
    for name, value in fields.items():
        page.locator(f"main [name={name}]").press_sequentially(value)
    page.keyboard.press("Enter")


def test_a_guest_signs_up_with_the_keyboard_and_keeps_his_campaign(page, flown):
    assert flown.owner.is_guest
    page.goto(reverse("campaigns:list"))
    page.get_by_role("link", name="Sign up to keep them").press("Enter")
    type_in(page, username="otto", password1=PASSWORD, password2=PASSWORD)
    page.wait_for_url("**/campaigns/")
    expect(page.locator("main")).to_contain_text(flown.pilot.name)
    kept = Campaign.objects.get()
    assert (kept.pk, kept.owner.username) == (flown.pk, "otto")
    assert kept.turn >= 1
    assert not User.objects.filter(is_guest=True).exists()


def test_he_comes_back_from_another_machine_to_the_same_step(
    page, flown, browser, live_server
):
    page.goto(reverse("account_signup"))
    type_in(page, username="otto", password1=PASSWORD, password2=PASSWORD)
    page.wait_for_url("**/campaigns/")
    table = reverse("campaigns:table", args=[flown.pk])
    page.goto(table)
    here = page.locator("#step h2").first.inner_text()
    context = browser.new_context(base_url=live_server.url)
    there = context.new_page()
    there.goto(table)
    type_in(there, login="otto", password=PASSWORD)
    there.wait_for_url(f"**{table}")
    expect(there.locator("#step h2").first).to_have_text(here)
    context.close()


def test_a_guest_who_has_an_account_adopts_his_campaign(page, flown):
    UserFactory(username="alice")
    page.goto(reverse("account_login"))
    type_in(page, login="alice", password="fly now")
    page.wait_for_url("**/campaigns/")
    with page.expect_navigation():
        page.get_by_role("button", name="Take them over").click()
    expect(page.locator("main")).to_contain_text(flown.pilot.name)
    assert Campaign.objects.get().owner.username == "alice"
