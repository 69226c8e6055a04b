"""6.2 Bombing: the run (B10), the result (B11), and what needs no roll."""

from msgspec.structs import replace

from campaigns.rules import crewing
from campaigns.rules.events import Bombed, NotDropped, Released, RunAutomatic
from campaigns.rules.flow import Flow, simple_roll
from campaigns.rules.handlers import Automatic, Phase, Repeatables, Rolls
from campaigns.rules.pack import load_pack
from campaigns.rules.pending import Choice, Modifier, Roll
from campaigns.rules.phases.anti_aircraft import SIDES
from campaigns.rules.state import Campaign, Sortie
from campaigns.rules.steps import AAWeight, BombingRoll, BombRun, BombRunRoll, Withdraw
from campaigns.rules.thrown import Thrown

CLEAR_VIEW = "clear_view"


def begin_run(flow: Flow, step: BombRun) -> None:
    """6.2 Drop, photograph or not, by what is in the bay and what still works."""
    sortie = flow.sortie
    cause = hindrance(sortie)
    if cause:
        flow.emit(NotDropped(cause))
    elif sortie.load in ("atomic", "leaflets"):
        flow.emit(Released(sortie.load))
        flow.change_sortie(released=True, load="empty")
    else:
        automatic = automatic_miss(sortie)
        if automatic:
            flow.emit(RunAutomatic(automatic))
            flow.change_sortie(on_target=False)
            flow.push(BombingRoll())
        else:
            flow.push(BombRunRoll())


def hindrance(sortie: Sortie) -> str:
    """6.2.3 to 6.2.5 Why nothing can be released or photographed, empty if it can."""
    doors = "bay_doors" in sortie.damage.parts
    cameras = sortie.damage.cameras
    match sortie.load:
        case "empty":
            return "empty"
        case "leaflets":
            gone = len(sortie.damage.dispensers) == len(SIDES)
            return "dispensers" if gone else ""
        case "camera":
            bay = doors or "bay" in cameras
            return "cameras" if bay and "fuselage" in cameras else ""
        case _:
            return "doors" if doors else ""


def automatic_miss(sortie: Sortie) -> str:
    """6.2.1 Why the run is off target without a roll, empty if it is rolled."""
    if not crewing.able(sortie, "bombardier"):
        return "bombardier"
    return next((s for s in ("peilg6", "fug104") if s in sortie.damage.systems), "")


def run_modifiers(state: Campaign) -> tuple[Modifier, ...]:
    """6.2.1 Low is good; the Navigation skill helps (AMB-01)."""
    sortie = state.flight
    pack = load_pack(state.pack)
    navigator = crewing.able(sortie, "navigator")
    holds = (
        ("navigation", "6.7", navigator and "navigation" in state.pilot.skills),
        ("peilg_improved", "3.3", "peilg" in state.research.achieved),
        ("navigator_down", "6.2.1", not navigator),
    )
    return tuple(
        Modifier(name, pack.drm("B10", name), rule) for name, rule, on in holds if on
    )


def ask_run(state: Campaign, step: BombRunRoll) -> Roll:
    """6.2.1 2d6 on B10."""
    mods = run_modifiers(state)
    return simple_roll(state, "B10", "6.2.1", modifiers=mods, throw=step.throw)


def took_run(flow: Flow, step: BombRunRoll, thrown: Thrown) -> None:
    """6.2.1 The column of B11 is known."""
    flow.change_sortie(on_target=thrown.row.result == "on-target")
    flow.push(BombingRoll())


def bombing_modifiers(state: Campaign, step: BombingRoll) -> tuple[Modifier, ...]:
    """6.2.2 High is good; a camera counts in place of the load (AMB-12)."""
    sortie = state.flight
    pack = load_pack(state.pack)
    load = pack.mats[state.aircraft].bomb_drm
    view = pack.drm("B11", "marker_clear_view")
    camera = sortie.load == "camera"
    hits = 0 if camera else sortie.damage.bombs_hit
    lotfe = "lotfe" in state.research.achieved
    amounts = (
        ("bomb_load", "6.2.2", 0 if camera else load),
        ("camera", "6.2.5.3", pack.drm("B11", "camera") * camera),
        ("accuracy", "6.7", pack.drm("B11", "accuracy") * _skilled(state)),
        ("lotfe", "3.3", pack.drm("B11", "lotfe") * lotfe),
        ("bombs_hit", "6.3", pack.drm("B11", "bombs_hit") * hits),
        ("marker_clear_view", "6.11", view * step.clear_view),
    )  # fmt: skip
    return tuple(Modifier(name, n, rule) for name, rule, n in amounts if n)


def _skilled(state: Campaign) -> bool:
    return "accuracy" in state.pilot.skills


def ask_result(state: Campaign, step: BombingRoll) -> Roll:
    """6.2.2 2d6 on B11 in the column of the run."""
    sortie = state.flight
    also: tuple[Choice, ...] = ()
    if CLEAR_VIEW in state.markers and not step.clear_view:
        also = (Choice(f"spend:{CLEAR_VIEW}", "6.11"),)
    return simple_roll(
        state,
        f"B11.{'on' if sortie.on_target else 'off'}",
        "6.2.2",
        modifiers=bombing_modifiers(state, step),
        throw=step.throw,
        also=also,
    )


def took_result(flow: Flow, step: BombingRoll, thrown: Thrown) -> None:
    """6.2.2 The percentage stands from the moment of release (AMB-13)."""
    load = flow.sortie.load
    percent = thrown.row.amount
    flow.emit(Released(load))
    flow.emit(Bombed(percent, bool(flow.sortie.on_target)))
    flow.change_sortie(
        percent=percent, released=True, load="camera" if load == "camera" else "empty"
    )


def withdraw(flow: Flow, step: Withdraw) -> None:
    """6.1.5 The second AA attack comes only after a release (RUL-22, RUL-96)."""
    if flow.sortie.released:
        flow.push(AAWeight())


def with_clear_view(step: BombingRoll) -> BombingRoll:
    """6.11 The same roll with the marker spent on it."""
    return replace(step, clear_view=True)


REPEATABLE: Repeatables = {
    BombRunRoll: Rolls(ask_run, took_run),
    BombingRoll: Rolls(ask_result, took_result),
}

PHASE: Phase = {
    **REPEATABLE,
    BombRun: Automatic(begin_run),
    Withdraw: Automatic(withdraw),
}
