"""A career on paper: how it began, what was answered, and what came of it.

The dice are those of the site, so the seed and the answers give the career again.
"""

import hashlib
from collections.abc import Callable, Iterable, Iterator

import msgspec

from campaigns.rules.dice import Dice, SiteDice
from campaigns.rules.engine import Setup, advance, begin, pending
from campaigns.rules.invariants import Advanced
from campaigns.rules.pending import (
    Also,
    Answer,
    Assign,
    Choose,
    Decision,
    Pending,
    Throw,
)
from campaigns.rules.phases.gunnery import HOLD
from campaigns.rules.state import Campaign, Options, encode
from campaigns.simulation.career import STATIONS

ALSO = "+"

type Written = int | str | dict[str, str]
"""Throws in a row; a choice, with `+` when it is legal besides; guns that fire."""


class Record(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One career. `slots` has the hash of the state at each slot's start."""

    about: str
    aircraft: str
    options: Options
    seed: str
    answers: tuple[Written, ...] = ()
    slots: tuple[str, ...] = ()
    end: str = ""


def digest(state: Campaign) -> str:
    """Hash of the canonical bytes of a state, short enough for many of them."""
    return hashlib.sha256(encode(state)).hexdigest()[:16]


def first_state(record: Record) -> Campaign:
    """The campaign before its first sortie."""
    names = dict.fromkeys(STATIONS, "")
    return begin(Setup(record.aircraft, "", names, options=record.options)).state


def dice_of(record: Record) -> Dice:
    """The dice of the record's seed."""
    return SiteDice(bytes.fromhex(record.seed))


def advances(
    state: Campaign, dice: Dice, choose: Callable[[Campaign, Pending], Answer | None]
) -> Iterator[Advanced]:
    """Advance by advance, until the career is over or `choose` has no answer."""
    asked = pending(state)
    while asked is not None:
        answer = choose(state, asked)
        if answer is None:
            return
        after, events = advance(state, answer, dice, asked)
        asked = pending(after)
        yield Advanced(state, events, after, asked)
        state = after


def replay(record: Record) -> Iterator[Advanced]:
    """The career again, as far as its answers go."""
    answers = _unpacked(record.answers)

    def choose(state: Campaign, asked: Pending) -> Answer | None:
        written = next(answers, None)
        return None if written is None else _read(written, asked)

    return advances(first_state(record), dice_of(record), choose)


def _unpacked(answers: Iterable[Written]) -> Iterator[Written]:
    for written in answers:
        if isinstance(written, int):
            yield from [1] * written
        else:
            yield written


def _read(written: Written, asked: Pending) -> Answer:
    match written:
        case int():
            return Throw()
        case str() if written.startswith(ALSO):
            return Also(written.removeprefix(ALSO))
        case str():
            return Choose(written)
        case _:
            fields = asked.fields if isinstance(asked, Decision) else ()
            return Assign({field.id: written.get(field.id, HOLD) for field in fields})


class Writer:
    """Writes down the answers of a career as they are given."""

    def __init__(self) -> None:
        self.answers: list[Written] = []

    def note(self, answer: Answer) -> Answer:
        """Write one answer down and give it back."""
        last = self.answers[-1] if self.answers else ""
        if not isinstance(answer, Throw):
            self.answers.append(_written(answer))
        elif isinstance(last, int):
            self.answers[-1] = last + 1
        else:
            self.answers.append(1)
        return answer


def _written(answer: Answer) -> Written:
    """Write down a choice; no policy throws here or enters a sheet from the table."""
    match answer:
        case Also():
            return ALSO + answer.choice
        case Choose():
            return answer.choice
        case Assign():
            return {gun: at for gun, at in answer.picks.items() if at != HOLD}
        case _:
            raise TypeError(answer)


def hashes(steps: Iterable[Advanced]) -> tuple[tuple[str, ...], str]:
    """Hash of the state at the start of each slot, and of the last state."""
    slots: list[str] = []
    end = ""
    for step in steps:
        if step.after.slot != step.before.slot:
            slots.append(digest(step.after))
        end = digest(step.after) if step.asked is None else ""
    return tuple(slots), end
