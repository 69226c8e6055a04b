"""The end of a career: the way on is in reach, and the last slot's log stays."""

import pytest
from playwright.sync_api import expect

from campaigns.services.display import language_keep
from tests.factories import UserFactory, begin_campaign
from tests.players import in_the_air, play

pytestmark = pytest.mark.django_db(transaction=True)

SIZES = ({"width": 1280, "height": 800}, {"width": 360, "height": 780})


@pytest.fixture
def over(sign_in):
    """A career whose pilot did not come back from its last flight."""
    user = UserFactory()
    sign_in(user)
    for seed in range(32):
        campaign = play(begin_campaign(user, seed=bytes([seed]) * 32))
        if in_the_air(campaign):
            return campaign
    pytest.fail("every pilot came home")


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("size", SIZES)
def test_the_way_on_is_in_sight(page, over, size, language):
    language_keep(player=over.owner, language=language)
    page.set_viewport_size(size)
    page.goto(f"/campaigns/{over.pk}/")
    link = page.locator(".button--primary:visible")
    expect(link).to_have_count(1)
    expect(link).to_be_in_viewport(ratio=1)
    link.click()
    page.wait_for_url(f"**/campaigns/{over.pk}/career/")


def test_the_log_of_the_last_slot_stays(page, over):
    page.set_viewport_size(SIZES[0])
    page.goto(f"/campaigns/{over.pk}/")
    expect(page.locator("#log .log > li")).to_have_count(12)
    numbers = page.locator("#log .no").all_inner_texts()
    assert [int(number) for number in numbers] == [over.lines - n for n in range(12)]
