"""Figures that skills, research, sets and markers move: each a state in, a number out.

They ask the phases for the very roll, so that whatever is in force counts.
"""

from collections.abc import Callable, Mapping
from typing import NamedTuple

from msgspec.structs import replace

from campaigns.rules import odds
from campaigns.rules.also import also
from campaigns.rules.pack import load_pack
from campaigns.rules.phases import (
    approach,
    bombing,
    combat,
    damage_tables,
    fighters,
    landing,
    loss,
    month_end,
)
from campaigns.rules.state import Campaign, Combat, Fighter, Wound, quarter
from campaigns.rules.steps import (
    BailOutRoll,
    BombingRoll,
    BombRunRoll,
    Cover,
    FighterFire,
    FighterHits,
    LandingRoll,
    RescueRoll,
)


class Yardstick(NamedTuple):
    """A figure, and the wounds and damaged sets with which it is read at the base."""

    id: str
    of: Callable[[Campaign], float]
    wounds: Mapping[str, Wound] = {}
    systems: tuple[str, ...] = ()


def flak(state: Campaign) -> float:
    """6.1.5, 6.7 Hits that one heavy attack lets through, without chaff."""
    spared = "acm" in state.pilot.skills and not state.flight.acm_used
    rows = odds.chaff(state, "heavy", 0)
    return sum(r.chance * max(0, r.row.amount - spared) for r in rows)


def on_target(state: Campaign) -> float:
    """6.2.1 Chance of a run on target; none with a set of the run out."""
    if bombing.automatic_miss(state.flight):
        return 0.0
    rows = odds.chances(state, bombing.ask_run(state, BombRunRoll()))
    return sum(r.chance for r in rows if r.row.result == "on-target")


def on_target_after_repair(state: Campaign) -> float:
    """6.2.1, 6.7 The same, the Wizard's repair counted in if it is open to him."""
    legal = {choice.id for choice in also(state, BombRunRoll())}
    sets = state.flight.damage.systems
    open_ = (name for name in sets if f"repair:{name}" in legal)
    return max((on_target(repaired(state, name)) for name in open_), default=0.0)


def repaired(state: Campaign, system: str) -> Campaign:
    """6.7 The state with one set working again."""
    damage = state.flight.damage
    left = tuple(name for name in damage.systems if name != system)
    mended = replace(state.flight, damage=replace(damage, systems=left))
    return replace(state, sortie=mended)


def percent_on_target(state: Campaign) -> float:
    """6.2.2 Mean percentage of bombs that fall on target."""
    return _percent(state, hit=True)


def percent(state: Campaign) -> float:
    """6.2 Mean percentage of the load, the run counted in if it is still to come."""
    known = state.flight.on_target
    if known is not None:
        return _percent(state, hit=known)
    chance = on_target(state)
    return chance * _percent(state, hit=True) + (1 - chance) * _percent(
        state, hit=False
    )


def _percent(state: Campaign, *, hit: bool) -> float:
    at_drop = replace(state, sortie=replace(state.flight, on_target=hit))
    roll = bombing.ask_result(at_drop, BombingRoll())
    return odds.expected_amount(load_pack(state.pack), roll)


def good_landing(state: Campaign) -> float:
    """6.4.1, 6.5 Chance of a good landing at base, in any weather if none is known."""
    if state.flight.weather:
        return _good_landing(state)
    table = load_pack(state.pack).table("B6")
    return sum(
        float(chance) * _good_landing(_in_weather(state, row.result))
        for row, chance in zip(table.rows, table.chances(), strict=True)
    )


def _in_weather(state: Campaign, weather: str) -> Campaign:
    return replace(state, sortie=replace(state.flight, weather=weather))


def _good_landing(state: Campaign) -> float:
    rows = odds.chances(state, landing.ask_landing(state, LandingRoll("base")))
    return sum(r.chance for r in rows if r.row.result == "good")


def rescued_after_ditching(state: Campaign) -> float:
    """6.4.2 Chance of a man who ditched to be picked up in the present zone."""
    rows = odds.chances(state, loss.ask_rescue(state, RescueRoll("pilot")))
    return sum(r.chance for r in rows if r.row.result == "rescued")


