"""6.3 Engines and fuel tanks of chart B4: fires, runaway engines, leaks."""

import pytest

from campaigns.rules.events import BomberLost, EngineOut
from campaigns.rules.state import Research
from campaigns.rules.steps import DamageRoll
from tests.rules.play import Play, airborne
from tests.rules.scenes import struck

ENGINE = (1, 5)
TANK = (3, 1)


@pytest.mark.rule("6.3-m")
@pytest.mark.parametrize(
    ("aircraft", "area", "die", "engine"),
    [
        ("fw300", (1, 5), 3, "port-1"),
        ("fw300", (1, 6), 4, "port-2"),
        ("me364", (2, 1), 2, "starboard-1"),
        ("me364", (2, 2), 3, "starboard-2"),
        ("ju390", (1, 5), 6, "port-3"),
        ("ta400", (2, 1), 6, "starboard-4"),
    ],
)
def test_the_engine_die_of_the_mat_names_the_engine_first(aircraft, area, die, engine):
    game = struck(aircraft=aircraft).roll(*area).roll(die)
    assert game.asked.table == "B4.engine"
    game.roll(3, 4)
    assert [e.engine for e in game.of(EngineOut)] == [engine]


@pytest.mark.rule("RUL-63", "6.3-j")
@pytest.mark.parametrize("face", [1, 4])
def test_an_engine_fire_that_is_put_out_leaves_the_engine_out(face):
    game = struck().roll(*ENGINE).roll(1).roll(6, 6)
    assert game.asked.table == "B4.engine.fire"
    game.roll(face)
    assert game.state.flight.damage.engines == ("port-1",)
    assert game.state.flight.hits == 1


@pytest.mark.rule("6.4.2-a", "AMB-24")
@pytest.mark.parametrize(
    ("second", "cause"), [((6, 6), "engine-fire"), ((5, 6), "runaway-engine")]
)
def test_a_fire_that_burns_on_and_a_runaway_engine_force_the_bomber_down(second, cause):
    game = struck().roll(*ENGINE).roll(1).roll(*second).roll(6)
    lost = game.of(BomberLost)[0]
    assert (lost.outcome, lost.cause) == ("forced-down", cause)
    assert game.decision.id == "forced-down"


@pytest.mark.rule("6.3-j")
@pytest.mark.parametrize("face", [1, 5])
def test_a_runaway_engine_that_is_stopped_is_out(face):
    game = struck().roll(*ENGINE).roll(1).roll(5, 6)
    assert game.asked.table == "B4.engine.runaway"
    game.roll(face)
    assert game.state.flight.damage.engines == ("port-1",)


@pytest.mark.rule("3.3-h", "RUL-64")
@pytest.mark.parametrize("damage", [{}, {"parts": ("extinguishers",)}])
def test_fire_suppression_needs_no_roll_extinguishers_or_not(damage):
    game = struck(research=Research({}, ("fire_suppression",)), damage=damage)
    game.roll(*ENGINE).roll(1).roll(6, 6)
    assert game.state.flight.damage.engines == ("port-1",)
    assert game.state.flight.hits == 1
    assert game.asked.table == "B1.q1"


@pytest.mark.rule("3.3-h")
def test_fire_suppression_does_nothing_for_a_burning_fuel_tank():
    game = struck(research=Research({}, ("fire_suppression",)))
    game.roll(*TANK).roll(5, 6).roll(6)
    assert game.of(BomberLost)[0].cause == "fuel-tank-fire"


@pytest.mark.rule("6.3-j")
@pytest.mark.parametrize(
    ("table", "damage", "wounds", "expected"),
    [
        ("engine.fire", {}, {}, {}),
        (
            "engine.fire",
            {"parts": ("extinguishers",)},
            {},
            {"extinguishers_damaged": 2},
        ),
        ("engine.runaway", {}, {}, {}),
        ("engine.runaway", {}, {"engineer": "LW"}, {}),
        ("engine.runaway", {}, {"engineer": "SW"}, {"engineer_down": 1}),
        ("engine.runaway", {}, {"engineer": "KIA"}, {"engineer_down": 1}),
        ("fuel_tank", {"parts": ("extinguishers",)}, {"engineer": "SW"}, {}),
    ],
)
def test_what_changes_the_throws_of_the_engine(table, damage, wounds, expected):
    step = DamageRoll(table, 1, "1", "port", "port-1")
    game = Play(airborne(step, damage=damage, sortie={"wounds": wounds}))
    assert game.mods() == expected


@pytest.mark.rule("3.3-m", "B4-b")
def test_better_fuel_tanks_lower_the_throw_by_one():
    plain = struck().roll(*TANK)
    assert plain.mods() == {}
    better = struck(research=Research({}, ("fuel_tanks",))).roll(*TANK)
    assert better.mods() == {"fuel_tanks_improved": -1}
    better.roll(6, 6)
    assert better.asked.table == "B4.fuel_tank.flames"
    assert plain.roll(6, 6).asked.table == "B4.fuel_tank.blaze"


@pytest.mark.rule("RUL-15", "RUL-14")
def test_a_leaking_tank_leaks_no_more_but_can_still_burn():
    leaking = {"leaks": ("port",)}
    flames = struck(damage=leaking).roll(*TANK).roll(5, 6).roll(3)
    assert flames.state.flight.damage.leaks == ("port",)
    assert flames.state.flight.hits == 0
    fire = struck(damage=leaking).roll(*TANK).roll(5, 6).roll(4)
    assert fire.of(BomberLost)[0].cause == "fuel-tank-fire"
    explosion = struck(damage=leaking).roll(*TANK).roll(6, 6).roll(4)
    assert explosion.of(BomberLost)[0].cause == "fuel-tank-explosion"


@pytest.mark.rule("6.3-j", "6.4.2-a")
@pytest.mark.parametrize(("face", "forced"), [(2, False), (3, True)])
def test_without_extinguishers_a_three_already_burns_on(face, forced):
    step = DamageRoll("engine.fire", 1, "1", "port", "port-1")
    game = Play(airborne(step, damage={"parts": ("extinguishers",)})).roll(face)
    assert bool(game.of(BomberLost)) is forced


@pytest.mark.rule("6.4.5-g", "6.4.2-a")
@pytest.mark.parametrize(("face", "forced"), [(4, False), (5, True)])
def test_without_the_engineer_a_five_already_runs_away(face, forced):
    step = DamageRoll("engine.runaway", 1, "1", "port", "port-1")
    game = Play(airborne(step, sortie={"wounds": {"engineer": "SW"}})).roll(face)
    assert bool(game.of(BomberLost)) is forced
