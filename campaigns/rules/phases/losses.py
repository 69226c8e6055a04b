"""6.4.5, 6.7, 7.3 What a sortie costs the crew: absences, replacements, lost skills."""

from msgspec.structs import replace

from campaigns.rules import crewing
from campaigns.rules.effects import LostWhen
from campaigns.rules.events import AceLost, CrewReplaced, SkillLost
from campaigns.rules.flow import Flow
from campaigns.rules.pack import Pack
from campaigns.rules.phases.briefing import new_man
from campaigns.rules.state import Man

DOWN = ("SW", "KIA")


def review_crew(flow: Flow) -> None:
    """6.4.5 A seriously wounded pilot gets a new crew, else each man is looked at."""
    for skill in flow.pilot.skills:
        if _lost_by_wounds(flow, skill):
            lose_skill(flow, skill, "wounds")
    if crewing.condition(flow.sortie, "pilot") == "SW":
        _replace_crew(flow)
        return
    for station in crewing.STATIONS[1:]:
        if station in flow.sortie.aboard:
            _review_man(flow, station)


def _lost_by_wounds(flow: Flow, skill: str) -> bool:
    """6.7 Skills end with the men who carry them (AMB-35, AMB-37, AMB-38)."""
    return any(
        isinstance(effect, LostWhen)
        and effect.event == "crew-down"
        and _all_down(flow, effect)
        for effect in flow.pack.skills[skill].effects
    )


def _all_down(flow: Flow, effect: LostWhen) -> bool:
    mat = flow.pack.mats[flow.campaign.aircraft]
    gunners = "gunners" in effect.stations
    stations = crewing.gunner_stations(mat) if gunners else effect.stations
    return all(
        crewing.condition(flow.sortie, station) in effect.states for station in stations
    )


def lose_skill(flow: Flow, skill: str, cause: str) -> None:
    """6.7 The skill is struck off; it can be bought again."""
    left = tuple(s for s in flow.pilot.skills if s != skill)
    flow.change_pilot(skills=left)
    flow.emit(SkillLost(skill, cause))


def _replace_crew(flow: Flow) -> None:
    """7.3 All men but the pilot are new; crew skills end (AMB-33, AMB-34)."""
    flow.change(crew={"pilot": flow.campaign.crew["pilot"]}, standins={})
    flow.emit(CrewReplaced())
    for skill in flow.pilot.skills:
        effects = flow.pack.skills[skill].effects
        if any(isinstance(e, LostWhen) and e.event == "new-crew" for e in effects):
            lose_skill(flow, skill, "new-crew")


def _review_man(flow: Flow, station: str) -> None:
    state = crewing.condition(flow.sortie, station)
    man = flow.man(station)
    owner = flow.campaign.crew[station].id == man.id
    if state in DOWN and crewing.is_ace(flow.pack, man):
        flow.emit(AceLost(station, man.id))
    if not owner:
        if state != "fit":
            _dismiss(flow, station)
    elif state == "KIA":
        new_man(flow, station)
    elif state != "fit" or crewing_escaped(flow, station):
        _send_away(flow, station, man, state)


def crewing_escaped(flow: Flow, station: str) -> bool:
    """9.4 True for a man who comes back from internment with the crew."""
    return flow.sortie.fates.get(station) == "escaped"


def internment_slots(pack: Pack) -> int:
    """9.4 Slots that an internment costs."""
    rows = pack.table("9.canada").rows
    return next(row.amount for row in rows if row.result == "return")


def _dismiss(flow: Flow, station: str) -> None:
    """AMB-36 A temporary man who was hurt does not come again."""
    left = {s: m for s, m in flow.campaign.standins.items() if s != station}
    flow.change(standins=left)


def _send_away(flow: Flow, station: str, man: Man, state: str) -> None:
    """6.4.5 Absent for a slot, or as many as C2 says; internment runs alongside."""
    slots = {"SW": flow.sortie.hospital.get(station, 0), "LW": 1}.get(state, 0)
    if crewing_escaped(flow, station):
        slots = max(slots, internment_slots(flow.pack))
    back = flow.campaign.slot + 1 + slots
    fallen = state == "SW" and crewing.is_ace(flow.pack, man)
    ace_kills = 0 if fallen else man.ace_kills
    away = replace(man, back=back, ace_kills=ace_kills)
    flow.change(crew={**flow.campaign.crew, station: away})
