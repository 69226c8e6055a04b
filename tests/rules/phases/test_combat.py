"""6.1.1, 6.1.4: the rounds of a combat, who fires first and who leaves."""

import pytest

from campaigns.rules.events import (
    CombatEnded,
    FighterLeft,
    FighterMissed,
    Rolled,
    RoundBegan,
)
from campaigns.rules.state import Met
from campaigns.rules.steps import Interception
from tests.rules.play import Play, airborne, fight


def fire(game):
    """Who fires in what order: `bomber` or the number of a fighter, by round."""
    return [
        ("bomber" if e.table.startswith("B2.to_hit") else e.actor)
        for e in game.of(Rolled)
        if e.table.startswith(("B2.to_hit", "B3.to_hit"))
    ]


def later_rounds(game):
    """Rounds that began after the one in which the scene is set."""
    return [event.round for event in game.of(RoundBegan)]


def hold(game):
    """The bomber holds its fire and every fighter misses until the combat is over."""
    while game.state.flight.combat is not None:
        game.quietly()
    return game


@pytest.mark.rule("6.1.1-b", "6.1.4-i", "6.1.4-j", "AMB-63")
def test_unhurt_fighters_close_in_for_three_rounds_and_keep_their_places():
    game = hold(Play(fight("6-level", "12-high")))
    tables = [e.table for e in game.of(Rolled)]
    assert tables == [
        "B3.to_hit.long", "B3.to_hit.long", "B3.to_hit.medium", "B3.to_hit.medium",
        "B3.to_hit.close", "B3.to_hit.close",
    ]  # fmt: skip
    assert later_rounds(game) == [2, 3]
    assert game.of(FighterLeft) == [FighterLeft(1, "done"), FighterLeft(2, "done")]
    assert game.of(CombatEnded) == [CombatEnded(0)]


@pytest.mark.rule("6.1.4-i", "AMB-63")
def test_a_fighter_that_closes_in_keeps_direction_and_height():
    game = Play(fight("4-high"))
    game.assign().roll(1, 1)
    assert game.state.flight.fight.round == 2
    assert game.state.flight.fight.fighters[0].place == "4-high"


@pytest.mark.rule("6.1.4-a")
def test_the_bomber_fires_first_in_every_round():
    game = Play(fight("6-level"))
    for _ in range(3):
        game.assign(tail="1").roll(1).roll(1, 1)
    assert fire(game) == ["bomber", "1", "bomber", "1", "bomber", "1"]


@pytest.mark.rule("6.1.4-a", "6.1.4-k")
def test_a_fighter_shot_down_does_not_fire_and_ends_the_combat():
    game = Play(fight("6-level")).assign(tail="1").roll(6).roll(6)
    assert game.of(CombatEnded) == [CombatEnded(1)]
    assert fire(game) == ["bomber"]
    assert game.state.flight.met == (Met("P-80", 5, "out", "destroyed"),)
    assert later_rounds(game) == []


@pytest.mark.rule("6.1.4-k")
def test_two_fighters_shot_down_in_round_1_leave_no_round_2():
    game = Play(fight("6-high", "6-high")).assign(top_mid="1", tail="2")
    game.rolls((6,), (6,), (6,), (6,))
    assert game.of(CombatEnded) == [CombatEnded(2)]
    assert later_rounds(game) == []


@pytest.mark.rule("6.1.4-h", "RUL-40")
def test_a_damaged_fighter_fires_once_more_with_less_aim_and_leaves():
    game = Play(fight("6-level", "6-level")).assign(tail="1").roll(6).roll(1)
    assert (game.asked.actor, game.mods()) == ("1", {"fighter_damaged": -1})
    game.roll(1, 1)
    assert (game.asked.actor, game.mods()) == ("2", {})
    game.roll(1, 1)
    assert game.of(FighterLeft) == [FighterLeft(1, "damaged")]
    assert game.state.flight.fight.round == 2
    assert game.decision.args["fighters"] == 1


@pytest.mark.rule("RUL-40", "6.1.4-h", "6.1.4-j")
def test_a_fighter_damaged_at_close_range_fires_and_is_logged_as_damaged():
    game = Play(fight("6-level", round=3)).assign(tail="1").roll(6).roll(1)
    assert game.mods() == {"fighter_damaged": -1}
    game.roll(5, 5)
    assert game.of(FighterMissed) == [FighterMissed(1)]
    assert game.state.flight.met == (Met("P-80", 5, "out", "broke-off"),)


