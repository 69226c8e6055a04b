"""The combat in progress: how phases read it and write to it."""

from typing import Any

from msgspec.structs import replace

from campaigns.rules.flow import Flow
from campaigns.rules.state import Campaign, Combat, Fighter

RANGES = ("long", "medium", "close")
"""6.1.1 Range of each round."""

IN_FIGHT = ("untouched", "damaged")


def current(state: Campaign) -> Combat:
    """The combat in progress; raises `LookupError` when there is none."""
    return state.flight.fight


def change(flow: Flow, **changes: Any) -> None:
    """Change fields of the combat in progress."""
    flow.change_sortie(combat=replace(flow.combat, **changes))


def set_fighter(flow: Flow, number: int, **changes: Any) -> None:
    """Change fields of one fighter."""
    changed = tuple(
        replace(f, **changes) if f.number == number else f for f in flow.combat.fighters
    )
    change(flow, fighters=changed)


def in_fight(combat: Combat) -> tuple[Fighter, ...]:
    """Fighters still in the combat, in the order in which they were placed."""
    return tuple(f for f in combat.fighters if f.state in IN_FIGHT)
