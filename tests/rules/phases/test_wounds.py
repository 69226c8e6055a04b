"""6.4.4, 6.4.5 Wounds: who is struck, how badly, and what counts for the badge."""

import pytest

from campaigns.rules.events import AgentLost, CareerOver, Wounded
from tests.rules.scenes import NEW_YORK, folded_wing, over_base, struck


@pytest.mark.rule("6.4.4-d", "3.4.2-h", "B5-a")
@pytest.mark.parametrize(
    ("face", "state"),
    [(1, "LW"), (2, "LW"), (3, "LW"), (4, "SW"), (5, "SW"), (6, "KIA")],
)
def test_a_crew_hit_is_light_serious_or_deadly(face, state):
    game = struck().roll(6, 5).roll(4).roll(face)
    assert game.state.flight.wounds == {"tail": state}


@pytest.mark.rule("6.4.4-d")
@pytest.mark.parametrize(
    ("area", "face", "station"),
    [
        ((6, 3), 1, "pilot"), ((6, 3), 3, "pilot"), ((6, 3), 4, "copilot"),
        ((6, 3), 5, "copilot"), ((6, 3), 6, "engineer"), ((6, 4), 1, "navigator"),
        ((6, 4), 2, "navigator"), ((6, 4), 3, "bombardier"), ((6, 4), 4, "bombardier"),
        ((6, 4), 5, "ewo"), ((6, 5), 1, "top_mid"), ((6, 5), 3, "tail"),
        ((6, 5), 4, "tail"), ((6, 5), 5, "waist"), ((6, 5), 6, "ventral"),
    ],
)  # fmt: skip
def test_the_die_of_the_area_says_who_is_struck(area, face, station):
    game = struck().roll(*area).roll(face).roll(1)
    assert [(e.station, e.state) for e in game.of(Wounded)] == [(station, "LW")]


@pytest.mark.rule("AMB-39", "6.4.5-a")
@pytest.mark.parametrize(
    ("before", "face", "after"),
    [("LW", 1, "LW"), ("LW", 4, "SW"), ("LW", 6, "KIA"), ("SW", 2, "SW")],
)
def test_the_worse_wound_holds_and_wounds_do_not_add_up(before, face, after):
    game = struck(sortie={"wounds": {"waist": before}}).roll(6, 5).roll(5).roll(face)
    assert game.state.flight.wounds == {"waist": after}


@pytest.mark.rule("6.4.5-k", "2.0-i", "RUL-72", "AMB-42", "3.4.2-h")
def test_the_pilot_killed_in_flight_ends_the_career_at_that_die():
    game = struck(4, slot=8, zone=4).roll(6, 3).roll(1).roll(6)
    assert game.pending is None
    assert game.of(CareerOver)[0].reason == "killed"
    assert game.state.slot == 8


@pytest.mark.rule("6.8.1-a", "AMB-40")
@pytest.mark.parametrize("face", [1, 4])
@pytest.mark.parametrize("actor", ["1", "aa"])
def test_a_wound_of_the_pilot_from_fighters_or_guns_counts_for_the_badge(face, actor):
    game = struck(actor=actor).roll(6, 3).roll(1).roll(face)
    assert game.state.pilot.combat_wounds == 1


@pytest.mark.rule("AMB-40")
def test_two_worsening_wounds_of_one_sortie_count_twice():
    game = struck(2).roll(6, 3).roll(1).roll(1).roll(6, 3).roll(1).roll(4)
    assert game.state.pilot.combat_wounds == 2


@pytest.mark.rule("AMB-40")
def test_a_wound_without_effect_and_death_do_not_count_for_the_badge():
    hurt = {"wounds": {"pilot": "SW"}}
    game = struck(1, sortie=hurt).roll(6, 3).roll(1).roll(1)
    assert game.state.pilot.combat_wounds == 0
    assert struck().roll(6, 3).roll(1).roll(6).state.pilot.combat_wounds == 0


@pytest.mark.rule("6.8.1-a", "AMB-40")
def test_wounds_of_landing_and_parachuting_do_not_count_for_the_badge():
    rough = over_base(damage={"parts": ("landing_gear",)}).roll(5, 5)
    assert rough.state.pilot.combat_wounds == 0
    assert [e.state for e in rough.of(Wounded)] == ["LW"] * 10
    jumped = folded_wing().roll(3, 4)
    assert [(e.station, e.state) for e in jumped.of(Wounded)] == [("pilot", "LW")]
    assert jumped.state.pilot.combat_wounds == 0


@pytest.mark.rule("AMB-40")
def test_the_wound_of_another_man_does_not_count_for_the_badge():
    game = struck().roll(6, 3).roll(4).roll(1)
    assert game.state.pilot.combat_wounds == 0


@pytest.mark.rule("6.2.5.1-c", "6.2.5.1-d", "AMB-69")
@pytest.mark.parametrize(("face", "lost"), [(1, False), (4, True), (6, True)])
def test_the_agents_mission_fails_with_a_serious_wound_not_with_a_light_one(face, lost):
    game = struck(target=NEW_YORK).roll(6, 4).roll(6).roll(face)
    assert bool(game.of(AgentLost)) is lost


@pytest.mark.rule("6.4.4-b", "AMB-39")
def test_two_light_wounds_do_not_stop_the_agent():
    hurt = {"wounds": {"agent": "LW"}}
    game = struck(target=NEW_YORK, sortie=hurt).roll(6, 4).roll(6).roll(1)
    assert game.state.flight.wounds == {"agent": "LW"}


@pytest.mark.rule("6.4.5-k", "RUL-01")
def test_no_hit_is_rolled_after_the_pilots_death():
    game = struck(5).roll(6, 3).roll(2).roll(6)
    assert game.pending is None


@pytest.mark.rule("6.8.1-a", "AMB-40")
def test_a_wound_of_a_crash_does_not_count_for_the_badge():
    heavy = {"parts": ("landing_gear", "flaps", "ailerons"), "rudder": 2}
    game = over_base(damage=heavy).roll(5, 5).roll(1)
    assert [(e.station, e.state) for e in game.of(Wounded)] == [("pilot", "LW")]
    assert game.state.pilot.combat_wounds == 0
