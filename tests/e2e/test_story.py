import pytest
from django.urls import reverse
from pypdfium2 import PdfDocument

from campaigns.services.campaign_manage import campaign_give_up
from tests.factories import begin_campaign, share_campaign
from tests.players import in_the_air, play, slot_closed

A4 = (595, 842)
"""Points."""
WIDE, NARROW = {"width": 1280, "height": 800}, {"width": 360, "height": 780}


@pytest.fixture
def campaign(alice):
    campaign = play(begin_campaign(alice), until=slot_closed(0))
    return play(campaign, until=in_the_air)


def scrolls_sideways(page):
    root = "document.documentElement"
    return page.evaluate(f"() => {root}.scrollWidth > {root}.clientWidth")


def look(page, address, assert_accessible):
    """Look at a page in both themes, wide and narrow."""
    for scheme in ("light", "dark"):
        page.emulate_media(color_scheme=scheme)
        for size in (WIDE, NARROW):
            page.set_viewport_size(size)
            page.goto(address)
            assert not scrolls_sideways(page)
            assert_accessible(page)


def test_the_replay_is_accessible(page, alice, sign_in, campaign, assert_accessible):
    sign_in(alice)
    address = reverse("campaigns:replay_step", args=[campaign.pk, 1, 12])
    for panel in ("step", "log"):
        look(page, f"{address}?panel={panel}", assert_accessible)


def test_the_arrow_keys_go_from_step_to_step(page, alice, sign_in, campaign):
    sign_in(alice)
    page.goto(reverse("campaigns:replay", args=[campaign.pk, 1]))
    page.keyboard.press("ArrowRight")
    page.wait_for_url("**/sorties/1/2/")
    page.keyboard.press("ArrowRight")
    page.wait_for_url("**/sorties/1/3/")
    page.keyboard.press("ArrowLeft")
    page.wait_for_url("**/sorties/1/2/")


def test_the_diary_is_accessible(page, alice, sign_in, campaign, assert_accessible):
    sign_in(alice)
    for name, args in (("diary", []), ("diary_entry", [1])):
        address = reverse(f"campaigns:{name}", args=[campaign.pk, *args])
        look(page, address, assert_accessible)


def test_the_published_careers_are_accessible(page, alice, campaign, assert_accessible):
    campaign_give_up(campaign=campaign, turn=campaign.turn)
    share_campaign(campaign, shows_owner=True, is_published=True)
    look(page, reverse("campaigns:hall"), assert_accessible)
    assert campaign.pilot.name in page.content()


def test_the_sheets_are_accessible(page, alice, sign_in, assert_accessible):
    sign_in(alice)
    campaign = begin_campaign(alice)
    for name in ("paper", "paper_enter"):
        address = reverse(f"campaigns:{name}", args=[campaign.pk])
        look(page, address, assert_accessible)


def test_the_sheets_are_three_pages_of_a4(page, alice, sign_in, campaign):
    sign_in(alice)
    page.goto(reverse("campaigns:paper", args=[campaign.pk]))
    sheets = PdfDocument(page.pdf(prefer_css_page_size=True))
    log, crew, mat = [sheet.get_textpage().get_text_range() for sheet in sheets]
    assert {tuple(map(round, sheet.get_size())) for sheet in sheets} == {A4}
    slots = {line.split()[0] for line in log.splitlines() if line.strip()}
    assert slots >= set(map(str, range(1, 49)))
    assert campaign.pilot.name in crew
    assert "Me 364" in mat
