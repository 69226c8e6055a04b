"""6.7 Experience points and the skills they buy; how skills are lost."""

import pytest

from campaigns.rules.events import ExperienceGained, SkillLost
from campaigns.rules.pending import Choose, RuleViolation
from tests.rules.scenes import (
    ALL_SKILLS,
    GUNNERS,
    folded_wing,
    forced_down,
    hangar,
    home,
    next_sortie,
    over_base,
    throw_all,
)

COSTS = {
    "shared_expertise": 1, "sixth_sense": 4, "acm": 3, "leadership": 1, "accuracy": 3,
    "navigation": 3, "weapons_maintenance": 2, "electronics_wizard": 2, "parachute": 1,
    "landing": 1,
}  # fmt: skip


@pytest.mark.rule("6.7-c", "3.3-q", "AMB-28")
def test_a_pilot_starts_with_one_point_and_may_spend_it_before_the_first_sortie():
    game = hangar()
    assert (game.state.pilot.experience, game.state.pilot.skills) == (1, ())
    game.choose("buy:leadership")
    assert (game.state.pilot.experience, game.state.pilot.skills) == (
        0,
        ("leadership",),
    )
    assert "fly" in game.legal()


@pytest.mark.rule("6.7-a", "AMB-27", "6.7-b")
@pytest.mark.parametrize(
    ("flown", "gained"),
    [(0, 0), (1, 0), (2, 0), (3, 1), (6, 0), (7, 1), (46, 0), (47, 1)],
)
def test_every_fourth_sortie_flown_gives_a_point(flown, gained):
    game = home(pilot_flown=flown)
    assert [e.points for e in game.of(ExperienceGained)] == [1] * gained
    assert game.state.pilot.experience == 1 + gained
    assert game.state.pilot.flown == flown + 1


@pytest.mark.rule("6.7-b", "AMB-27")
def test_a_lost_slot_brings_no_experience_nearer():
    game = next_sortie(home(pilot_flown=2, sortie={"hits": 7}))
    assert game.state.slot == 2
    assert (game.state.pilot.flown, game.state.pilot.experience) == (3, 1)


@pytest.mark.rule("AMB-27", "6.7-a")
def test_a_sortie_that_never_reached_zone_2_was_not_flown():
    game = home(pilot_flown=3, sortie={"flown": False})
    assert (game.state.pilot.flown, game.of(ExperienceGained)) == (3, [])


@pytest.mark.rule("AMB-28", "6.7-a")
def test_the_point_comes_also_to_a_pilot_who_was_shot_down_and_rescued():
    game = forced_down(pilot_flown=3).choose("ditch").roll(1, 1)
    throw_all(game, "B9.3", 6, 6)
    assert len(game.of(ExperienceGained)) == 1


@pytest.mark.rule("6.7-t", "3.3-o", "RUL-109", "AMB-49")
def test_the_ten_skills_cost_21_together_and_each_its_price():
    game = hangar(pilot_experience=21)
    assert {c for c in game.legal() if c.startswith("buy")} == {
        f"buy:{skill}" for skill in COSTS
    }
    for skill, cost in COSTS.items():
        before = game.state.pilot.experience
        game.choose(f"buy:{skill}")
        assert before - game.state.pilot.experience == cost
    assert game.state.pilot.experience == 0


@pytest.mark.rule("6.7-d")
@pytest.mark.parametrize(("skill", "cost"), COSTS.items())
def test_a_skill_is_offered_only_to_one_who_can_pay(skill, cost):
    assert f"buy:{skill}" not in hangar(pilot_experience=cost - 1).legal()
    assert f"buy:{skill}" in hangar(pilot_experience=cost).legal()


@pytest.mark.rule("6.7-d")
def test_two_points_buy_the_wizard_but_not_navigation_and_none_twice():
    game = hangar(pilot_experience=2)
    with pytest.raises(RuleViolation):
        game.answer(Choose("buy:navigation"))
    game.choose("buy:electronics_wizard")
    assert game.state.pilot.experience == 0
    held = hangar(pilot_experience=9, pilot_skills=("electronics_wizard",))
    with pytest.raises(RuleViolation):
        held.answer(Choose("buy:electronics_wizard"))


@pytest.mark.rule("1.0-c")
def test_landing_bought_with_the_first_point_helps_the_next_landing():
    game = hangar().choose("buy:landing")
    assert game.state.pilot.experience == 0
    assert over_base(pilot_skills=game.state.pilot.skills).mods()["landing_skill"] == -1


@pytest.mark.rule("RUL-109")
def test_points_nobody_can_use_are_kept():
    game = home(pilot_flown=47, pilot_experience=12, slot=40, pilot_skills=ALL_SKILLS)
    assert game.state.pilot.experience == 13


