"""6.4.4, 6.4.5 Hits on the men: who stands there, and what a wound changes."""

import pytest

from campaigns.rules.events import (
    NoEffect,
    Wounded,
)
from campaigns.rules.steps import BombRunRoll
from tests.rules.play import Play, airborne, fight
from tests.rules.scenes import GUNNERS, NEW_YORK, struck


@pytest.mark.rule("6.3-j", "RUL-57", "AMB-39")
def test_a_dead_man_is_struck_without_a_wound_roll():
    game = struck(sortie={"wounds": {"tail": "KIA"}}).roll(6, 5).roll(3)
    assert [(e.what, e.why) for e in game.of(NoEffect)] == [("tail", "dead")]
    assert game.asked.table == "B1.q1"


@pytest.mark.rule("RUL-57", "AMB-39")
@pytest.mark.parametrize(("face", "state"), [(1, "SW"), (4, "SW"), (6, "KIA")])
def test_a_seriously_wounded_man_rolls_and_only_death_changes_his_state(face, state):
    game = struck(sortie={"wounds": {"tail": "SW"}}).roll(6, 5).roll(4)
    assert game.asked.table == "B5"
    game.roll(face)
    assert game.state.flight.wounds == {"tail": state}


@pytest.mark.rule("6.4.4-b", "AMB-69")
def test_the_agent_can_be_hit_on_an_agent_sortie():
    game = struck(target=NEW_YORK).roll(6, 4).roll(6)
    assert (game.asked.table, game.asked.actor) == ("B5", "1:agent")
    game.roll(4)
    assert game.state.flight.wounds == {"agent": "SW"}


@pytest.mark.rule("6.4.4-b")
def test_there_is_no_agent_on_another_sortie():
    game = struck().roll(6, 4).roll(6)
    assert game.asked.actor == "1:ewo"


@pytest.mark.rule("RUL-58")
def test_once_the_agent_has_jumped_the_officer_stands_there_but_not_beside_the_dead():
    gone = struck(target=NEW_YORK, sortie={"agent_dropped": True}).roll(6, 4).roll(6)
    assert gone.asked.actor == "1:ewo"
    dead = struck(target=NEW_YORK, sortie={"wounds": {"agent": "KIA"}}).roll(6, 4)
    dead.roll(6)
    assert dead.of(Wounded) == []
    assert dead.asked.table == "B1.q1"


@pytest.mark.rule("6.4.4-c", "RUL-56")
@pytest.mark.parametrize(
    ("aircraft", "face", "station"),
    [("fw300", 2, "top_aft"), ("me364", 6, "ventral"), ("e555", 5, "waist")],
)
def test_a_gunner_the_type_lacks_is_struck_without_effect(aircraft, face, station):
    game = struck(aircraft=aircraft).roll(6, 5).roll(face)
    assert [(e.what, e.why) for e in game.of(NoEffect)] == [(station, "absent")]
    assert game.state.flight.hits == 0
    assert game.asked.table == "B1.q1"


@pytest.mark.rule("6.4-d", "AMB-31")
def test_wounds_are_no_hits_for_repairs():
    game = struck().roll(6, 5).roll(3).roll(1)
    assert game.state.flight.wounds == {"tail": "LW"}
    assert game.state.flight.hits == 0


@pytest.mark.rule("6.4.5-f")
def test_a_seriously_wounded_gunner_fires_no_more():
    hurt = {"wounds": {"tail": "SW"}}
    game = Play(fight("6-level", sortie=hurt))
    assert "tail=1" not in game.legal()
    assert "tail=1" in Play(fight("6-level")).legal()


@pytest.mark.rule("6.4.5-g")
@pytest.mark.parametrize("station", [*GUNNERS, "ewo"])
def test_a_man_without_a_named_effect_changes_no_roll_of_the_run(station):
    hurt = {"wounds": {station: "SW"}}
    state = airborne(BombRunRoll(), zone=5, sortie=hurt)
    assert Play(state).mods() == {}
