"""What each choice of a decision changes, as exact figures.

A measure is an id and a number; words belong to the web layer. `chance` ids are between
0 and 1, `mean` ids are expected numbers.
"""

from collections.abc import Callable, Mapping
from typing import NamedTuple

from msgspec.structs import replace

from campaigns.rules import crewing, odds
from campaigns.rules.pack import load_pack
from campaigns.rules.pending import Decision, Pending, Roll
from campaigns.rules.phases import anti_aircraft, approach, bombing, landing, loss
from campaigns.rules.phases.fight import RANGES, current, in_fight
from campaigns.rules.state import Campaign, Fighter
from campaigns.rules.steps import (
    AAFire,
    BailOutRoll,
    BombingRoll,
    BombRunRoll,
    Cover,
    LandingRoll,
    RescueRoll,
    SecondThoughts,
)


class Measure(NamedTuple):
    """One figure beside a choice, for example `chance-no-hit` or `mean-hits`."""

    id: str
    value: float


type Weighed = Mapping[str, tuple[Measure, ...]]
"""Choice id to its measures; choices that change no odds are left out."""


def weigh(state: Campaign, asked: Pending) -> Weighed:
    """Measures for the choices of what is pending, `also` included."""
    found = dict(_also(state, asked))
    if isinstance(asked, Decision) and asked.id in DECISIONS:
        found.update(DECISIONS[asked.id](state, asked))
    return found


def _hits(rows: tuple[odds.RowChance, ...]) -> tuple[Measure, ...]:
    none = sum(r.chance for r in rows if r.row.amount == 0)
    mean = sum(r.chance * r.row.amount for r in rows)
    return Measure("chance-no-hit", none), Measure("mean-hits", mean)


def _chaff(state: Campaign, asked: Decision) -> Weighed:
    weight = str(asked.args["weight"])
    return {
        choice.id: _hits(odds.chaff(state, weight, int(choice.id)))
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


def _forced_down(state: Campaign, asked: Decision) -> Weighed:
    """6.4.2, 6.6 The pilot's chances by each way down."""
    return {choice.id: pilot_chances(state, choice.id) for choice in asked.choices}


def pilot_chances(state: Campaign, way: str) -> tuple[Measure, Measure]:
    """Chance of the pilot to live by a way down, and to live as a free man."""
    if way == "bail-out":
        alive = survive_jump(state, "pilot")
        free = alive if state.flight.zone in loss.SEA else 0.0
    elif way == "ditch":
        alive = survive_landing(state, "sea") * rescued(state, jumped=False)
        free = alive
    else:
        alive = survive_landing(state, loss.LANDING_PLACES[way])
        free = alive * _escape(state) if way == "canada" else 0.0
    return Measure("chance-pilot-lives", alive), Measure("chance-pilot-free", free)


def _escape(state: Campaign) -> float:
    return odds.chance_of(load_pack(state.pack), "9.canada", 0, ("return",))


def survive_jump(state: Campaign, station: str) -> float:
    """6.6 Chance to live through B8 and, at sea, B9 without rafts."""
    rows = odds.chances(state, loss.ask_bail_out(state, BailOutRoll(station)))
    alive = sum(r.chance for r in rows if r.row.result != "KIA")
    at_sea = state.flight.zone in loss.SEA
    return alive * (rescued(state, jumped=True) if at_sea else 1.0)


def rescued(state: Campaign, *, jumped: bool) -> float:
    """6.4.2 Chance of one man to be picked up in the present zone."""
    wet = replace(state, sortie=replace(state.flight, jumped=jumped))
    rows = odds.chances(wet, loss.ask_rescue(wet, RescueRoll("pilot")))
    return sum(r.chance for r in rows if r.row.result == "rescued")


def survive_landing(state: Campaign, where: str) -> float:
    """6.4.3 Chance of one man to live through B7: killed kills, a crash rolls B5."""
    power = state.flight.lost not in ("all-engines", "fuel-exhausted")
    step = LandingRoll(where, power=power)
    rows = odds.chances(state, landing.ask_landing(state, step))
    killed = odds.chance_of(load_pack(state.pack), "B5", 0, ("KIA",))
    lives = {"good": 1.0, "rough": 1.0, "crash": 1.0 - killed, "killed": 0.0}
    return sum(r.chance * lives[r.row.result] for r in rows)


def _second_thoughts(state: Campaign, asked: Decision) -> Weighed:
    """6.11 Chance that the second roll gives another row, and which way."""
    step = state.stack[-1]
    if not isinstance(step, SecondThoughts):
        return {}
    table = load_pack(state.pack).table(str(asked.args["table"]))
    drm = int(asked.args["drm"])
    found = [float(chance) for chance in table.chances(drm)]
    lower = sum(found[: step.row])
    higher = sum(found[step.row + 1 :])
    return {"spend": (Measure("chance-lower-row", lower),
                      Measure("chance-higher-row", higher))}  # fmt: skip


DECISIONS: Mapping[str, Callable[[Campaign, Decision], Weighed]] = {
    "chaff": _chaff,
    "cover": _cover,
    "escort": _escort,
    "forced-down": _forced_down,
    "second-thoughts": _second_thoughts,
}


def _also(state: Campaign, asked: Pending) -> Weighed:
    """Measures of markers and of the Wizard's repair."""
    found: dict[str, tuple[Measure, ...]] = {}
    for choice in asked.also:
        verb, _, what = choice.id.partition(":")
        if verb == "spend" and isinstance(asked, Roll):
            found[choice.id] = _marker(state)
        elif verb == "repair" and what in ("peilg6", "fug104"):
            found[choice.id] = _repair(state, what)
    return found


def _marker(state: Campaign) -> tuple[Measure, ...]:
    """6.11 The pending roll as it would be with the marker spent."""
    step = state.stack[-1]
    match step:
        case AAFire():
            spent = anti_aircraft.ask_fire(state, replace(step, cloud=True))
            return _hits(odds.chances(state, spent))
        case BombingRoll():
            better = bombing.ask_result(state, bombing.with_clear_view(step))
            mean = odds.expected_amount(load_pack(state.pack), better)
            return (Measure("mean-percent", mean),)
        case RescueRoll():
            helped = loss.ask_rescue(state, replace(step, wolf_pack=True))
            rows = odds.chances(state, helped)
            chance = sum(r.chance for r in rows if r.row.result == "rescued")
            return (Measure("chance-rescued", chance),)
        case _:
            return ()


def _repair(state: Campaign, system: str) -> tuple[Measure, ...]:
    """6.2.1 Chance of a run on target with the set working again."""
    sortie = state.flight
    left = tuple(s for s in sortie.damage.systems if s != system)
    mended = replace(sortie, damage=replace(sortie.damage, systems=left))
    after = replace(state, sortie=mended)
    if bombing.automatic_miss(mended):
        return (Measure("chance-on-target", 0.0),)
    rows = odds.chances(after, bombing.ask_run(after, BombRunRoll()))
    chance = sum(r.chance for r in rows if r.row.result == "on-target")
    return (Measure("chance-on-target", chance),)


def crew_chances(state: Campaign, choice: str) -> dict[str, float]:
    """6.4.2 Chance of each man to live by a way down, station to chance."""
    men = crewing.living(state.flight)
    if choice == "bail-out":
        return {station: survive_jump(state, station) for station in men}
    where = loss.LANDING_PLACES[choice]
    alive = survive_landing(state, where)
    saved = rescued(state, jumped=False) if where == "sea" else 1.0
    return dict.fromkeys(men, alive * saved)
