"""Random gun assignments thrown by the rule as it is told, against their odds.

Nothing of the odds is used for the throws: a die for each gun, a die for each hit, one
destroyer or two damagers bring a fighter down; those left fire, hurt ones worse.
"""

import random
from collections import Counter
from typing import NamedTuple

from campaigns.rules import odds
from campaigns.rules.dice import FACES, natural
from campaigns.rules.flow import Flow
from campaigns.rules.pending import Roll
from campaigns.rules.phases import fighters as b3
from campaigns.rules.phases.fight import set_fighter
from campaigns.rules.phases.gunnery import HOLD, to_hit_modifiers
from campaigns.rules.steps import FighterFire, FighterHits
from tests.proofs.charts import PACK, deviation
from tests.rules.play import Play, fight

PLACES = sorted({p for mat in PACK.mats.values() for gun in mat.guns for p in gun.arcs})
QUALITIES = ("trained", "veteran", "ace")
FATES = ("untouched", "damaged", "destroyed")
"""A fighter's state by the damage rolled against him."""


class Thrown(NamedTuple):
    """One assignment: the farthest of its figures, in standard deviations."""

    case: int
    guns: int
    fighters: int
    worst: float


def thrown(case, throws):
    """Throw one random assignment so many times."""
    game, picks = random_volley(case)
    return Thrown(
        case,
        sum(pick != HOLD for pick in picks.values()),
        len(game.state.flight.fight.fighters),
        farthest(game.state, picks, throws, random.Random(case)),
    )


def random_volley(case):
    """Draw a fight and picks by which at least one gun fires."""
    draw = random.Random(case)
    while True:
        places = [draw.choice(PLACES) for _ in range(draw.randint(1, 4))]
        state = fight(
            *places,
            aircraft=draw.choice(list(PACK.mats)),
            type=draw.choice(list(PACK.fighters)),
            round=draw.randint(1, 3),
            qualities=[draw.choice(QUALITIES) for _ in places],
            damage={"systems": ("fug217",)} if case % 3 == 0 else {},
            pilot_skills=("sixth_sense",) if case % 4 == 0 else (),
        )
        game = Play(state)
        if not isinstance(game.pending, Roll) and game.decision.id == "guns":
            fields = game.decision.fields
            picks = {f.id: draw.choice(f.choices).id for f in fields}
            if set(picks.values()) != {HOLD}:
                return game, picks


def farthest(state, picks, throws, draw):
    """Return the largest deviation of fates and of the mean of hits."""
    mat, off = PACK.mats[state.aircraft], [0.0]
    for exact in odds.volley(state, picks).fighters:
        fighter = state.flight.fight.fighters[exact.number - 1]
        guns = [g for g in mat.guns if picks.get(g.position) == str(exact.number)]
        fates = fates_of(state, fighter, guns, throws, draw)
        off += (deviation(fates[name], throws, getattr(exact, name)) for name in FATES)
        off.append(mean_deviation(hits_of(state, fighter, fates, draw), exact.hits))
    return max(off)


def rows(table, drm, throws, draw, reads=None):
    """Throw on a table so many times; give the rows that come up."""
    found = PACK.table(table)
    each = (draw.choices(range(1, n + 1), k=throws) for n in FACES[found.dice])
    for faces in zip(*each, strict=True):
        read = tuple((reads or {}).get(face, face) for face in faces)
        yield found.row(natural(read, found.dice) + drm)


def fates_of(state, fighter, guns, throws, draw):
    """Count what becomes of one fighter under these guns."""
    marks = [0] * throws
    for gun in guns:
        drm = sum(m.amount for m in to_hit_modifiers(state, gun, fighter))
        to_hit = f"B2.to_hit.{PACK.to_hit_need(fighter.place)}"
        shots = rows(to_hit, drm, throws, draw)
        struck = rows(f"B2.damage.fp{gun.fp}", 0, throws, draw)
        for number, (shot, hit) in enumerate(zip(shots, struck, strict=True)):
            if shot.result == "hit":
                marks[number] += 2 if hit.result == "destroyed" else 1
    return Counter(FATES[min(mark, 2)] for mark in marks)


def hits_of(state, fighter, fates, draw):
    """Give the hits that he scores in this round, once for each fate."""
    for name, times in fates.items():
        if name == "destroyed":
            yield from [0] * times
        else:
            yield from attack(set_as(state, fighter, name), fighter.number, times, draw)


def set_as(state, fighter, name):
    """Return the state with the fighter as he is left."""
    flow = Flow(state)
    set_fighter(flow, fighter.number, state=name)
    return flow.state()


def attack(state, number, times, draw):
    """Give the hits of so many attacks by one fighter."""
    fire = b3.ask_fire(state, FighterFire(number))
    scored = b3.ask_hits(state, FighterHits(number))
    shots = rows(fire.table, fire.drm, times, draw)
    counts = rows(scored.table, scored.drm, times, draw, scored.reads)
    for shot, count in zip(shots, counts, strict=True):
        hit = shot.result == "hit"
        yield count.amount + scored.args["extra"] if hit else 0


def mean_deviation(values, mean):
    """Return how far a mean is off, in its own standard errors."""
    found = list(values)
    seen = sum(found) / len(found)
    spread = sum((value - seen) ** 2 for value in found) / (len(found) - 1)
    if not spread:
        return 0.0 if abs(seen - mean) < 1e-9 else float("inf")
    return abs(seen - mean) / (spread / len(found)) ** 0.5