def safe_jump(state: Campaign) -> float:
    """6.6 Chance of a fit man to live through a jump, the sea not counted."""
    rows = odds.chances(state, loss.ask_bail_out(state, BailOutRoll("pilot")))
    return sum(r.chance for r in rows if r.row.result != "KIA")


def driven_off(state: Campaign) -> float:
    """6.1.3 Chance that the cover drives a fighter off."""
    rows = odds.chances(state, approach.ask_cover(state, Cover()))
    return sum(r.chance for r in rows if r.row.amount)


def promoted(state: Campaign) -> float:
    """6.10.2 Chance of the next promotion as things stand."""
    drm = sum(m.amount for m in month_end.promotion_modifiers(state))
    return odds.chance_of(load_pack(state.pack), "A2.promotion", drm, ("promoted",))


def engine_fire_brings_down(state: Campaign) -> float:
    """3.3, 6.3 Chance that an engine fire forces the bomber down."""
    if "fire_suppression" in state.research.achieved:
        return 0.0
    return _chance(state, "engine.fire", "forced-down")


def tank_hit_brings_down(state: Campaign) -> float:
    """3.3, 6.3 Chance that a hit on a fuel tank costs the bomber."""
    flames = _chance(state, "fuel_tank", "flames")
    blaze = _chance(state, "fuel_tank", "blaze")
    burns = _chance(state, "fuel_tank.flames", "fire")
    return flames * burns + blaze * _chance(
        state, "fuel_tank.blaze", "fire", "explosion"
    )


def _chance(state: Campaign, table: str, *results: str) -> float:
    """Chance of results on a table of B4, what is in force counted in."""
    drm = sum(m.amount for m in damage_tables.modifiers(state, table))
    return odds.chance_of(load_pack(state.pack), f"B4.{table}", drm, results)


def gun_out(state: Campaign) -> float:
    """6.3, 6.7 Chance that the next random hit silences a gun position."""
    if "weapons_maintenance" in state.pilot.skills and not state.flight.weapons_used:
        return 0.0
    pack = load_pack(state.pack)
    struck = odds.chance_of(pack, "B4", 0, ("guns",))
    out = state.flight.damage.guns
    die = f"MAT.{state.aircraft}.gun_die"
    return struck * (1 - odds.chance_of(pack, die, 0, out))


def bay_explodes(state: Campaign) -> float:
    """6.3 Chance that the next random hit explodes the bombs in the bay."""
    if state.flight.load not in ("bombs", "atomic"):
        return 0.0
    pack = load_pack(state.pack)
    struck = odds.chance_of(pack, "B4", 0, ("bomb-bay",))
    return struck * _chance(state, "bomb_bay", "explosion")


def heavy_attack(state: Campaign) -> float:
    """6.1.4, 6.7 Hits of a heavy fighter that has scored."""
    meeting = _meeting(state)
    scored = fighters.ask_hits(meeting, FighterHits(1))
    return odds.expected_amount(load_pack(state.pack), scored)


def struck_from_behind(state: Campaign) -> float:
    """3.4.2, 6.1.4 Chance of a fighter behind the tail to score at close range."""
    meeting = _meeting(state)
    rows = odds.chances(meeting, fighters.ask_fire(meeting, FighterFire(1)))
    return sum(r.chance for r in rows if r.row.result == "hit")


def _meeting(state: Campaign) -> Campaign:
    """One fighter of heavy firepower behind the tail at close range."""
    types = load_pack(state.pack).fighters
    heavy = next(name for name, kind in types.items() if kind.firepower == "heavy")
    one = (Fighter(1, heavy, "6-level"),)
    combat = Combat(base="carrier", expected=1, type=heavy, fighters=one, round=3)
    return replace(state, sortie=replace(state.flight, combat=combat))


def carrier_fighters(state: Campaign) -> float:
    """6.1.2 Carrier fighters that come in a zone where carriers reach."""
    pack = load_pack(state.pack)
    table = pack.table(f"B1.{quarter(state.slot)}")
    more = combat.more_fighters(pack, state.flight.damage, "carrier")
    return sum(
        float(chance) * (row.amount + more)
        for row, chance in zip(table.rows, table.chances(), strict=True)
        if row.result == "carrier"
    )
