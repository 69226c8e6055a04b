"""RUL-104 to RUL-106 Faults by a random event: damage without a hit."""

import pytest

from campaigns.rules.events import (
    EngineOut,
    NoEffect,
)
from campaigns.rules.steps import EventRoll
from tests.rules.play import Play, airborne


@pytest.mark.rule("RUL-105", "RUL-104")
@pytest.mark.parametrize(
    ("side", "die", "engine"), [(3, 1, "port-1"), (4, 6, "starboard-2")]
)
def test_an_engine_failure_stops_an_engine_of_the_side_thrown(side, die, engine):
    game = Play(airborne(EventRoll())).roll(5, 3).roll(side).roll(die)
    assert [e.engine for e in game.of(EngineOut)] == [engine]
    assert game.state.flight.hits == 0


@pytest.mark.rule("RUL-105")
def test_an_engine_failure_of_a_dead_engine_does_nothing():
    dead = {"engines": ("port-1",)}
    game = Play(airborne(EventRoll(), damage=dead)).roll(5, 3).roll(1).roll(1)
    assert game.state.flight.damage.engines == ("port-1",)
    assert [e.what for e in game.of(NoEffect)] == ["port-1"]


@pytest.mark.rule("RUL-105", "RUL-104")
def test_a_split_fuel_line_leaks_on_the_side_thrown_without_a_hit():
    game = Play(airborne(EventRoll())).roll(5, 6).roll(6)
    assert game.state.flight.damage.leaks == ("starboard",)
    assert game.state.flight.hits == 0
    game = Play(airborne(EventRoll(), damage={"leaks": ("starboard",)}))
    game.roll(5, 6).roll(6)
    assert game.state.flight.damage.leaks == ("starboard",)


@pytest.mark.rule("RUL-106", "RUL-104")
def test_a_set_failure_damages_a_set_without_a_hit():
    game = Play(airborne(EventRoll())).roll(5, 1).roll(1)
    assert game.state.flight.damage.systems == ("kettenhund",)
    assert game.state.flight.hits == 0


@pytest.mark.rule("RUL-106")
def test_a_set_failure_with_a_ten_or_a_set_already_out_does_nothing():
    for die, held in ((10, ()), (1, ("kettenhund",))):
        game = Play(airborne(EventRoll(), damage={"systems": held})).roll(5, 1)
        game.roll(die)
        assert game.state.flight.damage.systems == held
        assert game.state.flight.hits == 0
        assert len(game.of(NoEffect)) == 1


@pytest.mark.rule("RUL-104", "6.4-b")
def test_an_oxygen_fault_forces_the_bomber_down_without_a_hit():
    game = Play(airborne(EventRoll())).roll(5, 5)
    assert game.state.flight.damage.oxygen
    assert game.state.flight.hits == 0
