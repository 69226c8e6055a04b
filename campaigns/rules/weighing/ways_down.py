"""6.4.2, 6.6, 9.4 The chances of the pilot and of each man by a way down."""

from msgspec.structs import replace

from campaigns.rules import crewing, odds
from campaigns.rules.names import SEA_ZONES
from campaigns.rules.pack import load_pack
from campaigns.rules.pending import Decision
from campaigns.rules.phases import landing, loss
from campaigns.rules.state import Campaign
from campaigns.rules.steps import BailOutRoll, LandingRoll, RescueRoll
from campaigns.rules.weighing.measures import Measure, Weighed


def forced_down(state: Campaign, asked: Decision) -> Weighed:
    """6.4.2, 6.6 The pilot's chances by each way down."""
    return {choice.id: pilot_chances(state, choice.id) for choice in asked.choices}


def pilot_chances(state: Campaign, way: str) -> tuple[Measure, Measure]:
    """Chance of the pilot to live by a way down, and to live as a free man."""
    if way == "bail-out":
        alive = survive_jump(state, "pilot")
        free = alive if state.flight.zone in SEA_ZONES else 0.0
    elif way == "ditch":
        alive = survive_landing(state, "sea") * rescued(state, jumped=False)
        free = alive
    else:
        alive = survive_landing(state, loss.LANDING_PLACES[way])
        free = alive * _escape(state) if way == "canada" else 0.0
    return Measure("chance-pilot-lives", alive), Measure("chance-pilot-free", free)


def crew_chances(state: Campaign, choice: str) -> dict[str, float]:
    """6.4.2 Chance of each man to live by a way down, station to chance."""
    men = crewing.living(state.flight)
    if choice == "bail-out":
        return {station: survive_jump(state, station) for station in men}
    where = loss.LANDING_PLACES[choice]
    alive = survive_landing(state, where)
    saved = rescued(state, jumped=False) if where == "sea" else 1.0
    return dict.fromkeys(men, alive * saved)


def _escape(state: Campaign) -> float:
    return odds.chance_of(load_pack(state.pack), "9.canada", 0, ("return",))


def survive_jump(state: Campaign, station: str) -> float:
    """6.6 Chance to live through B8 and, at sea, B9 without rafts."""
    rows = odds.chances(state, loss.ask_bail_out(state, BailOutRoll(station)))
    alive = sum(r.chance for r in rows if r.row.result != "KIA")
    at_sea = state.flight.zone in SEA_ZONES
    return alive * (rescued(state, jumped=True) if at_sea else 1.0)


def rescued(state: Campaign, *, jumped: bool) -> float:
    """6.4.2 Chance of one man to be picked up in the present zone."""
    wet = replace(state, sortie=replace(state.flight, jumped=jumped))
    rows = odds.chances(wet, loss.ask_rescue(wet, RescueRoll("pilot")))
    return sum(r.chance for r in rows if r.row.result == "rescued")


def survive_landing(state: Campaign, where: str) -> float:
    """6.4.3 Chance of one man to live through B7: killed kills, a crash rolls B5."""
    power = state.flight.lost not in ("all-engines", "fuel-exhausted")
    step = LandingRoll(where, power=power)
    rows = odds.chances(state, landing.ask_landing(state, step))
    killed = odds.chance_of(load_pack(state.pack), "B5", 0, ("KIA",))
    lives = {"good": 1.0, "rough": 1.0, "crash": 1.0 - killed, "killed": 0.0}
    return sum(r.chance * lives[r.row.result] for r in rows)
