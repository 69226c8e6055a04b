"""The sheets as a browser prints them."""

import pytest

from tests.factories import UserFactory, begin_campaign

pytestmark = pytest.mark.django_db(transaction=True)


def test_the_gun_letters_are_dark_on_nothing(page, sign_in):
    campaign = begin_campaign(UserFactory())
    sign_in(campaign.owner)
    page.emulate_media(color_scheme="dark", media="print")
    page.goto(f"/campaigns/{campaign.pk}/paper/")
    looks = page.locator(".corner--guns .key").evaluate_all(
        "all => all.map((one) => getComputedStyle(one))"
        ".map((look) => [look.backgroundColor, look.color])"
    )
    assert {back for back, _letter in looks} == {"rgba(0, 0, 0, 0)"}
    assert {letter for _back, letter in looks} == {"rgb(28, 38, 48)"}
