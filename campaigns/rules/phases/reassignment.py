"""7.0 Newer aircraft: when they can be had, what the change costs."""

from campaigns.rules.effects import Availability
from campaigns.rules.events import AircraftAssigned, SlotsLost
from campaigns.rules.flow import Flow
from campaigns.rules.handlers import Decides, Phase
from campaigns.rules.pack import Pack, load_pack
from campaigns.rules.pending import Choice, Decision
from campaigns.rules.phases.briefing import new_man
from campaigns.rules.state import MONTHS, SLOTS, SLOTS_PER_MONTH, Campaign, Delay
from campaigns.rules.steps import NewAircraft


def first_slot(pack: Pack, achieved: tuple[str, ...], aircraft: str) -> int:
    """7.1, 3.3 First slot in which a type can be had, research counted in."""
    month = MONTHS.index(pack.mats[aircraft].available)
    for area in achieved:
        for effect in pack.research[area].effects:
            if isinstance(effect, Availability) and effect.aircraft == aircraft:
                month += effect.months
    return max(0, month) * SLOTS_PER_MONTH


def newer_types(state: Campaign, slot: int) -> tuple[str, ...]:
    """7.2 Types newer than the present one that can be had at a slot (AMB-58)."""
    pack = load_pack(state.pack)
    present = pack.mats[state.aircraft].available
    if slot >= SLOTS:
        return ()
    return tuple(
        name
        for name, mat in pack.mats.items()
        if mat.available > present
        and first_slot(pack, state.research.achieved, name) <= slot
    )


def ask_new_aircraft(state: Campaign, step: NewAircraft) -> Decision:
    """7.3, 7.4 The same type, or a newer one that can be had."""
    rule = "7.3" if step.reason == "wound" else "7.4"
    training = 0 if step.reason == "wound" else 1
    same = Choice(state.aircraft, rule, {"aircraft": state.aircraft, "training": 0})
    newer = (
        Choice(name, rule, {"aircraft": name, "training": training})
        for name in newer_types(state, step.slot)
    )
    return Decision("new-aircraft", rule, (same, *newer), args={"reason": step.reason})


def took_new_aircraft(flow: Flow, step: NewAircraft, choice: str) -> None:
    """7.3, 7.4 A newer type costs the training slot, except after a serious wound."""
    newer = choice != flow.campaign.aircraft
    reassign(flow, choice, training=newer and step.reason != "wound")


def reassign(flow: Flow, aircraft: str, *, training: bool) -> None:
    """7.2 The new type: posts it lacks are parked, posts it adds filled (RUL-117)."""
    flow.change(aircraft=aircraft)
    flow.emit(AircraftAssigned(aircraft, training))
    fill_posts(flow)
    if training:
        delay = flow.campaign.delay
        flow.change(
            delay=Delay(wounds=delay.wounds, internment=delay.internment, training=1)
        )
        flow.emit(SlotsLost(1, "training"))


def fill_posts(flow: Flow) -> None:
    """6.4.5 Every post of the type has its man."""
    for station in flow.pack.mats[flow.campaign.aircraft].crew:
        if station not in flow.campaign.crew:
            new_man(flow, station)


PHASE: Phase = {NewAircraft: Decides(ask_new_aircraft, took_new_aircraft)}
