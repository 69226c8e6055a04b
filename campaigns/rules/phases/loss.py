"""6.4.2, 6.6, 9.4 Forced down, bail-out, rescue at sea, captivity, internment."""

from campaigns.rules import crewing
from campaigns.rules.events import BomberLost, Fate
from campaigns.rules.flow import Flow, simple_roll
from campaigns.rules.handlers import Automatic, Decides, Phase, Repeatables, Rolls
from campaigns.rules.names import SEA_ZONES
from campaigns.rules.pack import load_pack
from campaigns.rules.pending import Choice, Decision, Modifier, Roll
from campaigns.rules.state import Campaign, Sortie
from campaigns.rules.steps import (
    BailOut,
    BailOutRoll,
    Debriefing,
    EscapeRoll,
    ForcedDown,
    LandingRoll,
    Rescue,
    RescueRoll,
)
from campaigns.rules.thrown import Thrown

WOLF_PACK = "wolf_pack"


def ask_forced_down(state: Campaign, step: ForcedDown) -> Decision:
    """6.4.2 At sea ditch or jump; ashore land dead-stick or jump; 9.4 Canada."""
    sortie = state.flight
    if sortie.zone in SEA_ZONES:
        choices = [Choice("ditch", "6.4.2"), Choice("bail-out", "6.4.2")]
    else:
        choices = [Choice("deadstick", "6.4.2"), Choice("bail-out", "6.4.2")]
        if state.options.neutral_canada and _over_canada(state, sortie):
            choices.append(Choice("canada", "9.4"))
    args: dict[str, str | int] = {"zone": sortie.zone, "cause": sortie.lost}
    return Decision("forced-down", "6.4.2", tuple(choices), args=args)


def _over_canada(state: Campaign, sortie: Sortie) -> bool:
    """9.4 A bomber that is forced down is crippled."""
    rule = crewing.in_canada(load_pack(state.pack))
    return rule.crippled.forced_down and sortie.zone in rule.zones


LANDING_PLACES = {"ditch": "sea", "deadstick": "field", "canada": "canada"}


def took_forced_down(flow: Flow, step: ForcedDown, choice: str) -> None:
    """6.4.2 The player's choice."""
    if choice == "bail-out":
        flow.push(BailOut())
    else:
        power = flow.sortie.lost not in ("all-engines", "fuel-exhausted")
        flow.push(LandingRoll(LANDING_PLACES[choice], power=power))


def land_in_canada(flow: Flow) -> None:
    """9.4 The player takes a crippled bomber down in Canada; it is lost (AMB-56)."""
    mat = flow.pack.mats[flow.campaign.aircraft]
    power = len(flow.damage.engines) < len(mat.all_engines)
    flow.emit(BomberLost("forced-down", "canada", flow.sortie.zone))
    flow.change_sortie(lost="canada")
    flow.stack = [Debriefing()]
    flow.push(LandingRoll("canada", power=power))


def bail_out(flow: Flow, step: BailOut) -> None:
    """6.6 Every living man rolls; without rafts at sea."""
    flow.change_sortie(jumped=True)
    flow.push(*(BailOutRoll(s) for s in crewing.living(flow.sortie)), Rescue())


def ask_bail_out(state: Campaign, step: BailOutRoll) -> Roll:
    """6.6 2d6 on B8; low is good."""
    sortie = state.flight
    pack = load_pack(state.pack)
    wound = crewing.condition(sortie, step.station)
    names = [("parachute", "6.7")] if "parachute" in state.pilot.skills else []
    if wound in ("LW", "SW"):
        names.append((wound.lower(), "6.6"))
    mods = tuple(Modifier(name, pack.drm("B8", name), rule) for name, rule in names)
    return simple_roll(
        state, "B8", "6.6", actor=step.station, modifiers=mods, throw=step.throw
    )


