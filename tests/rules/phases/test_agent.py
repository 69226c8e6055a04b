"""6.2.5.1: the agent, New York and the drop in Zone 6."""

import pytest

from campaigns.rules.events import (
    AgentDropped,
    AgentLost,
    Bombed,
    Rolled,
    SortieReviewed,
    ZoneEntered,
)
from campaigns.rules.state import Target
from campaigns.rules.steps import (
    AAWeight,
    BombRun,
    Hits,
    TurnHome,
    Withdraw,
    ZoneBusiness,
)
from tests.rules.play import Play, airborne, campaign

AGENT = Target("special", "", "New York", 5, "agent")
OVER_TARGET = (AAWeight(), BombRun(), Withdraw(), TurnHome())
LEFT = (BombRun(), Withdraw(), TurnHome())


def agent(*steps, zone=5, **flight):
    return Play(airborne(*steps, zone=zone, target=AGENT, **flight))


def tables(game):
    return [event.table for event in game.of(Rolled)]


def review(game):
    done = game.fly_home().of(SortieReviewed)[0]
    return done.success, done.points


@pytest.mark.rule("6.2.5.1-a", "6.2.5.1-b", "AMB-08", "RUL-12", "RUL-13")
def test_an_agent_sortie_bombs_new_york_and_drops_its_man_in_zone_6():
    game = Play(campaign()).choose("fly").roll(1, 2).roll(1).fly_home()
    entered = game.of(ZoneEntered)
    assert [e.zone for e in entered] == [1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1]
    assert entered[0].fuel - entered[-1].fuel == 10
    assert tables(game).count("B1.q1") == 9
    assert tables(game).count("B2a.hits") == 2
    assert game.of(Bombed) == [Bombed(20, True)]
    assert game.of(AgentDropped) == [AgentDropped(6)]
    done = game.of(SortieReviewed)[0]
    assert (done.success, done.points, done.total) == (True, 120, 120)


@pytest.mark.rule("6.2.5.1-b", "AMB-08", "RUL-12")
def test_the_drop_zone_has_a_check_and_no_flak():
    game = agent(TurnHome(), load="empty", sortie={"released": True})
    assert (game.asked.table, game.asked.args["zone"]) == ("B1.q1", 6)
    game.roll(3, 4)
    assert game.of(AgentDropped) == [AgentDropped(6)]
    assert (game.asked.table, game.asked.args["zone"]) == ("B1.q1", 5)
    assert game.state.flight.leg == "home"
    game.roll(3, 4)
    assert (game.asked.table, game.asked.args["zone"]) == ("B1.q1", 4)


@pytest.mark.rule("6.2.5-c", "6.2.5.1-a", "AMB-09")
@pytest.mark.parametrize(("percent", "points"), [(0, 100), (40, 140)])
def test_an_agent_dropped_is_a_success_whatever_was_bombed(percent, points):
    sortie = {"released": True, "percent": percent}
    game = agent(TurnHome(), load="empty", sortie=sortie)
    assert review(game) == (True, points)
    assert game.state.pilot.successes == 1


@pytest.mark.rule("6.2.5-b", "6.2.5.1-c", "AMB-09", "AMB-69", "RUL-101")
@pytest.mark.parametrize("state", ["SW", "KIA"])
@pytest.mark.parametrize("onward", [True, False])
def test_an_agent_lost_after_the_bombs_fails_the_mission_but_not_the_score(
    state, onward
):
    sortie = {"released": True, "percent": 40, "wounds": {"agent": state}}
    game = agent(TurnHome(), load="empty", sortie=sortie)
    assert game.top == "turn-back"
    game.choose("press-on" if onward else "turn-back")
    assert game.asked.args["zone"] == (6 if onward else 4)
    assert review(game) == (False, 40)
    assert game.of(AgentDropped) == []


