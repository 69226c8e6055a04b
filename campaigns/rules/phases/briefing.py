"""5.0, 6.10.1, 6.2.5 Briefing: the target of the sortie and the take-off."""

from typing import Any

from msgspec.structs import replace

from campaigns.rules.chart_items import Cell
from campaigns.rules.events import ManJoined, TargetSet, TookOff
from campaigns.rules.flow import Flow, simple_roll
from campaigns.rules.handlers import Automatic, Decides, Phase, Rolls
from campaigns.rules.pack import Pack, load_pack
from campaigns.rules.pending import Choice, Decision, Roll
from campaigns.rules.roster import crew_name
from campaigns.rules.state import Campaign, Man, Sortie, Target, quarter
from campaigns.rules.steps import (
    Briefing,
    CityRoll,
    Debriefing,
    Depart,
    SpecialRoll,
    TakeOff,
    TargetAttempt,
    TargetChoice,
    TargetRoll,
)
from campaigns.rules.targets import carries_chaff, load_for, the_target
from campaigns.rules.thrown import Thrown


def man_the_bomber(flow: Flow) -> None:
    """6.4.5 Who flies today: the owners of the posts, or stand-ins for those away."""
    campaign = flow.campaign
    mat = flow.pack.mats[campaign.aircraft]
    aboard: dict[str, Man] = {}
    for station in mat.crew:
        owner = campaign.crew[station]
        fit = owner.back <= campaign.slot
        aboard[station] = owner if fit else _standin(flow, station)
    kept = {s: m for s, m in flow.campaign.standins.items() if aboard.get(s) == m}
    flow.change(standins=kept)
    ammo: dict[str, int] = {gun.position: gun.ammo for gun in mat.guns}
    flow.fly(Sortie(aboard=aboard, fuel=mat.endurance, ammo=ammo))
    flow.push(Briefing(), TakeOff(), Depart(), Debriefing())


def _standin(flow: Flow, station: str) -> Man:
    known = flow.campaign.standins.get(station)
    return known or new_man(flow, station, temporary=True)


def new_man(flow: Flow, station: str, *, temporary: bool = False) -> Man:
    """6.4.5 A fresh man for a station, without kills."""
    campaign = flow.campaign
    man = Man(campaign.men, crew_name(campaign.name_key, campaign.men))
    where = "standins" if temporary else "crew"
    posts = {**getattr(campaign, where), station: man}
    flow.change(men=campaign.men + 1, **{where: posts})
    flow.emit(ManJoined(station, man.id, man.name, temporary))
    return man


def begin_briefing(flow: Flow, step: Briefing) -> None:
    """6.10.1 Majors and Oberstleutnants may try to choose, if there is a choice."""
    raids = selectable(flow.pack, flow.campaign.slot)
    if flow.pilot.rank in ("major", "oberstleutnant") and raids:
        flow.push(TargetAttempt())
    else:
        flow.push(TargetRoll())


def selectable(pack: Pack, slot: int) -> tuple[Cell, ...]:
    """6.10.1 The cells of the quarter that an officer may pick (RUL-08)."""
    cells = pack.cells(quarter(slot)).values()
    return tuple(cell for cell in cells if cell.kind in pack.selectable)


def ask_attempt(state: Campaign, step: TargetAttempt) -> Roll:
    """6.10.1 One attempt by the officer; he may decline it for the normal roll."""
    roll = simple_roll(state, f"A1.choice.{state.pilot.rank}", "6.10.1")
    return with_also(roll, Choice("decline", "6.10.1"))


def with_also(roll: Roll, *choices: Choice) -> Roll:
    """The same roll with more that is legal besides."""
    return replace(roll, also=(*choices, *roll.also))


def took_attempt(flow: Flow, step: TargetAttempt, thrown: Thrown) -> None:
    """6.10.1 Success lets him choose; failure means the normal roll."""
    flow.change_sortie(chosen=True)
    flow.push(TargetChoice() if thrown.row.result == "choose" else TargetRoll())


