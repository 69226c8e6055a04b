"""Golden careers: one for each thing that a career can meet."""

from collections.abc import Iterable, Iterator

import msgspec
from msgspec.structs import asdict, replace

from campaigns.rules.events import (
    BomberLost,
    CareerOver,
    Event,
    SortieReviewed,
    TookOff,
)
from campaigns.rules.invariants import Advanced
from campaigns.rules.pending import RuleViolation
from campaigns.simulation.record import Record, hashes, replay

MISSIONS = ("agent", "leaflet", "recon", "atomic")
LOSSES = (
    "airframe", "wing_root", "rudder", "tailplanes", "all-engines", "engine-fire",
    "runaway-engine", "fuel-tank-fire", "fuel-tank-explosion", "bomb-explosion",
    "fuel-exhausted", "crash-landing", "canada",
)  # fmt: skip
"""Causes of a loss; that nobody is left to fly happens in too few careers to find."""

AIRCRAFT = ("me364", "he277", "fw300", "ju390", "ta400", "e555")
OPTIONS = ("pilot_quality", "ammunition", "range_effects", "neutral_canada")
ENDS = ("calendar", "killed", "captured", "interned", "given-up")

WANTED = (
    *(f"mission-{name}" for name in MISSIONS),
    *(f"loss-{name}" for name in LOSSES),
    *(f"aircraft-{name}" for name in AIRCRAFT),
    *(f"option-{name}" for name in OPTIONS),
    *(f"end-{name}" for name in ENDS),
)
"""Special missions that succeeded, losses, types flown, options alone, ends."""


def names_of(record: Record, steps: Iterable[Advanced]) -> Iterator[str]:
    """Every name in `WANTED` for which the career could stand."""
    held = [name for name, on in asdict(record.options).items() if on]
    if len(held) == 1:
        yield f"option-{held[0]}"
    for step in steps:
        for event in step.events:
            yield from _names(step, event)


def _names(step: Advanced, event: Event) -> Iterator[str]:
    match event:
        case TookOff():
            yield f"aircraft-{step.after.aircraft}"
        case SortieReviewed(success=True):
            target = step.before.flight.target
            if target is not None:
                yield f"mission-{target.mission or target.kind}"
        case BomberLost():
            yield f"loss-{event.cause}"
        case CareerOver():
            yield f"end-{event.reason}"


def sealed(record: Record, name: str) -> Record | None:
    """The record with its hashes; None when it does not show `name` to its end."""
    try:
        steps = list(replay(record))
    except (RuleViolation, LookupError):
        return None
    slots, end = hashes(steps)
    if not end or name not in set(names_of(record, steps)):
        return None
    return replace(record, about=name, slots=slots, end=end)


def better(record: Record, other: Record, name: str) -> bool:
    """True when a career stands for `name` better: a loss soon, all else at length."""
    soon = name.startswith(("loss-", "end-"))
    return size(record) < size(other) if soon else size(record) > size(other)


def size(record: Record) -> int:
    """Bytes of a record on paper."""
    return len(msgspec.json.encode(record))
