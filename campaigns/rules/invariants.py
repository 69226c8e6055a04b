"""What must hold in every career, however it is played.

`Watch` looks at each advance of one career. Each invariant is a small function that
gives the faults it finds; none of them asks the phases, so that they can judge them.
"""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from typing import NamedTuple

from msgspec.structs import asdict

from campaigns.rules.events import (
    CareerOver,
    Event,
    ExperienceGained,
    FighterDestroyed,
    Rolled,
    SkillBought,
    SystemRepaired,
)
from campaigns.rules.mats import Mat
from campaigns.rules.pack import load_pack
from campaigns.rules.pending import Decision, Pending
from campaigns.rules.state import SLOTS, Campaign, Damage, Man, Sortie, decode, encode

MOST_STEPS = 40_000
"""Far above the longest career; a run beyond it never ends."""

OUT_OF_ACTION = ("SW", "KIA")
SEVERITY: Mapping[str, int] = {"fit": 0, "LW": 1, "SW": 2, "KIA": 3}
FLYERS = ("pilot", "copilot", "engineer")
FIGHTING = ("untouched", "damaged")

type Faults = Iterator[str]


class Advanced(NamedTuple):
    """One advance: the state before it, what happened, the state and what is asked."""

    before: Campaign
    events: tuple[Event, ...]
    after: Campaign
    asked: Pending | None


class Watch:
    """What is remembered of a career so far, and the check of each advance."""

    def __init__(self) -> None:
        self.steps = 0
        self.places: set[str] = set()
        self.dead: set[int] = set()
        self.kills: Counter[int] = Counter()

    def faults(self, step: Advanced) -> list[str]:
        """Every invariant that the advance breaks, as `name: detail`."""
        self.steps += 1
        found = [
            f"{name}: {detail}"
            for name, invariant in INVARIANTS.items()
            for detail in invariant(self, step)
        ]
        self._remember(step)
        return found

    def _remember(self, step: Advanced) -> None:
        self.places.update(roll.place for roll in rolls(step.events))
        self.dead.update(_killed(step.after))


def rolls(events: tuple[Event, ...]) -> Iterator[Rolled]:
    """The throws among the events."""
    return (event for event in events if isinstance(event, Rolled))


def _killed(state: Campaign) -> Iterator[int]:
    sortie = state.sortie
    if sortie is not None:
        for station, wound in sortie.wounds.items():
            if wound == "KIA" and station in sortie.aboard:
                yield sortie.aboard[station].id


def one_place_each(watch: Watch, step: Advanced) -> Faults:
    """6.4.5 Each man is in exactly one place, and at his own post."""
    state = step.after
    men = [*state.crew.values(), *state.standins.values()]
    twice = [man for man, n in Counter(man.id for man in men).items() if n > 1]
    if twice:
        yield f"men {twice} stand at several posts"
    if any(man.id >= state.men for man in men):
        yield "a man has a number that was never given"
    if state.sortie is not None:
        yield from _aboard(state, state.sortie)


def _aboard(state: Campaign, sortie: Sortie) -> Faults:
    mat = load_pack(state.pack).mats[state.aircraft]
    seats = sortie.aboard
    if not sortie.landed_at and not sortie.lost and set(seats) != set(mat.crew):
        yield f"{sorted(seats)} fly a {state.aircraft}"
    if len({man.id for man in seats.values()}) < len(seats):
        yield "a man sits on two seats"
    if stack_is_in_flight(state):
        for station, man in seats.items():
            if man not in (state.crew.get(station), state.standins.get(station)):
                yield f"{man.id} flies as {station} and is on no list"


def stack_is_in_flight(state: Campaign) -> bool:
    """True until the debriefing of a sortie has looked at its crew."""
    names = {type(step).__name__ for step in state.stack}
    return state.sortie is not None and "Debriefing" in names


def the_dead_stay_dead(watch: Watch, step: Advanced) -> Faults:
    """6.4.5 No dead man comes again, and no wound heals in flight."""
    after = step.after
    if after.sortie is None:
        living = [*after.crew.values(), *after.standins.values()]
        risen = watch.dead.intersection(man.id for man in living) - {_pilot(after).id}
        if risen:
            yield f"{sorted(risen)} are dead and serve"
    elif step.before.sortie is not None and step.before.slot == after.slot:
        for station, wound in step.before.sortie.wounds.items():
            now = after.sortie.wounds.get(station, "fit")
            if SEVERITY[now] < SEVERITY[wound]:
                yield f"{station} was {wound} and is {now}"
    if _pilot(after).id in watch.dead and after.over != "killed":
        yield "the pilot is dead and the career goes on"


