"""What each choice changes, against figures worked out by hand."""

import pytest

from campaigns.rules.steps import (
    AAFire,
    BombingRoll,
    BombRunRoll,
    Chaff,
    CoverChoice,
    ForcedDown,
    SecondThoughts,
)
from campaigns.rules.weighing import weigh
from campaigns.rules.weighing.ways_down import crew_chances
from tests.rules.play import Play, airborne, fight


def measures(state):
    game = Play(state)
    found = weigh(game.state, game.pending)
    return {c: {m.id: m.value for m in ms} for c, ms in found.items()}


def test_chaff_shows_the_hits_each_release_would_let_through():
    found = measures(airborne(Chaff("heavy"), zone=5))
    # heavy, jammer -2: 2 reads 0 (no hit); with both releases 2 to 6 read 0 or less
    assert found["0"]["chance-no-hit"] == pytest.approx(1 / 36)
    assert found["2"]["chance-no-hit"] == pytest.approx(15 / 36)
    assert found["0"]["mean-hits"] > found["1"]["mean-hits"] > found["2"]["mean-hits"]


def test_the_cover_shows_what_each_fighter_would_have_cost():
    state = fight("6-level", "12-high", base="carrier", type="F2H")
    combat = state.flight.fight
    found = measures(airborne(CoverChoice(), sortie={"combat": combat}))
    # heavy firepower: 25 / 6 hits a time; to hit 1/36, 3/36 and 6/36 by range
    assert found["1"]["mean-hits-spared"] == pytest.approx(25 / 6 * 10 / 36)
    assert found["1"] == found["2"]


def test_ditching_and_jumping_over_the_sea():
    found = measures(airborne(ForcedDown(), zone=3, sortie={"lost": "engine-fire"}))
    # Zone 3 needs 7 on B9: 21/36, with -4 for a jump 11 or more: 3/36; B8 KIA on 9+
    jump = 26 / 36 * 3 / 36
    assert found["bail-out"]["chance-pilot-free"] == pytest.approx(jump)
    # B7 +2 at sea: rough is harmless, 16 or more needs 14: nobody dies
    assert found["ditch"]["chance-pilot-free"] == pytest.approx(21 / 36)


def test_over_land_nobody_who_lives_is_free():
    found = measures(airborne(ForcedDown(), zone=5, sortie={"lost": "engine-fire"}))
    assert found["bail-out"]["chance-pilot-lives"] == pytest.approx(26 / 36)
    assert found["bail-out"]["chance-pilot-free"] == 0
    assert found["deadstick"]["chance-pilot-free"] == 0


def test_each_man_has_his_own_chance_of_a_jump():
    state = airborne(
        ForcedDown(), zone=5, sortie={"lost": "engine-fire", "wounds": {"tail": "SW"}}
    )
    chances = crew_chances(state, "bail-out")
    assert chances["navigator"] == pytest.approx(26 / 36)
    assert chances["tail"] == pytest.approx(15 / 36)


def test_a_kept_marker_shows_the_roll_as_it_would_be():
    state = airborne(AAFire("light"), zone=5, markers=("broken_cloud",))
    found = measures(state)
    assert found["spend:broken_cloud"]["chance-no-hit"] == pytest.approx(15 / 36)
    state = airborne(BombingRoll(), zone=5, markers=("clear_view",),
                     sortie={"on_target": True})  # fmt: skip
    assert measures(state)["spend:clear_view"]["mean-percent"] > 20


def test_the_wizard_sees_what_a_repair_would_give():
    state = airborne(
        BombRunRoll(),
        zone=5,
        pilot_skills=("electronics_wizard",),
        damage={"systems": ("fug104",)},
    )
    found = measures(state)
    assert found["repair:fug104"]["chance-on-target"] == pytest.approx(26 / 36)


def test_second_thoughts_tell_how_often_the_second_roll_is_better_and_worse():
    state = airborne(
        SecondThoughts(BombRunRoll(), (5, 5), 1), zone=5, markers=("reroll",)
    )
    found = measures(state)
    assert found["spend"]["chance-better"] == pytest.approx(26 / 36)
    assert found["spend"]["chance-worse"] == 0
