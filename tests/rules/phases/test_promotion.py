"""6.10 Promotion: its dates, its roll, each modifier alone and together."""

import pytest

from campaigns.rules.events import NotPromoted, Promoted
from campaigns.rules.state import Delay, Period
from tests.rules.scenes import folded_wing, hangar, home, struck, throw_all

KNIGHT = ("knights_cross:knights-cross",)
DIAMONDS = ("diamonds:diamonds",)


def july(**changes):
    """The promotion roll after July 1947."""
    return home(slot=15, **changes).choose("none")


@pytest.mark.rule("6.10.2-a", "AMB-30", "6.10.1-e")
@pytest.mark.parametrize("slot", range(48))
def test_promotion_is_tried_after_the_slots_16_32_and_48_only(slot):
    game = home(slot=slot)
    if getattr(game.pending, "id", "") == "research":
        game.choose("none")
    tried = getattr(game.pending, "table", "") == "A2.promotion"
    assert tried is (slot + 1 in (16, 32, 48))


@pytest.mark.rule("6.10.2-a", "RUL-113", "AMB-30")
@pytest.mark.parametrize("delay", [Delay(wounds=3), Delay(training=1)])
def test_promotion_comes_on_its_date_in_hospital_and_in_training(delay):
    period = Period(successes=10)
    game = hangar(slot=15, delay=delay, pilot_period=period).choose("pass")
    game.choose("none")
    assert game.asked.table == "A2.promotion"
    assert game.mods() == {"successes": -1}


@pytest.mark.rule("6.10.2-b", "AMB-03", "AMB-51", "6.10.1-a")
@pytest.mark.parametrize("face", range(1, 7))
def test_one_to_four_promotes(face):
    game = july().roll(face)
    assert bool(game.of(Promoted)) is (face <= 4)
    assert bool(game.of(NotPromoted)) is (face > 4)
    assert game.state.pilot.rank == ("major" if face <= 4 else "hauptmann")


@pytest.mark.rule("6.10.1-a", "3.4.2-b", "AMB-51", "6.10.1-e")
@pytest.mark.parametrize(
    ("slot", "rank", "after"),
    [
        (15, "hauptmann", "major"),
        (31, "hauptmann", "major"),
        (31, "major", "oberstleutnant"),
        (47, "oberstleutnant", "oberst"),
    ],
)
def test_each_success_is_the_next_of_four_ranks(slot, rank, after):
    game = home(slot=slot, pilot_rank=rank)
    if slot < 47:
        game.choose("none")
    assert game.roll(4).state.pilot.rank == after


@pytest.mark.rule(
    "6.10.2-d", "6.10.2-e", "6.10.2-f", "6.10.2-g", "6.10.2-h", "6.7-j", "AMB-52",
    "AMB-51", "AMB-03",
)  # fmt: skip
@pytest.mark.parametrize(
    ("pilot", "expected"),
    [
        ({}, {}),
        ({"pilot_awards": KNIGHT}, {"knights_cross_held": -2}),
        ({"pilot_awards": DIAMONDS}, {"knights_cross_held": -2}),
        ({"pilot_awards": KNIGHT + DIAMONDS}, {"knights_cross_held": -2}),
        ({"pilot_period": Period(successes=9)}, {}),
        ({"pilot_period": Period(successes=10)}, {"successes": -1}),
        ({"pilot_period": Period(successes=16)}, {"successes": -1}),
        ({"pilot_period": Period(awards=1)}, {"awards_won": -1}),
        ({"pilot_period": Period(awards=2)}, {"awards_won": -2}),
        ({"pilot_period": Period(aircraft_lost=1)}, {"aircraft_lost": 1}),
        ({"pilot_period": Period(aircraft_lost=2)}, {"aircraft_lost": 2}),
        ({"pilot_skills": ("leadership",)}, {"leadership": -2}),
        ({"pilot_awards": ("iron_cross_1:1st-class",)}, {}),
        ({"pilot_successes": 15, "pilot_aircraft_lost": 3}, {}),
    ],
)
def test_each_modifier_of_promotion_alone(pilot, expected):
    held = {"pilot_awards": ("iron_cross_2:2nd-class", "iron_cross_1:1st-class",
                             "german_cross:gold")}  # fmt: skip
    if "pilot_successes" in pilot:
        pilot = {**held, **pilot}
    assert july(**pilot).mods() == expected


