import gzip

import pytest
from django.db import connection
from django.test import Client
from django.test.utils import CaptureQueriesContext
from django.urls import reverse

from campaigns.models import Campaign, LogLine
from campaigns.rules.engine import pending
from campaigns.rules.pending import Assign, Choose, Decision, Roll
from campaigns.rules.state import encode
from tests.factories import begin_campaign
from tests.players import Player, play


def post(client, campaign, headers=None, **form):
    path = reverse("campaigns:step", args=[campaign.pk])
    return client.post(path, {"turn": campaign.turn, **form}, headers=headers)


def stored(campaign):
    now = Campaign.objects.get(pk=campaign.pk)
    return now.turn, encode(now.state), LogLine.objects.filter(campaign=now).count()


def form_for(answer):
    if isinstance(answer, Choose):
        return {"answer": "choose", "choice": answer.choice}
    if isinstance(answer, Assign):
        picks = {f"pick-{field}": pick for field, pick in answer.picks.items()}
        return {"answer": "assign", **picks}
    return {"answer": "throw"}


def test_it_takes_a_step_and_redirects(as_alice, campaign):
    answer = post(as_alice, campaign, answer="choose", choice="fly")
    assert answer.status_code == 302
    assert answer["Location"] == reverse("campaigns:table", args=[campaign.pk])
    assert stored(campaign)[0] == 1


def test_it_gives_htmx_the_partial(as_alice, flying, htmx):
    answer = post(as_alice, flying, htmx, answer="throw")
    assert answer.status_code == 200
    assert 'id="table"' in answer.text
    assert "<html" not in answer.text


def test_the_table_of_a_bomber_on_the_ground_is_the_hangar(as_alice, campaign):
    table = reverse("campaigns:table", args=[campaign.pk])
    hangar = reverse("campaigns:hangar", args=[campaign.pk])
    assert as_alice.get(table)["Location"] == hangar
    play(campaign, until=lambda c: c.state.sortie is not None)
    assert as_alice.get(hangar)["Location"] == table


def test_it_leads_htmx_from_the_hangar_to_the_table(as_alice, campaign):
    headers = {"HX-Request": "true", "HX-Target": "hangar"}
    answer = post(as_alice, campaign, headers, answer="choose", choice="fly")
    table = reverse("campaigns:table", args=[campaign.pk])
    assert table in answer["HX-Location"]


@pytest.mark.parametrize("form", ["step", "roll_on", "undo"])
def test_the_address_of_a_form_leads_to_the_present_step(as_alice, flying, form):
    before = stored(flying)
    answer = as_alice.get(reverse(f"campaigns:{form}", args=[flying.pk]))
    assert answer.url == reverse("campaigns:table", args=[flying.pk])
    assert stored(flying) == before


@pytest.mark.parametrize("page", ["table", "hangar"])
def test_the_way_back_never_leads_to_a_stored_step(as_alice, campaign, page):
    answer = as_alice.get(reverse(f"campaigns:{page}", args=[campaign.pk]))
    assert "no-store" in answer["Cache-Control"]


@pytest.mark.parametrize(
    "headers", [None, {"HX-Request": "true", "HX-Target": "table"}]
)
def test_an_old_form_gets_the_present_table(as_alice, flying, headers):
    before = stored(flying)
    flying.turn -= 1
    answer = post(as_alice, flying, headers, answer="throw")
    assert answer.status_code == 409
    assert f'name="turn" value="{before[0]}"' in answer.text
    assert stored(flying) == before


@pytest.mark.parametrize(
    "form",
    [
        {"answer": "choose", "choice": "surrender"},
        {"answer": "choose"},
        {"answer": "throw", "row": "36"},
        {"answer": "throw", "die1": "7", "die2": "6"},
        {"answer": "also", "choice": "jettison"},
        {"answer": "assign", "pick-tail": "1"},
        {"answer": "dance"},
        {},
        {"answer": "choose", "choice": "x" * 10_000},
        {"answer": "throw", "die1": "six"},
    ],
)
def test_an_answer_that_is_not_legal_changes_nothing(as_alice, flying, form):
    before = stored(flying)
    answer = post(as_alice, flying, **form)
    assert answer.status_code == 422
    assert 'role="alert"' in answer.text
    assert stored(flying) == before


@pytest.mark.parametrize("turn", ["", "-1", "x", "99999999999999999999"])
def test_a_turn_that_is_no_number_changes_nothing(as_alice, flying, turn):
    before = stored(flying)
    path = reverse("campaigns:step", args=[flying.pk])
    answer = as_alice.post(path, {"turn": turn, "answer": "throw"})
    assert answer.status_code == 422
    assert stored(flying) == before


