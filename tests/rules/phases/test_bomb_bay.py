"""6.2: why nothing falls, and what is left in the bay."""

import pytest

from campaigns.rules.events import NotDropped, Released
from campaigns.rules.flow import Flow
from campaigns.rules.phases.bombing import begin_run, hindrance
from campaigns.rules.state import Target
from campaigns.rules.steps import (
    BombingRoll,
    BombRun,
    Chaff,
    EventRoll,
    TurnHome,
    Withdraw,
    ZoneBusiness,
)
from tests.rules.play import Play, airborne

LEFT = (BombRun(), Withdraw(), TurnHome())
CITY = Target("special", "", "Boston, Mass.", 5, "recon")
RAID = Target("raid", "Dodge Chicago Plant", "Chicago, Ill.", 6)


@pytest.mark.rule("6.2.3-a", "6.2.5.3-a")
@pytest.mark.parametrize(
    ("load", "damage", "cause"),
    [
        ("bombs", {"parts": ("bay_doors",)}, "doors"),
        ("atomic", {"parts": ("bay_doors",)}, "doors"),
        ("camera", {"cameras": ("bay", "fuselage")}, "cameras"),
        ("camera", {"parts": ("bay_doors",), "cameras": ("fuselage",)}, "cameras"),
        ("leaflets", {"dispensers": ("port", "starboard")}, "dispensers"),
        ("empty", {}, "empty"),
    ],
)
def test_nothing_falls_for_a_reason(load, damage, cause):
    assert hindrance(airborne(zone=5, load=load, damage=damage).flight) == cause


def test_the_reason_is_told():
    damage = {"parts": ("bay_doors",)}
    flow = Flow(airborne(zone=5, damage=damage))
    begin_run(flow, BombRun())
    assert flow.events == [NotDropped("doors")]


def test_the_camera_stays_in_the_bay_and_bombs_do_not():
    for load, left in (("camera", "camera"), ("bombs", "empty")):
        sortie = {"on_target": True}
        target = CITY if load == "camera" else RAID
        steps = (BombingRoll(), *LEFT[1:])
        game = Play(
            airborne(*steps, zone=5, load=load, target=target, sortie=sortie)
        ).roll(3, 4)
        assert game.of(Released) == [Released(load)]
        assert game.state.flight.load == left


@pytest.mark.rule("6.1.5-d")
def test_each_release_of_chaff_takes_two_off():
    game = Play(airborne(Chaff("heavy"), zone=5))
    told = {choice.id: choice.args["drm"] for choice in game.decision.choices}
    assert told == {"0": 0, "1": -2, "2": -4}


@pytest.mark.rule("RUL-50")
def test_from_the_fire_of_a_picket_ship_nobody_turns_back_at_once():
    state = airborne(EventRoll(), ZoneBusiness(), zone=5, target=RAID)
    game = Play(state).roll(6, 1)
    assert game.asked.table == "B2a.type"
    assert "turn-back" not in game.legal()