@pytest.mark.rule("6.2.5.1-c", "6.2.5-b", "AMB-69")
@pytest.mark.parametrize(("face", "lost"), [(1, False), (4, True), (6, True)])
def test_a_serious_wound_or_death_before_the_drop_fails_at_once(face, lost):
    game = agent(Hits(1, "1"), zone=4).roll(6, 4).roll(6).roll(face)
    assert (len(game.of(AgentLost)) == 1) == lost
    success, points = review(game)
    assert success != lost
    assert points == (20 if lost else 120)


@pytest.mark.rule("6.2.5.1-d", "AMB-69")
def test_a_lightly_wounded_agent_still_jumps():
    sortie = {"released": True, "percent": 0, "wounds": {"agent": "LW"}}
    game = agent(TurnHome(), load="empty", sortie=sortie)
    assert game.asked.args["zone"] == 6
    assert review(game) == (True, 100)


@pytest.mark.rule("RUL-51", "RUL-101", "6.2.5.1-c")
def test_with_the_agent_lost_new_york_may_be_bombed_between_both_attacks():
    game = agent(*OVER_TARGET, sortie={"wounds": {"agent": "KIA"}})
    game.roll(1).choose("0").roll(1, 1).roll(2, 2).roll(5, 5)
    assert game.of(Bombed) == [Bombed(30, True)]
    assert game.asked.table == "B2a.type"
    assert review(game) == (False, 30)
    assert tables(game).count("B2a.hits") == 2


@pytest.mark.rule("RUL-97", "6.2.5.1-b")
def test_jammed_doors_stop_the_bombs_but_not_the_agent():
    game = agent(*LEFT, damage={"parts": ("bay_doors",)})
    assert game.of(Bombed) == []
    assert (game.asked.table, game.asked.args["zone"]) == ("B1.q1", 6)
    assert review(game) == (True, 100)
    assert "B2a.hits" not in tables(game)


@pytest.mark.rule("RUL-102", "6.2.4-b")
def test_a_bomber_lost_in_zone_6_before_the_drop_has_failed():
    damage = {"airframe": 4}
    sortie = {"released": True, "percent": 20}
    steps = (Hits(1, "1"), ZoneBusiness())
    game = agent(*steps, zone=6, load="empty", damage=damage, sortie=sortie)
    game.roll(3, 3)
    assert game.state.flight.lost == "airframe"
    while not game.state.over:
        game.roll(1, 1)
    assert game.of(AgentDropped) == []
    done = game.of(SortieReviewed)[0]
    assert (done.success, done.points) == (False, 20)


@pytest.mark.rule("RUL-102", "6.2.5.1-b")
def test_the_agent_jumps_after_the_encounter_of_zone_6():
    state = airborne(
        TurnHome(), zone=5, target=AGENT, load="empty", sortie={"released": True}
    )
    game = Play(state).roll(4, 6)
    assert game.top == "B1.types.q1_land"
    assert not game.state.flight.agent_dropped


@pytest.mark.rule("AMB-13", "6.2.5.1-b")
def test_an_agent_dropped_counts_when_the_bomber_is_lost_afterwards():
    sortie = {"agent_dropped": True, "percent": 0, "fuel": 0}
    game = agent(zone=6, leg="home", load="empty", sortie=sortie)
    game.choose("bail-out")
    while not game.state.over:
        game.roll(1, 1)
    done = game.of(SortieReviewed)[0]
    assert (done.success, done.points) == (True, 100)
    assert game.state.over == "captured"


@pytest.mark.rule("6.3-h", "6.2.5.1-a")
def test_three_engines_out_end_the_way_to_the_drop():
    damage = {"engines": ("port-1", "port-2", "starboard-1")}
    game = agent(TurnHome(), load="empty", damage=damage, sortie={"released": True})
    assert game.state.flight.leg == "home"
    assert game.state.flight.aborted == "engines"


@pytest.mark.rule("6.2.5.1-b", "AMB-69")
def test_without_a_man_to_drop_the_player_may_fly_on_all_the_same():
    sortie = {"released": True, "wounds": {"agent": "KIA"}}
    game = agent(TurnHome(), load="empty", sortie=sortie)
    assert game.decision.id == "turn-back"
    game.choose("press-on")
    assert (game.asked.table, game.asked.args["zone"]) == ("B1.q1", 6)