@pytest.mark.rule("6.7-m", "AMB-35")
@pytest.mark.parametrize(
    ("state", "lost"), [("LW", False), ("SW", True), ("KIA", True)]
)
def test_navigation_goes_with_the_navigator(state, lost):
    game = home(pilot_skills=("navigation",), wounds={"navigator": state})
    if state == "SW":
        game.roll(3, 4)
    assert ("navigation" not in game.state.pilot.skills) is lost
    assert game.state.pilot.experience == 1


@pytest.mark.rule("6.7-m", "6.7-d")
def test_a_lost_skill_can_be_bought_again_at_its_price():
    game = home(
        pilot_skills=("navigation",), pilot_experience=3, wounds={"navigator": "KIA"}
    )
    game.choose("buy:navigation")
    assert game.state.pilot.experience == 0


@pytest.mark.rule("6.7-q", "AMB-37")
@pytest.mark.parametrize(
    ("state", "lost"), [("LW", False), ("SW", False), ("KIA", True)]
)
def test_the_wizard_goes_only_with_the_death_of_the_officer(state, lost):
    game = home(pilot_skills=("electronics_wizard",), wounds={"ewo": state})
    if state == "SW":
        game.roll(3, 4)
    assert ("electronics_wizard" not in game.state.pilot.skills) is lost


@pytest.mark.rule("6.7-o", "AMB-38", "RUL-116")
@pytest.mark.parametrize(
    ("aircraft", "down", "lost"),
    [
        ("fw300", GUNNERS[:-1], False),
        ("fw300", GUNNERS, True),
        ("me364", ("top_mid", "waist", "tail"), True),
        ("me364", ("top_mid", "waist", "copilot", "engineer"), False),
        ("e555", ("tail",), True),
        ("e555", ("copilot", "engineer"), False),
    ],
)
def test_weapons_maintenance_goes_when_all_gunners_are_down(aircraft, down, lost):
    game = home(
        aircraft=aircraft,
        pilot_skills=("weapons_maintenance",),
        wounds=dict.fromkeys(down, "KIA"),
    )
    assert ("weapons_maintenance" not in game.state.pilot.skills) is lost


@pytest.mark.rule("6.7-o", "AMB-38")
def test_lightly_wounded_gunners_do_not_count_as_down():
    wounds = {**dict.fromkeys(GUNNERS, "KIA"), "tail": "LW"}
    game = home(pilot_skills=("weapons_maintenance",), wounds=wounds)
    assert game.state.pilot.skills == ("weapons_maintenance",)


@pytest.mark.rule("7.3-c", "AMB-34", "AMB-33", "6.7-k")
def test_with_a_new_crew_four_skills_are_gone_and_six_stay():
    game = home(pilot_skills=ALL_SKILLS, wounds={"pilot": "SW"}).roll(3, 4)
    assert {e.skill for e in game.of(SkillLost)} == {
        "accuracy", "navigation", "electronics_wizard", "weapons_maintenance",
    }  # fmt: skip
    assert set(game.state.pilot.skills) == {
        "shared_expertise", "sixth_sense", "acm", "leadership", "parachute", "landing",
    }  # fmt: skip


@pytest.mark.rule("AMB-34", "6.7-k")
@pytest.mark.parametrize("state", ["SW", "KIA"])
def test_accuracy_stays_when_the_bombardier_is_down(state):
    game = home(pilot_skills=("accuracy",), wounds={"bombardier": state})
    if state == "SW":
        game.roll(3, 4)
    assert game.state.pilot.skills == ("accuracy",)


@pytest.mark.rule("AMB-34", "6.7-g")
def test_shared_expertise_stays_when_copilot_and_engineer_die():
    dead = {"copilot": "KIA", "engineer": "KIA"}
    game = home(pilot_skills=("shared_expertise",), wounds=dead)
    assert game.state.pilot.skills == ("shared_expertise",)


@pytest.mark.rule("AMB-28", "7.3-c")
def test_points_and_count_survive_a_new_crew():
    game = home(pilot_flown=2, pilot_experience=5, wounds={"pilot": "SW"}).roll(3, 4)
    assert (game.state.pilot.flown, game.state.pilot.experience) == (3, 5)


@pytest.mark.rule("6.7-m", "RUL-92", "AMB-35")
def test_navigation_is_lost_with_a_navigator_who_does_not_come_back_from_the_sea():
    game = forced_down(pilot_skills=("navigation",)).choose("ditch").roll(1, 1)
    for _ in range(10):
        game.roll(*((1, 1) if game.asked.actor == "navigator" else (6, 6)))
    assert game.state.pilot.skills == ()


@pytest.mark.rule("6.7-r")
def test_parachute_helps_every_man():
    game = folded_wing(pilot_skills=("parachute",))
    for _ in range(10):
        assert game.mods() == {"parachute": -1}
        game.roll(1, 1)
