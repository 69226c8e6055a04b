"""What happened in one sortie, piece by piece, as its events tell it."""

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Literal, NamedTuple

from campaigns.rules import events as ev

type Kind = Literal[
    "quiet", "fight", "flak", "event", "run", "turned", "agent", "loss", "landing"
]

DAMAGE = (
    ev.PartHit, ev.PartDamaged, ev.EngineOut, ev.GunOut, ev.SystemDamaged,
    ev.OxygenOut, ev.TankLeaks, ev.CameraDamaged, ev.DispenserLost, ev.BombsHit,
)  # fmt: skip
"""Hits that mattered; superficial ones and those without effect are not told."""

RUN = (ev.RunAutomatic, ev.NotDropped, ev.Released, ev.Bombed)
NOTED = (
    ev.HospitalStay, ev.Promoted, ev.ResearchAchieved, ev.SkillBought, ev.SkillLost,
    ev.AceMade, ev.AceLost, ev.CrewReplaced, ev.ManJoined, ev.AircraftAssigned,
    ev.SlotsLost, ev.CareerOver, ev.SortieEntered,
)  # fmt: skip
"""What is told at the end of an entry, in the words of the log."""


ENTERED = {"driven-off": "driven-off", "broke-off": "damaged", "left": "done"}
"""How fighters end on a sheet, as they do in the air."""


class Told(NamedTuple):
    """One line of the log: its number and its events."""

    number: int
    events: tuple[ev.Event, ...]


@dataclass
class Fighter:
    """One fighter, how it ended, and by whom."""

    number: int
    type: str
    state: str = "untouched"
    gun: str = ""
    man: int = 0


@dataclass
class Piece:
    """One piece of the flight: quiet zones, a fight, AA fire, the run, a loss."""

    kind: Kind
    line: int
    zone: int
    leg: str
    zones: list[int] = field(default_factory=list)
    base: str = ""
    fighters: dict[int, Fighter] = field(default_factory=dict)
    weight: str = ""
    hits: int = 0
    on_sheet: bool = False
    """True when only what stands on a sheet is known of it."""
    chaff: int = 0
    damage: list[ev.Event] = field(default_factory=list)
    wounds: list[ev.Event] = field(default_factory=list)
    events: list[ev.Event] = field(default_factory=list)
    """All else that the piece is about."""


