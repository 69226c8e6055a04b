"""6.3, 6.11 What all hits of one attack do together, exactly.

Twelve hits can fall in more ways than can be counted out one by one. But areas that
touch nothing in common do not change each other's ends. So each group of areas is
followed by itself, by the rules, through any number of hits; and the groups are put
together by how many of the hits fall in each: the k hits of a group stand in a sum of
all orders with their weight over k!.
"""

from collections import defaultdict
from collections.abc import Callable, Iterator
from math import factorial
from typing import NamedTuple

from campaigns.rules.events import BomberLost, Event, Wounded
from campaigns.rules.flow import Flow
from campaigns.rules.pending import Decision
from campaigns.rules.phases.hits import strike
from campaigns.rules.state import Campaign
from campaigns.rules.steps import Guardian, Hit
from campaigns.rules.weighing.bones import TOUCHES, Bones, bones_of, with_bones
from campaigns.rules.weighing.measures import Measure, Weighed
from campaigns.rules.weighing.one_hit import areas, ends_in


class Blow(NamedTuple):
    """One end of one hit."""

    chance: float
    lost: bool
    pilot: str
    """Wound that the pilot has from it, empty without one."""
    bones: Bones


type Stops = Callable[[Blow], bool]


def ends_attack(blow: Blow) -> bool:
    """6.3, 6.4.5 No further hit is rolled: the bomber is lost, or the pilot is dead."""
    return blow.lost or blow.pilot == "KIA"


def ends_or_wounds(blow: Blow) -> bool:
    """6.4.4 The attack is over, or the pilot has a wound from it."""
    return blow.lost or bool(blow.pilot)


class Attack:
    """6.3 Random hits of one attack on the bomber as it stands."""

    def __init__(self, state: Campaign, actor: str) -> None:
        self.state = state
        self.actor = actor
        self.areas = areas(state)
        self.start = bones_of(state)
        self._known: dict[tuple[str, Bones], tuple[Blow, ...]] = {}

    def downs(self, hits: int) -> float:
        """Chance that the bomber is lost by so many hits.

        Each hit rolled kills the pilot with one and the same chance, and what ends the
        attack is either that or the loss.
        """
        goes_on = self.goes_on(hits, ends_attack)
        killed = self._each(lambda blow: blow.pilot == "KIA") * sum(goes_on[:hits])
        return 1 - goes_on[hits] - killed

    def wounds_pilot(self, hits: int) -> float:
        """Chance that the pilot is wounded, or worse than he was, by so many hits."""
        goes_on = self.goes_on(hits, ends_or_wounds)
        return self._each(lambda blow: bool(blow.pilot)) * sum(goes_on[:hits])

    def goes_on(self, hits: int, stops: Stops) -> list[float]:
        """Chance that nothing has stopped it after 0, 1, 2 and so on to `hits` hits."""
        weights = [1.0] + [0.0] * hits
        for group in _groups(tuple(self.areas)):
            own = list(self._chain(group, hits, stops))
            weights = [
                sum(weights[j] * own[k - j] for j in range(k + 1))
                for k in range(hits + 1)
            ]
        return [weight * factorial(k) for k, weight in enumerate(weights)]

    def _chain(
        self, group: tuple[str, ...], hits: int, stops: Stops
    ) -> Iterator[float]:
        """Chance that k hits in a row fall in the group and none stops it, over k!."""
        standing = {self.start: 1.0}
        yield 1.0
        for number in range(1, hits + 1):
            after: dict[Bones, float] = defaultdict(float)
            for bones, chance in standing.items():
                for area in group:
                    part = chance * self.areas[area]
                    for blow in self._blows(area, bones):
                        if not stops(blow):
                            after[blow.bones] += part * blow.chance
            standing = after
            yield sum(standing.values()) / factorial(number)

    def _each(self, wanted: Stops) -> float:
        """Chance that one hit on the bomber as it stands does what is wanted."""
        return sum(
            chance * blow.chance
            for area, chance in self.areas.items()
            for blow in self._blows(area, self.start)
            if wanted(blow)
        )

    def _blows(self, area: str, bones: Bones) -> Iterator[Blow]:
        """Every end of a hit on an area, worked out once for what it hangs on."""
        touched = TOUCHES.get(area, ())
        alike = {name: getattr(bones, name) for name in touched}
        key = area, self.start._replace(**alike)
        if key not in self._known:
            self._known[key] = tuple(self._struck(*key))
        for blow in self._known[key]:
            changed = {name: getattr(blow.bones, name) for name in touched}
            yield blow._replace(bones=bones._replace(**changed))

    def _struck(self, area: str, bones: Bones) -> Iterator[Blow]:
        """Ends that are alike in all that counts are one."""
        found: dict[tuple[bool, str, Bones], float] = defaultdict(float)
        for end in ends_in(with_bones(self.state, bones), self.actor, area):
            lost = any(isinstance(event, BomberLost) for event in end.events)
            pilot = next((wound for e in end.events if (wound := _of_pilot(e))), "")
            after = bones if lost else bones_of(end.state)
            found[lost, pilot, after] += end.chance
        for (lost, pilot, after), chance in found.items():
            yield Blow(chance, lost, pilot, after)


def _of_pilot(event: Event) -> str:
    """The wound of the pilot that an event tells of, empty for another event."""
    if isinstance(event, Wounded) and event.station == "pilot":
        return event.state
    return ""


def _groups(names: tuple[str, ...]) -> list[tuple[str, ...]]:
    """Areas together that touch something in common, by way of others as well."""
    found: list[tuple[set[str], tuple[str, ...]]] = []
    for name in names:
        touched = set(TOUCHES.get(name, ()))
        group: tuple[str, ...] = (name,)
        apart = []
        for theirs, others in found:
            if theirs & touched:
                touched, group = theirs | touched, (*others, *group)
            else:
                apart.append((theirs, others))
        found = [*apart, (touched, group)]
    return [group for _touched, group in found]


def guardian(state: Campaign, _asked: Decision) -> Weighed:
    """6.11 What all hits of the attack do if they are taken (RUL-54).

    Air Combat Maneuver drops the first of them as it would then (RUL-55).
    """
    step = state.stack[-1]
    if not isinstance(step, Guardian):
        return {}
    hits = _left(state, step)
    attack = Attack(state, step.actor)
    return {
        "keep": (
            Measure("chance-hits-down", attack.downs(hits)),
            Measure("chance-hits-pilot", attack.wounds_pilot(hits)),
        )
    }


def _left(state: Campaign, step: Guardian) -> int:
    """6.7 How many of the hits are rolled."""
    flow = Flow(state)
    flow.stack.pop()
    strike(flow, step.number, step.actor)
    first = flow.stack[-1]
    return first.of - first.number + 1 if isinstance(first, Hit) else 0