def took_bail_out(flow: Flow, step: BailOutRoll, thrown: Thrown) -> None:
    """6.6 Safe, hurt, or killed; the pilot's death ends the career at once."""
    if thrown.row.result != "safe":
        flow.wound(step.station, thrown.row.result, combat=False)
    if thrown.row.result == "KIA":
        set_fate(flow, step.station, "killed-jumping")
    if not flow.pilot_lives():
        flow.stack = [Debriefing()]


def set_fate(flow: Flow, station: str, fate: str) -> None:
    """How a man came out of the loss."""
    flow.change_sortie(fates={**flow.sortie.fates, station: fate})
    flow.emit(Fate(station, flow.man(station).id, fate))


def rescue(flow: Flow, step: Rescue) -> None:
    """6.6 Over Zones 1 to 4 a boat may come; over Zones 5 and 6 all are prisoners."""
    survivors = crewing.living(flow.sortie)
    if flow.sortie.zone in SEA_ZONES:
        flow.push(*(RescueRoll(station) for station in survivors))
    else:
        for station in survivors:
            set_fate(flow, station, "captured")


def ask_rescue(state: Campaign, step: RescueRoll) -> Roll:
    """6.4.2 2d6 on B9 against the zone's number; high is good."""
    sortie = state.flight
    also: tuple[Choice, ...] = ()
    if WOLF_PACK in state.markers and not step.wolf_pack:
        also = (Choice(f"spend:{WOLF_PACK}", "6.11"),)
    return simple_roll(
        state,
        f"B9.{sortie.zone}",
        "6.4.2",
        actor=step.station,
        modifiers=rescue_modifiers(state, step),
        throw=step.throw,
        also=also,
    )


def rescue_modifiers(state: Campaign, step: RescueRoll) -> tuple[Modifier, ...]:
    """6.4.2 Rafts count only for a crew that ditched with whole rafts (AMB-43)."""
    sortie = state.flight
    pack = load_pack(state.pack)
    rafts = not sortie.jumped and "rafts" not in sortie.damage.parts
    holds = (
        ("no_rafts", "6.4.2", not rafts),
        ("rafts_improved", "3.3", rafts and "rafts" in state.research.achieved),
        ("fug10_damaged", "3.4.2", "fug10" in sortie.damage.systems),
        ("marker_wolf_pack", "6.11", step.wolf_pack),
    )
    return tuple(
        Modifier(name, pack.drm("B9", name), rule) for name, rule, on in holds if on
    )


def took_rescue(flow: Flow, step: RescueRoll, thrown: Thrown) -> None:
    """6.4.2 Picked up or lost; the pilot's loss ends the career at once (RUL-91)."""
    if thrown.row.result == "rescued":
        set_fate(flow, step.station, "rescued")
        return
    wounds = {**flow.sortie.wounds, step.station: "KIA"}
    flow.change_sortie(wounds=wounds)
    set_fate(flow, step.station, "drowned")
    if not flow.pilot_lives():
        flow.stack = [Debriefing()]


def ask_escape(state: Campaign, step: EscapeRoll) -> Roll:
    """9.4 One 2d6 for all survivors."""
    return simple_roll(state, "9.canada", "9.4")


def took_escape(flow: Flow, step: EscapeRoll, thrown: Thrown) -> None:
    """9.4 Home after some slots, or interned for good."""
    fate = "escaped" if thrown.row.result == "return" else "interned"
    for station in crewing.living(flow.sortie):
        set_fate(flow, station, fate)


REPEATABLE: Repeatables = {
    BailOutRoll: Rolls(ask_bail_out, took_bail_out),
    RescueRoll: Rolls(ask_rescue, took_rescue),
}

PHASE: Phase = {
    **REPEATABLE,
    ForcedDown: Decides(ask_forced_down, took_forced_down),
    BailOut: Automatic(bail_out),
    Rescue: Automatic(rescue),
    EscapeRoll: Rolls(ask_escape, took_escape),
}
