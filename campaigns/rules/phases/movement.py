"""5.0, 6.1.2, 6.4, 6.11 Movement out and home, interception and random events.

Outward and homeward flight are one routine; the leg is data.
"""

from campaigns.rules import crewing
from campaigns.rules.events import (
    AgentDropped,
    ContactSkipped,
    Intercepted,
    MarkerGained,
    NoContact,
    RandomEvent,
    ZoneEntered,
)
from campaigns.rules.flow import Flow, simple_roll
from campaigns.rules.handlers import Automatic, Decides, Phase, Rolls
from campaigns.rules.pending import Choice, Decision, Roll
from campaigns.rules.phases import combat, event_effects
from campaigns.rules.state import Campaign, quarter
from campaigns.rules.steps import (
    AAWeight,
    AfterFight,
    BombRun,
    Depart,
    EventRoll,
    Interception,
    TurnBack,
    TurnHome,
    WeatherRoll,
    Withdraw,
    ZoneBusiness,
)
from campaigns.rules.targets import farthest, the_target
from campaigns.rules.thrown import Thrown


def depart(flow: Flow, step: Depart) -> None:
    """5.0 On to the next zone: Zone 1 is quiet, the base ends the flight."""
    sortie = flow.sortie
    outward = sortie.leg == "out"
    zone = sortie.zone + (1 if outward else -1)
    short = sortie.fuel < crewing.entry_cost(flow.pack, sortie)
    if zone == 0:
        flow.change_sortie(zone=0)
        flow.push(WeatherRoll())
    elif short and outward and sortie.zone >= 2 and not step.asked:
        flow.push(TurnBack(), Depart(asked=True))
    elif short:
        enter(flow, zone)
        flow.lose("forced-down", "fuel-exhausted")
    elif zone == 1:
        enter(flow, zone)
        flow.push(Depart())
    else:
        _approach(flow, zone)


def _approach(flow: Flow, zone: int) -> None:
    if flow.sortie.decoys:
        enter(flow, zone)
        flow.change_sortie(decoys=False)
        flow.emit(ContactSkipped(zone))
        flow.push(ZoneBusiness())
    else:
        flow.push(Interception(zone))


def enter(flow: Flow, zone: int) -> None:
    """5.0 Enter a zone and pay for it; dry tanks pay nothing (RUL-13 to RUL-17)."""
    sortie = flow.sortie
    cost = crewing.entry_cost(flow.pack, sortie)
    dry = sortie.fuel < cost
    flow.change_sortie(
        zone=zone,
        fuel=0 if dry else sortie.fuel - cost,
        attack=0,
        acm_used=False,
        flown=sortie.flown or zone >= 2,
    )
    flow.emit(ZoneEntered(zone, sortie.leg, flow.sortie.fuel, dry))


def ask_interception(state: Campaign, step: Interception) -> Roll:
    """6.1.2 2d6 on B1 in each zone from Zone 2 on."""
    args = {"zone": step.zone}
    table = f"B1.{quarter(state.slot)}"
    return simple_roll(state, table, "6.1.2", zone=step.zone, args=args, natural=True)


def took_interception(flow: Flow, step: Interception, thrown: Thrown) -> None:
    """6.1.2, 6.11 The first natural 12 of a sortie is an event (AMB-23)."""
    enter(flow, step.zone)
    flow.push(ZoneBusiness())
    first_twelve = thrown.natural == flow.pack.random_event_roll
    if first_twelve and not flow.sortie.event_seen:
        flow.change_sortie(event_seen=True)
        flow.push(EventRoll())
        return
    base = thrown.row.result
    zones = {"land": flow.pack.land_zones, "carrier": flow.pack.carrier_zones}
    if step.zone not in zones.get(base, ()):
        flow.emit(NoContact(step.zone, base))
        return
    combat.begin(flow, base, thrown.row.amount)
    flow.emit(Intercepted(base, flow.combat.expected, step.zone))


