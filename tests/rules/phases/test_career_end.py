"""2.0 The end of the career: each way there, and that nothing comes after it."""

import pytest

from campaigns.rules.dice import ScriptedDice
from campaigns.rules.engine import advance
from campaigns.rules.events import CareerOver
from campaigns.rules.pending import RuleViolation, Throw
from campaigns.rules.state import Options
from campaigns.rules.steps import Over
from tests.rules.scenes import folded_wing, forced_down, hangar, home, struck, throw_all


def ended(game) -> CareerOver:
    assert game.pending is None
    assert game.state.stack == (Over(),)
    return game.of(CareerOver)[0]


def by_calendar():
    return home(slot=47).roll(6)


def by_death():
    return struck(slot=8, zone=4).roll(6, 3).roll(1).roll(6)


def by_captivity():
    game = folded_wing(5)
    throw_all(game, "B8", 1, 1)
    return game


def by_internment():
    options = Options(neutral_canada=True)
    return forced_down(5, options=options).choose("canada").roll(1, 1).roll(3, 4)


def by_giving_up():
    return hangar().also("give-up")


@pytest.mark.rule("5.0-k", "2.0-h", "2.0-i", "9.4-d", "6.6-c")
@pytest.mark.parametrize(
    ("play", "reason"),
    [
        (by_calendar, "calendar"),
        (by_death, "killed"),
        (by_captivity, "captured"),
        (by_internment, "interned"),
        (by_giving_up, "given-up"),
    ],
)
def test_each_way_to_end_a_career_names_its_reason(play, reason):
    game = play()
    assert ended(game).reason == reason
    assert game.state.over == reason


@pytest.mark.rule("2.0-h", "2.0-i")
@pytest.mark.parametrize("play", [by_calendar, by_death, by_captivity])
def test_after_the_end_every_answer_is_refused(play):
    game = play()
    with pytest.raises(RuleViolation) as refused:
        advance(game.state, Throw(), ScriptedDice([(1,)]))
    assert refused.value.code == "career-over"


@pytest.mark.rule("2.0-i")
def test_the_slots_after_the_pilots_death_are_never_played():
    assert by_death().state.slot == 8


@pytest.mark.rule("2.0-j", "AMB-42", "8.0-a")
@pytest.mark.parametrize("slot", [8, 20])
def test_the_victory_of_the_dead_is_worked_out_from_their_total(slot):
    game = struck(slot=slot, pilot_total=120).roll(6, 3).roll(1).roll(6)
    over = ended(game)
    assert (over.reason, over.victory, over.total) == ("killed", "marginal", 120)


@pytest.mark.rule("2.0-k")
def test_the_end_leaves_all_that_a_career_is_remembered_by():
    game = home(slot=47, pilot_total=120, pilot_awards=("iron_cross_2:2nd-class",))
    game.roll(1)
    pilot = game.state.pilot
    assert (pilot.rank, pilot.total) == ("major", 120)
    assert pilot.awards == ("iron_cross_2:2nd-class",)
    assert all(man.kills == 0 for man in game.state.crew.values())
    assert ended(game).victory == "marginal"


@pytest.mark.rule("2.0-h")
def test_a_campaign_may_be_given_up_in_flight_too():
    game = hangar().choose("fly").roll(1, 5).also("give-up")
    assert ended(game).reason == "given-up"


@pytest.mark.rule("5.0-k", "6.10.1-e", "RUL-10")
def test_an_oberst_has_no_sortie_left_to_fly():
    game = home(slot=47, pilot_rank="oberstleutnant").roll(1)
    assert game.state.pilot.rank == "oberst"
    assert ended(game).reason == "calendar"
