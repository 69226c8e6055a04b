"""Players for simulation: one careful, one who takes any legal answer.

Both choose only from `pending`; the careful one follows the policy in words of the
calibration: turn back at seven marks, spread the guns, buy skills in a fixed order.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Protocol

from campaigns.rules import crewing
from campaigns.rules.pack import load_pack
from campaigns.rules.pending import (
    Also,
    Answer,
    Assign,
    Choose,
    Decision,
    Pending,
    Roll,
    Throw,
)
from campaigns.rules.phases import bombing, landing
from campaigns.rules.phases.fight import current
from campaigns.rules.phases.gunnery import HOLD
from campaigns.rules.state import Campaign, Sortie
from campaigns.rules.steps import LandingRoll
from campaigns.rules.targets import farthest

SKILLS = (
    "parachute", "landing", "acm", "accuracy", "sixth_sense", "navigation",
    "leadership", "shared_expertise", "electronics_wizard", "weapons_maintenance",
)  # fmt: skip
TYPES = ("ta400", "ju390", "e555")
MARKS_TO_TURN_BACK = 7
DITCH_UP_TO = 5


class Pick(Protocol):
    """A source of arbitrary choices: any index below `count`."""

    def __call__(self, count: int) -> int:
        """An index from 0 to `count` - 1."""


type Policy = Callable[[Campaign, Pending, Pick], Answer]


def any_legal(state: Campaign, asked: Pending, pick: Pick) -> Answer:
    """Any legal answer; gives up only once in many hundred answers."""
    extra = [choice.id for choice in asked.also if choice.id != "give-up"]
    if extra and pick(6) == 0:
        return Also(extra[pick(len(extra))])
    if isinstance(asked, Roll):
        return Also("give-up") if pick(20_000) == 0 else Throw()
    if asked.fields:
        return _any_picks(asked, pick)
    return Choose(asked.choices[pick(len(asked.choices))].id)


def _any_picks(asked: Decision, pick: Pick) -> Answer:
    picks = {f.id: f.choices[pick(len(f.choices))].id for f in asked.fields}
    answer = Assign(picks)
    if asked.admits(answer):
        return answer
    return Assign({field.id: HOLD for field in asked.fields})


def careful(state: Campaign, asked: Pending, pick: Pick) -> Answer:
    """The policy in words of the calibration."""
    if isinstance(asked, Roll):
        return _before_roll(state, asked)
    choose = CAREFUL.get(asked.id, _first)
    return choose(state, asked, pick)


def _first(state: Campaign, asked: Decision, pick: Pick) -> Answer:
    return Choose(asked.choices[0].id)


def _before_roll(state: Campaign, asked: Roll) -> Answer:
    """Markers are spent where they fit; sets the run needs are repaired; else throw."""
    legal = [choice.id for choice in asked.also]
    for wanted in (
        "repair:fug104",
        "repair:peilg6",
        "repair:fug245",
        "repair:kettenhund",
    ):
        if wanted in legal:
            return Also(wanted)
    spend = next((choice for choice in legal if choice.startswith("spend:")), None)
    if spend:
        return Also(spend)
    may_turn = "turn-back" in legal and not at_the_run(state)
    if may_turn and hopeless(state, state.flight):
        return Also("turn-back")
    return Throw()


def hopeless(state: Campaign, sortie: Sortie) -> bool:
    """True when a careful captain turns back before the drop."""
    mat = load_pack(state.pack).mats[state.aircraft]
    damage, limits = sortie.damage, mat.thresholds
    weak = (
        damage.airframe >= limits.airframe - 1
        or damage.rudder >= limits.rudder - 1
        or any(boxes >= limits.wing_root - 1 for boxes in damage.wing_root.values())
        or (damage.oxygen and damage.airframe >= limits.airframe - 2)
    )
    down = not crewing.able(sortie, "pilot")
    return (
        sortie.hits >= MARKS_TO_TURN_BACK
        or weak
        or down
        or fuel_short(state, sortie)
        or mission_lost(sortie)
    )


def at_the_run(state: Campaign) -> bool:
    """True over the target outward bound, when turning back gains little."""
    sortie = state.flight
    return sortie.target is not None and sortie.zone == sortie.target.zone


def fuel_short(state: Campaign, sortie: Sortie) -> bool:
    """True when the boxes do not last to the farthest zone and home."""
    target = sortie.target
    if target is None:
        return False
    pack = load_pack(state.pack)
    turn = farthest(pack, target)
    entries = (turn - sortie.zone) + (turn - 1)
    return sortie.fuel < entries * crewing.entry_cost(pack, sortie)


def mission_lost(sortie: Sortie) -> bool:
    """True when nothing that the sortie was sent for can be done any more."""
    if sortie.target is None:
        return False
    cause = bombing.hindrance(sortie)
    if sortie.target.mission == "agent":
        agent = crewing.condition(sortie, "agent") in crewing.ABLE
        return bool(cause) and not agent
    return cause not in ("", "empty")


def _turn_back(state: Campaign, asked: Decision, pick: Pick) -> Answer:
    back = not at_the_run(state) and hopeless(state, state.flight)
    return Choose("turn-back" if back else "press-on")


def _guns(state: Campaign, asked: Decision, pick: Pick) -> Answer:
    """Every gun that bears, the easiest target first, spread over the fighters."""
    spend = next((c.id for c in asked.also if c.id.startswith("spend:")), None)
    if spend:
        return Also(spend)
    pack = load_pack(state.pack)
    places = {str(f.number): f.place for f in current(state).fighters}
    taken: dict[str, int] = {}
    picks: dict[str, str] = {}
    for field in asked.fields:
        targets = [c.id for c in field.choices if c.id != HOLD]
        free = [t for t in targets if _still_free(asked, picks, t)]
        best = min(
            free,
            key=lambda t: (taken.get(t, 0), pack.to_hit_need(places[t])),
            default=HOLD,
        )
        picks[field.id] = best
        taken[best] = taken.get(best, 0) + 1
    return Assign(picks)


def _still_free(asked: Decision, picks: Mapping[str, str], target: str) -> bool:
    return all(limit.admits((*picks.values(), target)) for limit in asked.limits)


def _cover(state: Campaign, asked: Decision, pick: Pick) -> Answer:
    """The escort takes the fighter that is hardest to hit."""
    pack = load_pack(state.pack)
    hardest = max(asked.choices, key=lambda c: pack.to_hit_need(str(c.args["place"])))
    return Choose(hardest.id)


def _chaff(state: Campaign, asked: Decision, pick: Pick) -> Answer:
    return Choose(asked.choices[-1].id)


def _forced_down(state: Campaign, asked: Decision, pick: Pick) -> Answer:
    """Canada if it may be; ditch with whole rafts and an easy landing; else jump."""
    legal = [choice.id for choice in asked.choices]
    if "canada" in legal:
        return Choose("canada")
    if "ditch" not in legal:
        return Choose("deadstick")
    mods = landing.modifiers(state, LandingRoll("sea"))
    easy = sum(modifier.amount for modifier in mods) <= DITCH_UP_TO
    rafts = "rafts" not in state.flight.damage.parts
    return Choose("ditch" if easy and rafts else "bail-out")


def _hangar(state: Campaign, asked: Decision, pick: Pick) -> Answer:
    """The next skill of the order as soon as it can be paid, newer types at once."""
    legal = [choice.id for choice in asked.choices]
    wanted = next((s for s in SKILLS if s not in state.pilot.skills), None)
    if f"buy:{wanted}" in legal:
        return Choose(f"buy:{wanted}")
    newer = next((t for t in TYPES if f"type:{t}" in legal), None)
    return Choose(f"type:{newer}" if newer else legal[0])


def _new_aircraft(state: Campaign, asked: Decision, pick: Pick) -> Answer:
    legal = [choice.id for choice in asked.choices]
    return Choose(next((t for t in TYPES if t in legal), legal[0]))


def _research(state: Campaign, asked: Decision, pick: Pick) -> Answer:
    """Half the time an area already begun, else any."""
    areas = [c.id for c in asked.choices if c.id != "none"]
    begun = [area for area in areas if state.research.levels.get(area, 0)]
    pool: Sequence[str] = begun if begun and pick(2) == 0 else areas
    return Choose(pool[pick(len(pool))] if pool else "none")


def _target(state: Campaign, asked: Decision, pick: Pick) -> Answer:
    """A raid on Zone 5."""
    near = [c.id for c in asked.choices if c.args["zone"] == 5]
    return Choose((near or [c.id for c in asked.choices])[0])


def _spend(state: Campaign, asked: Decision, pick: Pick) -> Answer:
    return Choose("spend")


def _second_thoughts(state: Campaign, asked: Decision, pick: Pick) -> Answer:
    bad = ("rough", "crash", "killed", "SW", "KIA", "lost", "off-target")
    zero = str(asked.args["table"]).startswith("B11") and asked.args["amount"] == 0
    again = asked.args["result"] in bad or zero
    return Choose("spend" if again else "keep")


def _guardian(state: Campaign, asked: Decision, pick: Pick) -> Answer:
    return Choose("spend" if int(asked.args["hits"]) >= 3 else "keep")


CAREFUL: Mapping[str, Policy | Callable[[Campaign, Decision, Pick], Answer]] = {
    "turn-back": _turn_back,
    "guns": _guns,
    "cover": _cover,
    "chaff": _chaff,
    "forced-down": _forced_down,
    "hangar": _hangar,
    "new-aircraft": _new_aircraft,
    "research": _research,
    "telegram": _research,
    "target-choice": _target,
    "escort": _spend,
    "second-thoughts": _second_thoughts,
    "guardian": _guardian,
}
