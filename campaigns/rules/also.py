"""What else is legal beside the pending roll or decision (contract 3)."""

from campaigns.rules import crewing
from campaigns.rules.effects import RepairSystem, effect_of
from campaigns.rules.events import Jettisoned, SystemRepaired
from campaigns.rules.flow import Flow
from campaigns.rules.pack import load_pack
from campaigns.rules.pending import Choice
from campaigns.rules.state import Campaign, Sortie
from campaigns.rules.steps import (
    AAWeight,
    BombingRoll,
    BombRunRoll,
    EventRoll,
    Interception,
    LandingRoll,
    Step,
    TurnBack,
    WeatherRoll,
)

GIVE_UP = Choice("give-up", "2.0")
ABORT = Choice("turn-back", "6.4")
JETTISON = Choice("jettison", "6.4")
CANADA = Choice("canada", "9.4")

ONLY_GIVE_UP = (GIVE_UP,)

CALM = frozenset(
    {
        Interception,
        TurnBack,
        AAWeight,
        BombRunRoll,
        BombingRoll,
        EventRoll,
        WeatherRoll,
        LandingRoll,
    }
)
"""Steps in flight that are outside a combat and an attack."""

MAY_TURN = (Interception, AAWeight, BombRunRoll, BombingRoll)


def also(state: Campaign, step: Step) -> tuple[Choice, ...]:
    """All that is legal at a step besides its roll or decision, markers excepted."""
    if state.sortie is None:
        return ONLY_GIVE_UP
    if type(step) not in CALM:
        return ONLY_GIVE_UP
    sortie = state.sortie
    found: list[Choice] = []
    if _may_abort(sortie, step):
        found.append(ABORT)
    if _may_jettison(sortie, step):
        found.append(JETTISON)
    if _may_land_in_canada(state, sortie, step):
        found.append(CANADA)
    found.extend(_repairs(state, sortie))
    return (*found, GIVE_UP)


def _may_abort(sortie: Sortie, step: Step) -> bool:
    """6.4 Outward bound from Zone 2 on, before the drop (AMB-26)."""
    if sortie.leg != "out" or sortie.zone < 2 or not isinstance(step, MAY_TURN):
        return False
    if isinstance(step, AAWeight):
        return step.over_target and not sortie.released
    return True


def _may_jettison(sortie: Sortie, step: Step) -> bool:
    """6.4 Bombs can be thrown away while the doors work (RUL-23)."""
    if sortie.zone < 1 or isinstance(step, LandingRoll) or sortie.lost:
        return False
    return sortie.load in ("bombs", "atomic") and "bay_doors" not in sortie.damage.parts


def _may_land_in_canada(state: Campaign, sortie: Sortie, step: Step) -> bool:
    """9.4 A crippled bomber over the zones of the option (RUL-120)."""
    if not state.options.neutral_canada or sortie.lost:
        return False
    if not isinstance(step, (Interception, TurnBack, AAWeight)):
        return False
    rule = crewing.in_canada(load_pack(state.pack))
    engines = len(sortie.damage.engines)
    limits = rule.crippled
    crippled = engines >= limits.engines_out or sortie.hits >= limits.hits
    return crippled and sortie.zone in rule.zones


def _repairs(state: Campaign, sortie: Sortie) -> tuple[Choice, ...]:
    """6.7 Electronics Wizard: one set in a sortie while the officer is fit for duty."""
    skilled = "electronics_wizard" in state.pilot.skills
    if not skilled or sortie.wizard_used:
        return ()
    pack = load_pack(state.pack)
    wizard = effect_of(pack.skills["electronics_wizard"].effects, RepairSystem)
    if not crewing.able(sortie, wizard.fit):
        return ()
    return tuple(
        Choice(f"repair:{system}", "6.7", {"system": system})
        for system in pack.common.electronics
        if system in sortie.damage.systems
    )


def jettison(flow: Flow) -> None:
    """6.4 Throw the bombs away without score."""
    flow.emit(Jettisoned(flow.sortie.load))
    flow.change_sortie(load="empty")


def repair(flow: Flow, system: str) -> None:
    """6.7 The electronics officer brings one set back; its hit stays counted."""
    left = tuple(s for s in flow.damage.systems if s != system)
    flow.change_damage(systems=left)
    flow.change_sortie(wizard_used=True)
    flow.emit(SystemRepaired(system))
