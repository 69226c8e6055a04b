"""What an invariant looks at: one advance, and what came before it."""

from collections import Counter
from collections.abc import Iterator
from typing import NamedTuple

from campaigns.rules.events import Event, Rolled
from campaigns.rules.pending import Pending
from campaigns.rules.state import Campaign

OUT_OF_ACTION = ("SW", "KIA")

type Faults = Iterator[str]


class Advanced(NamedTuple):
    """One advance: the state before it, what happened, the state and what is asked."""

    before: Campaign
    events: tuple[Event, ...]
    after: Campaign
    asked: Pending | None


class Memory:
    """What is remembered of a career so far."""

    def __init__(self) -> None:
        self.steps = 0
        self.places: set[str] = set()
        self.dead: set[int] = set()
        self.kills: Counter[int] = Counter()

    def remember(self, step: Advanced) -> None:
        """Keep what later advances are held against."""
        self.places.update(roll.place for roll in rolls(step.events))
        self.dead.update(_killed(step.after))


def rolls(events: tuple[Event, ...]) -> Iterator[Rolled]:
    """The throws among the events."""
    return (event for event in events if isinstance(event, Rolled))


def _killed(state: Campaign) -> Iterator[int]:
    sortie = state.sortie
    if sortie is not None:
        for station, wound in sortie.wounds.items():
            if wound == "KIA" and station in sortie.aboard:
                yield sortie.aboard[station].id


def stack_is_in_flight(state: Campaign) -> bool:
    """True until the debriefing of a sortie has looked at its crew."""
    names = {type(step).__name__ for step in state.stack}
    return state.sortie is not None and "Debriefing" in names
