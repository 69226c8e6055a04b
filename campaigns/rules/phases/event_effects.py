"""6.11 What the random events of chart C1 that are not kept do at once.

None of them is itself a hit for repairs (RUL-104).
"""

from campaigns.rules.chart_items import EventCard
from campaigns.rules.effects import (
    AAAttack,
    Effect,
    Endurance,
    EngineOut,
    FighterAttack,
    GunOut,
    OxygenOut,
    SkipInterception,
    SystemDamaged,
    TankLeak,
)
from campaigns.rules.events import FuelChanged
from campaigns.rules.flow import Flow
from campaigns.rules.names import SEA_ZONES
from campaigns.rules.phases import anti_aircraft, combat, damage
from campaigns.rules.steps import DamageRoll, SideRoll


def apply(flow: Flow, card: EventCard) -> None:
    """6.11 Carry out every effect of an event."""
    for effect in card.effects:
        _apply_one(flow, effect)


def _apply_one(flow: Flow, effect: Effect) -> None:
    match effect:
        case SkipInterception():
            flow.change_sortie(decoys=True)
        case Endurance():
            _change_fuel(flow, effect.boxes)
        case FighterAttack():
            _fighters(flow, effect)
        case AAAttack():
            _picket_ship(flow, effect)
        case _:
            _break(flow, effect)


def _break(flow: Flow, effect: Effect) -> None:
    """6.11 Something aboard fails."""
    match effect:
        case GunOut():
            flow.push(_roll("gun_die"))
        case SystemDamaged():
            flow.push(_roll("electronics"))
        case EngineOut():
            flow.push(SideRoll("engine"))
        case TankLeak():
            flow.push(SideRoll("tank"))
        case OxygenOut():
            damage.oxygen_out(flow)


def _roll(table: str) -> DamageRoll:
    return DamageRoll(table=table, number=0, actor="event", counts=False)


def _change_fuel(flow: Flow, boxes: int) -> None:
    """5.0 Never above the mat's number, never below 0 (RUL-16)."""
    most = flow.pack.mats[flow.campaign.aircraft].endurance
    fuel = min(most, max(0, flow.sortie.fuel + boxes))
    flow.emit(FuelChanged(fuel - flow.sortie.fuel, fuel))
    flow.change_sortie(fuel=fuel)


def _sea(flow: Flow) -> bool:
    return flow.sortie.zone in SEA_ZONES


def _fighters(flow: Flow, effect: FighterAttack) -> None:
    base = effect.base.sea if _sea(flow) else effect.base.land
    combat.begin(
        flow,
        base,
        effect.fighters,
        cover=effect.cover,
        fighters_first=effect.first_fire == "fighters",
    )


def _picket_ship(flow: Flow, effect: AAAttack) -> None:
    """RUL-50 A full AA attack; its weight is given at sea and rolled ashore."""
    weight = effect.weight.sea if _sea(flow) else effect.weight.land
    if weight == "roll":
        anti_aircraft.begin(flow, over_target=False)
    else:
        anti_aircraft.begin_with(flow, weight)
