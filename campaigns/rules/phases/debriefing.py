"""5.0, 6.4, 6.7, 6.8 Debriefing: success, awards, experience, hospital, repair."""

from typing import NamedTuple

from campaigns.rules import crewing
from campaigns.rules.events import (
    ExperienceGained,
    HospitalStay,
    SlotsLost,
    SortieReviewed,
)
from campaigns.rules.flow import Flow, simple_roll
from campaigns.rules.handlers import Automatic, Phase, Rolls
from campaigns.rules.pack import Pack
from campaigns.rules.pending import Roll
from campaigns.rules.phases import career, losses, reassignment
from campaigns.rules.phases.awards import give_awards
from campaigns.rules.state import Campaign, Delay, Period, Sortie
from campaigns.rules.steps import (
    Debriefing,
    Hangar,
    HospitalRoll,
    MonthEnd,
    NewAircraft,
    NextSlot,
    SlotReview,
)
from campaigns.rules.thrown import Thrown

FREE = ("rescued", "escaped")


def debrief(flow: Flow, step: Debriefing) -> None:
    """6.4.5 Hospital for the seriously wounded; a new crew needs no roll (RUL-75)."""
    flow.push(SlotReview())
    if career.end_of(flow.sortie):
        return
    hurt = [
        station
        for station in crewing.living(flow.sortie)
        if crewing.condition(flow.sortie, station) == "SW"
    ]
    if "pilot" in hurt:
        hurt = ["pilot"]
    flow.push(*(HospitalRoll(station) for station in hurt))


def ask_hospital(state: Campaign, step: HospitalRoll) -> Roll:
    """6.4.5 2d6 on C2."""
    return simple_roll(state, "C2", "6.4.5", actor=step.station)


def took_hospital(flow: Flow, step: HospitalRoll, thrown: Thrown) -> None:
    """6.4.5 Slots that he misses."""
    slots = thrown.row.amount
    flow.change_sortie(hospital={**flow.sortie.hospital, step.station: slots})
    flow.emit(HospitalStay(step.station, flow.man(step.station).id, slots))


class Score(NamedTuple):
    """What a sortie achieved."""

    success: bool
    points: int


def score(sortie: Sortie, pack: Pack) -> Score:
    """6.2.3 to 6.2.5 Success and points; only the film has to come home (AMB-13)."""
    target = sortie.target
    percent = sortie.percent or 0
    if target is None:
        return Score(success=False, points=0)
    if target.kind == "atomic":
        return Score(sortie.released, pack.atomic.points if sortie.released else 0)
    if not target.mission:
        return Score(percent > 0, percent)
    mission = pack.missions[target.mission]
    special = mission.success_points
    match target.mission:
        case "agent":
            counted = percent * mission.bombing_counts
            points = counted + special * sortie.agent_dropped
            return Score(sortie.agent_dropped, points)
        case "leaflet":
            return Score(sortie.released, special * sortie.released)
        case _:
            film = percent > 0 and _film_home(sortie)
            return Score(film, special * film)


def _film_home(sortie: Sortie) -> bool:
    """6.2.5.3 Back at base, a crash included, with one camera undamaged."""
    return sortie.landed_at == "base" and len(sortie.damage.cameras) < 2


def review(flow: Flow, step: SlotReview) -> None:
    """5.0 Result, awards, experience; then the end of the career or the next slot."""
    sortie = flow.sortie
    repair = _repair(flow)
    _enter_result(flow, sortie, repair)
    give_awards(flow)
    _experience(flow, sortie)
    reason = career.end_of(sortie)
    if reason:
        career.end(flow, reason)
        return
    losses.review_crew(flow)
    _delays(flow, repair)
    _next(flow, repair)


def _repair(flow: Flow) -> str:
    """6.4 What the hits mean for the bomber: lost, or a row of B4."""
    sortie = flow.sortie
    if sortie.lost or not sortie.landed_at:
        return "lost"
    row = flow.pack.table("B4.repair").row(sortie.hits)
    rough = sortie.landing == "rough" and row.result != "written-off"
    return "one-slot" if rough or row.amount else row.result


def _enter_result(flow: Flow, sortie: Sortie, repair: str) -> None:
    """2.0 The running total and the counts for awards and promotion."""
    pilot = flow.pilot
    result = score(sortie, flow.pack)
    atomic = sortie.released and bool(sortie.target and sortie.target.kind == "atomic")
    lost = bool(sortie.lost)
    period = Period(
        successes=pilot.period.successes + result.success,
        awards=pilot.period.awards,
        aircraft_lost=pilot.period.aircraft_lost + lost,
    )
    flow.change_pilot(
        total=pilot.total + result.points,
        successes=pilot.successes + result.success,
        flown=pilot.flown + sortie.flown,
        atomic_drops=pilot.atomic_drops + atomic,
        aircraft_lost=pilot.aircraft_lost + lost,
        period=period,
    )
    total = flow.pilot.total
    flow.emit(SortieReviewed(result.success, result.points, total, sortie.hits, repair))


def _experience(flow: Flow, sortie: Sortie) -> None:
    """6.7 One point after each fourth sortie flown (AMB-27, AMB-28)."""
    if sortie.flown and flow.pilot.flown % flow.pack.experience.sorties_per_point == 0:
        flow.change_pilot(experience=flow.pilot.experience + 1)
        flow.emit(ExperienceGained(1))


def _delays(flow: Flow, repair: str) -> None:
    """6.4, 6.4.5, 9.4 Slots to be lost; they run side by side (AMB-29).

    A new bomber after a serious wound makes the repair of the old one irrelevant.
    """
    sortie = flow.sortie
    state = crewing.condition(sortie, "pilot")
    slots = {
        "wounds": 1 if state == "LW" else sortie.hospital.get("pilot", 0),
        "internment": losses.internment_slots(flow.pack) if _escaped(sortie) else 0,
        "repair": 1 if repair == "one-slot" and state != "SW" else 0,
    }
    flow.change(delay=Delay(**slots))
    for cause, count in slots.items():
        if count:
            flow.emit(SlotsLost(count, cause))


def _escaped(sortie: Sortie) -> bool:
    return sortie.fates.get("pilot") == "escaped"


def _next(flow: Flow, repair: str) -> None:
    """7.3, 7.4 The month may end; a new bomber is due after a wound or a loss.

    After a loss it is chosen at once, after a serious wound of the pilot on leaving
    hospital, by the types and the research of that day (AMB-33).
    """
    delay = flow.campaign.delay
    back = flow.campaign.slot + 1 + max(delay.wounds, delay.internment)
    if crewing.condition(flow.sortie, "pilot") == "SW":
        reassignment.fill_posts(flow)
        new = NewAircraft("wound", back)
        flow.push(MonthEnd(), NextSlot(), Hangar(), new, Hangar())
        return
    flow.push(MonthEnd(), NextSlot())
    if repair in ("lost", "written-off"):
        reason = "loss" if repair == "lost" else repair
        flow.push(NewAircraft(reason, back))


PHASE: Phase = {
    Debriefing: Automatic(debrief),
    HospitalRoll: Rolls(ask_hospital, took_hospital),
    SlotReview: Automatic(review),
}
