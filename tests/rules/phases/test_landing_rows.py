"""6.4.3, 6.5 What each row of the landing does to men, bomber and calendar."""

import pytest

from campaigns.rules.events import (
    BomberLost,
    CareerOver,
    LandingMade,
    SlotsLost,
    SortieReviewed,
    Wounded,
)
from tests.rules.scenes import CAMERA, NEW_YORK, home, over_base, throw_all

NO_AID = {"systems": ("fug125",)}
SEVEN = {"parts": ("landing_gear", "flaps", "ailerons"), "rudder": 2, **NO_AID}
"""+7 on B7: natural 12 makes 19, natural 10 makes 17."""


@pytest.mark.rule("6.4.1-a", "6.4.3-e", "B7-a")
@pytest.mark.parametrize(
    ("natural", "result"),
    [
        ((1, 1), "good"), ((2, 2), "good"), ((2, 3), "rough"), ((4, 4), "rough"),
        ((4, 5), "crash"), ((5, 5), "crash"), ((5, 6), "killed"), ((6, 6), "killed"),
    ],
)  # fmt: skip
def test_the_rows_of_the_landing_with_seven_added(natural, result):
    game = over_base(damage=SEVEN)
    assert game.asked.drm == 7
    assert [e.result for e in game.roll(*natural).of(LandingMade)] == [result]


@pytest.mark.rule("6.4.3-e", "6.4.5-k", "RUL-84")
def test_eighteen_kills_all_and_ends_the_career():
    game = over_base(damage=SEVEN).roll(5, 6)
    assert game.of(BomberLost)[0].outcome == "all-killed"
    assert set(game.state.flight.wounds.values()) == {"KIA"}
    assert game.of(CareerOver)[0].reason == "killed"


@pytest.mark.rule("6.4.3-a")
def test_a_rough_landing_wounds_all_lightly_and_leaves_worse_wounds():
    game = over_base(
        damage=SEVEN, wounds={"tail": "SW", "ewo": "KIA", "waist": "LW"}
    ).roll(2, 3)
    wounds = game.state.flight.wounds
    assert wounds["tail"] == "SW"
    assert wounds["ewo"] == "KIA"
    others = {s: w for s, w in wounds.items() if s not in ("tail", "ewo")}
    assert len(others) == 8
    assert set(others.values()) == {"LW"}


@pytest.mark.rule("6.4.3-b", "AMB-29", "6.4.5-b")
def test_a_rough_landing_costs_one_slot_in_all():
    game = over_base(damage=SEVEN, sortie={"hits": 0}).roll(2, 3)
    assert game.of(SortieReviewed)[0].repair == "one-slot"
    assert game.legal() & {"pass", "fly"} == {"pass"}
    game.choose("pass")
    assert game.state.slot == 2
    assert "fly" in game.legal()


@pytest.mark.rule("6.4.3-b", "AMB-29")
def test_a_rough_landing_with_many_hits_still_costs_one_slot():
    game = over_base(damage=SEVEN, sortie={"hits": 12}).roll(2, 3).choose("pass")
    assert game.state.slot == 2


@pytest.mark.rule("RUL-82", "6.4-f")
def test_a_rough_landing_with_thirteen_hits_writes_the_bomber_off():
    game = over_base(damage=SEVEN, sortie={"hits": 13}).roll(2, 3)
    assert game.of(SortieReviewed)[0].repair == "written-off"
    assert game.decision.id == "new-aircraft"
    assert [(e.cause, e.slots) for e in game.of(SlotsLost)] == [("wounds", 1)]
    game.choose("fw300").choose("pass")
    assert game.state.slot == 2
    assert game.state.pilot.aircraft_lost == 0


