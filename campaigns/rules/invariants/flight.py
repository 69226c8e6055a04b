"""The flight: who fires, and that damage only grows."""

from collections.abc import Iterator

from msgspec.structs import asdict

from campaigns.rules.events import SystemRepaired
from campaigns.rules.invariants.base import (
    OUT_OF_ACTION,
    Advanced,
    Faults,
    Memory,
    rolls,
    stack_is_in_flight,
)
from campaigns.rules.mats import Mat
from campaigns.rules.pack import load_pack
from campaigns.rules.state import Campaign, Damage, Sortie

FLYERS = ("pilot", "copilot", "engineer")
FIGHTING = ("untouched", "damaged")


def only_manned_guns_fire(memory: Memory, step: Advanced) -> Faults:
    """6.1.4, 6.4.5, 9.2 No gun fires that is out, unmanned or empty."""
    for roll in rolls(step.events):
        if roll.table.startswith("B2.to_hit"):
            yield from _gun(step.before, roll.actor)


def _gun(state: Campaign, position: str) -> Faults:
    sortie = state.flight
    gun = load_pack(state.pack).mats[state.aircraft].gun(position)
    if position in sortie.damage.guns:
        yield f"{position} is out and fires"
    if (
        sortie.wounds.get(gun.gunner) in OUT_OF_ACTION
        or gun.gunner not in sortie.aboard
    ):
        yield f"{position} fires without a man"
    if at_controls(sortie) == gun.gunner:
        yield f"{gun.gunner} flies and fires"
    if sortie.ammo.get(position, 0) < 0:
        yield f"{position} fires what it has not"


def at_controls(sortie: Sortie) -> str:
    """6.4.5 The first of pilot, co-pilot and engineer who is not out of action."""
    able = (s for s in FLYERS if sortie.wounds.get(s) not in OUT_OF_ACTION)
    return next(able, "")


def only_living_fighters_act(memory: Memory, step: Advanced) -> Faults:
    """6.1.4 A fighter that is destroyed or gone neither fires nor is fired at."""
    for roll in rolls(step.events):
        if roll.table.startswith("B3.to_hit"):
            number = int(roll.actor)
        elif roll.table.startswith("B2.to_hit"):
            shots = step.before.flight.fight.shots
            number = next(s.fighter for s in shots if s.gun == roll.actor)
        else:
            continue
        state = step.before.flight.fight.fighters[number - 1].state
        if state not in FIGHTING:
            yield f"fighter {number} is {state} at {roll.table}"


def damage_only_grows(memory: Memory, step: Advanced) -> Faults:
    """6.4 In flight hits and marks only grow; the wizard alone brings back one set."""
    before, after = step.before.sortie, step.after.sortie
    if before is None or after is None or step.before.slot != step.after.slot:
        return
    if after.hits < before.hits:
        yield f"{before.hits} hits are {after.hits}"
    repaired = {e.system for e in step.events if isinstance(e, SystemRepaired)}
    healed = set(_marks(before.damage)) - set(_marks(after.damage))
    if healed - {f"systems={system}" for system in repaired}:
        yield f"{sorted(healed)} came back"
    yield from _short_of_a_loss(step.after, after)


def _marks(damage: Damage) -> Iterator[str]:
    """Every mark on the mat, boxes one by one."""
    for name, value in asdict(damage).items():
        if isinstance(value, dict):
            for side, boxes in value.items():
                yield from (f"{name}-{side}={n}" for n in range(boxes))
        elif isinstance(value, tuple):
            yield from (f"{name}={what}" for what in value)
        else:
            yield from (f"{name}={n}" for n in range(int(value)))


def _short_of_a_loss(state: Campaign, sortie: Sortie) -> Faults:
    """6.3 A bomber that flies has no part at its threshold.

    After the debriefing the marks are those of a bomber that another may have followed.
    """
    if sortie.lost or state.over or not stack_is_in_flight(state):
        return
    mat = load_pack(state.pack).mats[state.aircraft]
    if _broken(mat, sortie.damage):
        yield "the bomber is broken and flies"
    if not 0 <= sortie.fuel <= mat.endurance:
        yield f"{sortie.fuel} boxes of {mat.endurance}"


def _broken(mat: Mat, damage: Damage) -> bool:
    limits = mat.thresholds
    tails = damage.tailplane.values()
    return (
        damage.airframe >= limits.airframe
        or damage.rudder >= limits.rudder
        or max(damage.wing_root.values()) >= limits.wing_root
        or (limits.tailplane > 0 and min(tails) >= limits.tailplane)
        or len(damage.engines) >= mat.engines
    )
