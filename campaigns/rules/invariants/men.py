"""The men: where each of them is, who lives, and who shot down what."""

from collections import Counter
from collections.abc import Mapping

from campaigns.rules.events import FighterDestroyed
from campaigns.rules.invariants.base import (
    Advanced,
    Faults,
    Memory,
    stack_is_in_flight,
)
from campaigns.rules.pack import load_pack
from campaigns.rules.state import Campaign, Man, Sortie

SEVERITY: Mapping[str, int] = {"fit": 0, "LW": 1, "SW": 2, "KIA": 3}


def one_place_each(memory: Memory, step: Advanced) -> Faults:
    """6.4.5 Each man is in exactly one place, and at his own post."""
    state = step.after
    men = [*state.crew.values(), *state.standins.values()]
    twice = [man for man, n in Counter(man.id for man in men).items() if n > 1]
    if twice:
        yield f"men {twice} stand at several posts"
    if any(man.id >= state.men for man in men):
        yield "a man has a number that was never given"
    if state.sortie is not None:
        yield from _aboard(state, state.sortie)


def _aboard(state: Campaign, sortie: Sortie) -> Faults:
    mat = load_pack(state.pack).mats[state.aircraft]
    seats = sortie.aboard
    if not sortie.landed_at and not sortie.lost and set(seats) != set(mat.crew):
        yield f"{sorted(seats)} fly a {state.aircraft}"
    if len({man.id for man in seats.values()}) < len(seats):
        yield "a man sits on two seats"
    if stack_is_in_flight(state):
        for station, man in seats.items():
            if man not in (state.crew.get(station), state.standins.get(station)):
                yield f"{man.id} flies as {station} and is on no list"


def the_dead_stay_dead(memory: Memory, step: Advanced) -> Faults:
    """6.4.5 No dead man comes again, and no wound heals in flight."""
    after = step.after
    if after.sortie is None:
        living = [*after.crew.values(), *after.standins.values()]
        risen = memory.dead.intersection(man.id for man in living) - {_pilot(after).id}
        if risen:
            yield f"{sorted(risen)} are dead and serve"
    elif step.before.sortie is not None and step.before.slot == after.slot:
        for station, wound in step.before.sortie.wounds.items():
            now = after.sortie.wounds.get(station, "fit")
            if SEVERITY[now] < SEVERITY[wound]:
                yield f"{station} was {wound} and is {now}"
    if _pilot(after).id in memory.dead and after.over != "killed":
        yield "the pilot is dead and the career goes on"


def _pilot(state: Campaign) -> Man:
    return state.crew["pilot"]


def kills_add_up(memory: Memory, step: Advanced) -> Faults:
    """6.1.4 Every fighter shot down is credited to one man, and no other kill is."""
    downed = [e for e in step.events if isinstance(e, FighterDestroyed)]
    memory.kills.update(event.man for event in downed)
    state = step.after
    for man in (*state.crew.values(), *state.standins.values()):
        if man.kills != memory.kills[man.id]:
            yield f"{man.id} has {man.kills} kills, shot down {memory.kills[man.id]}"
        if not 0 <= man.ace_kills <= man.kills:
            yield f"{man.id} has {man.ace_kills} of {man.kills} as an ace"
    if downed and state.sortie and step.before.sortie:
        more = len(state.sortie.kills) - len(step.before.sortie.kills)
        if more != len(downed):
            yield f"{len(downed)} shot down, {more} credited"
