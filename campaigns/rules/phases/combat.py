"""6.1.1, 6.1.4 Combat: its beginning, its rounds and its end."""

from typing import Any

from campaigns.rules.effects import CoverRoll, MoreFighters, effect_of
from campaigns.rules.events import CombatEnded, FighterLeft, RoundBegan
from campaigns.rules.flow import Flow
from campaigns.rules.handlers import Automatic, Phase
from campaigns.rules.pack import Pack
from campaigns.rules.phases.fight import RANGES, change, in_fight, set_fighter
from campaigns.rules.state import Combat, Damage, Fighter
from campaigns.rules.steps import (
    AfterFight,
    Cover,
    EscortOffer,
    FightersTurn,
    FighterType,
    Placement,
    Round,
    RoundEnd,
    Volley,
)


def begin(
    flow: Flow,
    base: str,
    number: int,
    *,
    cover: bool = True,
    fighters_first: bool = False,
) -> None:
    """6.1.1 A combat begins. The order of fire is fixed now (RUL-38)."""
    kind: Any = base
    fight = Combat(
        base=kind,
        expected=number + more_fighters(flow.pack, flow.damage, base),
        cover=cover,
        fighters_first=fighters_first or "fug245" in flow.damage.systems,
    )
    flow.change_sortie(combat=fight, attack=flow.sortie.attack + 1)
    placements = (Placement(n) for n in range(1, fight.expected + 1))
    flow.push(
        FighterType(), *placements, *_cover_steps(flow, fight), Round(), AfterFight()
    )


def more_fighters(pack: Pack, damage: Damage, base: str) -> int:
    """3.4.2 Fighters of a base that come unseen with FuG 200 damaged (RUL-29)."""
    if "fug200" not in damage.systems:
        return 0
    blind = effect_of(pack.system_effects("fug200"), MoreFighters)
    return blind.fighters if base == blind.base else 0


def _cover_steps(flow: Flow, fight: Combat) -> tuple[Cover | EscortOffer, ...]:
    """6.1.3 Cover in Zones 2 and 3, elsewhere by its marker; never when bounced."""
    if not fight.cover:
        return ()
    if flow.sortie.zone in flow.pack.cover_zones:
        return (Cover(),)
    if "escort_stays" not in flow.campaign.markers:
        return ()
    escort = effect_of(flow.pack.events["escort_stays"].effects, CoverRoll)
    return (EscortOffer(),) if flow.sortie.zone in escort.zones else ()


def begin_round(flow: Flow, step: Round) -> None:
    """6.1.4 Who fires first is fixed for the combat; no fighter left ends it."""
    combat = flow.combat
    if not in_fight(combat):
        _end(flow, combat)
        return
    flow.emit(RoundBegan(combat.round, combat.fighters_first))
    change(flow, shots=())
    if combat.fighters_first:
        flow.push(FightersTurn(), Volley(), RoundEnd())
    else:
        flow.push(Volley(), FightersTurn(), RoundEnd())


def end_round(flow: Flow, step: RoundEnd) -> None:
    """6.1.4 Damaged and slow fighters leave, the others close in; at most 3 rounds."""
    combat = flow.combat
    for fighter in in_fight(combat):
        reason = _reason_to_leave(flow, combat, fighter)
        if reason:
            hurt = fighter.state == "damaged"
            set_fighter(flow, fighter.number, state="broke-off" if hurt else "left")
            flow.emit(FighterLeft(fighter.number, reason))
    combat = flow.combat
    if in_fight(combat):
        change(flow, round=combat.round + 1)
        flow.push(Round())
    else:
        _end(flow, combat)


def _reason_to_leave(flow: Flow, combat: Combat, fighter: Fighter) -> str:
    if fighter.state == "damaged":
        return "damaged"
    if combat.round == len(RANGES):
        return "done"
    prop = flow.pack.fighters[fighter.type].propulsion == "prop"
    slow = prop and flow.pack.mats[flow.campaign.aircraft].props_break_off
    return "slow" if slow else ""


def _end(flow: Flow, combat: Combat) -> None:
    destroyed = sum(f.state == "destroyed" for f in combat.fighters)
    flow.close_combat()
    flow.emit(CombatEnded(destroyed))


PHASE: Phase = {Round: Automatic(begin_round), RoundEnd: Automatic(end_round)}
