"""6.3 All that one random hit can do, by the rules themselves, row by row."""

from collections.abc import Iterator
from typing import NamedTuple

from msgspec.structs import replace

from campaigns.rules import odds
from campaigns.rules.dice import RowGiven
from campaigns.rules.engine import advance, pending
from campaigns.rules.events import BomberLost, Event, Wounded
from campaigns.rules.pending import Decision, Roll, Throw
from campaigns.rules.state import Campaign
from campaigns.rules.steps import DamageRoll, Guardian, Hit, WoundRoll
from campaigns.rules.weighing.measures import Measure, Weighed

WITHIN = (Hit, DamageRoll, WoundRoll)
"""Steps that belong to the hit."""


class End(NamedTuple):
    """One way in which a hit can end."""

    chance: float
    events: tuple[Event, ...]


def ends(state: Campaign, actor: str) -> Iterator[End]:
    """Every end of one hit by a fighter or by flak that takes effect now."""
    struck = replace(state, stack=(*state.stack[:-1], Hit(1, 1, actor)))
    yield from _ends(struck, End(1.0, ()))


def _ends(state: Campaign, so_far: End) -> Iterator[End]:
    asked = pending(state)
    if not isinstance(asked, Roll) or not isinstance(state.stack[-1], WITHIN):
        yield so_far
        return
    for row, chance in _rows(state, asked).items():
        after, events = advance(state, Throw(), RowGiven(row), asked)
        told = (*so_far.events, *events)
        yield from _ends(after, End(so_far.chance * chance, told))


def _rows(state: Campaign, asked: Roll) -> dict[int, float]:
    """The rows that can come up; rows that say the same count as the first of them."""
    first: dict[tuple[str, int], int] = {}
    found: dict[int, float] = {}
    for number, (row, chance) in enumerate(odds.chances(state, asked)):
        index = first.setdefault((row.result, row.amount), number)
        found[index] = found.get(index, 0.0) + chance
    return {index: chance for index, chance in found.items() if chance}


def guardian(state: Campaign, _asked: Decision) -> Weighed:
    """6.11 What the first of the hits does if it is taken."""
    step = state.stack[-1]
    if not isinstance(step, Guardian):
        return {}
    downs = pilot = 0.0
    for end in ends(state, step.actor):
        downs += end.chance * any(isinstance(e, BomberLost) for e in end.events)
        pilot += end.chance * any(_hurts_the_pilot(e) for e in end.events)
    return {
        "keep": (Measure("chance-hit-downs", downs), Measure("chance-hit-pilot", pilot))
    }


def _hurts_the_pilot(event: Event) -> bool:
    return isinstance(event, Wounded) and event.station == "pilot"
