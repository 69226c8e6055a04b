"""What a simulated career adds up to: one record for each, drawn from its events."""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field

from campaigns.rules.events import (
    Bombed,
    BomberLost,
    CareerOver,
    Event,
    Fate,
    FighterDestroyed,
    Intercepted,
    LandingMade,
    Released,
    Rolled,
    SortieReviewed,
    TargetSet,
    TurnedBack,
    ZoneEntered,
)


@dataclass
class Tally:
    """Counts of one career. Lists have one entry for each sortie or raid."""

    flown: int = 0
    lost: Counter[str] = field(default_factory=Counter)
    """Cause of loss to number."""
    hits: list[int] = field(default_factory=list)
    """Random hits of each sortie, wounds and results without effect included."""
    kills: int = 0
    met: int = 0
    raids: list[int] = field(default_factory=list)
    """Percentages of conventional raids that dropped."""
    landed: int = 0
    repairs: int = 0
    written_off: int = 0
    turned_back: int = 0
    rough: int = 0
    atomic: int = 0
    specials: Counter[str] = field(default_factory=Counter)
    """Mission to number, and `mission:success` to successes."""
    fates: Counter[str] = field(default_factory=Counter)
    over: str = ""
    victory: str = ""
    total: int = 0
    points: int = 0
    """Of the sorties reviewed so far."""
    _struck: int = 0
    _target: TargetSet | None = None

    def take(self, events: Iterable[Event]) -> None:
        """Count the events of one advance."""
        for event in events:
            match event:
                case ZoneEntered(zone=2, leg="out"):
                    self.flown += 1
                case SortieReviewed():
                    self._review(event)
                case CareerOver():
                    self.over, self.victory = event.reason, event.victory
                    self.total = event.total
                case _:
                    self._flight(event)

    def _flight(self, event: Event) -> None:
        match event:
            case Rolled(table="B4"):
                self._struck += 1
            case TargetSet():
                self._target = event
            case Intercepted():
                self.met += event.number
            case FighterDestroyed():
                self.kills += 1
            case BomberLost():
                self.lost[event.cause] += 1
            case TurnedBack():
                self.turned_back += 1
            case _:
                self._target_and_home(event)

    def _target_and_home(self, event: Event) -> None:
        match event:
            case Released(load="atomic"):
                self.atomic += 1
            case Bombed() if self._target and self._target.kind == "raid":
                self.raids.append(event.percent)
            case LandingMade(where="base"):
                self.landed += 1
                self.rough += event.result != "good"
            case Fate(station="pilot"):
                self.fates[event.fate] += 1

    def _review(self, event: SortieReviewed) -> None:
        self.hits.append(self._struck)
        self._struck = 0
        self.points += event.points
        self.repairs += event.repair == "one-slot"
        self.written_off += event.repair == "written-off"
        mission = self._target.mission if self._target else ""
        if mission:
            self.specials[mission] += 1
            self.specials[f"{mission}:success"] += event.success
