import pytest


@pytest.mark.parametrize("scheme", ["dark", "light"])
def test_it_offers_to_fly_and_is_accessible(page, assert_accessible, scheme):
    page.emulate_media(color_scheme=scheme)
    page.goto("/")
    assert "Fly now" in page.content()
    assert_accessible(page)