class Sortie:
    """Reads the lines of one slot and gathers what an account of it needs."""

    def __init__(self, lines: Iterable[Told]) -> None:
        self.target: ev.TargetSet | None = None
        self.target_line = 0
        self.chosen = False
        self.take_off: ev.TookOff | None = None
        self.pieces: list[Piece] = []
        self.review: ev.SortieReviewed | None = None
        self.awards: list[ev.AwardGiven] = []
        self.noted: list[ev.Event] = []
        self.zone, self.leg, self.line = 0, "out", 0
        for line in lines:
            self.line = line.number
            for event in line.events:
                self._read(event)

    @property
    def kills(self) -> dict[int, int]:
        """Fighters shot down, by man."""
        found: dict[int, int] = {}
        for piece in self.pieces:
            for fighter in piece.fighters.values():
                if fighter.state == "destroyed":
                    found[fighter.man] = found.get(fighter.man, 0) + 1
        return found

    def _read(self, event: ev.Event) -> None:
        match event:
            case ev.Chose():
                self.chosen |= event.decision == "target-choice"
            case ev.TargetSet():
                self.target, self.target_line = event, self.line
            case ev.TookOff():
                self.take_off = event
            case ev.ZoneEntered():
                self.zone, self.leg = event.zone, event.leg
            case ev.SortieReviewed():
                self.review = event
            case _:
                self._read_flight(event)

    def _read_flight(self, event: ev.Event) -> None:
        if isinstance(event, DAMAGE):
            self._here().damage.append(event)
        elif isinstance(event, ev.Wounded | ev.ManAtControls):
            self._here().wounds.append(event)
        elif isinstance(event, ev.AwardGiven):
            self.awards.append(event)
        elif isinstance(event, NOTED):
            self.noted.append(event)
        elif isinstance(event, RUN):
            self._piece("run", join=True).events.append(event)
        elif isinstance(event, ev.WeatherSeen | ev.LandingMade):
            self._piece("landing", join=True).events.append(event)
        else:
            self._read_contact(event)

    def _read_contact(self, event: ev.Event) -> None:
        match event:
            case ev.NoContact():
                self._piece("quiet", join=True).zones.append(event.zone)
            case ev.ContactSkipped() | ev.RandomEvent() | ev.Jettisoned():
                self._piece("event").events.append(event)
            case ev.FuelChanged() | ev.SystemRepaired():
                self._piece("event", join=True).events.append(event)
            case ev.TurnedBack():
                self._piece("turned").events.append(event)
                self.leg = "home"
            case ev.AgentDropped() | ev.AgentLost():
                self._piece("agent").events.append(event)
            case ev.BomberLost():
                self._piece("loss").events.append(event)
            case ev.Fate():
                self._piece("loss", join=True).events.append(event)
            case _:
                self._read_attack(event)

    def _read_attack(self, event: ev.Event) -> None:
        match event:
            case ev.Intercepted():
                self._piece("fight").base = event.base
            case ev.FighterPlaced():
                found = Fighter(event.fighter, event.type)
                self._fight(event.fighter).fighters[event.fighter] = found
            case ev.FighterEntered():
                self._entered(event)
            case ev.FighterScored():
                self._here().hits += event.hits
            case ev.ChaffReleased():
                self._piece("flak").chaff = len(event.dispensers)
            case ev.AAScored():
                flak = self._flak()
                flak.weight, flak.hits = event.weight, event.hits
            case ev.HitsIgnored():
                self._here().events.append(event)
            case _:
                self._read_fighter(event)

    def _read_fighter(self, event: ev.Event) -> None:
        match event:
            case ev.FighterDrivenOff():
                self._fighter(event.fighter).state = "driven-off"
            case ev.FighterDamaged():
                self._fighter(event.fighter).state = "damaged"
            case ev.FighterLeft():
                self._fighter(event.fighter).state = event.reason
            case ev.FighterDestroyed():
                fighter = self._fighter(event.fighter)
                fighter.state, fighter.gun, fighter.man = (
                    "destroyed", event.gun, event.man,
                )  # fmt: skip

    def _entered(self, event: ev.FighterEntered) -> None:
        """A fighter from the sheet of a sortie that was flown on the table."""
        self.zone, self.leg = event.zone, event.leg
        last = self.pieces[-1] if self.pieces else None
        same = last is not None and (last.kind, last.zone, last.leg) == (
            "fight", event.zone, event.leg,
        )  # fmt: skip
        fight = last if last is not None and same else self._piece("fight")
        fight.on_sheet = True
        fighter = Fighter(event.fighter, event.type, ENTERED.get(event.state, ""))
        fight.fighters[event.fighter] = fighter

    def _here(self) -> Piece:
        return self.pieces[-1] if self.pieces else self._piece("event")

    def _piece(self, kind: Kind, *, join: bool = False) -> Piece:
        """Begin a piece, or go on with the last one of the same kind, leg and zone."""
        if join and self.pieces and self.pieces[-1].kind == kind:
            last = self.pieces[-1]
            if last.leg == self.leg:
                return last
        self.pieces.append(Piece(kind, self.line, self.zone, self.leg))
        return self.pieces[-1]

    def _fight(self, number: int) -> Piece:
        """The fight that a fighter joins; one whose number is taken begins another."""
        last = self.pieces[-1] if self.pieces else None
        if last is None or last.kind != "fight" or number in last.fighters:
            return self._piece("fight")
        return last

    def _fighter(self, number: int) -> Fighter:
        """The fighter of that number in the latest fight."""
        fights = (piece for piece in reversed(self.pieces) if number in piece.fighters)
        return next(fights).fighters[number]

    def _flak(self) -> Piece:
        """The AA attack at hand: chaff that was released for it has begun it."""
        last = self.pieces[-1] if self.pieces else None
        begun = last is not None and last.kind == "flak" and not last.weight
        return last if last is not None and begun else self._piece("flak")
