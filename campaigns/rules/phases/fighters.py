"""6.1.4, 9.1, 9.3 The fighters' attack on the bomber, chart B3."""

from campaigns.rules.effects import FaceAs, effect_of
from campaigns.rules.events import FighterMissed, FighterScored
from campaigns.rules.flow import Flow, simple_roll
from campaigns.rules.handlers import Automatic, Phase, Rolls
from campaigns.rules.pack import load_pack
from campaigns.rules.pending import Modifier, Roll
from campaigns.rules.phases.fight import RANGES, current, in_fight
from campaigns.rules.phases.gunnery import blind_behind
from campaigns.rules.state import Campaign, Combat, Fighter
from campaigns.rules.steps import FighterFire, FighterHits, FightersTurn, Hits
from campaigns.rules.thrown import Thrown


def fighters_turn(flow: Flow, step: FightersTurn) -> None:
    """6.1.4 Every fighter still there attacks, in order of placement (RUL-42)."""
    there = in_fight(flow.combat)
    flow.push(*(FighterFire(fighter.number) for fighter in there))


def attacker(state: Campaign, number: int) -> tuple[Combat, Fighter]:
    """The combat and the fighter of a number."""
    combat = current(state)
    return combat, combat.fighters[number - 1]


def ask_fire(state: Campaign, step: FighterFire) -> Roll:
    """6.1.4 2d6 by range."""
    sortie = state.flight
    pack = load_pack(state.pack)
    combat, fighter = attacker(state, step.fighter)
    mods: list[Modifier] = []
    if fighter.state == "damaged":
        amount = pack.drm("B3.to_hit", "fighter_damaged")
        mods.append(Modifier("fighter_damaged", amount, "6.1.4"))
    if blind_behind(sortie, fighter):
        amount = pack.drm("B3.to_hit", "fug217_damaged")
        mods.append(Modifier("fug217_damaged", amount, "3.4.2"))
    return simple_roll(
        state,
        f"B3.to_hit.{RANGES[combat.round - 1]}",
        "6.1.4",
        actor=str(step.fighter),
        modifiers=tuple(mods),
        args={"type": fighter.type, "place": fighter.place},
    )


def took_fire(flow: Flow, step: FighterFire, thrown: Thrown) -> None:
    """6.1.4 A hit is rolled for its number of random hits."""
    if thrown.row.result == "hit":
        flow.push(FighterHits(step.fighter))
    else:
        flow.emit(FighterMissed(step.fighter))


def ask_hits(state: Campaign, step: FighterHits) -> Roll:
    """6.1.4 1d6 by firepower; the natural face counts for Sixth Sense."""
    _, fighter = attacker(state, step.fighter)
    power = load_pack(state.pack).fighters[fighter.type].firepower
    return simple_roll(
        state,
        f"B3.hits.{power}",
        "6.1.4",
        actor=str(step.fighter),
        args={"type": fighter.type, "extra": sum(extra_hits(state, fighter).values())},
        natural=True,
        reads=_reads(state),
    )


def _reads(state: Campaign) -> dict[int, int]:
    """6.7 The natural face of B3 that Sixth Sense reads as another."""
    if "sixth_sense" not in state.pilot.skills:
        return {}
    sense = effect_of(load_pack(state.pack).skills["sixth_sense"].effects, FaceAs)
    return {sense.face: sense.reads}


def extra_hits(state: Campaign, fighter: Fighter) -> dict[str, int]:
    """9.1, 9.3 Hits added to an attack that scored; they add up (AMB-55)."""
    pack = load_pack(state.pack)
    found = []
    if fighter.quality != "trained":
        found.append("veteran_or_ace")
    if state.options.range_effects and current(state).round == len(RANGES):
        found.append("close_range")
    return {name: pack.drm("B3.hits", name) for name in found}


def took_hits(flow: Flow, step: FighterHits, thrown: Thrown) -> None:
    """6.1.4, 6.7 Look up, then add the extra hits of the options (RUL-53)."""
    _, fighter = attacker(flow.state(), step.fighter)
    hits = thrown.row.amount + sum(extra_hits(flow.state(), fighter).values())
    flow.emit(FighterScored(step.fighter, hits))
    flow.push(Hits(hits, str(step.fighter)))


PHASE: Phase = {
    FightersTurn: Automatic(fighters_turn),
    FighterFire: Rolls(ask_fire, took_fire),
    FighterHits: Rolls(ask_hits, took_hits),
}
