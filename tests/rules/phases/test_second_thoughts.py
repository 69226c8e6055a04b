"""6.11, RUL-103: the marker Second thoughts."""

import pytest
from msgspec.structs import replace

from campaigns.rules.dice import RowGiven
from campaigns.rules.engine import advance
from campaigns.rules.events import Rolled
from campaigns.rules.pending import Throw
from campaigns.rules.steps import (
    BailOut,
    BombingRoll,
    BombRunRoll,
    LandingRoll,
    Rescue,
)
from tests.rules.play import Play, airborne

KEEP, SPEND = "keep", "spend"


def holding(*markers, steps=(), **flight):
    return Play(airborne(*steps, markers=markers, **flight))


REPEATABLE = {
    "B7": (LandingRoll("base"),),
    "B8": (BailOut(),),
    "B9.3": (Rescue(),),
    "B10": (BombRunRoll(),),
    "B11.off": (BombingRoll(),),
}


def seen(table):
    """A roll of 4 and 4 that its marker may repeat."""
    sortie = {"weather": "storm"}
    game = holding("reroll", "reroll", steps=REPEATABLE[table], sortie=sortie)
    assert game.asked.table == table
    before = game.mods()
    return game.roll(4, 4), before


@pytest.mark.rule("RUL-103", "6.11-d")
@pytest.mark.parametrize("table", REPEATABLE)
def test_second_thoughts_repeat_a_roll_with_its_modifiers_once(table):
    game, before = seen(table)
    assert game.top == "second-thoughts"
    game.choose(SPEND)
    assert game.asked.table == table
    assert game.mods() == before
    assert game.asked.place.endswith("/t2")
    assert game.state.markers == ("reroll",)
    game.roll(4, 4)
    assert game.top != "second-thoughts"


@pytest.mark.rule("RUL-103")
def test_a_roll_is_seen_before_it_takes_effect_and_the_second_stands():
    game = holding("reroll", steps=(BombingRoll(),), zone=5, sortie={"on_target": True})
    game.roll(1, 1)
    assert game.decision.args["amount"] == 0
    assert game.state.flight.percent is None
    game.choose(SPEND).roll(6, 6)
    assert game.state.flight.percent == 40


@pytest.mark.rule("RUL-103")
def test_a_roll_that_may_stand_takes_effect_when_its_marker_is_kept():
    game = holding("reroll", steps=(BombRunRoll(),), zone=5).roll(6, 6)
    assert game.decision.args["result"] == "off-target"
    game.choose(KEEP)
    assert game.asked.table == "B11.off"
    assert game.state.markers == ("reroll",)


@pytest.mark.rule("RUL-103")
@pytest.mark.parametrize("table", REPEATABLE)
def test_a_roll_that_stands_does_what_it_does_without_the_marker(table):
    kept, _ = seen(table)
    kept.choose(KEEP)
    plain = holding(steps=REPEATABLE[table], sortie={"weather": "storm"}).roll(4, 4)
    assert replace(kept.state, markers=()) == plain.state
    effects = [event for event in plain.events if not isinstance(event, Rolled)]
    assert kept.events[len(kept.events) - len(effects) :] == effects


@pytest.mark.rule("RUL-103")
def test_on_parachutes_the_second_roll_is_one_man_s():
    game = holding("reroll", steps=(BailOut(),)).roll(6, 6).choose(SPEND)
    assert game.asked.actor == "pilot"
    game.roll(2, 2)
    assert (game.asked.actor, game.top) == ("copilot", "B8")
    assert game.state.flight.wounds == {}


@pytest.mark.rule("RUL-95", "RUL-103")
def test_a_run_without_a_roll_has_nothing_to_repeat():
    damage = {"systems": ("peilg6",)}
    game = holding("reroll", "clear_view", zone=4, damage=damage).roll(3, 4)
    game.roll(1).choose("0").roll(1, 1)
    assert game.top == "B11.off"
    assert "spend:clear_view" in game.legal()


@pytest.mark.rule("RUL-103")
def test_a_row_given_in_place_of_dice_may_be_thought_over_as_well():
    game = holding("reroll", steps=(BombRunRoll(),), zone=5)
    game.state, _ = advance(game.state, Throw(), RowGiven(1))
    assert game.top == "second-thoughts"
    assert game.decision.args["result"] == "off-target"
    game.choose(KEEP)
    assert game.top == "B11.off"
