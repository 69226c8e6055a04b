"""What each choice of a decision changes, as exact figures."""

from collections.abc import Callable, Mapping

from msgspec.structs import replace

from campaigns.rules import luck, odds
from campaigns.rules.pack import load_pack
from campaigns.rules.pending import Decision, Pending
from campaigns.rules.phases import approach
from campaigns.rules.phases.fight import RANGES, current, in_fight
from campaigns.rules.state import Campaign, Fighter
from campaigns.rules.steps import Cover, SecondThoughts
from campaigns.rules.weighing import gains
from campaigns.rules.weighing.attack import guardian
from campaigns.rules.weighing.besides import besides, hits_of
from campaigns.rules.weighing.measures import Measure, Weighed
from campaigns.rules.weighing.types import new_types
from campaigns.rules.weighing.way_there import targets
from campaigns.rules.weighing.ways_down import forced_down

__all__ = ["Measure", "Weighed", "weigh", "weigh_fully"]


def weigh(state: Campaign, asked: Pending) -> Weighed:
    """Measures for the choices of what is pending, `also` included."""
    found = dict(besides(state, asked))
    if isinstance(asked, Decision) and asked.id in DECISIONS:
        found.update(DECISIONS[asked.id](state, asked))
    return found


def weigh_fully(state: Campaign, asked: Pending) -> Weighed:
    """The same with what takes several milliseconds to work out."""
    found = dict(weigh(state, asked))
    if isinstance(asked, Decision) and asked.id in AT_LENGTH:
        found.update(AT_LENGTH[asked.id](state, asked))
    return found


def _chaff(state: Campaign, asked: Decision) -> Weighed:
    weight = str(asked.args["weight"])
    return {
        choice.id: hits_of(odds.chaff(state, weight, int(choice.id)))
        for choice in asked.choices
    }


def threat(state: Campaign, fighter: Fighter) -> float:
    """6.1.4 Random hits a fighter would score over the rounds left, never shot at."""
    combat = current(state)
    pack = load_pack(state.pack)
    prop = pack.fighters[fighter.type].propulsion == "prop"
    slow = prop and pack.mats[state.aircraft].props_break_off
    last = combat.round if slow else len(RANGES)
    rounds = range(combat.round, last + 1)
    return sum(_attack_in(state, fighter, number) for number in rounds)


def _attack_in(state: Campaign, fighter: Fighter, number: int) -> float:
    combat = replace(current(state), round=number, fighters_first=False)
    at_range = replace(state, sortie=replace(state.flight, combat=combat))
    return odds.attack(at_range, fighter, 0)


def _cover(state: Campaign, asked: Decision) -> Weighed:
    there = {str(f.number): f for f in in_fight(current(state))}
    return {
        choice.id: (Measure("mean-hits-spared", threat(state, there[choice.id])),)
        for choice in asked.choices
    }


def _escort(state: Campaign, _asked: Decision) -> Weighed:
    rows = odds.chances(state, approach.ask_cover(state, Cover()))
    chance = sum(r.chance for r in rows if r.row.amount)
    return {"spend": (Measure("chance-driven-off", chance),)}


def _second_thoughts(state: Campaign, asked: Decision) -> Weighed:
    """6.11 Chance that the second roll gives a better row, and a worse one."""
    step = state.stack[-1]
    if not isinstance(step, SecondThoughts):
        return {}
    table = load_pack(state.pack).table(str(asked.args["table"]))
    found = table.chances(int(asked.args["drm"]))
    worth = [luck.row_badness(table.id, row) or 0 for row in table.rows]
    now = worth[step.row]
    each = [(w, float(chance)) for w, chance in zip(worth, found, strict=True)]
    better = sum(chance for w, chance in each if w < now)
    worse = sum(chance for w, chance in each if w > now)
    return {"spend": (Measure("chance-better", better), Measure("chance-worse", worse))}


def _hangar(state: Campaign, asked: Decision) -> Weighed:
    """6.7, 7.2 Skills to buy and types to change to."""
    return {**gains.skills(state, asked), **new_types(state, asked)}


type Weigher = Callable[[Campaign, Decision], Weighed]

DECISIONS: Mapping[str, Weigher] = {
    "chaff": _chaff,
    "cover": _cover,
    "escort": _escort,
    "forced-down": forced_down,
    "research": gains.areas,
    "new-aircraft": new_types,
    "second-thoughts": _second_thoughts,
    "target-choice": targets,
    "telegram": gains.areas,
}

AT_LENGTH: Mapping[str, Weigher] = {"guardian": guardian, "hangar": _hangar}
"""Decisions whose figures take longer than the page may wait."""
