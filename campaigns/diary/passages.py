"""One piece of the flight in words."""

from collections import Counter
from collections.abc import Iterator
from typing import Any

from django.utils.translation import gettext as _

from campaigns.diary import sentences
from campaigns.diary.facts import Fighter, Piece
from campaigns.diary.sentences import SENTENCES
from campaigns.rules import events as ev
from campaigns.words import Cast, outcome
from campaigns.words import event as sentence
from campaigns.words.fields import known, words_of
from campaigns.words.names import BASES, FATES, GUNS, STATIONS, WEIGHTS

JUMPED = "killed-jumping"
"""A fate that the man's wound has told of already."""


class Writer:
    """Puts pieces into words; the choice among wordings follows slot and line."""

    def __init__(self, slot: int, aircraft: str, cast: Cast, target_zone: int) -> None:
        self.slot, self.aircraft, self.cast = slot, aircraft, cast
        self.target_zone = target_zone
        self.dropped = False

    def say(self, key: str, line: int, **values: Any) -> str:
        """One sentence in the wording that is due in this slot at this line."""
        wordings = SENTENCES[key]
        said = str(wordings[(self.slot * 5 + line) % len(wordings)]) % values
        return said[:1].upper() + said[1:]

    def tell(self, key: str, line: int, event: ev.Event) -> str:
        """One sentence whose values are the fields of an event."""
        values = {"aircraft": self.aircraft, **words_of(event, self.cast)}
        return self.say(key, line, **values)

    def piece(self, piece: Piece) -> str:
        """All sentences of a piece."""
        match piece.kind:
            case "quiet":
                told = [self._quiet(piece)]
            case "fight":
                told = list(self._fight(piece))
            case "flak":
                told = list(self._flak(piece))
            case "run":
                told = list(self._run(piece))
            case "loss":
                told = list(self._loss(piece))
            case "landing":
                told = [self._landing(piece, event) for event in piece.events]
            case _:
                told = [self._event(piece, event) for event in piece.events]
        return " ".join(text for text in (*told, *self._cost(piece)) if text)

    def _quiet(self, piece: Piece) -> str:
        where = sentences.zones(piece.zones)
        return self.say(f"quiet.{piece.leg}", piece.line, zones=where)

    def _fight(self, piece: Piece) -> Iterator[str]:
        if not piece.fighters:
            return
        where = f"fight.{piece.leg}"
        fighters = _those(piece)
        yield self.say(where, piece.line, zone=piece.zone, fighters=fighters)
        for fighter in piece.fighters.values():
            if fighter.state == "destroyed":
                yield self._kill(piece, fighter)
        yield from self._others(piece)
        if piece.hits:
            yield sentences.scored(piece.hits)
        elif not piece.on_sheet:
            yield self.say("fight.unhurt", piece.line)
        yield from self._ignored(piece)

    def _others(self, piece: Piece) -> Iterator[str]:
        """The fighters that were not shot down."""
        left = Counter(f.state for f in piece.fighters.values())
        for state in ("driven-off", "damaged", "slow", "done"):
            if left[state]:
                yield sentences.fates(state, left[state])
        if left["untouched"]:
            yield self.say("fight.broken", piece.line)

    def _kill(self, piece: Piece, fighter: Fighter) -> str:
        return self.say(
            "fight.kill",
            piece.line + fighter.number,
            number=fighter.number,
            man=self.cast.man(fighter.man),
            gun=known(GUNS, fighter.gun),
        )

    def _ignored(self, piece: Piece) -> Iterator[str]:
        for event in piece.events:
            if isinstance(event, ev.HitsIgnored):
                yield sentence(event, self.cast)

    def _flak(self, piece: Piece) -> Iterator[str]:
        if not piece.weight:
            return
        where = "flak.off" if self.dropped else "flak.in"
        if piece.zone != self.target_zone:
            where = "flak.ship"
        weight = known(WEIGHTS, piece.weight)
        said = {
            "weight": weight,
            "hits": sentences.counted(piece.hits),
            "zone": piece.zone,
        }
        if piece.chaff:
            yield sentences.released(piece.chaff)
        yield self.say(where, piece.line, **said)
        yield from self._ignored(piece)

    def _run(self, piece: Piece) -> Iterator[str]:
        camera = False
        for event in piece.events:
            match event:
                case ev.RunAutomatic():
                    yield self.tell("run-automatic", piece.line, event)
                case ev.NotDropped():
                    yield self.tell("not-dropped", piece.line, event)
                case ev.Released():
                    self.dropped, camera = True, event.load == "camera"
                    if event.load in ("leaflets", "atomic"):
                        yield self.say(f"released.{event.load}", piece.line)
                case ev.Bombed():
                    yield self.tell(_result(event, camera=camera), piece.line, event)

    def _landing(self, piece: Piece, event: ev.Event) -> str:
        key = "weather" if isinstance(event, ev.WeatherSeen) else "landing"
        return self.tell(key, piece.line, event)

    def _event(self, piece: Piece, event: ev.Event) -> str:
        keys: dict[type[ev.Event], str] = {
            ev.TurnedBack: "turned-back",
            ev.ContactSkipped: "decoys",
            ev.RandomEvent: "random-event",
            ev.Jettisoned: "jettisoned",
            ev.AgentDropped: "agent-dropped",
            ev.AgentLost: "agent-lost",
        }
        key = keys.get(type(event))
        if key is None:
            return sentence(event, self.cast)
        return self.tell(key, piece.line, event)

    def _loss(self, piece: Piece) -> Iterator[str]:
        ends: dict[str, list[str]] = {}
        for event in piece.events:
            if isinstance(event, ev.BomberLost):
                yield self.tell(_lost(event), piece.line, event)
                if event.outcome == "all-killed":
                    yield self.say("all-killed", piece.line)
            elif isinstance(event, ev.Fate) and event.fate != JUMPED:
                man = self.cast.man(event.man)
                ends.setdefault(str(known(FATES, event.fate)), []).append(man)
        for fate, men in ends.items():
            yield f"{fate[:1].upper()}{fate[1:]}: {', '.join(men)}."

    def _cost(self, piece: Piece) -> Iterator[str]:
        """Hits that mattered and the men who were hurt."""
        if piece.damage:
            listed = ", ".join(self._damage(piece))
            yield self.say("damage", piece.line, list=listed)
        yield from self._wounds(piece)
        for event in piece.wounds:
            if isinstance(event, ev.ManAtControls):
                yield self.tell("controls", piece.line, event)

    def _wounds(self, piece: Piece) -> Iterator[str]:
        hurt: dict[str, list[ev.Wounded]] = {}
        for event in piece.wounds:
            if isinstance(event, ev.Wounded) and event.station == "agent":
                yield sentence(event, self.cast)
            elif isinstance(event, ev.Wounded):
                hurt.setdefault(event.state, []).append(event)
        for state, men in hurt.items():
            if len(men) == 1:
                yield self.tell(f"wound.{state}", piece.line, men[0])
            else:
                listed = "; ".join(self._man(man) for man in men)
                yield self.say(f"wounds.{state}", piece.line, list=listed)

    def _man(self, wounded: ev.Wounded) -> str:
        station = known(STATIONS, wounded.station)
        return f"{self.cast.man(wounded.man)}, {station}"

    def _damage(self, piece: Piece) -> list[str]:
        """Each part once, as it stood after the attack."""
        said: dict[object, str] = {}
        for event in piece.damage:
            key = (event.part, event.side) if isinstance(event, ev.PartHit) else event
            found = outcome(event, self.cast)
            said[key] = found[0] if found else ""
        return list(said.values())


def _those(piece: Piece) -> str:
    """Fighters by number and type, as `4 P-80, land-based`."""
    types = Counter(fighter.type for fighter in piece.fighters.values())
    counted = ", ".join(f"{sentences.spelled(n)} {type_}" for type_, n in types.items())
    if not piece.base:
        return counted
    values = {"fighters": counted, "base": known(BASES, piece.base)}
    return _("%(fighters)s (%(base)s)") % values


def _result(event: ev.Bombed, *, camera: bool) -> str:
    if camera:
        return "photographs"
    return "on-target" if event.on_target else "off-target"


def _lost(event: ev.BomberLost) -> str:
    if event.zone == 0:
        return "lost.base"
    return "lost" if event.cause else "lost.plain"
