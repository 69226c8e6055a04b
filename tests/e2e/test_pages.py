"""Every page, in both colour schemes and at both widths, by axe."""

import pytest

from campaigns.boards.given import PANELS
from campaigns.rules.engine import pending
from campaigns.rules.pending import Decision
from campaigns.services.campaign_manage import campaign_delete
from tests.factories import UserFactory, begin_campaign, share_campaign
from tests.players import play, slot_closed

pytestmark = pytest.mark.django_db(transaction=True)

OPEN = ["/", "/about/", "/charts/", "/rules/", "/accounts/login/", "/accounts/signup/"]
OPEN += ["/accounts/password/reset/", "/nowhere/"]
OWN = ["/campaigns/", "/campaigns/new/", "/accounts/email/", "/accounts/logout/"]
OWN += ["/accounts/password/change/", "/accounts/display/", "/accounts/delete/"]
OF_CAMPAIGN = ["", "hangar/", "log/", "log/?slot=1", "career/", "share/", "give-up/"]
SIDEWAYS = """() => {
  const root = document.documentElement;
  return root.scrollWidth > root.clientWidth;
}"""
WIDTHS = {"wide": (1280, 800), "phone": (360, 780)}


@pytest.fixture(params=[(s, w) for s in ("light", "dark") for w in WIDTHS])
def visit(request, page, assert_accessible, console_errors):
    """Return a function that looks at pages in one scheme and at one width."""
    scheme, size = request.param
    width, height = WIDTHS[size]
    page.emulate_media(color_scheme=scheme)
    page.set_viewport_size({"width": width, "height": height})

    def visit(*paths):
        for path in paths:
            answer = page.goto(path)
            assert answer.status in {200, 404}
            assert_accessible(page)
            assert not page.evaluate(SIDEWAYS), f"{path} scrolls sideways"
            if answer.status == 404:
                expect_no_more_than(console_errors, "404")

    return visit


@pytest.fixture
def alice(sign_in):
    """She has come home once, and has one campaign in the bin."""
    user = UserFactory(username="alice")
    campaign = begin_campaign(user, seed=b"\x10" * 32)
    play(campaign, until=slot_closed(0))
    share_campaign(campaign, shows_owner=True, is_published=True)
    campaign_delete(campaign=begin_campaign(user))
    sign_in(user)
    return user


def expect_no_more_than(console_errors, code):
    """Forget what the browser says of the page's own status."""
    console_errors[:] = [text for text in console_errors if code not in text]


def in_fight(campaign):
    sortie = campaign.state.sortie
    return sortie is not None and sortie.combat is not None


def at_guns(campaign):
    asked = pending(campaign.state)
    return isinstance(asked, Decision) and bool(asked.fields)


def test_open_pages(visit):
    visit(*OPEN)


def test_pages_of_a_player(visit, alice):
    visit(*OWN)


def test_pages_of_a_campaign(visit, alice):
    campaign = alice.campaigns.get(deleted_at=None)
    visit(*(f"/campaigns/{campaign.pk}/{part}" for part in OF_CAMPAIGN))
    link = f"/career/{campaign.share_token}/"
    visit(link, f"{link}sheet/", f"{link}report/")


@pytest.mark.parametrize("until", [in_fight, at_guns])
def test_the_table(visit, alice, until):
    campaign = play(begin_campaign(alice), until=until)
    visit(*(f"/campaigns/{campaign.pk}/?panel={panel}" for panel in PANELS))


def test_a_career_that_is_over(visit, alice):
    campaign = play(begin_campaign(alice))
    visit(f"/campaigns/{campaign.pk}/", f"/campaigns/{campaign.pk}/career/")
