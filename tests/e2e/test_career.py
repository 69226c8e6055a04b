"""The career page on a phone: what the drawing and the wide table leave out."""

import pytest
from playwright.sync_api import expect

from tests.factories import UserFactory, begin_campaign
from tests.players import play, slot_closed

pytestmark = pytest.mark.django_db(transaction=True)


@pytest.fixture
def phone(page, sign_in):
    campaign = play(begin_campaign(UserFactory()), until=slot_closed(1))
    sign_in(campaign.owner)
    page.set_viewport_size({"width": 360, "height": 780})
    page.goto(f"/campaigns/{campaign.pk}/career/")
    return page


def test_the_replay_of_a_sortie_is_in_sight(phone):
    link = phone.get_by_role("link", name="Replay sortie 1")
    link.scroll_into_view_if_needed()
    assert phone.locator("#sorties .scroll").evaluate("box => box.scrollLeft") == 0
    expect(link).to_be_in_viewport(ratio=1)
    link.click()
    phone.wait_for_url("**/sorties/1/")


def test_every_level_of_victory_is_named(phone):
    key = phone.locator(".level-key")
    for said in ("Defeat", "up to 50 %", "Draw", "Decisive victory", "from 751 %"):
        expect(key).to_contain_text(said)
    phone.set_viewport_size({"width": 1280, "height": 800})
    expect(key).to_be_hidden()