@pytest.mark.rule("6.1.4-b", "AMB-17", "RUL-41", "RUL-39")
def test_with_fug_245_out_the_fighters_fire_first_in_every_round():
    state = airborne(Interception(5), zone=4, damage={"systems": ("fug245",)})
    game = Play(state).roll(4, 6).roll(1)
    for _ in range(3):
        game.roll(5).roll(3)
    for _ in range(3):
        for number in ("1", "2", "3"):
            assert game.asked.actor == number
            game.roll(1, 1)
        assert game.top == "guns"
        game.assign(tail="1").roll(1)
    assert game.of(CombatEnded) == [CombatEnded(0)]
    assert fire(game) == ["1", "2", "3", "bomber"] * 3


@pytest.mark.rule("RUL-39", "AMB-17")
def test_a_fighter_damaged_after_his_attack_leaves_without_another():
    state = fight("6-level", "6-level", fighters_first=True)
    game = Play(state).roll(1, 1).roll(1, 1)
    game.assign(tail="1").roll(6).roll(1)
    assert game.of(FighterLeft) == [FighterLeft(1, "damaged")]
    assert (game.asked.actor, game.mods()) == ("2", {})


@pytest.mark.rule("RUL-41", "6.1.4-d")
def test_a_gun_lost_to_the_fighters_first_fire_is_not_assigned_in_that_round():
    game = Play(fight("6-level", "6-low", fighters_first=True))
    game.roll(6, 6).roll(1).roll(5, 5).roll(6)
    assert game.state.flight.damage.guns == ("tail",)
    game.roll(1, 1)
    assert [field.id for field in game.decision.fields] == ["ventral"]


@pytest.mark.rule("RUL-38", "6.1.4-b")
def test_the_order_of_fire_holds_to_the_end_of_the_combat():
    game = Play(fight("6-level", type="P-80"))
    game.assign().roll(6, 6).roll(1).roll(5, 2).roll(2)
    assert game.state.flight.damage.systems == ("fug245",)
    assert game.top == "guns"
    hold(game)
    assert later_rounds(game) == [2, 3]
    assert not any(e.fighters_first for e in game.of(RoundBegan))


@pytest.mark.rule("RUL-38")
@pytest.mark.parametrize(("systems", "first"), [((), False), (("fug245",), True)])
def test_fug_245_counts_from_the_combat_that_begins_after_its_loss(systems, first):
    state = airborne(Interception(4), zone=3, damage={"systems": systems})
    assert Play(state).roll(1, 2).state.flight.fight.fighters_first == first


@pytest.mark.rule("RUL-30", "RUL-29")
def test_fug_200_lost_in_a_combat_brings_nobody_more_into_it():
    game = Play(fight("6-level", zone=4, base="carrier", type="FJ-1"))
    game.assign().roll(6, 6).roll(1).roll(5, 2).roll(8)
    assert game.state.flight.damage.systems == ("fug200",)
    assert len(game.state.flight.fight.fighters) == 1
    assert game.state.flight.fight.expected == 1
    hold(game).choose("press-on").roll(1, 2)
    assert game.state.flight.fight.expected == 5


@pytest.mark.rule("6.1.4-l", "RUL-43")
@pytest.mark.parametrize(
    ("aircraft", "kind", "fighters_first", "rounds"),
    [
        ("e555", "P-51H", False, 1),
        ("e555", "P-51H", True, 1),
        ("e555", "P-80", False, 3),
        ("ta400", "P-51H", False, 3),
    ],
)
def test_propeller_fighters_have_one_exchange_with_the_arado(
    aircraft, kind, fighters_first, rounds
):
    state = fight(
        "6-level", aircraft=aircraft, type=kind, fighters_first=fighters_first
    )
    game = hold(Play(state))
    assert later_rounds(game) == [2, 3][: rounds - 1]
    assert fire(game) == ["1"] * rounds
    reason = "slow" if rounds == 1 else "done"
    assert game.of(FighterLeft) == [FighterLeft(1, reason)]


@pytest.mark.rule("2.0-e")
def test_every_fighter_goes_on_the_log_as_he_left():
    game = Play(fight("6-high", "6-high", "12-high"))
    game.assign(top_mid="1", tail="2").rolls((6,), (6,), (6,), (1,))
    assert game.asked.actor == "2"
    hold(game)
    assert [fighter.state for fighter in game.state.flight.met] == [
        "destroyed",
        "broke-off",
        "left",
    ]
    assert [kill.gun for kill in game.state.flight.kills] == ["top_mid"]
