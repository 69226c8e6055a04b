"""Press on or turn back: what simulated continuations of a sortie lead to.

Dice are drawn anew for every run and never from the campaign's seed (contract 9).
"""

import random
import time
from collections.abc import Iterator
from math import sqrt
from typing import NamedTuple

from campaigns.rules.engine import advance, pending
from campaigns.rules.events import SortieReviewed
from campaigns.rules.pending import Answer
from campaigns.rules.policy import careful
from campaigns.rules.state import Campaign
from campaigns.rules.steps import Hangar
from campaigns.simulation.career import RandomDice

MOST_STEPS = 2_000


class Run(NamedTuple):
    """How one continuation of the sortie ended."""

    success: bool
    alive: bool
    points: int
    bomber: bool
    """The bomber came home."""


class Share(NamedTuple):
    """A mean and its standard error."""

    value: float
    error: float


class Outlook(NamedTuple):
    """What a choice promises, over so many runs."""

    runs: int
    success: Share
    alive: Share
    bomber: Share
    points: Share


def continue_sortie(state: Campaign, first: Answer, seed: int) -> Run:
    """Take one answer, then play the sortie to its end by the careful policy.

    In the hangar that is the next sortie, whatever is done before it.
    """
    dice = RandomDice(seed)
    draw = random.Random(seed).random  # noqa: S311 - no secret hangs on it
    success, points, bomber = False, 0, False
    answer: Answer = first
    slot = state.slot
    for _ in range(MOST_STEPS):
        state, events = advance(state, answer, dice)
        for event in events:
            if isinstance(event, SortieReviewed):
                success, points = event.success, event.points
                bomber = event.repair not in ("lost", "written-off")
        asked = pending(state)
        if asked is None:
            break
        if isinstance(state.stack[-1], Hangar) and state.slot != slot:
            break
        answer = careful(state, asked, lambda count: int(draw() * count))
    return Run(success, state.over in ("", "calendar"), points, bomber)


def outlook(
    state: Campaign, first: Answer, *, runs: int, seconds: float, seed: int
) -> Outlook:
    """Continue so many times, or as often as the seconds allow, at least twice."""
    found = list(_runs(state, first, runs, seconds, seed))
    return Outlook(
        len(found),
        proportion([run.success for run in found]),
        proportion([run.alive for run in found]),
        proportion([run.bomber for run in found]),
        mean([run.points for run in found]),
    )


def _runs(
    state: Campaign, first: Answer, runs: int, seconds: float, seed: int
) -> Iterator[Run]:
    until = time.perf_counter() + seconds
    for number in range(runs):
        if number >= 2 and time.perf_counter() > until:
            return
        yield continue_sortie(state, first, seed + number)


def proportion(values: list[bool]) -> Share:
    """How often it happened, and its standard error.

    What happened always or never in n runs still may not: by the rule of three a
    chance of up to 3 / n is not ruled out, and twice the error is never less.
    """
    found = mean(values)
    return Share(found.value, max(found.error, 1.5 / len(values)))


def mean(values: list[int] | list[bool]) -> Share:
    """Mean and its standard error."""
    count = len(values)
    average = sum(values) / count
    spread = sum((value - average) ** 2 for value in values) / (count - 1)
    return Share(average, sqrt(spread / count))
