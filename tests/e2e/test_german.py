"""German words are longer: no page scrolls sideways, and nothing is cut off."""

import pytest
from django.urls import reverse
from playwright.sync_api import expect

from campaigns.rules.pending import Decision, Roll
from campaigns.services.campaign_manage import campaign_give_up
from campaigns.services.display import language_keep
from campaigns.services.ledger import pending
from tests.factories import UserFactory, begin_campaign, share_campaign
from tests.players import in_the_air, play
from tests.rules.scenes import ALL_SKILLS, hangar

SIZES = ((1280, 800), (360, 780))
CUT_OFF = """() => {
  const found = [];
  if (document.documentElement.scrollWidth > innerWidth) found.push('page scrolls');
  for (const one of document.querySelectorAll('body *')) {
    const style = getComputedStyle(one);
    if (one.closest('.hidden-text, .skip, .scroll, .said, svg')) continue;
    const hides = ['hidden', 'clip'].includes(style.overflowX);
    if (one.clientWidth && (hides || one.matches('button, .button, summary, label'))
        && one.scrollWidth > one.clientWidth + 1)
      found.push(`${one.className}: ${one.textContent.trim()}`);
  }
  return found;
}"""


@pytest.fixture
def campaign(sign_in, transactional_db):
    player = UserFactory()
    language_keep(player=player, language="de")
    sign_in(player)
    return begin_campaign(player)


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_german_fits(page, campaign, width, height):
    page.set_viewport_size({"width": width, "height": height})
    names = ("hangar", "career", "diary", "paper")
    paths = [reverse(f"campaigns:{name}", args=[campaign.pk]) for name in names]
    paths += ["/", "/campaigns/", "/campaigns/new/", "/charts/", "/accounts/display/"]
    for path in paths:
        fits(page, path)
    table = reverse("campaigns:table", args=[campaign.pk])
    for kind, met in (("roll", rolls), ("guns", aims)):
        play(campaign, until=met)
        fits(page, table, kind)
    play(campaign, until=lambda campaign: campaign.state.slot > 2)
    for path in paths[:2]:
        fits(page, path, "later")


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_a_published_career_fits_in_the_hall(page, campaign, width, height):
    campaign_give_up(campaign=campaign, turn=0)
    share_campaign(campaign, shows_owner=True, is_published=True)
    page.set_viewport_size({"width": width, "height": height})
    fits(page, "/hall/")
    expect(page.locator("tbody tr")).to_have_count(1)


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_the_ledgers_fit_when_everything_is_learned(page, campaign, width, height):
    campaign.state = hangar(pilot_skills=ALL_SKILLS).state
    campaign.save()
    page.set_viewport_size({"width": width, "height": height})
    fits(page, reverse("campaigns:hangar", args=[campaign.pk]))


def fits(page, path, note=""):
    page.goto(path)
    expect(page.locator("html[lang=de]")).to_have_count(1)
    assert page.evaluate(CUT_OFF) == [], (path, note)


def rolls(campaign):
    return in_the_air(campaign) and isinstance(pending(campaign.state), Roll)


def aims(campaign):
    asked = pending(campaign.state)
    return isinstance(asked, Decision) and bool(asked.fields)
