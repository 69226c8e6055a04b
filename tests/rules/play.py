"""A table for rules tests: any step, given dice, and the events that follow."""

from collections.abc import Iterable, Mapping
from typing import Any

from msgspec.structs import replace

from campaigns.rules.dice import ScriptedDice
from campaigns.rules.engine import Setup, advance, begin, pending, settle
from campaigns.rules.events import Event
from campaigns.rules.flow import Flow
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
from campaigns.rules.state import (
    Campaign,
    Combat,
    Damage,
    Fighter,
    Options,
    Sortie,
    Target,
)
from campaigns.rules.steps import (
    AfterFight,
    Debriefing,
    Depart,
    Round,
    Step,
    ZoneBusiness,
)
from tests.rules import witness

PACK = load_pack("azores-1947")
RAID = Target("raid", "Colt Manufacturing Co.", "Hartford, Conn.", 5)
STATIONS = (
    "pilot", "copilot", "engineer", "navigator", "bombardier", "ewo",
    "top_mid", "top_aft", "waist", "ventral", "tail",
)  # fmt: skip
NAMES = {station: station.title() for station in STATIONS}
HARMLESS = {"1d6": (1,), "2d6": (3, 4), "d66": (1, 1), "1d10": (1,)}
"""Throws that harm nobody: no contact, no hit, light AA, an ordinary raid."""


def campaign(
    aircraft: str = "fw300", *, options: Options | None = None, **changes: Any
) -> Campaign:
    """A campaign in the hangar of April 1947 on any type; `changes` are its fields.

    Fields of the pilot have `pilot_` in front: `pilot_skills`, `pilot_rank`.
    """
    state, _ = begin(Setup("fw300", "Test", NAMES, options=options or Options()))
    mat = PACK.mats[aircraft]
    man = state.crew["pilot"]
    crew = {s: replace(man, id=n, name=NAMES[s]) for n, s in enumerate(mat.crew)}
    of_pilot = [key for key in changes if key.startswith("pilot_")]
    pilot = {key.removeprefix("pilot_"): changes.pop(key) for key in of_pilot}
    state = replace(state, aircraft=aircraft, crew=crew, men=len(crew))
    return replace(state, pilot=replace(state.pilot, **pilot), **changes)


def airborne(
    *steps: Step,
    zone: int = 3,
    leg: str = "out",
    aircraft: str = "fw300",
    target: Target = RAID,
    load: str = "bombs",
    damage: Mapping[str, Any] | None = None,
    sortie: Mapping[str, Any] | None = None,
    **changes: Any,
) -> Campaign:
    """A campaign in flight whose top steps are `steps`, the first named on top.

    Below them stand Depart and Debriefing, as in any flight.
    """
    state = campaign(aircraft, **changes)
    mat = PACK.mats[aircraft]
    flight = Sortie(
        aboard={station: state.crew[station] for station in mat.crew},
        fuel=mat.endurance - zone,
        load=load,
        target=target,
        zone=zone,
        leg=leg,
        flown=zone >= 2,
        chaff={"port": 2, "starboard": 2},
        ammo={gun.position: gun.ammo for gun in mat.guns},
        damage=Damage(**(damage or {})),
    )
    flight = replace(flight, **(sortie or {}))
    stack = (Debriefing(), Depart(), *reversed(steps))
    return settled(replace(state, sortie=flight, stack=stack))


def settled(state: Campaign) -> Campaign:
    """Run the automatic steps on top of the stack, as `advance` would."""
    flow = Flow(state)
    settle(flow)
    return flow.state()


def fight(
    *places: str,
    type: str = "P-80",  # noqa: A002 - as the rules say it
    base: str = "land",
    round: int = 1,  # noqa: A002 - as the rules say it
    fighters_first: bool = False,
    qualities: Iterable[str] = (),
    **flight: Any,
) -> Campaign:
    """A campaign in combat, one fighter at each place, at the start of a round."""
    quality = list(qualities) or ["trained"] * len(places)
    fighters = tuple(
        Fighter(n, type, place, quality[n - 1]) for n, place in enumerate(places, 1)
    )
    combat = Combat(
        base=base,
        expected=len(places),
        type=type,
        fighters=fighters,
        round=round,
        fighters_first=fighters_first,
    )
    sortie = {"combat": combat, "attack": 1, **flight.pop("sortie", {})}
    steps = (Round(), AfterFight(), ZoneBusiness())
    flight.setdefault("zone", 5 if base == "land" else 3)
    return airborne(*steps, sortie=sortie, **flight)


class Play:
    """A game at the table: throw, choose, and look at what happened."""

    def __init__(self, state: Campaign) -> None:
        self.state = state
        self.events: list[Event] = []

    @property
    def pending(self) -> Pending | None:
        return pending(self.state)

    @property
    def asked(self) -> Roll:
        """The pending roll."""
        found = self.pending
        assert isinstance(found, Roll), found
        return found

    @property
    def decision(self) -> Decision:
        """The pending decision."""
        found = self.pending
        assert isinstance(found, Decision), found
        return found

    def answer(self, answer: Answer, faces: tuple[int, ...] = ()) -> "Play":
        """Advance, and hold what follows to the rules, whatever the test is about."""
        before = self.state
        witness.look(before, pending(before))
        self.state, events = advance(before, answer, ScriptedDice([faces]))
        self.events += events
        witness.hear(before, events)
        witness.look(self.state, pending(self.state))
        return self

    def roll(self, *faces: int) -> "Play":
        """Make the pending roll with these faces."""
        return self.answer(Throw(), faces)

    def rolls(self, *throws: tuple[int, ...]) -> "Play":
        """Several rolls one after the other."""
        for faces in throws:
            self.roll(*faces)
        return self

    def choose(self, choice: str) -> "Play":
        return self.answer(Choose(choice))

    def also(self, choice: str) -> "Play":
        return self.answer(Also(choice))

    def assign(self, **picks: str) -> "Play":
        """Assign the guns named; all others hold their fire."""
        full = {field.id: picks.get(field.id, "hold") for field in self.decision.fields}
        return self.answer(Assign(full))

    def legal(self) -> set[str]:
        """Ids of all that is legal now, `throw` for a roll."""
        found = self.pending
        return set() if found is None else set(found.allowed())

    def of(self, kind: type) -> list[Any]:
        """All events of a kind so far."""
        return [event for event in self.events if isinstance(event, kind)]

    def mods(self) -> dict[str, int]:
        """Modifiers of the pending roll, id to amount."""
        return {modifier.id: modifier.amount for modifier in self.asked.modifiers}

    def decision_or_none(self) -> Decision | None:
        """The pending decision, None when a roll is due."""
        found = self.pending
        return found if isinstance(found, Decision) else None

    @property
    def top(self) -> str:
        """Table of the pending roll or id of the pending decision."""
        found = self.pending
        assert found is not None
        return found.table if isinstance(found, Roll) else found.id

    def quietly(self) -> "Play":
        """One step with harmless dice or the first choice; guns hold their fire."""
        decision = self.decision_or_none()
        if decision is None:
            asked = self.asked
            return self.roll(
                *((1, 1) if asked.kind == "B2a.hits" else HARMLESS[asked.dice])
            )
        return self.assign() if decision.fields else self.choose(decision.choices[0].id)

    def fly_home(self) -> "Play":
        """Quiet steps until the slot is closed or the career is over."""
        slot = self.state.slot
        while self.state.slot == slot and not self.state.over:
            self.quietly()
        return self
