"""6.1.2, 6.1.3, 9.1 Before the first shot: type, placement, quality, friendly cover."""

from campaigns.rules.events import FighterDrivenOff, FighterPlaced, PilotQuality
from campaigns.rules.flow import Flow, simple_roll
from campaigns.rules.handlers import Decides, Phase, Rolls
from campaigns.rules.pack import load_pack
from campaigns.rules.pending import Choice, Decision, Modifier, Roll
from campaigns.rules.phases.fight import change, current, in_fight, set_fighter
from campaigns.rules.state import Campaign, Fighter, quarter
from campaigns.rules.steps import (
    Cover,
    CoverChoice,
    EscortOffer,
    FighterType,
    Height,
    Placement,
    Quality,
)
from campaigns.rules.thrown import Thrown

VERTICAL = ("vertical-dive", "vertical-climb")


def ask_type(state: Campaign, step: FighterType) -> Roll:
    """6.1.2 One type for all fighters of the encounter."""
    table = f"B1.types.{quarter(state.slot)}_{current(state).base}"
    return simple_roll(state, table, "6.1.2")


def took_type(flow: Flow, step: FighterType, thrown: Thrown) -> None:
    """6.1.2 The type is known."""
    change(flow, type=thrown.row.result)


def ask_direction(state: Campaign, step: Placement) -> Roll:
    """6.1.3 1d10 for the direction."""
    actor = str(step.fighter)
    return simple_roll(state, "B2.placement", "6.1.3", actor=actor)


def took_direction(flow: Flow, step: Placement, thrown: Thrown) -> None:
    """6.1.3 The vertical places need no height."""
    direction = thrown.row.result
    if direction in VERTICAL:
        _place(flow, step.fighter, direction)
    else:
        flow.push(Height(step.fighter, direction))


def ask_height(state: Campaign, step: Height) -> Roll:
    """6.1.3 1d6 for low, level or high."""
    args = {"direction": step.direction}
    actor = str(step.fighter)
    return simple_roll(state, "B2.heights", "6.1.3", actor=actor, args=args)


def took_height(flow: Flow, step: Height, thrown: Thrown) -> None:
    """6.1.3 The fighter is on its place."""
    _place(flow, step.fighter, f"{step.direction}-{thrown.row.result}")


def _place(flow: Flow, number: int, where: str) -> None:
    combat = flow.combat
    placed = Fighter(number, combat.type, where)
    change(flow, fighters=(*combat.fighters, placed))
    flow.emit(FighterPlaced(number, combat.type, where))
    if flow.campaign.options.pilot_quality:
        flow.push(Quality(number))


def ask_quality(state: Campaign, step: Quality) -> Roll:
    """9.1 1d6 for each fighter when it is placed (RUL-118)."""
    when = "q1" if quarter(state.slot) == "q1" else "later"
    return simple_roll(state, f"9.quality.{when}", "9.1", actor=str(step.fighter))


def took_quality(flow: Flow, step: Quality, thrown: Thrown) -> None:
    """9.1 Trained, veteran or ace."""
    set_fighter(flow, step.fighter, quality=thrown.row.result)
    flow.emit(PilotQuality(step.fighter, thrown.row.result))


def ask_escort(state: Campaign, step: EscortOffer) -> Decision:
    """6.11 The escort's marker brings a cover roll in Zones 4 to 6."""
    choices = (Choice("spend", "6.11"), Choice("keep", "6.11"))
    return Decision("escort", "6.11", choices)


def took_escort(flow: Flow, step: EscortOffer, choice: str) -> None:
    """6.11 Spend it or keep it."""
    if choice == "spend":
        flow.spend("escort_stays")
        flow.push(Cover())


def ask_cover(state: Campaign, step: Cover) -> Roll:
    """6.1.3 1d6; low is good."""
    sortie = state.flight
    pack = load_pack(state.pack)
    mods = []
    if "go229" in state.research.achieved:
        mods.append(Modifier("go229", pack.drm("B2.cover", "go229"), "3.3"))
    if "fug25a" in sortie.damage.systems:
        amount = pack.drm("B2.cover", "fug25a_damaged")
        mods.append(Modifier("fug25a_damaged", amount, "3.4.2"))
    return simple_roll(state, "B2.cover", "6.1.3", modifiers=tuple(mods))


def took_cover(flow: Flow, step: Cover, thrown: Thrown) -> None:
    """6.1.3 At most one fighter is driven off; the player chooses which."""
    if thrown.row.amount == 0:
        return
    there = in_fight(flow.combat)
    if len(there) == 1:
        _drive_off(flow, there[0].number)
    else:
        flow.push(CoverChoice())


def ask_cover_choice(state: Campaign, step: CoverChoice) -> Decision:
    """6.1.3 Which fighter the cover drives off."""
    choices = tuple(
        Choice(str(f.number), "6.1.3", {"type": f.type, "place": f.place})
        for f in in_fight(current(state))
    )
    return Decision("cover", "6.1.3", choices)


def took_cover_choice(flow: Flow, step: CoverChoice, choice: str) -> None:
    """6.1.3 That fighter takes no part."""
    _drive_off(flow, int(choice))


def _drive_off(flow: Flow, number: int) -> None:
    set_fighter(flow, number, state="driven-off")
    flow.emit(FighterDrivenOff(number))


PHASE: Phase = {
    FighterType: Rolls(ask_type, took_type),
    Placement: Rolls(ask_direction, took_direction),
    Height: Rolls(ask_height, took_height),
    Quality: Rolls(ask_quality, took_quality),
    EscortOffer: Decides(ask_escort, took_escort),
    Cover: Rolls(ask_cover, took_cover),
    CoverChoice: Decides(ask_cover_choice, took_cover_choice),
}
