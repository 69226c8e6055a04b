"""Own dice, or a chart's row, for one roll of a campaign on site dice (contract 11)."""

import pytest
from django.urls import reverse

from campaigns.models import Campaign, LogLine
from campaigns.rules.engine import pending
from campaigns.rules.pending import Roll
from campaigns.rules.state import encode
from tests.factories import begin_campaign
from tests.players import Player, play


def rolling(*tables):
    def at(campaign):
        asked = pending(campaign.state)
        return isinstance(asked, Roll) and asked.table.startswith(tables)

    return at


def at_roll(owner, *tables, **choices):
    """A campaign that stands before a roll on one of these tables."""
    for seed in range(1, 9):
        campaign = begin_campaign(owner, seed=bytes([seed]) * 32, **choices)
        play(campaign, until=rolling(*tables), player=Player(seed))
        if not campaign.over:
            return campaign
    raise LookupError(tables)


def give(client, campaign, **given):
    path = reverse("campaigns:step", args=[campaign.pk])
    form = {"turn": campaign.turn, "answer": "throw", **given}
    return client.post(path, form, follow=True)


def stored(campaign):
    now = Campaign.objects.get(pk=campaign.pk)
    return now.turn, encode(now.state), now.has_typed_dice, now.honesty


def newest(campaign):
    return LogLine.objects.filter(campaign=campaign).latest("number")


def log_of(client, line):
    """The log of the slot of a line."""
    path = reverse("campaigns:log", args=[line.campaign_id])
    return client.get(path, {"slot": line.slot + 1}).text


@pytest.mark.parametrize(
    "given",
    [
        {"die1": "0", "die2": "1"},
        {"die1": "7", "die2": "1"},
        {"die1": "10", "die2": "1"},
        {"die1": "", "die2": "3"},
        {"die1": "3"},
        {"die1": "", "die2": ""},
        {"die1": "-1", "die2": "3"},
        {"die1": "x", "die2": "3"},
    ],
)
def test_faces_that_do_not_fit_are_refused(as_alice, alice, given):
    campaign = at_roll(alice, "B7")
    before = stored(campaign)
    page = give(as_alice, campaign, **given)
    assert page.status_code == 422
    assert 'role="alert"' in page.text
    assert stored(campaign) == before


def test_one_die_too_many_is_refused(as_alice, alice):
    campaign = at_roll(alice, "B2.placement", "B2a.type", "B3.hits")
    assert give(as_alice, campaign, die1="3", die2="3").status_code == 422


def test_typed_dice_count_and_are_marked(as_alice, alice):
    campaign = at_roll(alice, "B7")
    assert campaign.honesty == "site"
    page = give(as_alice, campaign, die1="1", die2="2")
    assert page.status_code == 200
    line = newest(campaign)
    assert (line.source, line.faces, line.row) == ("typed", (1, 2), None)
    assert stored(campaign)[2:] == (True, "typed")
    assert "own dice</small>" in log_of(as_alice, line)


@pytest.mark.parametrize("table", ["B1.q", "B3.hits"])
def test_a_row_is_refused_where_the_natural_face_counts(as_alice, alice, table):
    campaign = at_roll(alice, table)
    before = stored(campaign)
    page = give(as_alice, campaign, row="0")
    assert page.status_code == 422
    assert "the face itself counts" in page.text
    assert stored(campaign) == before


def test_no_row_is_offered_there(as_alice, alice):
    campaign = at_roll(alice, "B1.q")
    page = as_alice.get(reverse("campaigns:table", args=[campaign.pk]))
    assert '<select name="row"' not in page.text
    assert 'name="die1"' in page.text


def test_a_row_is_taken_at_the_landing_and_marked(as_alice, alice):
    campaign = at_roll(alice, "B7")
    page = give(as_alice, campaign, row="0")
    assert page.status_code == 200
    line = newest(campaign)
    assert (line.source, line.faces, line.row) == ("row", (), 0)
    assert stored(campaign)[2:] == (True, "typed")
    assert "row given</small>" in log_of(as_alice, line)


def test_a_row_that_the_chart_has_not_is_refused(as_alice, alice):
    campaign = at_roll(alice, "B7")
    before = stored(campaign)
    assert give(as_alice, campaign, row="40").status_code == 422
    assert stored(campaign) == before


def test_the_page_says_before_what_own_dice_change(as_alice, alice):
    campaign = at_roll(alice, "B7")
    table = reverse("campaigns:table", args=[campaign.pk])
    assert "then becomes" in as_alice.get(table).text
    give(as_alice, campaign, die1="1", die2="1")
    play(campaign, until=rolling(""))
    campaign.refresh_from_db()
    page = as_alice.get(reverse("campaigns:table", args=[campaign.pk])).text
    assert "then becomes" not in page


def test_the_next_roll_is_the_sites_again(as_alice, alice):
    campaign = at_roll(alice, "B7")
    give(as_alice, campaign, die1="1", die2="1")
    play(campaign, until=rolling(""))
    give(as_alice, campaign)
    assert newest(campaign).source == "site"


def test_every_row_of_a_long_chart_can_be_given(as_alice, alice):
    campaign = at_roll(alice, "A1.q", dice_mode="typed")
    page = as_alice.get(reverse("campaigns:table", args=[campaign.pk]))
    assert page.text.count("<option ") > 30


def test_the_career_says_how_many_rolls_were_thrown_with_own_dice(as_alice, alice):
    campaign = at_roll(alice, "B1")
    before = LogLine.objects.filter(campaign=campaign).exclude(dice="").count()
    give(as_alice, campaign, die1="1", die2="1")
    page = as_alice.get(reverse("campaigns:career", args=[campaign.pk])).text
    assert f"threw 1 of {before + 1} rolls with his own dice" in page