def _pilot(state: Campaign) -> Man:
    return state.crew["pilot"]


def only_manned_guns_fire(watch: Watch, step: Advanced) -> Faults:
    """6.1.4, 6.4.5, 9.2 No gun fires that is out, unmanned or empty."""
    for roll in rolls(step.events):
        if roll.table.startswith("B2.to_hit"):
            yield from _gun(step.before, roll.actor)


def _gun(state: Campaign, position: str) -> Faults:
    sortie = state.flight
    gun = load_pack(state.pack).mats[state.aircraft].gun(position)
    if position in sortie.damage.guns:
        yield f"{position} is out and fires"
    if (
        sortie.wounds.get(gun.gunner) in OUT_OF_ACTION
        or gun.gunner not in sortie.aboard
    ):
        yield f"{position} fires without a man"
    if at_controls(sortie) == gun.gunner:
        yield f"{gun.gunner} flies and fires"
    if sortie.ammo.get(position, 0) < 0:
        yield f"{position} fires what it has not"


def at_controls(sortie: Sortie) -> str:
    """6.4.5 The first of pilot, co-pilot and engineer who is not out of action."""
    able = (s for s in FLYERS if sortie.wounds.get(s) not in OUT_OF_ACTION)
    return next(able, "")


def only_living_fighters_act(watch: Watch, step: Advanced) -> Faults:
    """6.1.4 A fighter that is destroyed or gone neither fires nor is fired at."""
    for roll in rolls(step.events):
        if roll.table.startswith("B3.to_hit"):
            number = int(roll.actor)
        elif roll.table.startswith("B2.to_hit"):
            shots = step.before.flight.fight.shots
            number = next(s.fighter for s in shots if s.gun == roll.actor)
        else:
            continue
        state = step.before.flight.fight.fighters[number - 1].state
        if state not in FIGHTING:
            yield f"fighter {number} is {state} at {roll.table}"


def kills_add_up(watch: Watch, step: Advanced) -> Faults:
    """6.1.4 Every fighter shot down is credited to one man, and no other kill is."""
    downed = [e for e in step.events if isinstance(e, FighterDestroyed)]
    watch.kills.update(event.man for event in downed)
    state = step.after
    for man in (*state.crew.values(), *state.standins.values()):
        if man.kills != watch.kills[man.id]:
            yield f"{man.id} has {man.kills} kills, shot down {watch.kills[man.id]}"
        if not 0 <= man.ace_kills <= man.kills:
            yield f"{man.id} has {man.ace_kills} of {man.kills} as an ace"
    if downed and state.sortie and step.before.sortie:
        more = len(state.sortie.kills) - len(step.before.sortie.kills)
        if more != len(downed):
            yield f"{len(downed)} shot down, {more} credited"


def the_calendar_goes_on(watch: Watch, step: Advanced) -> Faults:
    """3.7 Slots only go forward, and never past March 1948."""
    if not step.before.slot <= step.after.slot < SLOTS:
        yield f"slot {step.before.slot} is followed by {step.after.slot}"
    if step.after.pilot.flown > step.after.slot + 1:
        yield f"{step.after.pilot.flown} sorties by slot {step.after.slot}"


def experience_is_earned(watch: Watch, step: Advanced) -> Faults:
    """6.7 Points are never negative; they come and go by what is gained and bought."""
    before, after = step.before.pilot, step.after.pilot
    skills = load_pack(step.after.pack).skills
    gained = sum(e.points for e in step.events if isinstance(e, ExperienceGained))
    spent = sum(skills[e.skill].cost for e in step.events if isinstance(e, SkillBought))
    if after.experience < 0:
        yield f"{after.experience} points"
    if after.experience != before.experience + gained - spent:
        yield f"{before.experience} and {gained} less {spent} is {after.experience}"
    if len(set(after.skills)) < len(after.skills):
        yield "a skill is held twice"


def the_score_only_grows(watch: Watch, step: Advanced) -> Faults:
    """8.0, 6.8 Total, successes and awards are never taken away."""
    before, after = step.before.pilot, step.after.pilot
    if after.total < before.total or after.successes < before.successes:
        yield "points or successes were lost"
    if after.awards[: len(before.awards)] != before.awards:
        yield "an award was taken back"
    if len(set(after.awards)) < len(after.awards):
        yield "an award was given twice"