def ask_target(state: Campaign, step: TargetChoice) -> Decision:
    """6.10.1 Every selectable raid of the quarter."""
    raids = selectable(load_pack(state.pack), state.slot)
    choices = tuple(
        Choice(c.id, "6.10.1", {"name": c.name, "place": c.place, "zone": c.zone})
        for c in raids
    )
    return Decision("target-choice", "6.10.1", choices)


def took_target(flow: Flow, step: TargetChoice, choice: str) -> None:
    """6.10.1 The officer's raid is flown."""
    _assign_cell(flow, flow.pack.cells(quarter(flow.campaign.slot))[choice])


def ask_raid(state: Campaign, step: TargetRoll) -> Roll:
    """4.2 d66 in the column of the quarter."""
    return simple_roll(state, f"A1.{quarter(state.slot)}", "4.2")


def took_raid(flow: Flow, step: TargetRoll, thrown: Thrown) -> None:
    """4.2 The cell that came up; a special mission is rolled for."""
    _assign_cell(flow, flow.pack.cells(quarter(flow.campaign.slot))[thrown.row.result])


def _assign_cell(flow: Flow, cell: Cell) -> None:
    if cell.kind == "special":
        flow.push(SpecialRoll())
        return
    kind: Any = cell.kind
    assign(flow, Target(kind=kind, name=cell.name, place=cell.place, zone=cell.zone))


def assign(flow: Flow, target: Target) -> None:
    """5.0 Write the target on the log."""
    flow.change_sortie(target=target)
    flow.emit(
        TargetSet(target.kind, target.mission, target.name, target.place, target.zone)
    )


def ask_special(state: Campaign, step: SpecialRoll) -> Roll:
    """6.2.5 Which special mission."""
    return simple_roll(state, "A1.special", "6.2.5")


def took_special(flow: Flow, step: SpecialRoll, thrown: Thrown) -> None:
    """6.2.5 The agent goes to New York; leaflets and cameras roll a city."""
    mission = flow.pack.missions[thrown.row.result]
    if mission.city_roll:
        flow.push(CityRoll(mission.id))
    else:
        city, zone = mission.bomb_city, mission.bomb_zone or 0
        assign(flow, Target("special", "", city, zone, mission.id))


def ask_city(state: Campaign, step: CityRoll) -> Roll:
    """6.2.5.2, 6.2.5.3 The city of a leaflet or camera sortie."""
    rule = "6.2.5.2" if step.mission == "leaflet" else "6.2.5.3"
    table = load_pack(state.pack).missions[step.mission].city_roll
    return simple_roll(state, table, rule)


def took_city(flow: Flow, step: CityRoll, thrown: Thrown) -> None:
    """6.2.5.2, 6.2.5.3 The city and its zone."""
    mission: Any = step.mission
    assign(flow, Target("special", "", thrown.row.result, thrown.row.amount, mission))


def take_off(flow: Flow, step: TakeOff) -> None:
    """6.1.6, 6.2.5 Stores for the mission: load in the bay, chaff in the dispensers."""
    target = the_target(flow.sortie)
    load = load_for(target)
    uses = flow.pack.common.chaff_uses_each * carries_chaff(flow.pack, target)
    chaff = dict.fromkeys(flow.pack.common.chaff_dispensers, uses)
    flow.change_sortie(load=load, chaff=chaff)
    flow.emit(TookOff(load, flow.sortie.fuel))


PHASE: Phase = {
    Briefing: Automatic(begin_briefing),
    TargetAttempt: Rolls(ask_attempt, took_attempt),
    TargetChoice: Decides(ask_target, took_target),
    TargetRoll: Rolls(ask_raid, took_raid),
    SpecialRoll: Rolls(ask_special, took_special),
    CityRoll: Rolls(ask_city, took_city),
    TakeOff: Automatic(take_off),
}
