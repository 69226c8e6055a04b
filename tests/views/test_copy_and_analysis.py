"""Scratch copies and the analysis of a finished sortie."""

import pytest
from django.urls import reverse

from campaigns.boards.analysis import analysis_board, has_alternatives
from campaigns.models import Campaign
from campaigns.rules.engine import pending
from campaigns.rules.odds import best_picks
from campaigns.rules.pending import Also, Assign, Choose, Decision, Throw
from campaigns.rules.state import encode
from campaigns.rules.steps import Interception
from campaigns.selectors.replay import flown_sortie
from campaigns.services.campaign_copy import campaign_copy
from campaigns.services.replay import campaign_check
from campaigns.services.sortie_replay import sortie_moments
from campaigns.words import also
from tests.players import play, slot_closed
from tests.rules.play import airborne, fight

pytestmark = pytest.mark.django_db


@pytest.fixture
def flown(campaign):
    return play(campaign, until=slot_closed(1))


def decision_in(campaign, kind=Choose):
    moments = sortie_moments(campaign=campaign, sortie=flown_sortie(campaign, 0))
    return next(
        n for n, m in enumerate(moments, 1) if isinstance(m.line.answer, kind)
    ), moments


def declares_guns(campaign):
    asked = pending(campaign.state)
    return isinstance(asked, Decision) and bool(asked.fields)


def test_a_copy_stands_where_the_career_stands_and_replays(flown):
    copy = campaign_copy(campaign=flown)
    assert encode(copy.state) == encode(flown.state)
    assert campaign_check(campaign=copy) > 0
    assert copy.sorties.count() == flown.sorties.count()


def test_a_copy_has_a_seed_of_its_own_and_never_counts(flown):
    copy = campaign_copy(campaign=flown)
    assert bytes(copy.seed) != bytes(flown.seed)
    assert copy.origin == Campaign.Origin.COPY
    assert copy.honesty != "site"
    assert copy.share_token is None


def test_the_dice_of_a_copy_are_not_those_of_its_seed(flown):
    copy = campaign_copy(campaign=flown)
    assert set(copy.log.exclude(dice="").values_list("source", flat=True)) == {
        "imported"
    }


def test_a_copy_can_be_played_on(flown):
    copy = campaign_copy(campaign=flown)
    slot = copy.state.slot
    assert play(copy, until=slot_closed(slot)).state.slot > slot or copy.over
    campaign_check(campaign=copy)


def test_trying_from_a_decision_leaves_the_career_alone(as_alice, flown):
    step, moments = decision_in(flown)
    before = encode(flown.state)
    url = reverse("campaigns:try_from", args=[flown.pk, 1, step])
    answer = as_alice.post(url)
    made = Campaign.objects.latest("pk")
    assert answer.url == reverse("campaigns:table", args=[made.pk])
    assert encode(made.state) == encode(moments[step - 1].before)
    flown.refresh_from_db()
    assert encode(flown.state) == before
    assert (
        campaign_check(campaign=made)
        == len([m for m in moments if m.line.number < moments[step - 1].line.number])
        + 1
    )


def test_an_analysis_is_kept_for_each_language(as_alice, flown):
    step, _moments = decision_in(flown)
    url = reverse("campaigns:analysis", args=[flown.pk, 1, step])
    assert "points" in as_alice.get(url).text
    german = as_alice.get(url, headers={"Accept-Language": "de"})
    assert "points" not in german.text
    assert german["Cache-Control"] == "private, no-store"


def test_the_analysis_names_every_choice_and_the_one_taken(as_alice, flown):
    step, _moments = decision_in(flown)
    url = reverse("campaigns:analysis", args=[flown.pk, 1, step])
    text = as_alice.get(url).content.decode()
    assert "taken" in text
    assert "±" in text


def test_the_guns_are_compared_with_the_best_ones(as_alice, flown):
    moments = sortie_moments(campaign=flown, sortie=flown_sortie(flown, 0))
    steps = [n for n, m in enumerate(moments, 1) if isinstance(m.line.answer, Assign)]
    for step in steps[:1]:
        url = reverse("campaigns:analysis", args=[flown.pk, 1, step])
        assert "Most shot down" in as_alice.get(url).content.decode()


def link_to(campaign, step):
    return reverse("campaigns:analysis", args=[campaign.pk, 1, step])