def ask_event(state: Campaign, step: EventRoll) -> Roll:
    """6.11 d66 on C1."""
    return simple_roll(state, "C1", "6.11")


def took_event(flow: Flow, step: EventRoll, thrown: Thrown) -> None:
    """6.11 A kept marker goes on the mat; all else happens now."""
    card = flow.pack.events[thrown.row.result]
    flow.emit(RandomEvent(card.id))
    if card.keep:
        flow.change(markers=(*flow.campaign.markers, card.id))
        flow.emit(MarkerGained(card.id))
    else:
        event_effects.apply(flow, card)


def after_fight(flow: Flow, step: AfterFight) -> None:
    """2.0, 6.3 Outward bound after a fight: a forced abort, or the choice."""
    sortie = flow.sortie
    if sortie.leg != "out" or _withdrawing(flow):
        return
    if crewing.must_abort(flow.pack, sortie):
        flow.turn_back("engines")
    else:
        flow.push(TurnBack())


def _withdrawing(flow: Flow) -> bool:
    """True when the run is over and the stack leads home or to the agent's drop."""
    kinds = {type(step) for step in flow.stack}
    return TurnHome in kinds and BombRun not in kinds


def ask_turn_back(state: Campaign, step: TurnBack) -> Decision:
    """2.0 Press on or turn back."""
    sortie = state.flight
    args = {"zone": sortie.zone, "hits": sortie.hits, "fuel": sortie.fuel}
    choices = (Choice("press-on", "2.0"), Choice("turn-back", "6.4"))
    return Decision("turn-back", "2.0", choices, args=args)


def took_turn_back(flow: Flow, step: TurnBack, choice: str) -> None:
    """6.4 Turning back skips all that is left of the way out (AMB-26)."""
    if choice == "turn-back":
        flow.turn_back("choice")


def zone_business(flow: Flow, step: ZoneBusiness) -> None:
    """5.0 Over the target: AA, run, AA; in the agent's zone: the drop; else fly on."""
    sortie = flow.sortie
    if sortie.leg == "home":
        flow.push(Depart())
    elif crewing.must_abort(flow.pack, sortie):
        flow.turn_back("engines")
    elif sortie.target and sortie.zone == sortie.target.zone:
        flow.push(AAWeight(), BombRun(), Withdraw(), TurnHome())
    elif sortie.zone == farthest(flow.pack, the_target(sortie)):
        _drop_agent(flow)
    else:
        flow.push(Depart())


def _drop_agent(flow: Flow) -> None:
    """6.2.5.1 A lightly wounded agent still jumps (AMB-69)."""
    if crewing.condition(flow.sortie, "agent") in crewing.ABLE:
        flow.change_sortie(agent_dropped=True)
        flow.emit(AgentDropped(flow.sortie.zone))
    flow.change_sortie(leg="home")
    flow.push(Depart())


def turn_home(flow: Flow, step: TurnHome) -> None:
    """5.0, 6.2.5.1 Home, unless the agent has still to be dropped in Zone 6."""
    sortie = flow.sortie
    farther = farthest(flow.pack, the_target(sortie)) > sortie.zone
    if not farther:
        flow.change_sortie(leg="home")
        flow.push(Depart())
    elif crewing.must_abort(flow.pack, sortie):
        flow.turn_back("engines")
    elif crewing.condition(sortie, "agent") in crewing.ABLE:
        flow.push(Depart())
    else:
        flow.push(TurnBack(), Depart())


PHASE: Phase = {
    Depart: Automatic(depart),
    Interception: Rolls(ask_interception, took_interception),
    EventRoll: Rolls(ask_event, took_event),
    AfterFight: Automatic(after_fight),
    TurnBack: Decides(ask_turn_back, took_turn_back),
    ZoneBusiness: Automatic(zone_business),
    TurnHome: Automatic(turn_home),
}
