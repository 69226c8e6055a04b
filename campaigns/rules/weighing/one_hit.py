"""6.3 All that one random hit can do, by the rules themselves, row by row."""

from collections.abc import Iterator
from typing import NamedTuple

from msgspec.structs import replace

from campaigns.rules import odds
from campaigns.rules.dice import RowGiven
from campaigns.rules.engine import advance, pending
from campaigns.rules.events import Event
from campaigns.rules.pack import load_pack
from campaigns.rules.pending import Roll, Throw
from campaigns.rules.state import Campaign
from campaigns.rules.steps import DamageRoll, Hit, WoundRoll

WITHIN = (DamageRoll, WoundRoll)
"""Steps that belong to the hit once its area is known."""


class End(NamedTuple):
    """One way in which a hit can end."""

    chance: float
    events: tuple[Event, ...]
    state: Campaign
    """Before anything that is not of the hit: another one waits, or the loss."""


def areas(state: Campaign) -> dict[str, float]:
    """6.3 The chance of each area to be struck."""
    table = load_pack(state.pack).table("B4")
    found: dict[str, float] = {}
    for row, chance in zip(table.rows, table.chances(), strict=True):
        found[row.result] = found.get(row.result, 0.0) + float(chance)
    return found


def ends_in(state: Campaign, actor: str, area: str) -> Iterator[End]:
    """Every end of one hit on an area, by a fighter or flak; the chances add up to 1.

    `state` has on top of its stack the step in whose place the hit comes.
    """
    struck = replace(state, stack=(*state.stack[:-1], Hit(1, 2, actor)))
    rows = load_pack(state.pack).table("B4").rows
    index = next(n for n, row in enumerate(rows) if row.result == area)
    after, events = advance(struck, Throw(), RowGiven(index))
    yield from _ends(End(1.0, events, after))


def _ends(so_far: End) -> Iterator[End]:
    state = so_far.state
    asked = pending(state) if isinstance(state.stack[-1], WITHIN) else None
    if not isinstance(asked, Roll):
        yield so_far
        return
    for row, chance in _rows(state, asked).items():
        after, events = advance(state, Throw(), RowGiven(row), asked)
        told = (*so_far.events, *events)
        yield from _ends(End(so_far.chance * chance, told, after))


def _rows(state: Campaign, asked: Roll) -> dict[int, float]:
    """The rows that can come up; rows that say the same count as the first of them."""
    first: dict[tuple[str, int], int] = {}
    found: dict[int, float] = {}
    for number, (row, chance) in enumerate(odds.chances(state, asked)):
        index = first.setdefault((row.result, row.amount), number)
        found[index] = found.get(index, 0.0) + chance
    return {index: chance for index, chance in found.items() if chance}
