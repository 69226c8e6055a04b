"""What players write has no spaces, or another script: it stays within its box."""

import pytest
from django.urls import reverse

from campaigns.services.campaign_begin import draw_plan
from campaigns.services.campaign_manage import (
    campaign_delete,
    campaign_give_up,
    campaign_rename,
)
from campaigns.services.diary_edit import diary_entry_write
from campaigns.services.display import language_keep
from tests.factories import UserFactory, begin_campaign, share_campaign
from tests.players import in_the_air, play, slot_closed

pytestmark = pytest.mark.django_db(transaction=True)

SIZES = ((1280, 800), (360, 780))
UNBROKEN = "Z" * 60
NAMES = (
    (UNBROKEN, UNBROKEN),
    ("👩‍✈️🛩️ Ümläut-Nachtigall", "الطائر المهاجر فوق المحيط"),
)
OUT_OF_ITS_BOX = """() => {
  const found = [];
  const root = document.documentElement;
  if (root.scrollWidth > root.clientWidth) found.push('the page scrolls sideways');
  const places = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (places.nextNode()) {
    const one = places.currentNode;
    const parent = one.parentElement;
    if (!one.data.trim() || !parent.checkVisibility()) continue;
    if (parent.closest('.hidden-text, .skip, .scroll, svg')) continue;
    const box = parent.closest('.panel, .card, main, header, body');
    const range = document.createRange();
    range.selectNodeContents(one);
    let right = 0;
    for (const line of range.getClientRects()) right = Math.max(right, line.right);
    for (let up = parent; up !== box; up = up.parentElement)
      if (getComputedStyle(up).overflowX !== 'visible') right = 0;
    if (right > box.getBoundingClientRect().right + 1)
      found.push(`${parent.className}: ${one.data.trim()}`);
  }
  return found;
}"""
OF_A_CAREER = ("career", "hangar", "log", "paper", "diary", "share", "dice", "give_up")


@pytest.fixture(params=NAMES, ids=["unbroken", "other scripts"])
def careers(request, sign_in):
    """One career on the ground and one in the air; others are over, or in the bin."""
    man, aircraft = request.param
    alice = UserFactory(username="a" * 60)
    sign_in(alice)
    home, flying, over, binned = (begin_named(alice, man, aircraft) for _ in range(4))
    diary_entry_write(campaign=play(home, until=slot_closed(1)), slot=0, text=man * 20)
    campaign_give_up(campaign=over, turn=0)
    for campaign in (home, over):
        share_campaign(campaign, shows_owner=True, shows_diary=True, is_published=True)
    campaign_delete(campaign=binned)
    return home, play(flying, until=in_the_air)


def begin_named(owner, man, aircraft):
    crew_names = dict.fromkeys(draw_plan().crew_names, man)
    campaign = begin_campaign(owner, crew_names=crew_names, aircraft_name=aircraft)
    campaign_rename(campaign=campaign, title=f"{man} {aircraft}"[:80])
    return campaign


@pytest.mark.parametrize(("width", "height"), SIZES)
@pytest.mark.parametrize("language", ["en", "de"])
def test_long_names_stay_in_their_boxes(page, careers, width, height, language):
    home, flying = careers
    language_keep(player=home.owner, language=language)
    page.set_viewport_size({"width": width, "height": height})
    found = {path: out_of_its_box(page, path) for path in addresses(home, flying)}
    assert {path: texts for path, texts in found.items() if texts} == {}


def out_of_its_box(page, path):
    assert page.goto(path).status == 200, path
    return page.evaluate(OUT_OF_ITS_BOX)


def addresses(home, flying):
    """Yield every page on which a title or a name stands."""
    yield from ("/", "/campaigns/", "/hall/")
    for name in OF_A_CAREER:
        yield reverse(f"campaigns:{name}", args=[home.pk])
    for name in ("replay", "diary_entry"):
        yield reverse(f"campaigns:{name}", args=[home.pk, 1])
    yield reverse("campaigns:report", args=[home.pk, home.lines])
    for panel in ("step", "combat", "mat", "map", "log"):
        yield reverse("campaigns:table", args=[flying.pk]) + f"?panel={panel}"
    for name in ("public", "public_diary", "public_sheet", "report_page"):
        yield reverse(f"campaigns:{name}", args=[home.share_token])
