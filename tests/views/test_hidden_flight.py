"""A flight that its owner does not show: not in a page, a tag of it, or a card."""

import re

import pytest

from campaigns.models import Pilot
from campaigns.selectors.cards import published_cards
from tests.factories import begin_campaign, share_campaign
from tests.players import in_the_air, play, slot_closed
from tests.views.urls import BY_LINK, BY_LINK_LATER, path_of

LINKS = sorted(BY_LINK | BY_LINK_LATER)
ONCE = re.compile(rb'(nonce|name="csrfmiddlewaretoken" value)="[^"]*"')


@pytest.fixture
def hidden(campaign):
    """A career whose second flight begins, with a link that shows only the record."""
    play(campaign, until=slot_closed(0))
    share_campaign(campaign, shows_flight=False, shows_diary=True, is_published=True)
    return campaign


def answers(client, campaign):
    """What front page and link answer, but for what is drawn anew each time."""
    for path in ("/", *(path_of(name, campaign) for name in LINKS)):
        answer = client.get(path, headers={"HX-Request": "true"})
        assert answer.status_code == 200, path
        yield path, (ONCE.sub(b"", answer.content), answer.get("ETag"))


def test_no_url_of_the_link_tells_one_step_from_another(anonymous, hidden):
    before = dict(answers(anonymous, hidden))
    steps = 0
    while play(hidden, steps=1).state.slot == 1:
        steps += 1
        if steps % 10 == 0 or not in_the_air(hidden):
            assert dict(answers(anonymous, hidden)) == before
    assert steps > 20
    page = path_of("campaigns:public", hidden)
    assert dict(answers(anonymous, hidden))[page] != before[page]


def ahead_of_the_record(campaign):
    """The sortie's points count already, and the slot is not closed."""
    return campaign.state.pilot.total != Pilot.objects.get(campaign=campaign).total


def test_no_points_are_shown_before_the_slot_closes(anonymous, alice):
    campaign = begin_campaign(alice, seed=b"\x03" * 32)
    share_campaign(campaign, shows_flight=False)
    total = play(campaign, until=ahead_of_the_record).state.pilot.total
    assert not campaign.over
    page = path_of("campaigns:public", campaign)
    assert f"<dd>{total} %</dd>" not in anonymous.get(page).text
    play(campaign, until=slot_closed(campaign.state.slot))
    assert f"<dd>{total} %</dd>" in anonymous.get(page).text


def test_its_card_says_neither_in_flight_nor_on_the_ground(anonymous, hidden):
    play(hidden, until=in_the_air)
    front = anonymous.get("/").text
    assert hidden.pilot.name in front
    assert "in flight" not in front
    assert "on the ground" not in front
    share_campaign(hidden, is_published=True)
    assert "in flight" in anonymous.get("/").text


def test_the_front_page_puts_it_where_its_last_slot_closed(alice):
    def order():
        return [card.key for card in published_cards()]

    hidden, shown = begin_campaign(alice), begin_campaign(alice)
    for campaign in (hidden, shown):
        play(campaign, until=slot_closed(0))
    keys = {
        share_campaign(hidden, shows_flight=False, is_published=True): "hidden",
        share_campaign(shown, is_published=True): "shown",
    }
    assert [keys[key] for key in order()] == ["shown", "hidden"]
    play(hidden, steps=9)
    assert [keys[key] for key in order()] == ["shown", "hidden"]
    play(hidden, until=slot_closed(hidden.state.slot))
    assert [keys[key] for key in order()] == ["hidden", "shown"]
    play(shown, steps=1)
    assert [keys[key] for key in order()] == ["shown", "hidden"]
