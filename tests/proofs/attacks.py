"""Random attacks thrown hit by hit through the rules, against what they promised.

Nothing of the odds is used for the throws: the marker is kept, and the dice fall until
the attack is over.
"""

import random
from typing import NamedTuple

from campaigns.rules.engine import advance, pending
from campaigns.rules.events import BomberLost, Wounded
from campaigns.rules.pending import Choose, Throw
from campaigns.rules.steps import DamageRoll, Guardian, Hit, WoundRoll
from campaigns.rules.weighing import weigh_fully
from campaigns.simulation.career import RandomDice
from tests.proofs.charts import PACK, deviation
from tests.rules.play import airborne

OF_THE_ATTACK = (Hit, DamageRoll, WoundRoll)
MOST_HITS = 12


class Thrown(NamedTuple):
    """One attack: its figures, and the farthest off, in standard deviations."""

    case: int
    hits: int
    downs: float
    wounds: float
    worst: float


def thrown(case, throws):
    """Throw one random attack so many times."""
    state = random_attack(case)
    downs, wounds = (m.value for m in weigh_fully(state, pending(state))["keep"])
    ends = [end_of(state, seed) for seed in range(throws)]
    return Thrown(
        case,
        state.stack[-1].number,
        downs,
        wounds,
        max(
            deviation(sum(lost for lost, _hurt in ends), throws, downs),
            deviation(sum(hurt for _lost, hurt in ends), throws, wounds),
        ),
    )


def random_attack(case):
    """Draw a bomber, what it has suffered, and the hits that wait."""
    draw = random.Random(case)
    aircraft = draw.choice(list(PACK.mats))
    mat = PACK.mats[aircraft]
    size = mat.thresholds
    damage = {
        "airframe": draw.randrange(size.airframe),
        "rudder": draw.randrange(size.rudder),
        "wing_root": {s: draw.randrange(size.wing_root) for s in ("port", "starboard")},
        "engines": tuple(draw.sample(mat.all_engines, draw.randrange(mat.engines))),
        "parts": draw.choice([(), ("extinguishers",)]),
    }
    return airborne(
        Guardian(draw.randint(1, MOST_HITS), draw.choice(["1", "aa"])),
        zone=5,
        aircraft=aircraft,
        markers=("guardian",),
        damage=damage if case % 2 else {},
        load=draw.choice(["bombs", "atomic", "camera"]),
        pilot_skills=("acm",) if case % 3 == 0 else (),
        sortie={"wounds": draw.choice([{}, {"pilot": "LW"}, {"engineer": "SW"}])},
    )


def end_of(state, seed):
    """Whether the bomber was lost, and whether the pilot was wounded."""
    dice = RandomDice(seed)
    state, told = advance(state, Choose("keep"), dice)
    while isinstance(state.stack[-1], OF_THE_ATTACK):
        state, events = advance(state, Throw(), dice)
        told += events
    lost = any(isinstance(event, BomberLost) for event in told)
    hurt = any(isinstance(e, Wounded) and e.station == "pilot" for e in told)
    return lost, hurt
