"""Random play: whole careers that are watched step by step."""

import random
from typing import NamedTuple

from msgspec.structs import replace

from campaigns.rules.invariants import Advanced, Watch
from campaigns.rules.pending import Answer, Pending
from campaigns.rules.policy import Policy, any_legal, careful
from campaigns.rules.state import Campaign, Options
from campaigns.simulation.career import STARTERS
from campaigns.simulation.record import (
    Record,
    Writer,
    advances,
    dice_of,
    first_state,
    replay,
)

POLICIES: dict[str, Policy] = {"careful": careful, "random": any_legal}
OPTIONS = tuple(
    Options(
        pilot_quality=bool(bits & 1),
        ammunition=bool(bits & 2),
        range_effects=bool(bits & 4),
        neutral_canada=bool(bits & 8),
    )
    for bits in range(16)
)
"""Every combination of the optional rules."""


class Career(NamedTuple):
    """A career to be played: its number gives starter and options."""

    number: int
    seed: int
    policy: str


class Outcome(NamedTuple):
    """What came of a career: its answers, and the faults of the step that broke."""

    record: Record
    steps: int
    faults: tuple[str, ...]
    aircraft: frozenset[str]
    over: str


def blank(career: Career) -> Record:
    """The record of a career before its first answer."""
    return Record(
        about=f"career {career.number} of seed {career.seed}, {career.policy}",
        aircraft=STARTERS[career.number % len(STARTERS)],
        options=OPTIONS[career.number // len(POLICIES) % len(OPTIONS)],
        seed=f"{career.seed:016x}{career.number:016x}",
    )


def played(career: Career) -> Outcome:
    """Play a career to its end, or to the first step that breaks an invariant."""
    record = blank(career)
    chooser = random.Random(record.seed).random  # noqa: S311 - no secret hangs on it
    policy = POLICIES[career.policy]
    writer = Writer()

    def choose(state: Campaign, asked: Pending) -> Answer:
        answer = policy(state, asked, lambda count: int(chooser() * count))
        return writer.note(answer)

    tally = _Tally()
    try:  # any crash is what is looked for
        for step in advances(first_state(record), dice_of(record), choose):
            if tally.take(step):
                break
    except Exception as error:
        tally.faults = [f"{type(error).__name__}: {error}"]
    return tally.outcome(replace(record, answers=tuple(writer.answers)))


def faults_of(record: Record) -> list[str]:
    """Faults of a career that is played again from its record."""
    tally = _Tally()
    for step in replay(record):
        if tally.take(step):
            break
    return tally.faults


class _Tally:
    def __init__(self) -> None:
        self.watch = Watch()
        self.faults: list[str] = []
        self.aircraft: set[str] = set()
        self.over = ""

    def take(self, step: Advanced) -> bool:
        """Look at a step; True when it breaks an invariant."""
        self.faults = self.watch.faults(step)
        if step.after.sortie is not None:
            self.aircraft.add(step.after.aircraft)
        self.over = step.after.over
        return bool(self.faults)

    def outcome(self, record: Record) -> Outcome:
        aircraft = frozenset(self.aircraft)
        faults = tuple(self.faults)
        return Outcome(record, self.watch.steps, faults, aircraft, self.over)
