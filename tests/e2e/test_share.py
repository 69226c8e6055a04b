"""A career is shared, followed on a phone while it is flown, and taken back."""

import pytest
from django.urls import reverse
from playwright.sync_api import expect

from tests.factories import UserFactory, begin_campaign
from tests.players import in_the_air, play

pytestmark = pytest.mark.django_db(transaction=True)

PHONE = {"width": 360, "height": 780}
SIDEWAYS = "document.documentElement.scrollWidth > document.documentElement.clientWidth"


@pytest.fixture
def reader(browser, live_server):
    """Somebody else's phone, without an account."""
    context = browser.new_context(viewport=PHONE, base_url=live_server.url)
    yield context.new_page()
    context.close()


@pytest.fixture
def campaign(sign_in):
    alice = UserFactory(username="alice")
    sign_in(alice)
    return play(begin_campaign(alice), until=in_the_air)


def make_link(page, campaign):
    page.goto(reverse("campaigns:share", args=[campaign.pk]))
    page.get_by_role("button", name="Make the link").click()
    return page.get_by_label("Whoever has this link").input_value()


def test_share_read_at_360_revoke_404(page, reader, campaign, assert_accessible):
    link = make_link(page, campaign)
    for scheme in ("light", "dark"):
        reader.emulate_media(color_scheme=scheme)
        assert reader.goto(link).status == 200
        assert_accessible(reader)
        assert not reader.evaluate(SIDEWAYS)
    expect(reader.get_by_role("heading", level=1)).to_have_text(campaign.pilot.name)
    with page.expect_navigation():
        page.get_by_role("button", name="Revoke the link").click()
    assert reader.goto(link).status == 404
    assert "Not here" in reader.content()


def test_a_readers_page_follows_the_flight_without_a_reload(page, reader, campaign):
    reader.goto(make_link(page, campaign))
    reader.evaluate("window.sameDocument = true")
    reader.locator(".area-chart summary").focus()
    before = reader.locator("#flight [name=step]").input_value()
    page.goto(reverse("campaigns:table", args=[campaign.pk]))
    with page.expect_response("**/step/"):
        page.locator(".pending .button--primary").click()
    reader.wait_for_function(
        "before => document.querySelector('#flight [name=step]').value !== before",
        arg=before,
        timeout=20_000,
    )
    assert reader.evaluate("window.sameDocument")
    assert reader.evaluate("document.activeElement.matches('.area-chart summary')")
    expect(reader.locator("#flight")).to_contain_text("In the air")
    expect(reader.locator("#say")).to_contain_text("In the air")
    assert not reader.evaluate(SIDEWAYS)


def test_a_page_out_of_sight_does_not_ask(page, reader, campaign):
    reader.goto(make_link(page, campaign))
    asked = []
    reader.on("request", lambda request: asked.append(request.url))
    reader.evaluate(
        "() => { Object.defineProperty(document, 'hidden', {get: () => true});"
        " document.dispatchEvent(new Event('visibilitychange')); }"
    )
    reader.wait_for_timeout(7_000)
    assert [url for url in asked if "/now/" in url] == []


def test_a_reader_without_script_has_an_ordinary_page(
    browser, live_server, page, campaign
):
    link = make_link(page, campaign)
    context = browser.new_context(java_script_enabled=False, viewport=PHONE)
    plain = context.new_page()
    plain.goto(link)
    expect(plain.locator("#flight")).to_contain_text("At the base")
    expect(plain.locator("#flight noscript p")).to_be_visible()
    page.goto(link)
    expect(page.locator("#flight noscript")).to_be_hidden()
    expect(plain.get_by_role("button")).to_have_count(2)  # the two languages
    context.close()
