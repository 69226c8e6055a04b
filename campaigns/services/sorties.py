"""What the lines of a slot come to: its sortie, new bombers, awards and fates."""

from __future__ import annotations

from typing import TYPE_CHECKING

from campaigns.models import Award, Bomber, Crewman, SortieRecord
from campaigns.rules import events as ev

if TYPE_CHECKING:
    from collections.abc import Iterable

    from campaigns.models import LogLine

ENTERED = {"broke-off": "damaged", "driven-off": "driven-off"}
"""States of fighters on a sheet from the table, as the record has them."""
STAYS = ("rescued", "escaped")
"""Fates after which a man is still with the crew."""


class SlotReader:
    """Reads lines in their order and gathers what the record keeps of them."""

    def __init__(self, bomber: Bomber, lines: Iterable[LogLine]) -> None:
        self.sorties: list[SortieRecord] = []
        self.bombers = [bomber]
        self.awards: list[Award] = []
        self.achieved: dict[str, int] = {}
        self.fates: dict[int, str] = {}
        self.kills: dict[int, int] = {}
        self.joined: dict[int, Crewman] = {}
        self.victory = ""
        self.rolls: list[ev.Rolled] = []
        self._open: SortieRecord | None = None
        self._met: dict[int, dict[str, str]] = {}
        for line in lines:
            for event in line.events:
                self._read(line, event)

    def finish(self) -> None:
        """Close the record of the slot in which the career ended."""
        if self._open and self._open.target_kind:
            self.sorties.append(self._open)

    def _read(self, line: LogLine, event: ev.Event) -> None:
        record = self._record(line)
        match event:
            case ev.SlotPassed() | ev.SlotFlown():
                self._close(event)
            case ev.Intercepted() | ev.FighterPlaced() | ev.FighterEntered():
                self._meet(record, event)
            case ev.FighterDamaged() | ev.FighterDrivenOff() | ev.FighterDestroyed():
                self._strike(record, event)
            case ev.AircraftAssigned():
                self._assign(line, event)
            case ev.AwardGiven():
                award = Award(award=event.award, grade=event.grade, slot=line.slot)
                self.awards.append(award)
            case ev.ResearchAchieved():
                self.achieved[event.area] = line.slot
            case ev.CareerOver():
                self.victory = event.victory
            case _:
                read_man(self, line, event)
                read_fact(record, event)

    def _record(self, line: LogLine) -> SortieRecord:
        if self._open is None:
            self._open = SortieRecord(
                slot=line.slot, bomber=self.bombers[-1], first_line=line.number
            )
        self._open.last_line = line.number
        return self._open

    def _close(self, event: ev.SlotPassed | ev.SlotFlown) -> None:
        record = self._open
        if record is None:
            return
        record.slot = event.slot
        if isinstance(event, ev.SlotPassed):
            record.lost_to, record.bomber = event.cause, self.bombers[-1]
        self.sorties.append(record)
        self._open = None

    def _meet(
        self,
        record: SortieRecord,
        event: ev.Intercepted | ev.FighterPlaced | ev.FighterEntered,
    ) -> None:
        if isinstance(event, ev.Intercepted):
            self._met = {}
            return
        state = ENTERED.get(getattr(event, "state", ""), "untouched")
        fighter = {"type": event.type, "state": state}
        self._met[event.fighter] = fighter
        record.fighters.append(fighter)

    def _strike(
        self,
        record: SortieRecord,
        event: ev.FighterDamaged | ev.FighterDrivenOff | ev.FighterDestroyed,
    ) -> None:
        fighter = self._met[event.fighter]
        match event:
            case ev.FighterDamaged():
                fighter["state"] = "damaged"
            case ev.FighterDrivenOff():
                fighter["state"] = "driven-off"
            case ev.FighterDestroyed():
                fighter["state"] = "destroyed"
                record.kills.append(kill(event))
                self.kills[event.man] = self.kills.get(event.man, 0) + 1

    def _assign(self, line: LogLine, event: ev.AircraftAssigned) -> None:
        old = self.bombers[-1]
        old.to_slot, old.fate = line.slot, old.fate or "replaced"
        number = old.number + 1
        new = Bomber(number=number, type=event.aircraft, from_slot=line.slot)
        self.bombers.append(new)


def kill(event: ev.FighterDestroyed) -> dict[str, str | int]:
    """Return one victory as the record keeps it."""
    return {
        "type": event.type,
        "gun": event.gun,
        "station": event.station,
        "man": event.man,
    }


def read_man(reader: SlotReader, line: LogLine, event: ev.Event) -> None:
    """Note whose dice fell, who came and how a man left."""
    match event:
        case ev.Rolled():
            reader.rolls.append(event)
        case ev.ManJoined():
            reader.joined[event.man] = Crewman(
                man=event.man,
                name=event.name,
                station=event.station,
                joined_slot=line.slot,
            )
        case ev.Wounded(state="KIA") if event.station != "agent":
            reader.fates[event.man] = "killed"
        case ev.Fate() if event.fate not in STAYS:
            reader.fates.setdefault(event.man, event.fate)
        case ev.BomberLost():
            reader.bombers[-1].fate = event.outcome
            reader.bombers[-1].to_slot = line.slot
        case ev.SortieReviewed(repair="written-off"):
            reader.bombers[-1].fate = event.repair
        case _:
            return


def read_fact(record: SortieRecord, event: ev.Event) -> None:
    """Write one fact of the flight into the sortie; most events leave no trace."""
    match event:
        case ev.TargetSet():
            record.target_kind, record.mission = event.kind, event.mission
            record.target, record.place = event.name, event.place
            record.target_zone = event.zone
        case ev.TookOff():
            record.flown = True
        case ev.ZoneEntered() | ev.SortieEntered():
            record.deepest_zone = max(record.deepest_zone, event.zone)
        case ev.TurnedBack():
            record.aborted = event.cause
        case ev.Wounded(state="LW" | "SW") if event.station != "agent":
            record.wounds.append({"man": event.man, "state": event.state})
        case ev.Bombed():
            record.percent, record.on_target = event.percent, event.on_target
        case _:
            read_end(record, event)


def read_end(record: SortieRecord, event: ev.Event) -> None:
    """Write into the sortie how it ended."""
    match event:
        case ev.BomberLost():
            record.bomber_lost = event.outcome
        case ev.Promoted():
            record.promoted_to = event.rank
        case ev.LandingMade():
            record.landing = f"{event.where}:{event.result}"
        case ev.SortieReviewed():
            record.success, record.points = event.success, event.points
            record.total, record.hits = event.total, event.hits
            record.repair = event.repair
        case _:
            return
