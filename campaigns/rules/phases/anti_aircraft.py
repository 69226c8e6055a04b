"""6.1.5, 6.1.6 Anti-aircraft fire: weight, chaff, number of random hits (chart B2a)."""

from campaigns.rules.events import AAScored, ChaffReleased
from campaigns.rules.flow import Flow, simple_roll
from campaigns.rules.handlers import Decides, Phase, Rolls
from campaigns.rules.pack import load_pack
from campaigns.rules.pending import Choice, Decision, Modifier, Roll
from campaigns.rules.state import Campaign, Sortie
from campaigns.rules.steps import AAFire, AAWeight, AfterFight, Chaff, Hits
from campaigns.rules.thrown import Thrown

SIDES = ("port", "starboard")
CLOUD = "broken_cloud"


def begin(flow: Flow, *, over_target: bool) -> None:
    """6.1.5 An attack whose weight is rolled."""
    flow.push(AAWeight(over_target))


def begin_with(flow: Flow, weight: str) -> None:
    """RUL-50 An attack whose weight is given."""
    _open(flow)
    _offer_chaff(flow, weight)


def _open(flow: Flow) -> None:
    flow.change_sortie(attack=flow.sortie.attack + 1)


def ask_weight(state: Campaign, step: AAWeight) -> Roll:
    """6.1.5 1d6 for each attack (AMB-66)."""
    sortie = state.flight
    actor = f"aa{sortie.attack + 1}"
    return simple_roll(state, "B2a.type", "6.1.5", actor=actor)


def took_weight(flow: Flow, step: AAWeight, thrown: Thrown) -> None:
    """6.1.5 Chaff is decided when the weight is known (AMB-04)."""
    _open(flow)
    _offer_chaff(flow, thrown.row.result)


def usable_dispensers(sortie: Sortie) -> tuple[str, ...]:
    """6.1.6 Dispensers that work and have a use left."""
    return tuple(
        side
        for side in SIDES
        if sortie.chaff.get(side, 0) > 0 and side not in sortie.damage.dispensers
    )


def _offer_chaff(flow: Flow, weight: str) -> None:
    if usable_dispensers(flow.sortie):
        flow.push(Chaff(weight))
    else:
        flow.push(AAFire(weight))


def ask_chaff(state: Campaign, step: Chaff) -> Decision:
    """6.1.5 None, one or two releases, one for each dispenser."""
    sortie = state.flight
    amount = load_pack(state.pack).drm("B2a.hits", "chaff")
    choices = tuple(
        Choice(str(n), "6.1.5", {"releases": n, "drm": n * amount})
        for n in range(len(usable_dispensers(sortie)) + 1)
    )
    return Decision("chaff", "6.1.5", choices, args={"weight": step.weight})


def took_chaff(flow: Flow, step: Chaff, choice: str) -> None:
    """6.1.6 Each release spends a use of its dispenser; the fuller one goes first."""
    left = flow.sortie.chaff
    order = sorted(usable_dispensers(flow.sortie), key=lambda side: -left[side])
    used = tuple(order[: int(choice)])
    if used:
        spent = {side: left[side] - (side in used) for side in left}
        flow.change_sortie(chaff=spent)
        flow.emit(ChaffReleased(used))
    flow.push(AAFire(step.weight, len(used)))


def modifiers(state: Campaign, step: AAFire) -> tuple[Modifier, ...]:
    """6.1.5 All that changes the AA roll; low is good."""
    sortie = state.flight
    pack = load_pack(state.pack)
    found: list[Modifier] = []

    def add(name: str, rule: str, times: int = 1) -> None:
        amount = pack.drm("B2a.hits", name) * times
        found.append(Modifier(name, amount, rule))

    if step.weight != "heavy":
        add(step.weight, "6.1.5")
    if "kettenhund" not in sortie.damage.systems:
        improved = "kettenhund" in state.research.achieved
        add("kettenhund_improved" if improved else "kettenhund", "6.1.5")
    if step.chaff:
        add("chaff", "6.1.5", step.chaff)
    if sortie.damage.oxygen:
        add("low_altitude", "6.4")
    if step.cloud:
        add("marker_broken_cloud", "6.11")
    return tuple(found)


def ask_fire(state: Campaign, step: AAFire) -> Roll:
    """6.1.5 2d6: not whether it hits, but how often."""
    also: tuple[Choice, ...] = ()
    if CLOUD in state.markers and not step.cloud:
        also = (Choice(f"spend:{CLOUD}", "6.11"),)
    return simple_roll(
        state,
        "B2a.hits",
        "6.1.5",
        actor="aa",
        modifiers=modifiers(state, step),
        args={"weight": step.weight},
        also=also,
    )


def took_fire(flow: Flow, step: AAFire, thrown: Thrown) -> None:
    """6.1.5 The random hits follow; after them the player may turn back (AMB-26)."""
    hits = thrown.row.amount
    flow.emit(AAScored(step.weight, hits))
    if hits:
        flow.push(Hits(hits, "aa"), AfterFight())


PHASE: Phase = {
    AAWeight: Rolls(ask_weight, took_weight),
    Chaff: Decides(ask_chaff, took_chaff),
    AAFire: Rolls(ask_fire, took_fire),
}