def first_roll(campaign, holds):
    """The first roll of the first sortie with that beside it, as a step."""
    moments = sortie_moments(campaign=campaign, sortie=flown_sortie(campaign, 0))
    return next(
        n
        for n, m in enumerate(moments, 1)
        if m.line.answer == Throw() and holds({c.id for c in pending(m.before).also})
    )


def test_a_roll_with_nothing_beside_it_has_no_analysis(as_alice, flown):
    step = first_roll(flown, lambda beside: beside == {"give-up"})
    assert as_alice.get(link_to(flown, step)).status_code == 404
    page = as_alice.get(reverse("campaigns:replay_step", args=[flown.pk, 1, step]))
    assert link_to(flown, step) not in page.text


def test_at_a_roll_the_analysis_weighs_what_could_be_done_beside_it(as_alice, flown):
    step = first_roll(flown, lambda beside: {"turn-back", "jettison"} <= beside)
    replay = as_alice.get(reverse("campaigns:replay_step", args=[flown.pk, 1, step]))
    assert link_to(flown, step) in replay.text
    page = as_alice.get(link_to(flown, step)).text
    assert "<b>Make the roll</b> (taken)" in page
    assert "<div>Turn back</div>" in page
    assert "<div>Jettison the load</div>" in page
    assert "a hit explodes the load" in page
    assert "Give the career up" not in page


@pytest.mark.parametrize("taken", ["turn-back", "jettison"])
def test_what_was_done_beside_a_roll_is_marked_as_taken(taken):
    state = airborne(Interception(4), zone=3)
    board = analysis_board(state, pending(state), Also(taken), seed=1)
    assert [row.label for row in board.alternatives if row.taken] == [also(taken)]
    assert len(board.alternatives) == 3


def test_to_go_home_promises_more_than_to_go_on_with_a_wreck():
    """Estimates of the same step, each from its own answer."""
    hurt = {"wing_root": {"port": 2, "starboard": 2}, "airframe": 4, "rudder": 2}
    state = airborne(Interception(5), zone=4, damage=hurt)
    board = analysis_board(state, pending(state), Throw(), seed=1)
    on, back, _jettison = (row.bar[0].width for row in board.alternatives)
    assert float(back) > float(on)


def test_markers_beside_the_guns_are_weighed_with_them():
    state = fight("6-level", "12-high", markers=("gunners_on_form",))
    asked, spend = pending(state), Also("spend:gunners_on_form")
    board = analysis_board(state, asked, spend, seed=1)
    assert [row.taken for row in board.alternatives][-1]
    assert "shot down by the best guns" in board.alternatives[-1].odds


def test_to_give_up_is_never_weighed():
    state = airborne(Interception(4), zone=3)
    assert not has_alternatives(pending(state), Also("give-up"))


def test_a_step_that_never_was_is_not_there(as_alice, flown):
    for name in ("analysis", "try_from"):
        url = reverse(f"campaigns:{name}", args=[flown.pk, 1, 9999])
        answer = as_alice.get(url) if name == "analysis" else as_alice.post(url)
        assert answer.status_code == 404


def test_a_scratch_copy_says_so_in_its_bar_and_ends_without_gravity(as_alice, flown):
    copy = campaign_copy(campaign=flown)
    page = as_alice.get(f"/campaigns/{copy.pk}/hangar/").content.decode()
    head = page[page.index("<header") : page.index("</header>")]
    assert "Scratch copy" in head
    assert "End the scratch copy" in page
    assert "for good" not in page
    own = as_alice.get(f"/campaigns/{flown.pk}/hangar/").content.decode()
    assert "Scratch copy" not in own


def test_the_same_assignment_is_weighed_once_under_all_its_names(campaign):
    state = play(campaign, until=declares_guns).state
    asked = pending(state)
    best = Assign(best_picks(state, asked, "kills"))
    rows = analysis_board(state, asked, best, seed=1).alternatives
    assert rows[0].taken
    assert "As declared; Most shot down" in rows[0].label
    assert [row.taken for row in rows[1:]] in ([], [False])


def test_copies_are_told_apart_by_their_line(campaign):
    campaign.title = "Z" * 60
    play(campaign, steps=7)
    titles = {campaign_copy(campaign=campaign, number=n).title for n in (3, 5)}
    titles.add(campaign_copy(campaign=campaign).title)
    assert len(titles) == 3
    assert all(len(title) <= 60 for title in titles)
    assert {title.rpartition(", ")[2] for title in titles} == {
        "line 3", "line 5", f"line {campaign.lines}",
    }  # fmt: skip
