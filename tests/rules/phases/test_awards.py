"""6.8 Decorations: each threshold, one short of it and at it."""

import pytest

from campaigns.rules.events import AwardGiven
from campaigns.rules.state import Target
from campaigns.rules.steps import BombRunRoll, PromotionCheck
from tests.rules.play import Play, airborne
from tests.rules.scenes import home, over_base, struck

SUCCESS = {"percent": 10, "released": True}


def given(**changes) -> list[str]:
    """Awards given after a sortie, as `award:grade`."""
    return [f"{e.award}:{e.grade}" for e in home(**changes).of(AwardGiven)]


@pytest.mark.rule("6.8.1-a", "6.8.1-b", "6.8.1-c", "6.8.1-d", "6.8.1-e", "AMB-40")
@pytest.mark.parametrize(
    ("wounds", "held"),
    [
        (0, []),
        (1, ["wound_badge:black"]),
        (2, ["wound_badge:black"]),
        (3, ["wound_badge:black", "wound_badge:silver"]),
        (4, ["wound_badge:black", "wound_badge:silver"]),
        (5, ["wound_badge:black", "wound_badge:silver", "wound_badge:gold"]),
        (6, ["wound_badge:black", "wound_badge:silver", "wound_badge:gold"]),
    ],
)
def test_the_wound_badge_is_black_at_one_silver_at_three_and_gold_at_five(wounds, held):
    assert given(pilot_combat_wounds=wounds) == held


@pytest.mark.rule("6.8.1-a", "AMB-40")
def test_a_rough_landing_gives_no_wound_badge():
    heavy = {"parts": ("landing_gear", "flaps", "ailerons"), "rudder": 2}
    game = over_base(damage=heavy).roll(4, 4)
    assert game.of(AwardGiven) == []


@pytest.mark.rule("6.8.2-a", "AMB-52")
def test_the_first_success_gives_the_iron_cross_second_class():
    assert given(sortie={"percent": 0}) == []
    assert given(sortie=SUCCESS) == ["iron_cross_2:2nd-class"]


@pytest.mark.rule("6.8.2-a", "AMB-52", "6.2.5-d")
def test_a_special_mission_counts_for_the_iron_cross():
    leaflets = Target("special", "", "Boston, Mass.", 5, "leaflet")
    assert given(target=leaflets, sortie={"released": True}) == [
        "iron_cross_2:2nd-class"
    ]


@pytest.mark.rule("6.8.3-a")
@pytest.mark.parametrize(("before", "due"), [(3, False), (4, True)])
def test_the_fifth_success_gives_the_iron_cross_first_class(before, due):
    held = ("iron_cross_2:2nd-class",)
    awards = given(pilot_successes=before, pilot_awards=held, sortie=SUCCESS)
    assert ("iron_cross_1:1st-class" in awards) is due


@pytest.mark.rule("6.8.4-a", "AMB-27")
@pytest.mark.parametrize(("before", "due"), [(3, False), (4, True)])
def test_the_amerika_shield_comes_with_five_sorties_successful_or_not(before, due):
    awards = given(pilot_flown=before, sortie={"percent": 0})
    assert ("amerika_shield:shield" in awards) is due


@pytest.mark.rule("6.8.5-a")
@pytest.mark.parametrize(
    ("before", "grades"),
    [
        (18, []),
        (19, ["bronze"]),
        (58, ["bronze"]),
        (59, ["bronze", "silver"]),
        (98, ["bronze", "silver"]),
        (99, ["bronze", "silver", "gold"]),
    ],
)
def test_the_flight_clasp_comes_at_20_60_and_100_flights(before, grades):
    awards = given(pilot_flown=before)
    clasps = [name.split(":")[1] for name in awards if name.startswith("flight_clasp")]
    assert clasps == grades


@pytest.mark.rule("6.8.5-b")
def test_forty_eight_flights_reach_bronze_only():
    clasps = [n for n in given(pilot_flown=47, slot=46) if n.startswith("flight_clasp")]
    assert clasps == ["flight_clasp:bronze"]


@pytest.mark.rule("6.8.6-a")
@pytest.mark.parametrize(("before", "due"), [(8, False), (9, True)])
def test_the_german_cross_comes_with_ten_successes(before, due):
    awards = given(pilot_successes=before, sortie=SUCCESS)
    assert ("german_cross:gold" in awards) is due


@pytest.mark.rule("6.8.7-b", "6.8.7-c", "6.8.7-d", "6.8.7-a")
@pytest.mark.parametrize(
    ("total", "grades"),
    [
        (299, []),
        (300, ["knights-cross"]),
        (599, ["knights-cross"]),
        (600, ["knights-cross", "oakleaves"]),
        (749, ["knights-cross", "oakleaves"]),
        (750, ["knights-cross", "oakleaves", "swords"]),
    ],
)
def test_the_knights_cross_and_its_grades_follow_the_total(total, grades):
    crosses = [n for n in given(pilot_total=total) if n.startswith("knights_cross")]
    assert crosses == [f"knights_cross:{grade}" for grade in grades]


@pytest.mark.rule("6.2.5-d", "6.8.7-b")
def test_the_third_special_success_alone_gives_the_knights_cross():
    leaflets = Target("special", "", "Boston, Mass.", 5, "leaflet")
    awards = given(pilot_total=200, target=leaflets, sortie={"released": True})
    assert "knights_cross:knights-cross" in awards


@pytest.mark.rule("6.8.7-e", "AMB-52")
def test_the_first_atomic_bomb_gives_the_diamonds_at_once():
    atomic = Target("atomic", "", "New York", 5)
    game = home(target=atomic, sortie={"released": True})
    awards = [f"{e.award}:{e.grade}" for e in game.of(AwardGiven)]
    assert "diamonds:diamonds" in awards
    assert game.state.pilot.total == 100


@pytest.mark.rule("6.8-a", "6.8.2-a")
def test_an_award_held_is_not_given_again():
    assert given(pilot_successes=1, pilot_awards=("iron_cross_2:2nd-class",)) == []


@pytest.mark.rule("2.0-i", "AMB-42", "RUL-115")
def test_awards_due_are_given_after_death():
    game = struck(leg="home", load="empty", sortie=SUCCESS).roll(6, 3).roll(1).roll(6)
    assert game.state.over == "killed"
    assert [e.award for e in game.of(AwardGiven)] == ["iron_cross_2"]


@pytest.mark.rule("3.3-p")
@pytest.mark.parametrize(
    "award", ["amerika_shield:shield", "wound_badge:gold", "flight_clasp:bronze"]
)
def test_flavour_awards_change_no_roll(award):
    for step in (BombRunRoll(), PromotionCheck()):
        plain = Play(airborne(step, zone=5))
        decorated = Play(airborne(step, zone=5, pilot_awards=(award,)))
        assert decorated.mods() == plain.mods()
    assert over_base(pilot_awards=(award,)).mods() == over_base().mods()


@pytest.mark.rule("6.8-a")
def test_an_award_names_its_grade_and_is_kept_in_order():
    game = home(pilot_flown=4, sortie=SUCCESS)
    assert game.state.pilot.awards == (
        "iron_cross_2:2nd-class",
        "amerika_shield:shield",
    )
