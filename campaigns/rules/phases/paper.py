"""5.0 A sortie that was flown on the table is entered from its sheet.

The facts stand on the sheet; what follows from them (score, awards, hospital, repair,
the end of the career) is the ordinary debriefing with its own rolls.
"""

from campaigns.rules.events import (
    AgentDropped,
    Bombed,
    BomberLost,
    FighterEntered,
    LandingMade,
    MarkerGained,
    Released,
    SortieEntered,
    TookOff,
    TurnedBack,
)
from campaigns.rules.flow import Flow
from campaigns.rules.paper import Blank, Sheet, SheetFighter
from campaigns.rules.phases.briefing import assign, man_the_bomber
from campaigns.rules.phases.gunnery import credit
from campaigns.rules.phases.loss import set_fate
from campaigns.rules.state import Damage, Fighter, Met, Target
from campaigns.rules.steps import Debriefing
from campaigns.rules.targets import load_for

LOST = "sheet"
OUTCOMES = {
    "jumped": "bail-out",
    "sea": "forced-down",
    "field": "forced-down",
    "canada": "forced-down",
    "all-killed": "all-killed",
}


def enter(flow: Flow, sheet: Sheet) -> None:
    """5.0 Write the sheet into the sortie, in the order in which it was flown."""
    target = Blank(flow.campaign).targets[sheet.target]
    man_the_bomber(flow)
    flow.stack = [Debriefing()]
    flow.emit(SortieEntered(sheet.zone))
    assign(flow, target)
    load = load_for(target)
    flow.emit(TookOff(load, flow.sortie.fuel))
    flow.change_sortie(load=load, flown=sheet.zone >= 2, hits=sheet.hits)
    _markers(flow, sheet)
    for number, met in enumerate(sheet.met, start=1):
        _fighter(flow, number, met)
    _drop(flow, sheet, target)
    _wounds(flow, sheet)
    _end(flow, sheet, target)


def _markers(flow: Flow, sheet: Sheet) -> None:
    """6.11 The marker that was drawn, and those that were used."""
    if sheet.gained:
        flow.change(markers=(*flow.campaign.markers, sheet.gained))
        flow.emit(MarkerGained(sheet.gained))
    for marker in sheet.spent:
        flow.spend(marker)


def _fighter(flow: Flow, number: int, met: SheetFighter) -> None:
    """2.0, 6.1.4 A fighter goes on the log; one that was shot down is credited."""
    flow.emit(FighterEntered(number, met.type, met.zone, met.leg, met.state))
    logged = Met(met.type, met.zone, met.leg, met.state)
    flow.change_sortie(met=(*flow.sortie.met, logged))
    if met.state == "destroyed":
        credit(flow, Fighter(number, met.type, ""), met.gun)


def _drop(flow: Flow, sheet: Sheet, target: Target) -> None:
    """6.2 What was dropped or photographed, and with what result."""
    load = flow.sortie.load
    if sheet.percent is not None:
        flow.emit(Released(load))
        flow.emit(Bombed(sheet.percent, bool(sheet.on_target)))
        kept = load if target.mission == "recon" else "empty"
        flow.change_sortie(
            percent=sheet.percent, on_target=sheet.on_target, released=True, load=kept
        )
        if target.mission == "recon" and not sheet.released:
            flow.change_sortie(damage=Damage(cameras=("fuselage", "bay")))
    elif sheet.released:
        flow.emit(Released(load))
        flow.change_sortie(released=True, load="empty")
    if sheet.agent:
        flow.change_sortie(agent_dropped=True)
        flow.emit(AgentDropped(sheet.zone))


def _wounds(flow: Flow, sheet: Sheet) -> None:
    """6.4.4, 6.8.1 Who was hurt; the pilot's wounds from the enemy count."""
    for station, state in sheet.men.items():
        flow.wound(station, state, combat=False)
    wounds = flow.pilot.combat_wounds + sheet.pilot_hit
    flow.change_pilot(combat_wounds=wounds)


def _end(flow: Flow, sheet: Sheet, target: Target) -> None:
    """6.4.2, 6.4.3 Home, down somewhere else, or lost."""
    home = sheet.end == "base"
    if home and sheet.zone < target.zone:
        flow.emit(TurnedBack("choice", sheet.zone))
        flow.change_sortie(aborted="choice")
    flow.change_sortie(leg="home", zone=0 if home else sheet.zone)
    if sheet.end in OUTCOMES:
        flow.emit(BomberLost(OUTCOMES[sheet.end], "", sheet.zone))
        flow.change_sortie(lost=LOST, jumped=sheet.end == "jumped")
    if sheet.landing:
        flow.change_sortie(landing=sheet.landing, landed_at=sheet.end)
        flow.emit(LandingMade(sheet.end, sheet.landing))
        _landed(flow, sheet)
    if sheet.end == "all-killed":
        flow.kill_all("killed")
    for station, fate in sheet.fates.items():
        _fate(flow, station, fate)


def _landed(flow: Flow, sheet: Sheet) -> None:
    """6.4.3 A rough landing hurts everybody; a crash destroys the bomber."""
    if sheet.landing == "rough":
        for station in flow.sortie.aboard:
            flow.wound(station, "LW", combat=False)
    if sheet.landing in ("crash", "killed") and not flow.sortie.lost:
        outcome = "crashed" if sheet.landing == "crash" else "all-killed"
        flow.emit(BomberLost(outcome, "crash-landing", flow.sortie.zone))
        flow.change_sortie(lost="crash-landing")
    if sheet.landing == "killed":
        flow.kill_all("killed-landing")


def _fate(flow: Flow, station: str, fate: str) -> None:
    """6.4.2 A man who was not picked up is dead."""
    if fate == "drowned":
        flow.change_sortie(wounds={**flow.sortie.wounds, station: "KIA"})
    set_fate(flow, station, fate)