def test_typed_dice_out_of_range_are_refused(as_alice, alice):
    campaign = play(
        begin_campaign(alice, dice_mode="typed"),
        until=lambda c: isinstance(pending(c.state), Roll),
    )
    before = stored(campaign)
    for dice in ({"die1": "7", "die2": "1"}, {"die1": "1"}, {"die1": "", "die2": ""}):
        assert post(as_alice, campaign, answer="throw", **dice).status_code == 422
    assert stored(campaign) == before


def test_an_expired_session_says_that_nothing_is_lost(anonymous, flying):
    answer = anonymous.post(
        reverse("campaigns:step", args=[flying.pk]), {"turn": 1}, follow=True
    )
    assert "Nothing is lost" in answer.text


def test_an_expired_session_tells_htmx_where_to_go(anonymous, flying, htmx):
    answer = post(anonymous, flying, htmx, answer="throw")
    assert answer["HX-Redirect"].startswith(reverse("account_login"))


def test_an_expired_form_says_that_nothing_is_lost(alice, flying, client_with_csrf):
    client_with_csrf.force_login(alice)
    answer = post(client_with_csrf, flying, answer="throw")
    assert answer.status_code == 403
    assert "othing is lost" in answer.text


@pytest.fixture
def client_with_csrf():
    return Client(enforce_csrf_checks=True)


QUERIES = 6
"""Session, player; lock with ownership, line, state; latest lines."""
CLOSING = 18
"""A slot that closes: its lines are read once, and the record is written."""


def queries_of(client, campaign, htmx, form):
    """Count what one step asks of the database, without the transaction's marks."""
    with CaptureQueriesContext(connection) as seen:
        post(client, campaign, htmx, **form)
    marks = ("SAVEPOINT", "RELEASE")
    return len([one for one in seen if not one["sql"].startswith(marks)])


def counted(client, campaign, htmx, steps=40):
    """Take steps and count the queries of each plain one: in flight, nothing kept."""
    player, counts = Player(), []
    for _ in range(steps):
        campaign.refresh_from_db()
        form = form_for(player.answer(pending(campaign.state)))
        number = queries_of(client, campaign, htmx, form)
        after = Campaign.objects.get(pk=campaign.pk)
        if after.lines % 16 and after.slot_line == campaign.slot_line:
            counts.append(number)
    return counts


def test_a_step_takes_six_queries_in_the_first_sortie(as_alice, flying, htmx):
    assert set(counted(as_alice, flying, htmx)) == {QUERIES}


def test_a_step_takes_as_many_queries_late_in_the_career(as_alice, alice, htmx):
    campaign = begin_campaign(alice, seed=b"\x10" * 32)
    play(campaign, player=Player(16), until=lambda c: c.state.slot > 6)
    play(campaign, until=lambda c: c.state.sortie is not None)
    assert set(counted(as_alice, campaign, htmx)) == {QUERIES}


def test_a_step_that_keeps_the_state_takes_one_query_more(as_alice, campaign, htmx):
    play(campaign, until=lambda c: (c.lines + 1) % 16 == 0)
    form = form_for(Player().answer(pending(campaign.state)))
    assert queries_of(as_alice, campaign, htmx, form) == QUERIES + 1


def test_a_step_that_closes_a_slot_takes_a_bounded_number(as_alice, alice, htmx):
    campaign, player, counts = begin_campaign(alice), Player(), []
    while campaign.state.slot < 3 and not campaign.over:
        form = form_for(player.answer(pending(campaign.state)))
        number = queries_of(as_alice, campaign, htmx, form)
        slot_line = campaign.slot_line
        campaign.refresh_from_db()
        if campaign.slot_line != slot_line:
            counts.append(number)
    assert max(counts) <= CLOSING


def test_the_answer_is_small(as_alice, campaign, htmx):
    player, largest = Player(), 0
    for _ in range(150):
        campaign.refresh_from_db()
        asked = pending(campaign.state)
        form = form_for(player.answer(asked))
        page = post(as_alice, campaign, htmx, **form)
        largest = max(largest, len(gzip.compress(page.content)))
    assert largest < 12_000


def test_guns_are_assigned_field_by_field(as_alice, flying):
    def guns(campaign):
        asked = pending(campaign.state)
        return isinstance(asked, Decision) and bool(asked.fields)

    play(flying, until=guns)
    form = form_for(Player().answer(pending(flying.state)))
    assert post(as_alice, flying, **form).status_code == 302
    assert stored(flying)[0] == flying.turn + 1


def test_an_assignment_without_one_gun_is_refused(as_alice, flying):
    play(
        flying,
        until=lambda c: len(getattr(pending(c.state), "fields", ())) > 1,
    )
    form = form_for(Player().answer(pending(flying.state)))
    form.popitem()
    before = stored(flying)
    assert post(as_alice, flying, **form).status_code == 422
    assert stored(flying) == before
