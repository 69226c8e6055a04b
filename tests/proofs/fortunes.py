"""How often luck is called as rare as 1 in so many, over simulated sorties."""

import random
from typing import NamedTuple

from campaigns.rules.engine import advance, pending
from campaigns.rules.events import Rolled, SortieReviewed
from campaigns.rules.luck import FROM_SITE, judge_sorties, measure
from campaigns.rules.policy import careful
from campaigns.simulation.career import Plan, RandomDice, start
from tests.proofs.charts import PACK

RARE = (4, 10, 20, 40, 100)


class FairDice(RandomDice):
    """Dice that count as the site's."""

    source = FROM_SITE


class Called(NamedTuple):
    """Sorties that were called so rare, and how many fair dice would give."""

    one_in: int
    seen: float
    fair: float


def lucks(sorties):
    """Give the luck of each of so many simulated sorties."""
    found, career = [], 0
    while len(found) < sorties:
        found += of_career(career)
        career += 1
    return found[:sorties]


def of_career(number):
    """Give the luck of each sortie of one career."""
    dice, draw = FairDice(number), random.Random(number).random
    state, rolls, found = start(Plan(careful), number), [], []
    while (asked := pending(state)) is not None:
        answer = careful(state, asked, lambda count: int(draw() * count))
        state, events = advance(state, answer, dice, asked)
        for event in events:
            if isinstance(event, Rolled):
                rolls.append(event)
            elif isinstance(event, SortieReviewed):
                found.append(judge_sorties([measure(PACK, rolls)]))
                rolls = []
    return found


def called(found):
    """Compare: both ends of the distribution are rare, each 1 time in so many."""
    for one_in in RARE:
        seen = sum(each.one_in >= one_in for each in found) / len(found)
        # 1 in 9.5 and more is called 1 in 10.
        yield Called(one_in, seen, 2 / (one_in - 0.5))
