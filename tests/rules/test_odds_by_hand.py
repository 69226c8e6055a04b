"""Odds against sums written out here: every face, and every outcome of every gun."""

from collections import Counter
from itertools import product

import pytest
from msgspec.structs import replace

from campaigns.rules import odds
from campaigns.rules.dice import FACES, DiceError, ScriptedDice, TypedDice
from campaigns.rules.engine import advance, pending
from campaigns.rules.events import Rolled
from campaigns.rules.pending import Assign, Roll, Throw
from campaigns.rules.phases.fight import current, in_fight
from campaigns.rules.steps import FighterHits
from tests.rules.play import HARMLESS, PACK, Play, fight

SKILLS = ((), ("sixth_sense",))


def scored_on(skills):
    """A state in which a fighter has hit and the number of his hits is thrown."""
    state = fight("12-high", type="F8F", pilot_skills=skills)
    return replace(state, stack=(*state.stack[:-1], FighterHits(1)))


def faces_of(dice):
    return list(product(*(range(1, sides + 1) for sides in FACES[dice])))


def rows_thrown(state):
    """The rows that the engine itself finds for each throw."""
    asked = pending(state)
    for faces in faces_of(asked.dice):
        _state, events = advance(state, Throw(), ScriptedDice([faces]))
        yield next(event for event in events if isinstance(event, Rolled))


@pytest.mark.parametrize("skills", SKILLS)
def test_the_chances_of_a_roll_are_the_rows_of_all_its_faces(skills):
    state = scored_on(skills)
    asked = pending(state)
    thrown = [rolled.row for rolled in rows_thrown(state)]
    seen = Counter(thrown)
    for index, (row, chance) in enumerate(odds.chances(state, asked)):
        assert row == PACK.table(asked.table).rows[index]
        assert chance == pytest.approx(seen[index] / len(thrown))


@pytest.mark.parametrize("skills", SKILLS)
def test_the_mean_of_a_roll_is_that_of_all_its_faces(skills):
    state = scored_on(skills)
    amounts = [rolled.amount for rolled in rows_thrown(state)]
    assert len(set(amounts)) > 1
    found = odds.expected_amount(PACK, pending(state))
    assert found == pytest.approx(sum(amounts) / len(amounts))


def test_sixth_sense_lowers_the_mean():
    bare, skilled = (odds.expected_amount(PACK, pending(scored_on(s))) for s in SKILLS)
    assert skilled < bare


def outcomes(state, fighter, guns):
    """What every combination of the guns' results comes to, by the rule's words."""
    each = [odds.shooting(state, gun, fighter) for gun in guns]
    lists = [
        (("miss", 1 - s.damage - s.destroy), ("damage", s.damage), ("kill", s.destroy))
        for s in each
    ]
    found = Counter()
    for combination in product(*lists):
        results = [result for result, _chance in combination]
        down = "kill" in results or results.count("damage") >= 2
        name = (
            "destroyed" if down else "damaged" if "damage" in results else "untouched"
        )
        chance = 1.0
        for _result, part in combination:
            chance *= part
        found[name] += chance
    return found


@pytest.mark.parametrize("count", [1, 2, 3, 4])
def test_several_guns_at_one_fighter_come_to_all_their_outcomes(count):
    state = fight("6-high", aircraft="ju390")
    (fighter,) = in_fight(current(state))
    guns = PACK.mats["ju390"].guns[:count]
    found, by_hand = (
        odds.on_fighter(state, fighter, guns),
        outcomes(state, fighter, guns),
    )
    for name in ("untouched", "damaged", "destroyed"):
        assert getattr(found, name) == pytest.approx(by_hand[name])


def test_the_best_guns_keep_to_the_limit_of_a_dead_intercom():
    for places in (("6-high",), ("6-high", "6-level")):
        game = Play(fight(*places, damage={"parts": ("intercom",)}))
        for aim in ("kills", "hits"):
            best = odds.best_picks(game.state, game.decision, aim)
            assert game.decision.admits(Assign(best))
            assert [pick for pick in best.values() if pick != "hold"]


def test_among_equal_hits_the_best_guns_shoot_down_more():
    game = Play(fight("6-high", "6-level", fighters_first=True))
    while isinstance(game.pending, Roll):
        game.roll(*HARMLESS[game.pending.dice])
    best = odds.best_picks(game.state, game.decision, "hits")
    kills = odds.best_picks(game.state, game.decision, "kills")
    down = [odds.volley(game.state, picks).shot_down for picks in (best, kills)]
    assert odds.volley(game.state, best).hits == 0
    assert down[0] == pytest.approx(down[1])


def test_a_wrong_count_of_dice_is_told_with_both_numbers():
    with pytest.raises(DiceError, match="2d6 takes 2 dice, not 3"):
        TypedDice((1, 2, 3)).throw("s0", "2d6")


def test_a_face_that_no_die_has_is_named():
    with pytest.raises(DiceError, match="a face of 2d6 is 1 to 6, not 7"):
        TypedDice((1, 7)).throw("s0", "2d6")


def test_at_least_one_is_what_is_left_when_none_comes_down():
    game = Play(fight("6-high", "6-level", aircraft="ju390"))
    found = odds.volley(game.state, odds.best_picks(game.state, game.decision, "kills"))
    first, second = (each.destroyed for each in found.fighters)
    assert 0 < first < 1
    assert 0 < second < 1
    assert found.at_least_one == pytest.approx(first + second - first * second)
    assert found.shot_down == pytest.approx(first + second)
