"""One simulated career: dice from a seeded generator, answers from a policy."""

import random
from collections.abc import Iterator
from typing import NamedTuple

from msgspec.structs import replace

from campaigns.rules.dice import FACES
from campaigns.rules.engine import Setup, advance, begin, pending, starters
from campaigns.rules.events import Event
from campaigns.rules.invariants import MOST_STEPS
from campaigns.rules.pack import load_pack
from campaigns.rules.pending import Answer, Choose, Decision, Pending
from campaigns.rules.policy import Pick, Policy
from campaigns.rules.state import SLOTS, Campaign, Man, Options, Research

PACK = "azores-1947"
STARTERS = tuple(starters(load_pack(PACK)))
STATIONS = ("pilot", "copilot", "engineer", "navigator", "bombardier", "ewo",
            "top_mid", "top_aft", "waist", "ventral", "tail")  # fmt: skip
LATE = range(36, SLOTS)
"""Slots of January to March 1948, counted from 0."""
LATE_SKILLS = ("acm", "parachute", "landing")


class Plan(NamedTuple):
    """What is simulated."""

    policy: Policy
    aircraft: str = ""
    """Starter; empty draws one of the three."""
    skills: tuple[str, ...] | None = None
    """Held from the start and never added to; None lets the policy buy."""
    research: tuple[str, ...] | None = None
    """Achieved from the start, with no more to come; None lets the policy choose."""
    newer_types: bool = True
    options: Options = Options()


class RandomDice:
    """Dice of a seeded generator; the place of the throw plays no part."""

    source = "simulated"

    def __init__(self, seed: int) -> None:
        self._random = random.Random(seed).random  # noqa: S311 - no secret hangs on it

    def throw(self, place: str, dice: str) -> tuple[int, ...]:
        """Independent faces."""
        draw = self._random
        return tuple([int(draw() * sides) + 1 for sides in FACES[dice]])


def start(plan: Plan, seed: int) -> Campaign:
    """The campaign of a plan before its first sortie."""
    aircraft = plan.aircraft or STARTERS[seed % len(STARTERS)]
    names = dict.fromkeys(STATIONS, "")
    state, _ = begin(Setup(aircraft, "", names, options=plan.options))
    if plan.skills is not None:
        pilot = replace(state.pilot, skills=plan.skills, experience=-99)
        state = replace(state, pilot=pilot)
    if plan.research is not None:
        state = replace(state, research=Research({}, plan.research))
    return state


def answer_of(plan: Plan, state: Campaign, asked: Pending, pick: Pick) -> Answer:
    """The policy's answer within what the plan allows."""
    if isinstance(asked, Decision):
        if asked.id in ("research", "telegram") and plan.research is not None:
            return Choose("none")
        if asked.id in ("hangar", "new-aircraft") and not plan.newer_types:
            asked = _without_types(asked)
    return plan.policy(state, asked, pick)


def _without_types(asked: Decision) -> Decision:
    kept = asked.choices[:1] + tuple(
        choice for choice in asked.choices[1:] if choice.id.startswith("buy:")
    )
    return replace(asked, choices=kept)


def play(plan: Plan, seed: int) -> Iterator[tuple[Campaign, tuple[Event, ...]]]:
    """Every state of a career with the events that led to it; same seed, same career.

    Raises `RuntimeError` when it does not end.
    """
    yield from _from(plan, start(plan, seed), seed)


def play_late(plan: Plan, type_: str, seed: int) -> Iterator[tuple[Event, ...]]:
    """One sortie of any of the six types against the fighters of January to March."""
    plan = plan._replace(skills=LATE_SKILLS, research=(), newer_types=False)
    state = start(plan, seed)
    stations = load_pack(state.pack).mats[type_].crew
    crew = {station: Man(n, "") for n, station in enumerate(stations)}
    slot = LATE[seed % len(LATE)]
    state = replace(state, slot=slot, aircraft=type_, crew=crew)
    for after, events in _from(plan, state, seed):
        yield events
        if after.slot != slot:
            return


def _from(
    plan: Plan, state: Campaign, seed: int
) -> Iterator[tuple[Campaign, tuple[Event, ...]]]:
    dice = RandomDice(seed)
    chooser = random.Random(seed + 1).random  # noqa: S311 - no secret hangs on it
    for _ in range(MOST_STEPS):
        asked = pending(state)
        if asked is None:
            return
        answer = answer_of(plan, state, asked, lambda count: int(chooser() * count))
        state, events = advance(state, answer, dice, asked)
        yield state, events
    raise RuntimeError(f"career {seed} does not end")
