"""6.4.1 to 6.4.3, 6.5 Landing at base, at sea, in a field and in Canada."""

from collections.abc import Iterator

from campaigns.rules import crewing
from campaigns.rules.effects import DrmWaived, effect_of
from campaigns.rules.events import BomberLost, LandingMade, WeatherSeen
from campaigns.rules.flow import Flow, simple_roll
from campaigns.rules.handlers import Automatic, Phase, Repeatables, Rolls
from campaigns.rules.mats import Mat
from campaigns.rules.pack import load_pack
from campaigns.rules.pending import Modifier, Roll
from campaigns.rules.phases.loss import set_fate
from campaigns.rules.state import Campaign, Damage, Sortie
from campaigns.rules.steps import (
    Debriefing,
    EscapeRoll,
    Landed,
    LandingRoll,
    Rescue,
    WeatherRoll,
    WoundRoll,
)
from campaigns.rules.thrown import Thrown


def ask_weather(state: Campaign, step: WeatherRoll) -> Roll:
    """6.5 2d6 on B6, once, on return."""
    return simple_roll(state, "B6", "6.5")


def took_weather(flow: Flow, step: WeatherRoll, thrown: Thrown) -> None:
    """6.5 The weather is known; the landing follows."""
    flow.change_sortie(weather=thrown.row.result)
    flow.emit(WeatherSeen(thrown.row.result))
    flow.push(LandingRoll("base"))


type Amounts = Iterator[tuple[str, str, int]]


def modifiers(state: Campaign, step: LandingRoll) -> tuple[Modifier, ...]:
    """6.4.1 Every modifier of B7 that is not 0; low is good."""
    sortie = state.flight
    mat = load_pack(state.pack).mats[state.aircraft]
    amounts = (
        *_at_base(state, sortie, step),
        *_parts(state, sortie, step),
        *_structure(state, sortie.damage, mat),
        *_who_lands(state, sortie),
        *_away(state, step),
    )
    return tuple(
        Modifier(name, amount, rule) for name, rule, amount in amounts if amount
    )


def _drm(state: Campaign, name: str) -> int:
    return load_pack(state.pack).drm("B7", name)


def _at_base(state: Campaign, sortie: Sortie, step: LandingRoll) -> Amounts:
    """6.5 Weather and the blind landing aid count at the base only (AMB-44)."""
    if step.where == "base":
        rows = load_pack(state.pack).table("B6").rows
        grade = next(row for row in rows if row.result == sortie.weather)
        yield "weather", "6.5", grade.amount
        if "fug125" not in sortie.damage.systems:
            yield "fug125", "6.4.1", _drm(state, "fug125")
            if "fug125" in state.research.achieved:
                yield "fug125_improved", "3.3", _drm(state, "fug125_improved")
    if "landing" in state.pilot.skills:
        yield "landing_skill", "6.7", _drm(state, "landing_skill")


def _parts(state: Campaign, sortie: Sortie, step: LandingRoll) -> Amounts:
    """6.4.1 Gear (not at sea), flaps, ailerons and the altimeter."""
    damage = sortie.damage
    if "landing_gear" in damage.parts and step.where != "sea":
        yield "landing_gear", "6.4.1", _drm(state, "landing_gear")
    for name in ("flaps", "ailerons"):
        if name in damage.parts:
            yield name, "6.4.1", _drm(state, name)
    if "fug104" in damage.systems:
        yield "fug104", "3.4.2", _drm(state, "fug104")


def _structure(state: Campaign, damage: Damage, mat: Mat) -> Amounts:
    """6.4.1 Tail, structure one box short of loss, half the engines out."""
    limits = mat.thresholds
    yield "rudder", "6.4.1", damage.rudder * _drm(state, "rudder")
    gone = sum(
        limits.tailplane > 0 and boxes >= limits.tailplane
        for boxes in damage.tailplane.values()
    )
    yield "tailplane", "6.4.1", gone * _drm(state, "tailplane")
    roots = damage.wing_root.values()
    weak = damage.airframe == limits.airframe - 1 or any(
        boxes == limits.wing_root - 1 for boxes in roots
    )
    if weak:
        yield "structure", "6.4.1", _drm(state, "structure")
    if len(damage.engines) * 2 >= len(mat.all_engines):
        yield "engines_half", "6.4.1", _drm(state, "engines_half")


def _who_lands(state: Campaign, sortie: Sortie) -> Amounts:
    """6.4.5 A wounded man at the controls, or another man in the pilot's place."""
    man = crewing.at_controls(sortie)
    if man is not None and crewing.condition(sortie, man) == "LW":
        yield "pilot_lw", "6.4.1", _drm(state, "pilot_lw")
    if man in ("copilot", "engineer") and f"{man}_lands" not in _waived(state):
        name = f"{man}_lands"
        yield name, "6.4.5", _drm(state, name)


def _waived(state: Campaign) -> tuple[str, ...]:
    """6.7 What does not count with Shared Expertise."""
    if "shared_expertise" not in state.pilot.skills:
        return ()
    shared = load_pack(state.pack).skills["shared_expertise"]
    return effect_of(shared.effects, DrmWaived).modifiers


def _away(state: Campaign, step: LandingRoll) -> Amounts:
    """6.4.2 At sea, in a field; in Canada only without engine power (AMB-56)."""
    if step.where == "sea":
        yield "ditching", "6.4.2", _drm(state, "ditching")
    elif step.where == "field" or (step.where == "canada" and not step.power):
        yield "deadstick", "6.4.2", _drm(state, "deadstick")


def ask_landing(state: Campaign, step: LandingRoll) -> Roll:
    """6.4.1 2d6 on B7."""
    return simple_roll(
        state,
        "B7",
        "6.4.1",
        actor=step.where,
        modifiers=modifiers(state, step),
        throw=step.throw,
        args={"where": step.where},
    )


def took_landing(flow: Flow, step: LandingRoll, thrown: Thrown) -> None:
    """6.4.3 Good, rough (all lightly wounded), crash (each man rolls), all killed."""
    result = thrown.row.result
    flow.change_sortie(landing=result, landed_at=step.where)
    flow.emit(LandingMade(step.where, result))
    flow.stack = [Debriefing()]
    crew = crewing.living(flow.sortie)
    if result == "killed":
        _wreck(flow, step, "all-killed")
        flow.kill_all("killed-landing")
        return
    flow.push(Landed(step.where))
    if result == "rough":
        for station in crew:
            flow.wound(station, "LW", combat=False)
    elif result == "crash":
        _wreck(flow, step, "crashed")
        flow.push(*(WoundRoll(s, 0, "landing", combat=False) for s in crew))


def _wreck(flow: Flow, step: LandingRoll, outcome: str) -> None:
    """6.4.3 A crash at base destroys a bomber that was not lost before."""
    if not flow.sortie.lost:
        flow.emit(BomberLost(outcome, "crash-landing", flow.sortie.zone))
        flow.change_sortie(lost="crash-landing")


def landed(flow: Flow, step: Landed) -> None:
    """6.4.2 At sea the boats, in a field captivity, in Canada internment."""
    if step.where == "sea":
        flow.push(Rescue())
    elif step.where == "canada":
        flow.push(EscapeRoll())
    elif step.where == "field":
        for station in crewing.living(flow.sortie):
            set_fate(flow, station, "captured")


REPEATABLE: Repeatables = {LandingRoll: Rolls(ask_landing, took_landing)}

PHASE: Phase = {
    **REPEATABLE,
    WeatherRoll: Rolls(ask_weather, took_weather),
    Landed: Automatic(landed),
}
