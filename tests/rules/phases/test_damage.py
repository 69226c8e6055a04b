"""6.3 What hits do to the bomber: thresholds, dead systems, losses."""

import pytest

from campaigns.rules.events import (
    BomberLost,
    CareerOver,
    NoEffect,
    PartHit,
    SystemDamaged,
    TurnedBack,
)
from campaigns.rules.steps import AAFire, AfterFight, DamageRoll
from tests.rules.play import Play, airborne, fight
from tests.rules.scenes import struck

AIRFRAME = (3, 3)
RUDDER = (4, 1)
WING_PORT = (2, 3)
WING_STARBOARD = (2, 5)
TAIL_PORT = (4, 2)
TAIL_STARBOARD = (4, 3)
ENGINE_PORT = (1, 5)
ENGINE_STARBOARD = (2, 1)
TANK_PORT = (3, 1)
BOMB_BAY = (4, 6)
GUNS = (5, 5)
ELECTRONICS = (5, 2)


def causes(game: Play) -> list[str]:
    return [f"{e.outcome}:{e.cause}" for e in game.of(BomberLost)]


@pytest.mark.rule("6.3-a")
@pytest.mark.parametrize(
    ("aircraft", "threshold"),
    [("me364", 4), ("he277", 4), ("fw300", 5), ("ju390", 5), ("ta400", 5), ("e555", 7)],
)
def test_the_airframe_holds_one_box_short_of_the_threshold_and_breaks_at_it(
    aircraft, threshold
):
    game = struck(aircraft=aircraft, damage={"airframe": threshold - 2}).roll(*AIRFRAME)
    assert game.of(PartHit)[-1].boxes == threshold - 1
    assert causes(game) == []
    game = struck(aircraft=aircraft, damage={"airframe": threshold - 1}).roll(*AIRFRAME)
    assert causes(game) == ["shot-down:airframe"]
    assert game.asked.table == "B8"


@pytest.mark.rule("6.3-b")
def test_the_sides_of_the_wing_root_are_counted_apart():
    both = {"wing_root": {"port": 3, "starboard": 3}}
    game = struck(aircraft="e555", damage=both).roll(*WING_PORT)
    assert game.state.flight.damage.wing_root == {"port": 4, "starboard": 3}
    game = struck(aircraft="e555", damage={"wing_root": {"port": 4, "starboard": 3}})
    game.roll(*WING_STARBOARD)
    assert causes(game) == []
    game = struck(aircraft="e555", damage={"wing_root": {"port": 4, "starboard": 4}})
    game.roll(*WING_PORT)
    assert causes(game) == ["shot-down:wing_root"]


@pytest.mark.rule("6.3-c")
def test_the_rudder_at_its_threshold_brings_the_bomber_down():
    assert causes(struck(damage={"rudder": 1}).roll(*RUDDER)) == []
    assert causes(struck(damage={"rudder": 2}).roll(*RUDDER)) == ["shot-down:rudder"]


@pytest.mark.rule("6.3-d")
def test_one_tailplane_may_go_but_not_both():
    game = struck(damage={"tailplane": {"port": 1, "starboard": 1}}).roll(*TAIL_PORT)
    assert causes(game) == []
    game = struck(damage={"tailplane": {"port": 2, "starboard": 1}})
    assert causes(game.roll(*TAIL_STARBOARD)) == ["shot-down:tailplanes"]


@pytest.mark.rule("RUL-59")
def test_a_tailplane_hit_on_a_flying_wing_marks_one_airframe_box():
    game = struck(aircraft="e555").roll(*TAIL_PORT)
    damage = game.state.flight.damage
    assert (damage.airframe, damage.tailplane) == (1, {"port": 0, "starboard": 0})
    assert game.state.flight.hits == 1


@pytest.mark.rule("RUL-59", "6.3-a")
def test_a_flying_wing_breaks_by_tailplane_hits_as_by_airframe_hits():
    game = struck(aircraft="e555", damage={"airframe": 6}).roll(*TAIL_STARBOARD)
    assert causes(game) == ["shot-down:airframe"]


@pytest.mark.rule("RUL-60", "6.3-j")
def test_a_hit_on_a_tailplane_that_is_gone_does_nothing():
    game = struck(damage={"tailplane": {"port": 2, "starboard": 0}}).roll(*TAIL_PORT)
    assert game.of(NoEffect)
    assert game.state.flight.damage.tailplane == {"port": 2, "starboard": 0}
    assert game.state.flight.hits == 0