@pytest.mark.rule("6.10.2-g", "6.10.2-b")
def test_two_aircraft_lost_make_a_three_a_five():
    game = july(pilot_period=Period(aircraft_lost=2)).roll(3)
    assert game.state.pilot.rank == "hauptmann"


@pytest.mark.rule("6.10.2-h", "6.7-j", "AMB-03")
def test_with_leadership_even_a_six_promotes():
    assert july(pilot_skills=("leadership",)).roll(6).state.pilot.rank == "major"


@pytest.mark.rule("6.10.2-i", "AMB-03")
def test_the_modifiers_add_up():
    game = july(
        pilot_awards=KNIGHT,
        pilot_skills=("leadership",),
        pilot_period=Period(awards=1, aircraft_lost=3),
    )
    assert game.asked.drm == -2
    assert game.roll(6).state.pilot.rank == "major"


@pytest.mark.rule("6.10.2-b", "AMB-03")
def test_a_total_below_one_promotes_too():
    game = july(pilot_awards=KNIGHT, pilot_skills=("leadership",))
    assert game.roll(1).state.pilot.rank == "major"


@pytest.mark.rule("6.10.2-c", "6.10.2-f", "AMB-51")
@pytest.mark.parametrize("face", [1, 6])
def test_after_each_attempt_the_period_starts_anew(face):
    game = july(pilot_period=Period(successes=12, awards=2, aircraft_lost=1)).roll(face)
    assert game.state.pilot.period == Period()


@pytest.mark.rule("6.10.2-d")
@pytest.mark.parametrize("slot", [15, 31, 47])
def test_the_knights_cross_counts_in_every_later_attempt(slot):
    game = home(slot=slot, pilot_awards=KNIGHT)
    if slot < 47:
        game.choose("none")
    assert game.mods() == {"knights_cross_held": -2}


@pytest.mark.rule("AMB-51", "6.10.2-f", "6.10.2-e")
def test_an_award_of_the_periods_last_slot_counts():
    game = home(
        slot=15,
        pilot_successes=4,
        pilot_awards=("iron_cross_2:2nd-class",),
        sortie={"percent": 20, "released": True},
    ).choose("none")
    assert game.mods() == {"awards_won": -1}


@pytest.mark.rule("AMB-51", "6.10.2-f")
def test_the_german_cross_counts_and_the_other_awards_do_not():
    game = home(
        slot=15,
        pilot_successes=9,
        pilot_flown=4,
        pilot_awards=("iron_cross_2:2nd-class", "iron_cross_1:1st-class"),
        sortie={"percent": 20, "released": True},
    ).choose("none")
    assert game.state.pilot.awards[-2:] == (
        "amerika_shield:shield",
        "german_cross:gold",
    )
    assert game.mods() == {"awards_won": -1}


@pytest.mark.rule("6.10.2-g", "RUL-114", "AMB-32", "AMB-44")
def test_a_lost_aircraft_counts_in_its_period():
    game = folded_wing(slot=15)
    throw_all(game, "B8", 1, 1)
    throw_all(game, "B9.3", 6, 6)
    game.choose("fw300").choose("none")
    assert game.mods() == {"aircraft_lost": 1}


@pytest.mark.rule("RUL-114", "AMB-32")
def test_a_written_off_aircraft_does_not_count():
    game = home(slot=15, sortie={"hits": 13}).choose("fw300").choose("none")
    assert game.mods() == {}


@pytest.mark.rule("RUL-115", "2.0-i", "AMB-42")
def test_death_and_captivity_in_a_promotion_slot_bring_no_roll():
    dead = struck(slot=15).roll(6, 3).roll(1).roll(6)
    assert dead.pending is None
    captured = folded_wing(5, slot=15)
    throw_all(captured, "B8", 1, 1)
    assert captured.pending is None
    assert captured.of(Promoted) + captured.of(NotPromoted) == []


@pytest.mark.rule("AMB-51")
def test_after_a_failure_the_next_attempt_is_for_the_same_rank():
    game = july().roll(6)
    assert game.state.pilot.rank == "hauptmann"
    later = home(slot=31, pilot_rank="hauptmann").choose("none").roll(1)
    assert later.state.pilot.rank == "major"


@pytest.mark.rule("6.10.2-a")
def test_the_highest_rank_is_kept():
    assert july(pilot_rank="oberst").roll(1).state.pilot.rank == "oberst"
