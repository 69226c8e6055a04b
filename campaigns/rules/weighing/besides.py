"""6.4, 6.7, 6.11, 9.4 What changes with that which is legal besides the step."""

from collections.abc import Mapping

from msgspec.structs import replace

from campaigns.rules import odds
from campaigns.rules.names import SEA_ZONES
from campaigns.rules.pack import load_pack
from campaigns.rules.pending import Decision, Pending
from campaigns.rules.phases import anti_aircraft, bombing, loss
from campaigns.rules.state import Campaign
from campaigns.rules.steps import AAFire, BombingRoll, Guns, RescueRoll
from campaigns.rules.weighing import yardsticks
from campaigns.rules.weighing.measures import Measure, Weighed
from campaigns.rules.weighing.ways_down import pilot_chances
from campaigns.rules.weighing.yardsticks import Yardstick


def besides(state: Campaign, asked: Pending) -> Weighed:
    """Measures of markers, of the Wizard's repair, of jettison and of Canada."""
    found: dict[str, tuple[Measure, ...]] = {}
    for choice in asked.also:
        verb, _, what = choice.id.partition(":")
        match verb:
            case "spend":
                found[choice.id] = _marker(state, asked)
            case "repair":
                found[choice.id] = _repair(state, what)
            case "jettison":
                found[choice.id] = _jettison(state)
            case "canada":
                found[choice.id] = pilot_chances(state, "canada")
    return found


def _marker(state: Campaign, asked: Pending) -> tuple[Measure, ...]:
    """6.11 The pending step as it would be with the marker spent, and as it is."""
    match state.stack[-1]:
        case AAFire() as step:
            now = odds.chances(state, anti_aircraft.ask_fire(state, step))
            spent = anti_aircraft.ask_fire(state, replace(step, cloud=True))
            return hits_of(odds.chances(state, spent), now)
        case BombingRoll() as step:
            pack = load_pack(state.pack)
            better = bombing.ask_result(state, bombing.with_clear_view(step))
            now_ = odds.expected_amount(pack, bombing.ask_result(state, step))
            mean = odds.expected_amount(pack, better)
            return (Measure("mean-percent", mean, now_),)
        case RescueRoll() as step:
            helped = replace(step, wolf_pack=True)
            chance, now_ = _rescued(state, helped), _rescued(state, step)
            return (Measure("chance-rescued", chance, now_),)
        case Guns() if isinstance(asked, Decision):
            return _on_form(state, asked)
        case _:
            return ()


def hits_of(
    rows: tuple[odds.RowChance, ...], now: tuple[odds.RowChance, ...] | None = None
) -> tuple[Measure, Measure]:
    """6.1.5 What a roll for hits promises, beside what it promises now."""
    none, mean = _none_and_mean(rows)
    before = _none_and_mean(now) if now else (None, None)
    return (
        Measure("chance-no-hit", none, before[0]),
        Measure("mean-hits", mean, before[1]),
    )


def _none_and_mean(rows: tuple[odds.RowChance, ...]) -> tuple[float, float]:
    none = sum(r.chance for r in rows if r.row.amount == 0)
    return none, sum(r.chance * r.row.amount for r in rows)


def _rescued(state: Campaign, step: RescueRoll) -> float:
    rows = odds.chances(state, loss.ask_rescue(state, step))
    return sum(r.chance for r in rows if r.row.result == "rescued")


def _on_form(state: Campaign, asked: Decision) -> tuple[Measure, ...]:
    """6.11 What the best assignment shoots down in this round, with and without."""
    combat = replace(state.flight.fight, on_form=True)
    better = replace(state, sortie=replace(state.flight, combat=combat))
    return (
        Measure("mean-shot-down", _most_down(better, asked), _most_down(state, asked)),
    )


def _most_down(state: Campaign, asked: Decision) -> float:
    return odds.volley(state, odds.best_picks(state, asked, "kills")).shot_down


LANDING = Yardstick("chance-good-landing", yardsticks.good_landing)
RUN = Yardstick("chance-on-target", yardsticks.on_target)

SETS: Mapping[str, tuple[Yardstick, ...]] = {
    "kettenhund": (Yardstick("mean-flak-hits", yardsticks.flak),),
    "peilg6": (RUN,),
    "fug104": (RUN, LANDING),
    "fug125": (LANDING,),
    "fug25a": (Yardstick("chance-driven-off", yardsticks.driven_off),),
    "fug200": (Yardstick("mean-carrier-fighters", yardsticks.carrier_fighters),),
    "fug217": (Yardstick("chance-struck-behind", yardsticks.struck_from_behind),),
}
"""Electronics set to what it moves; FuG 245 and FuG 10 have cases of their own."""


def _repair(state: Campaign, system: str) -> tuple[Measure, ...]:
    """3.4.2, 6.7 What the set gives back."""
    after = yardsticks.repaired(state, system)
    if system == "fug245":
        return (Measure("sure-bomber-first", 1.0),)
    if system == "fug10":
        if state.flight.zone not in SEA_ZONES:
            return ()
        rescued = yardsticks.rescued_after_ditching
        return (Measure("chance-rescued", rescued(after), rescued(state)),)
    return tuple(Measure(m.id, m.of(after), m.of(state)) for m in SETS[system])


def _jettison(state: Campaign) -> tuple[Measure, ...]:
    """6.3, 6.4 The bay cannot explode any more; what the load would have scored."""
    explodes = yardsticks.bay_explodes(state)
    found = (Measure("chance-bay-explodes", 0.0, explodes),)
    if state.flight.leg == "home":
        return found
    if state.flight.load == "atomic":
        scored: float = load_pack(state.pack).atomic.points
    else:
        scored = yardsticks.percent(state)
    return (*found, Measure("mean-load", 0.0, scored))