@pytest.mark.rule("6.3-e", "AMB-24", "RUL-62")
def test_the_last_engine_forces_the_bomber_down_with_a_choice():
    three = {"engines": ("port-1", "port-2", "starboard-1")}
    game = struck(leg="home", damage=three).roll(*ENGINE_STARBOARD).roll(4).roll(3, 4)
    assert causes(game) == ["forced-down:all-engines"]
    assert game.decision.id == "forced-down"


@pytest.mark.rule("6.3-e")
def test_three_of_four_engines_out_still_fly():
    two = {"engines": ("port-1", "port-2")}
    game = struck(leg="home", damage=two).roll(*ENGINE_STARBOARD).roll(1).roll(3, 4)
    assert len(game.state.flight.damage.engines) == 3
    assert causes(game) == []


@pytest.mark.rule("RUL-62", "6.3-e")
@pytest.mark.parametrize("second", [(6, 6), (5, 6)])
def test_the_last_engine_burning_or_running_away_forces_down_whatever_comes(second):
    three = {"engines": ("port-1", "port-2", "starboard-1")}
    for face in (1, 6):
        game = struck(leg="home", damage=three).roll(*ENGINE_STARBOARD).roll(6)
        game.roll(*second).roll(face)
        assert game.decision.id == "forced-down"
        assert [e.outcome for e in game.of(BomberLost)] == ["forced-down"]


@pytest.mark.rule("6.3-f", "AMB-24", "RUL-88")
@pytest.mark.parametrize("zone", [4, 6])
def test_a_fuel_tank_fire_leaves_the_whole_crew_only_the_parachutes(zone):
    game = struck(zone=zone).roll(*TANK_PORT).roll(5, 6).roll(4)
    assert causes(game) == ["bail-out:fuel-tank-fire"]
    jumped = []
    while game.pending is not None and game.asked.table == "B8":
        jumped.append(game.asked.actor)
        game.roll(1, 1)
    assert len(jumped) == 10


@pytest.mark.rule("6.3-g", "6.3-l", "2.0-i")
def test_a_fuel_tank_explosion_kills_all_at_once():
    game = struck(3).roll(*TANK_PORT).roll(6, 6).roll(4)
    assert causes(game) == ["all-killed:fuel-tank-explosion"]
    assert game.pending is None
    assert game.state.over == "killed"
    wounds = game.state.flight.wounds
    assert len(wounds) == 10
    assert set(wounds.values()) == {"KIA"}


@pytest.mark.rule("6.3-h", "6.3-l")
def test_an_explosion_in_the_bomb_bay_kills_all_with_bombs_aboard():
    game = struck().roll(*BOMB_BAY).roll(6, 6)
    assert causes(game) == ["all-killed:bomb-explosion"]
    assert game.of(CareerOver)[0].reason == "killed"
    assert set(game.state.flight.wounds.values()) == {"KIA"}


@pytest.mark.rule("6.3-h", "AMB-61")
@pytest.mark.parametrize("load", ["empty", "leaflets"])
def test_no_explosion_without_bombs(load):
    game = struck(load=load).roll(*BOMB_BAY).roll(6, 6)
    assert causes(game) == []
    assert game.state.flight.hits == 0


@pytest.mark.rule("RUL-67")
def test_an_atomic_bomb_shrugs_off_hits_but_not_an_explosion():
    game = struck(load="atomic").roll(*BOMB_BAY).roll(4, 5)
    assert game.state.flight.hits == 0
    assert game.state.flight.damage.bombs_hit == 0
    game = struck(load="atomic").roll(*BOMB_BAY).roll(6, 6)
    assert causes(game) == ["all-killed:bomb-explosion"]


@pytest.mark.rule("6.3-i", "AMB-25")
@pytest.mark.parametrize("aircraft", ["me364", "fw300", "ta400"])
def test_the_third_engine_out_forces_an_abort_outward_bound_on_every_type(aircraft):
    two = {"engines": ("port-1", "port-2")}
    steps = (DamageRoll("engine", 1, "1", "starboard", "starboard-1"), AfterFight())
    game = Play(airborne(*steps, zone=4, aircraft=aircraft, damage=two)).roll(3, 4)
    assert [e.cause for e in game.of(TurnedBack)] == ["engines"]
    assert game.state.flight.leg == "home"
    assert "press-on" not in game.legal()


@pytest.mark.rule("6.3-i")
def test_two_engines_out_force_no_abort():
    steps = (DamageRoll("engine", 1, "1", "starboard", "starboard-1"), AfterFight())
    one = {"engines": ("port-1",)}
    game = Play(airborne(*steps, zone=4, damage=one)).roll(3, 4)
    assert {"press-on", "turn-back"} <= game.legal()


