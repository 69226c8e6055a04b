"""Estimates of pressing on and turning back against how the sorties then ended.

Careers are played by the careful policy. In each sortie one moment at which turning
back is legal, the first, the second and so on by turns, is estimated for the way that
is then taken; the sortie goes on with its own dice. Over many sorties the estimates
have to agree with the frequency of the outcomes, in all and by how high they were.
"""

import random
from typing import NamedTuple

from campaigns.boards.outlook import ways_of
from campaigns.rules.engine import advance, pending
from campaigns.rules.events import SortieReviewed
from campaigns.rules.policy import careful
from campaigns.simulation.career import Plan, RandomDice, start
from campaigns.simulation.outlook import outlook

MOMENTS = 8
SECONDS = 60
"""No limit: the number of runs is what is asked for."""


class Case(NamedTuple):
    """One sortie: what was estimated, and what came of it."""

    guess: tuple[float, ...]
    """Success, the pilot alive and free, the bomber home, and points."""
    came: tuple[float, ...]


NAMES = ("mission succeeds", "pilot alive and free", "bomber home", "points")


def cases(sorties, runs):
    """Play until so many sorties have an estimate and an end."""
    found, career = [], 0
    while len(found) < sorties:
        found += one_career(career, runs, sorties - len(found))
        career += 1
    return found


def one_career(number, runs, most):
    """Give the cases of one career, at most so many."""
    dice, draw = RandomDice(number), random.Random(number).random
    state, found, watch = start(Plan(careful), number), [], Watch(number)
    while len(found) < most and (asked := pending(state)) is not None:
        answer = careful(state, asked, lambda count: int(draw() * count))
        if watch.guess is None and answer in [way.answer for way in ways_of(asked)]:
            watch.moment += 1
            if watch.is_due():
                watch.guess = outlook(
                    state, answer, runs=runs, seconds=SECONDS, seed=watch.seed()
                )
        state, events = advance(state, answer, dice, asked)
        for event in events:
            if isinstance(event, SortieReviewed):
                if watch.guess:
                    found.append(Case(means(watch.guess), ended(event, state)))
                watch.next_sortie()
    return found


class Watch:
    """Which moment of the present sortie is estimated, and its estimate."""

    def __init__(self, career):
        self.career, self.sortie = career, 0
        self.moment, self.guess = 0, None

    def is_due(self):
        """Say whether this is the moment of the sortie."""
        return self.moment == 1 + (self.career + self.sortie) % MOMENTS

    def seed(self):
        """Return a seed of its own; the career's dice have the career's number."""
        return 1_000_000 * (self.career + 1) + 1_000 * self.sortie

    def next_sortie(self):
        """Begin to count anew."""
        self.sortie += 1
        self.moment, self.guess = 0, None


def means(guess):
    """Give the estimate as numbers."""
    shares = (guess.success, guess.alive, guess.bomber, guess.points)
    return tuple(share.value for share in shares)


def ended(event, state):
    """Give the end of the sortie in the same order."""
    home = event.repair not in ("lost", "written-off")
    alive = state.over in ("", "calendar")
    return (event.success, alive, home, event.points)


class Agreement(NamedTuple):
    """Mean of the estimates, mean of the ends, and their distance."""

    name: str
    guess: float
    came: float
    errors: float
    """In standard errors of the mean difference."""


def agreement(found):
    """Compare the means over all sorties."""
    for index, name in enumerate(NAMES):
        guess = [case.guess[index] for case in found]
        came = [case.came[index] for case in found]
        off = [b - a for a, b in zip(guess, came, strict=True)]
        mean = sum(off) / len(off)
        spread = sum((one - mean) ** 2 for one in off) / (len(off) - 1)
        error = (spread / len(off)) ** 0.5
        yield Agreement(
            name,
            sum(guess) / len(guess),
            sum(came) / len(came),
            abs(mean) / error if error else 0.0,
        )


def by_height(found, index):
    """Give estimates of a kind by fifths: how many, their mean, how often it came."""
    for low in range(5):
        these = [
            (case.guess[index], case.came[index])
            for case in found
            if min(int(case.guess[index] * 5), 4) == low
        ]
        if these:
            guess, came = (
                sum(column) / len(these) for column in zip(*these, strict=True)
            )
            yield low / 5, len(these), guess, came
