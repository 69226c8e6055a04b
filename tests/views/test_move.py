import pytest
from django.urls import reverse

from campaigns.models import Campaign, LogLine
from campaigns.rules.engine import RULES_VERSION
from campaigns.rules.pending import Also
from campaigns.services.campaign_step import campaign_step
from tests.factories import begin_campaign, share_campaign
from tests.fixes import bombing_before_the_fix, wounds_before_the_fix
from tests.players import Player, play
from tests.services.test_campaign_move import flown_before

MOVE = "Move to the present rules"


@pytest.fixture
def old(alice):
    return flown_before(alice, 9)


@pytest.fixture
def fresh(alice):
    """A career of rules 0 in which no line differs."""
    with wounds_before_the_fix():
        return play(begin_campaign(alice), steps=12)


def url(campaign, name="move"):
    return reverse(f"campaigns:{name}", args=[campaign.pk])


def stored(campaign):
    rows = Campaign.objects.filter(pk=campaign.pk).values()
    return repr((list(rows), list(LogLine.objects.of(campaign).values())))


def test_the_report_tells_both_tellings_and_asks(as_alice, old):
    before = stored(old)
    page = as_alice.get(url(old)).text
    assert "1 line would differ" in page
    assert "serious wound (3)" in page
    assert "light wound (3)" in page
    assert MOVE in page
    assert "Keep as it is" in page
    assert stored(old) == before


def test_the_owners_word_moves_it(as_alice, old):
    answer = as_alice.post(url(old), {"turn": old.turn}, follow=True)
    assert "nothing to move" in answer.text
    assert f"Moved at line {old.lines}, from rules 0" in answer.text
    old.refresh_from_db()
    assert old.rules_version == RULES_VERSION


@pytest.mark.parametrize("name", ["step", "roll_on", "undo"])
def test_a_step_is_refused_and_leads_to_the_report(as_alice, fresh, name):
    before = stored(fresh)
    form = {"turn": fresh.turn, "answer": "throw", "to": fresh.lines - 1}
    answer = as_alice.post(url(fresh, name), form)
    assert answer["Location"] == url(fresh)
    assert "The rules have changed since the last step" in as_alice.get(url(fresh)).text
    assert stored(fresh) == before


def test_htmx_is_led_there_as_well(as_alice, fresh, htmx):
    form = {"turn": fresh.turn, "answer": "throw"}
    answer = as_alice.post(url(fresh, "step"), form, headers=htmx)
    assert answer["HX-Redirect"] == url(fresh)


@pytest.mark.parametrize("name", ["table", "log", "career", "dice", "list"])
def test_its_pages_can_be_read(as_alice, fresh, name):
    path = reverse("campaigns:list") if name == "list" else url(fresh, name)
    assert as_alice.get(path, follow=True).status_code == 200


def test_a_sortie_of_other_rules_is_not_played_again(as_alice, anonymous, alice):
    with bombing_before_the_fix():
        campaign = begin_campaign(alice, seed=b"\x05" * 32)
        play(campaign, until=lambda c: c.state.slot > 0, player=Player(5))
    share_campaign(campaign)
    own = reverse("campaigns:replay", args=[campaign.pk, 1])
    assert as_alice.get(own)["Location"] == url(campaign)
    campaign.refresh_from_db()
    answer = anonymous.get(
        reverse("campaigns:public_replay", args=[campaign.share_token, 1])
    )
    assert answer.status_code == 409
    assert "flown by rules 0" in answer.text
    assert anonymous.get(f"/career/{campaign.share_token}/").status_code == 200


def test_an_old_form_moves_nothing(as_alice, fresh):
    before = stored(fresh)
    answer = as_alice.post(url(fresh), {"turn": fresh.turn - 1})
    assert answer.status_code == 409
    assert "Nothing was changed" in answer.text
    assert stored(fresh) == before


@pytest.mark.parametrize("turn", ["", "x", "-1"])
def test_a_turn_that_is_no_number_moves_nothing(as_alice, fresh, turn):
    before = stored(fresh)
    assert as_alice.post(url(fresh), {"turn": turn}).status_code == 422
    assert stored(fresh) == before


def test_a_log_that_does_not_fit_cannot_move(as_alice, alice):
    misfit = flown_before(alice, 12)
    page = as_alice.get(url(misfit)).text
    assert "Line 183" in page
    assert MOVE not in page
    assert as_alice.post(url(misfit), {"turn": misfit.turn}).status_code == 422


def test_a_finished_career_is_frozen(as_alice, fresh):
    with wounds_before_the_fix():
        campaign_step(campaign=fresh, turn=fresh.turn, answer=Also("give-up"))
    page = as_alice.get(url(fresh)).text
    assert "stays as it was flown" in page
    assert MOVE not in page
    fresh.refresh_from_db()
    before = stored(fresh)
    assert as_alice.post(url(fresh), {"turn": fresh.turn}).status_code == 422
    assert stored(fresh) == before


@pytest.mark.parametrize("method", ["get", "post"])
def test_a_stranger_finds_nothing(as_charlie, fresh, method):
    before = stored(fresh)
    form = {"turn": fresh.turn}
    assert getattr(as_charlie, method)(url(fresh), form).status_code == 404
    assert stored(fresh) == before