@pytest.mark.rule("6.4.3-c", "6.4.3-d")
def test_a_crash_rolls_a_wound_for_each_man_and_destroys_the_bomber():
    game = over_base(damage=SEVEN).roll(4, 5)
    rolled = throw_all(game, "B5", 1)
    assert len(rolled) == 10
    assert game.of(BomberLost)[0].outcome == "crashed"
    assert game.state.pilot.aircraft_lost == 1
    assert game.decision.id == "new-aircraft"


@pytest.mark.rule("RUL-83", "6.4.3-c")
def test_in_a_crash_each_living_man_rolls_and_the_worse_state_holds():
    game = over_base(damage=SEVEN, wounds={"tail": "SW", "ewo": "KIA"}).roll(4, 5)
    for _ in range(8):
        game.roll(1)
    assert game.asked.actor == "landing:tail"
    game.roll(1)
    assert game.of(Wounded)[-1].station == "ventral"
    assert (game.asked.table, game.asked.actor) == ("C2", "tail")


@pytest.mark.rule("RUL-83", "6.4.3-d")
def test_a_crash_with_few_or_many_hits_is_a_lost_aircraft_not_a_repair():
    game = over_base(damage=SEVEN, sortie={"hits": 8}).roll(4, 5)
    throw_all(game, "B5", 1)
    assert game.of(SortieReviewed)[0].repair == "lost"
    assert [e.cause for e in game.of(SlotsLost)] == ["wounds"]


@pytest.mark.rule("RUL-84", "AMB-42")
def test_the_pilot_killed_in_a_crash_at_base_has_still_brought_home_the_result():
    game = over_base(damage=SEVEN, sortie={"percent": 40, "released": True})
    game.roll(4, 5).roll(6)
    assert game.state.over == "killed"
    assert (game.state.pilot.total, game.state.pilot.successes) == (40, 1)


@pytest.mark.rule("RUL-84", "AMB-13", "6.2.5.3-f")
@pytest.mark.parametrize(("faces", "face"), [((4, 5), 6), ((5, 6), None)])
def test_the_film_counts_when_the_pilot_dies_in_the_landing_at_base(faces, face):
    game = over_base(
        damage=SEVEN,
        target=CAMERA,
        load="camera",
        sortie={"percent": 30, "released": True},
    ).roll(*faces)
    if face:
        game.roll(face)
    assert game.state.over == "killed"
    assert game.state.pilot.total == 100


@pytest.mark.rule("RUL-86")
def test_the_agent_aboard_makes_no_roll_in_a_crash_and_is_out_of_play():
    game = over_base(damage=SEVEN, target=NEW_YORK).roll(4, 5)
    actors = throw_all(game, "B5", 1)
    assert len(actors) == 10
    assert not any("agent" in actor for actor in actors)
    assert not game.of(SortieReviewed)[0].success


@pytest.mark.rule("RUL-85")
def test_nobody_jumps_over_the_base():
    game = over_base(damage=SEVEN)
    assert game.legal() == {"throw", "give-up"}


@pytest.mark.rule("RUL-24")
@pytest.mark.parametrize("load", ["bombs", "atomic"])
def test_bombs_aboard_change_nothing_at_the_landing(load):
    assert over_base(load=load).mods() == {"fug125": -1}


@pytest.mark.rule("6.4.5-b", "6.4.3-a")
def test_a_good_landing_wounds_nobody_and_loses_no_slot():
    game = home()
    assert game.state.slot == 1
    assert game.of(SlotsLost) == []
    assert "fly" in game.legal()


@pytest.mark.rule("RUL-83", "RUL-85", "6.4.3-c")
def test_a_crash_that_leaves_nobody_to_fly_is_no_bail_out():
    game = over_base(damage=SEVEN).roll(4, 5)
    for _ in range(3):
        game.roll(4)
    assert (game.asked.table, game.asked.actor) == ("B5", "landing:navigator")
    throw_all(game, "B5", 1)
    assert (game.asked.table, game.asked.actor) == ("C2", "pilot")
    assert [e.outcome for e in game.of(BomberLost)] == ["crashed"]