def damage_only_grows(watch: Watch, step: Advanced) -> Faults:
    """6.4 In flight hits and marks only grow; the wizard alone brings back one set."""
    before, after = step.before.sortie, step.after.sortie
    if before is None or after is None or step.before.slot != step.after.slot:
        return
    if after.hits < before.hits:
        yield f"{before.hits} hits are {after.hits}"
    repaired = {e.system for e in step.events if isinstance(e, SystemRepaired)}
    healed = set(_marks(before.damage)) - set(_marks(after.damage))
    if healed - {f"systems={system}" for system in repaired}:
        yield f"{sorted(healed)} came back"
    yield from _short_of_a_loss(step.after, after)


def _marks(damage: Damage) -> Iterator[str]:
    """Every mark on the mat, boxes one by one."""
    for name, value in asdict(damage).items():
        if isinstance(value, dict):
            for side, boxes in value.items():
                yield from (f"{name}-{side}={n}" for n in range(boxes))
        elif isinstance(value, tuple):
            yield from (f"{name}={what}" for what in value)
        else:
            yield from (f"{name}={n}" for n in range(int(value)))


def _short_of_a_loss(state: Campaign, sortie: Sortie) -> Faults:
    """6.3 A bomber that flies has no part at its threshold.

    After the debriefing the marks are those of a bomber that another may have followed.
    """
    if sortie.lost or state.over or not stack_is_in_flight(state):
        return
    mat = load_pack(state.pack).mats[state.aircraft]
    if _broken(mat, sortie.damage):
        yield "the bomber is broken and flies"
    if not 0 <= sortie.fuel <= mat.endurance:
        yield f"{sortie.fuel} boxes of {mat.endurance}"


def _broken(mat: Mat, damage: Damage) -> bool:
    limits = mat.thresholds
    tails = damage.tailplane.values()
    return (
        damage.airframe >= limits.airframe
        or damage.rudder >= limits.rudder
        or max(damage.wing_root.values()) >= limits.wing_root
        or (limits.tailplane > 0 and min(tails) >= limits.tailplane)
        or len(damage.engines) >= mat.engines
    )


def steps_are_bounded(watch: Watch, step: Advanced) -> Faults:
    """5.0 A career comes to its end."""
    if watch.steps > MOST_STEPS:
        yield f"more than {MOST_STEPS} steps"


def there_is_a_way_on(watch: Watch, step: Advanced) -> Faults:
    """2.0 Something can be done until the career is over, and nothing after."""
    over = [e for e in step.events if isinstance(e, CareerOver)]
    if (step.asked is None) is not bool(step.after.over):
        yield f"asked {step.asked} in a career that is over by {step.after.over!r}"
    if len(over) != bool(step.after.over):
        yield f"{len(over)} ends"
    asked = step.asked
    if isinstance(asked, Decision) and not (asked.choices or asked.fields):
        yield f"{asked.id} has no choice"
    if isinstance(asked, Decision) and not all(f.choices for f in asked.fields):
        yield f"{asked.id} has an empty field"


def no_throw_twice(watch: Watch, step: Advanced) -> Faults:
    """Contract 7 No two throws of a career are made at one place."""
    for roll in rolls(step.events):
        if roll.place in watch.places:
            yield roll.place


def the_state_can_be_stored(watch: Watch, step: Advanced) -> Faults:
    """Contract 13 Stored and read back it is the same state and the same bytes."""
    if isinstance(step.asked, Decision) or step.after.over:
        stored = encode(step.after)
        read = decode(stored)
        if read != step.after or encode(read) != stored:
            yield "it changes when it is stored"


type Invariant = Callable[[Watch, Advanced], Faults]

INVARIANTS: Mapping[str, Invariant] = {
    invariant.__name__: invariant
    for invariant in (
        one_place_each,
        the_dead_stay_dead,
        only_manned_guns_fire,
        only_living_fighters_act,
        kills_add_up,
        the_calendar_goes_on,
        experience_is_earned,
        the_score_only_grows,
        damage_only_grows,
        steps_are_bounded,
        there_is_a_way_on,
        no_throw_twice,
        the_state_can_be_stored,
    )
}