@pytest.mark.rule("RUL-20", "AMB-25")
def test_three_engines_out_on_the_way_home_change_nothing():
    two = {"engines": ("port-1", "port-2")}
    step = DamageRoll("engine", 1, "1", "starboard", "starboard-1")
    game = Play(airborne(step, AfterFight(), zone=4, leg="home", damage=two))
    game.roll(3, 4)
    assert game.of(TurnedBack) == []
    assert game.asked.table == "B1.q1"


@pytest.mark.rule("6.3-j", "RUL-03")
def test_a_gun_that_is_out_is_struck_without_effect():
    game = struck(damage={"guns": ("tail",)}).roll(*GUNS).roll(6)
    assert [e.what for e in game.of(NoEffect)] == ["tail"]
    assert game.state.flight.damage.guns == ("tail",)
    assert game.state.flight.hits == 0


@pytest.mark.rule("RUL-61", "6.3-j")
def test_a_dead_engine_ends_the_hit_without_a_second_throw():
    game = struck(damage={"engines": ("port-1",)}).roll(*ENGINE_PORT).roll(2)
    assert [e.what for e in game.of(NoEffect)] == ["port-1"]
    assert game.state.flight.damage.engines == ("port-1",)
    assert game.state.flight.hits == 0
    assert game.asked.table == "B1.q1"


@pytest.mark.rule("RUL-01")
def test_each_hit_takes_full_effect_before_the_next():
    game = struck(2).roll(*ELECTRONICS).roll(3).roll(*ELECTRONICS).roll(3)
    assert len(game.of(SystemDamaged)) == 1
    assert [e.what for e in game.of(NoEffect)] == ["peilg6"]
    assert game.state.flight.hits == 1


@pytest.mark.rule("RUL-02")
def test_the_loss_of_the_bomber_ends_the_attack_at_once():
    game = struck(5, damage={"rudder": 2}).roll(*RUDDER)
    assert game.asked.table == "B8"
    assert all(type(step).__name__ != "Hit" for step in game.state.stack)


@pytest.mark.rule("RUL-02", "2.0-e")
def test_the_loss_of_the_bomber_ends_the_combat_and_its_fighters_go_on_the_log():
    game = Play(fight("6-level", "12-level", damage={"rudder": 2}))
    game.assign()
    game.roll(6, 6).roll(1)
    while game.asked.table != "B4":
        game.roll(1)
    game.roll(*RUDDER)
    assert game.state.flight.combat is None
    assert [m.state for m in game.state.flight.met] == ["untouched", "untouched"]


@pytest.mark.rule("6.3-m")
@pytest.mark.parametrize(
    ("area", "table"),
    [
        ((1, 5), "MAT.fw300.engine_die"), ((2, 2), "MAT.fw300.engine_die"),
        ((3, 1), "B4.fuel_tank"), ((3, 2), "B4.fuel_tank"),
        ((4, 4), "B4.flight_controls"), ((4, 6), "B4.bomb_bay"), ((5, 1), "B4.oxygen"),
        ((5, 4), "B4.electronics"), ((6, 1), "MAT.fw300.gun_die"), ((6, 2), "B4.chaff"),
        ((6, 3), "B4.crew_cockpit"), ((6, 4), "B4.crew_forward"),
        ((6, 5), "B4.crew_gunners"), ((6, 6), "B4.equipment"),
    ],
)  # fmt: skip
def test_the_area_struck_leads_to_its_own_table(area, table):
    assert struck().roll(*area).asked.table == table


@pytest.mark.rule("6.4-b", "AMB-64", "6.1.5-h")
def test_oxygen_out_forces_the_bomber_down_to_where_the_guns_reach_better():
    game = struck().roll(5, 1).roll(4)
    assert game.state.flight.damage.oxygen
    low = airborne(AAFire("heavy"), zone=5, damage={"oxygen": True})
    assert Play(low).mods()["low_altitude"] == 2
    high = airborne(AAFire("heavy"), zone=5)
    assert "low_altitude" not in Play(high).mods()


@pytest.mark.rule("RUL-68")
def test_oxygen_out_a_second_time_does_nothing():
    game = struck(damage={"oxygen": True}).roll(5, 1).roll(6)
    assert [e.what for e in game.of(NoEffect)] == ["oxygen"]
    assert game.state.flight.hits == 0
