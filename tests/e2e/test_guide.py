"""Hints, own dice, the rule lens and the display settings in a real browser."""

import pytest
from playwright.sync_api import expect

from campaigns.models import Campaign, LogLine
from campaigns.rules.engine import pending
from campaigns.rules.pending import Roll
from tests.factories import UserFactory, begin_campaign
from tests.players import play, slot_closed

pytestmark = pytest.mark.django_db(transaction=True)

SIDEWAYS = """() => {
  const root = document.documentElement;
  return root.scrollWidth > root.clientWidth;
}"""
SIZES = {"wide": (1280, 800), "phone": (360, 780)}


@pytest.fixture
def alice(sign_in):
    """She plays in this browser."""
    user = UserFactory(username="alice")
    sign_in(user)
    return user


def two_dice(campaign):
    asked = pending(campaign.state)
    return isinstance(asked, Roll) and asked.dice == "2d6" and bool(asked.modifiers)


def any_two_dice(campaign):
    return getattr(pending(campaign.state), "dice", "") in {"2d6", "d66"}


@pytest.fixture(params=[(s, w) for s in ("light", "dark") for w in SIZES])
def look(request, page, assert_accessible):
    """Return a function that looks at the open page in one scheme and one width."""
    scheme, size = request.param
    width, height = SIZES[size]
    page.emulate_media(color_scheme=scheme)
    page.set_viewport_size({"width": width, "height": height})

    def look(path, *, before=None):
        page.goto(path)
        if before:
            before()
        assert_accessible(page)
        assert not page.evaluate(SIDEWAYS), f"{path} scrolls sideways"

    return look


def test_the_lens_and_the_settings(look, alice):
    campaign = begin_campaign(alice, seed=b"\x10" * 32)
    play(campaign, until=slot_closed(0))
    play(campaign, until=two_dice)
    pk = campaign.pk
    look("/accounts/display/")
    look(f"/charts/?campaign={pk}")
    look(f"/rules/?campaign={pk}")
    look(f"/campaigns/{pk}/rules/?rule=6.1.2")


def test_the_table_with_a_hint_and_own_dice(look, alice, page):
    campaign = play(begin_campaign(alice), until=any_two_dice)
    Campaign.objects.update(seen_kinds=[])
    summary = page.get_by_text("Use my own dice for this roll")
    look(f"/campaigns/{campaign.pk}/", before=summary.click)
    expect(page.get_by_role("note")).to_be_visible()


def test_the_display_as_it_was_chosen(look, alice):
    choices = {"theme": "dark", "motion": "reduced", "patterns": "strong"}
    alice.display_choices = {**choices, "odds": "hidden", "keys": "off"}
    alice.save()
    campaign = play(begin_campaign(alice), until=any_two_dice)
    look(f"/campaigns/{campaign.pk}/")
    look(f"/campaigns/{campaign.pk}/hangar/")


def test_digits_go_from_die_to_die_and_to_the_button(page, alice):
    campaign = play(begin_campaign(alice), until=any_two_dice)
    page.goto(f"/campaigns/{campaign.pk}/")
    page.get_by_text("Use my own dice for this roll").click()
    page.keyboard.press("4")
    page.keyboard.press("5")
    button = page.locator(".own .typed button")
    expect(button).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator("#log .mark").first).to_have_text("own dice")
    assert LogLine.objects.filter(source="typed").get().faces == (4, 5)


def test_a_refused_die_keeps_the_fields_open(page, alice, console_errors):
    campaign = play(begin_campaign(alice), until=any_two_dice)
    page.goto(f"/campaigns/{campaign.pk}/")
    page.get_by_text("Use my own dice for this roll").click()
    page.locator('.own [name="die1"]').fill("7")
    page.locator('.own [name="die2"]').fill("1")
    page.locator(".own .typed button").click()
    expect(page.get_by_role("alert")).to_contain_text("do not fit")
    expect(page.locator('.own [name="die1"]')).to_be_visible()
    console_errors.clear()


def test_no_more_hints(page, alice):
    campaign = begin_campaign(alice)
    page.goto(f"/campaigns/{campaign.pk}/hangar/")
    page.get_by_role("button", name="No more hints").click()
    expect(page.get_by_role("note")).to_have_count(0)
    alice.refresh_from_db()
    assert alice.hints_off


def test_a_line_leads_to_its_row_and_its_rule(page, alice):
    campaign = play(begin_campaign(alice), until=two_dice)
    page.goto(f"/campaigns/{campaign.pk}/log/")
    line = page.locator(".log li", has=page.locator("a", has_text="Chart")).last
    line.locator("summary").click()
    with page.expect_navigation():
        line.get_by_role("link", name="Chart").click()
    anchor = page.evaluate("location.hash.slice(1)")
    expect(page.locator(f'tr[id="{anchor}"]')).to_be_in_viewport()


def test_keys_that_are_switched_off_do_nothing(page, alice):
    alice.display_choices = {"keys": "off"}
    alice.save()
    campaign = play(begin_campaign(alice), until=any_two_dice)
    page.goto(f"/campaigns/{campaign.pk}/")
    page.evaluate("document.activeElement.blur()")
    page.keyboard.press("Space")
    page.keyboard.press("r")
    page.wait_for_timeout(300)
    assert Campaign.objects.get().turn == campaign.turn
