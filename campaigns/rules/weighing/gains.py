"""6.7, 6.9 What a skill or an advance changes: the roll it acts on, before and after.

Between sorties the figures are those of a whole bomber with its owners aboard.
"""

from collections.abc import Mapping
from functools import lru_cache
from typing import NamedTuple

from msgspec.structs import replace

from campaigns.rules import odds
from campaigns.rules.pack import Pack, load_pack
from campaigns.rules.pending import Decision
from campaigns.rules.phases.month_end import TOP_LEVEL
from campaigns.rules.phases.reassignment import first_slot
from campaigns.rules.state import (
    Campaign,
    Damage,
    Delay,
    Man,
    Pilot,
    Research,
    Sortie,
    decode,
    encode,
)
from campaigns.rules.weighing import yardsticks
from campaigns.rules.weighing.measures import Measure, Weighed
from campaigns.rules.weighing.yardsticks import Yardstick

SKILLS: Mapping[str, Yardstick] = {
    "shared_expertise": Yardstick(
        "chance-copilot-lands", yardsticks.good_landing, wounds={"pilot": "SW"}
    ),
    "leadership": Yardstick("chance-promoted", yardsticks.promoted),
    "parachute": Yardstick("chance-safe-jump", yardsticks.safe_jump),
    "landing": Yardstick("chance-good-landing", yardsticks.good_landing),
    "weapons_maintenance": Yardstick("chance-gun-out", yardsticks.gun_out),
    "electronics_wizard": Yardstick(
        "chance-on-target-mended",
        yardsticks.on_target_after_repair,
        systems=("fug104",),
    ),
    "acm": Yardstick("mean-flak-hits", yardsticks.flak),
    "accuracy": Yardstick("mean-percent-on-target", yardsticks.percent_on_target),
    "navigation": Yardstick("chance-on-target", yardsticks.on_target),
    "sixth_sense": Yardstick("mean-heavy-attack", yardsticks.heavy_attack),
}
"""Skill to its gain."""

AREAS: Mapping[str, Yardstick] = {
    "kettenhund": Yardstick("mean-flak-hits", yardsticks.flak),
    "go229": Yardstick("chance-driven-off", yardsticks.driven_off),
    "fire_suppression": Yardstick(
        "chance-fire-downs", yardsticks.engine_fire_brings_down
    ),
    "lotfe": Yardstick("mean-percent-on-target", yardsticks.percent_on_target),
    "peilg": Yardstick("chance-on-target", yardsticks.on_target),
    "fug125": Yardstick("chance-good-landing", yardsticks.good_landing),
    "rafts": Yardstick("chance-rescued-zone-3", yardsticks.rescued_after_ditching),
    "fuel_tanks": Yardstick("chance-tank-downs", yardsticks.tank_hit_brings_down),
}
"""Area of research to the gain of its advance; the others move a date (7.1)."""

KEPT = 256
"""Gains of careers that a process keeps; one changes with a skill, advance or slot."""
SEA_ZONE = 3
"""6.4.2 The middle of the way out: the rescue that the rafts are measured by."""


class Gains(NamedTuple):
    """What each skill and each advance would change; empty for one that is had."""

    skills: Mapping[str, tuple[Measure, ...]]
    areas: Mapping[str, tuple[Measure, ...]]


def all_gains(state: Campaign) -> Gains:
    """6.7, 6.9 The gains of everything that the hangar shows, kept for their basis."""
    return _gains_of(encode(basis(state)))


@lru_cache(maxsize=KEPT)
def _gains_of(encoded: bytes) -> Gains:
    state = decode(encoded)
    pack = load_pack(state.pack)
    return Gains(
        {skill: skill_gain(state, skill) for skill in pack.skills},
        {area: advance_gain(state, area) for area in pack.research},
    )


def basis(state: Campaign) -> Campaign:
    """6.7, 6.9 The career without what no gain hangs on: names, scores, the past."""
    pilot = state.pilot
    return replace(
        state,
        aircraft_name="",
        crew={station: Man(0, "") for station in state.crew},
        name_key=0,
        men=0,
        standins={},
        pilot=Pilot(
            rank=pilot.rank,
            skills=pilot.skills,
            awards=pilot.awards,
            period=pilot.period,
        ),
        research=Research({}, state.research.achieved),
        delay=Delay(),
        sortie=None,
        stack=(),
        over="",
    )


def whole(state: Campaign, gain: Yardstick) -> Campaign:
    """6.4 The career on a sortie over the sea, nothing hit but what the gain is for."""
    mat = load_pack(state.pack).mats[state.aircraft]
    sortie = Sortie(
        aboard={station: state.crew[station] for station in mat.crew},
        fuel=mat.endurance,
        zone=SEA_ZONE,
        load="bombs",
        wounds=dict(gain.wounds),
        damage=Damage(systems=gain.systems),
    )
    return replace(state, sortie=sortie)


def _compare(now: Campaign, after: Campaign, gain: Yardstick) -> Measure:
    return Measure(gain.id, gain.of(whole(after, gain)), gain.of(whole(now, gain)))


def skill_gain(state: Campaign, skill: str) -> tuple[Measure, ...]:
    """6.7 What a skill that is not held would change; nothing for one that is."""
    held = state.pilot.skills
    if skill in held or (skill == "leadership" and not _may_rise(state)):
        return ()
    learned = replace(state, pilot=replace(state.pilot, skills=(*held, skill)))
    return (_compare(state, learned, SKILLS[skill]),)


def _may_rise(state: Campaign) -> bool:
    return state.pilot.rank != load_pack(state.pack).ranks[-1]


def advance_gain(state: Campaign, area: str) -> tuple[Measure, ...]:
    """6.9 What an advance that is not achieved would change in play."""
    pack = load_pack(state.pack)
    achieved = state.research.achieved
    if area in achieved:
        return ()
    if area not in AREAS:
        now = first_slot(pack, achieved, area)
        then = first_slot(pack, (*achieved, area), area)
        earlier = now - max(then, state.slot)
        return (Measure("sure-slots-earlier", earlier),) if earlier > 0 else ()
    advanced = Research(state.research.levels, (*achieved, area))
    return (_compare(state, replace(state, research=advanced), AREAS[area]),)


def level_gain(state: Campaign, area: str) -> Measure:
    """6.9.1 Chance of the roll at month's end with one level more, and as it stands."""
    pack = load_pack(state.pack)
    level = state.research.levels.get(area, 0)
    raised = _achieved(pack, min(level + 1, TOP_LEVEL))
    return Measure("chance-achieved", raised, _achieved(pack, level))


def _achieved(pack: Pack, level: int) -> float:
    """6.9.1 An area at level 0 is not rolled for."""
    if not level:
        return 0.0
    return odds.chance_of(pack, f"A2.research.{level}", 0, ("achieved",))


def skills(state: Campaign, asked: Decision) -> Weighed:
    """5.0, 6.7 The skills that can be bought now."""
    verbs = (choice.id.partition(":") for choice in asked.choices)
    return {
        f"buy:{skill}": skill_gain(state, skill)
        for verb, _, skill in verbs
        if verb == "buy"
    }


def areas(state: Campaign, asked: Decision) -> Weighed:
    """6.9.1 The areas that can be raised now."""
    return {
        choice.id: (level_gain(state, choice.id), *advance_gain(state, choice.id))
        for choice in asked.choices
        if choice.id != "none"
    }
