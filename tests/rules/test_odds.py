"""Exact odds of volleys against the engine's own throws. Charts: see tests/proofs."""

import random
from collections import Counter
from itertools import product

import pytest

from campaigns.rules import odds
from campaigns.rules.dice import FACES
from campaigns.rules.engine import advance, pending
from campaigns.rules.events import FighterDamaged, FighterDestroyed
from campaigns.rules.pending import Assign, Roll, Throw
from campaigns.rules.steps import Chaff
from tests.rules.play import PACK, Play, airborne, fight

PLACES = sorted({p for mat in PACK.mats.values() for gun in mat.guns for p in gun.arcs})


class Loaded:
    source = "scripted"

    def __init__(self, seed):
        self.draw = random.Random(seed)

    def throw(self, place, dice):
        return tuple(self.draw.randint(1, sides) for sides in FACES[dice])


def _volley(state, picks, seed):
    dice = Loaded(seed)
    state, events = advance(state, Assign(picks), dice)
    found = list(events)
    while isinstance(asked := pending(state), Roll) and asked.kind.startswith("B2"):
        state, events = advance(state, Throw(), dice)
        found += events
    return found


def _results(game, picks, tries, case):
    """How often each fighter came down or was damaged."""
    down, hurt = Counter(), Counter()
    for seed in range(tries):
        events = _volley(game.state, picks, seed * 50 + case)
        down.update(e.fighter for e in events if isinstance(e, FighterDestroyed))
        hurt.update(e.fighter for e in events if isinstance(e, FighterDamaged))
    return down, hurt


def _random_volley(case):
    """A random fight in which some gun bears, and random picks for it."""
    draw = random.Random(case)
    while True:
        aircraft = draw.choice(list(PACK.mats))
        places = [draw.choice(PLACES) for _ in range(draw.randint(1, 4))]
        damage = {"systems": ("fug217",)} if case % 3 == 0 else {}
        game = Play(fight(*places, aircraft=aircraft, damage=damage))
        if not isinstance(game.pending, Roll) and game.decision.id == "guns":
            fields = game.decision.fields
            return game, {f.id: draw.choice(f.choices).id for f in fields}


@pytest.mark.parametrize("case", range(50))
def test_a_volley_does_what_its_odds_say(case):
    game, picks = _random_volley(case)
    exact = odds.volley(game.state, picks)
    tries = 400
    down, hurt = _results(game, picks, tries, case)
    for each in exact.fighters:
        assert each.untouched + each.damaged + each.destroyed == pytest.approx(1)
        for chance, seen in ((each.destroyed, down), (each.damaged, hurt)):
            spread = (chance * (1 - chance) / tries) ** 0.5
            assert abs(seen[each.number] / tries - chance) <= 4.5 * spread + 1e-9


def test_the_best_guns_are_better_than_any_other_assignment_by_their_own_aim():
    game = Play(fight("6-level", "4-level", "12-high", aircraft="ju390"))
    best = odds.volley(game.state, odds.best_picks(game.state, game.decision, "kills"))
    fewest = odds.volley(game.state, odds.best_picks(game.state, game.decision, "hits"))
    names = [field.id for field in game.decision.fields]
    lists = [[c.id for c in field.choices] for field in game.decision.fields]
    for combination in product(*lists):
        any_picks = dict(zip(names, combination, strict=True))
        found = odds.volley(game.state, any_picks)
        assert found.shot_down <= best.shot_down + 1e-9
        assert found.hits >= fewest.hits - 1e-9


def test_more_chaff_never_means_more_hits_expected():
    state = airborne(Chaff("heavy"), zone=5)
    means = [
        sum(c.chance * c.row.amount for c in odds.chaff(state, "heavy", n))
        for n in range(3)
    ]
    assert means[0] > means[1] > means[2]
