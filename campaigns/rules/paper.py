"""A sortie that was flown on the table: what its log sheet says, and whether it can be.

`Sheet` holds the facts that a player writes down, `Blank` is the sheet of the present
slot before he does: it names what each field admits and the rule of a fault.
"""

from collections.abc import Iterator
from typing import Literal, NamedTuple

from campaigns.rules import crewing
from campaigns.rules.mats import Mat
from campaigns.rules.names import SEA_ZONES
from campaigns.rules.pack import Pack, load_pack
from campaigns.rules.state import Campaign, Frozen, Leg, Target, Wound, quarter
from campaigns.rules.targets import farthest

type End = Literal["base", "sea", "field", "canada", "jumped", "all-killed", "pilot"]
"""How the flight ended; `pilot` is his death in the air, which ends the account."""

ENDS: tuple[End, ...] = (
    "base", "sea", "field", "canada", "jumped", "all-killed", "pilot",
)  # fmt: skip
LANDED = ("base", "sea", "field", "canada")
LANDINGS = ("good", "rough", "crash", "killed")
STATES = ("left", "broke-off", "driven-off", "destroyed")
WOUNDS = ("LW", "SW", "KIA")
HITS_MOST = 99
FIGHTERS_MOST = 40
CITIES = "A1.cities"


class SheetFighter(Frozen, frozen=True):
    """A fighter on the sheet; `gun` is the one with the credit if it was shot down."""

    type: str
    zone: int
    leg: Leg
    state: Literal["driven-off", "left", "broke-off", "destroyed"]
    gun: str = ""


class Sheet(Frozen, frozen=True):
    """The log sheet of one sortie, as it was filled in on the table."""

    target: str
    """A cell of A1, or `agent`, `leaflet:<city>`, `recon:<city>`."""
    zone: int
    """Farthest zone that was entered."""
    end: End
    landing: str = ""
    """Result of B7, empty where nobody landed."""
    on_target: bool | None = None
    percent: int | None = None
    """Result of B11, none where it was not rolled."""
    released: bool = False
    """Leaflets or atomic bomb dropped; of photographs: the film came home."""
    agent: bool = False
    hits: int = 0
    """6.4 Hits that count for repair."""
    pilot_hit: int = 0
    """6.8.1 Wounds that the pilot had from the enemy."""
    men: dict[str, Wound] = {}
    """Only men who are not fit."""
    fates: dict[str, str] = {}
    """Of a lost bomber: how each man who lived came out of it."""
    met: tuple[SheetFighter, ...] = ()
    gained: str = ""
    spent: tuple[str, ...] = ()
    """6.11 Markers of random events that were kept and used."""


class Fault(NamedTuple):
    """What on a sheet cannot be, and by which rule."""

    code: str
    rule: str
    allowed: tuple[str, ...] = ()


class Blank(Frozen, frozen=True):
    """The sheet of the present slot, still empty."""

    state: Campaign

    @property
    def pack(self) -> Pack:
        """The charts in force."""
        return load_pack(self.state.pack)

    @property
    def mat(self) -> Mat:
        """The mat of the bomber."""
        return self.pack.mats[self.state.aircraft]

    @property
    def targets(self) -> dict[str, Target]:
        """4.2, 6.2.5 Everything that the sortie can have been sent against."""
        cells = self.pack.cells(quarter(self.state.slot)).items()
        found: dict[str, Target] = {
            id_: Target(cell.kind, cell.name, cell.place, cell.zone)
            for id_, cell in cells
            if cell.kind != "special"
        }
        if len(found) == len(cells):
            return found
        return found | self._special

    @property
    def _special(self) -> dict[str, Target]:
        """6.2.5 Each special mission, and each city of those that are rolled for."""
        missions = self.pack.missions.values()
        fixed = {
            m.id: Target("special", "", m.bomb_city, m.bomb_zone or 0, m.id)
            for m in missions
            if not m.city_roll
        }
        rolled = [m for m in missions if m.city_roll]
        return fixed | {
            f"{m.id}:{row.result}": Target("special", "", row.result, row.amount, m.id)
            for row in self.pack.table(CITIES).rows
            for m in rolled
        }

    @property
    def types(self) -> tuple[str, ...]:
        """6.1.2 Fighters of the present quarter."""
        now = quarter(self.state.slot)
        tables = (f"B1.types.{now}_{base}" for base in ("land", "carrier"))
        rows = (row for table in tables for row in self.pack.table(table).rows)
        return tuple(dict.fromkeys(row.result for row in rows))

    @property
    def kept(self) -> tuple[str, ...]:
        """6.11 Events that are kept as a marker."""
        return tuple(card.id for card in self.pack.events.values() if card.keep)

    def percents(self, *, on_target: bool) -> tuple[int, ...]:
        """6.2.2 Results that the column of B11 has."""
        rows = self.pack.table(f"B11.{'on' if on_target else 'off'}").rows
        return tuple(sorted({row.amount for row in rows}))

    def fault(self, sheet: Sheet) -> Fault | None:
        """The first thing on a sheet that cannot be; None when it can be entered."""
        target = self.targets.get(sheet.target)
        if target is None:
            return Fault("sheet-target", "4.2")
        if not 1 <= sheet.zone <= farthest(self.pack, target):
            return Fault("sheet-zone", "5.0")
        faults = (
            *self._result(sheet, target),
            *self._men(sheet),
            *self._fighters(sheet),
            *self._end(sheet),
            *self._markers(sheet),
        )
        return next(iter(faults), None)

    def _result(self, sheet: Sheet, target: Target) -> Iterator[Fault]:
        there = sheet.zone >= target.zone
        rolled = target.mission != "leaflet" and target.kind != "atomic"
        if (sheet.percent is None) != (sheet.on_target is None):
            yield Fault("sheet-result", "6.2.2")
        elif sheet.percent is not None:
            listed = self.percents(on_target=bool(sheet.on_target))
            if not rolled or not there or sheet.percent not in listed:
                yield Fault("sheet-result", "6.2.2", tuple(map(str, listed)))
        takes = target.mission in ("leaflet", "recon") or target.kind == "atomic"
        if sheet.released and not (there and takes):
            yield Fault("sheet-result", "6.2.3")
        if sheet.agent and (target.mission != "agent" or not self._far(sheet, target)):
            yield Fault("sheet-agent", "6.2.5.1")

    def _far(self, sheet: Sheet, target: Target) -> bool:
        return sheet.zone == farthest(self.pack, target)

    def _men(self, sheet: Sheet) -> Iterator[Fault]:
        if not 0 <= sheet.hits <= HITS_MOST:
            yield Fault("sheet-hits", "6.4")
        if not set(sheet.men) <= set(self.mat.crew) or "fit" in sheet.men.values():
            yield Fault("sheet-men", "6.4.4", self.mat.crew)
        most = {"LW": 1, "SW": 2, "KIA": 2}.get(sheet.men.get("pilot", ""), 0)
        if not 0 <= sheet.pilot_hit <= most:
            yield Fault("sheet-pilot", "6.8.1")

    def _fighters(self, sheet: Sheet) -> Iterator[Fault]:
        guns = {gun.position for gun in self.mat.guns}
        if len(sheet.met) > FIGHTERS_MOST:
            yield Fault("sheet-fighters", "6.1.2")
        for met in sheet.met:
            if met.type not in self.types or not 2 <= met.zone <= sheet.zone:
                yield Fault("sheet-fighters", "6.1.2", self.types)
            if (met.state == "destroyed") != (met.gun in guns):
                yield Fault("sheet-gun", "6.1.4", tuple(sorted(guns)))

    def _end(self, sheet: Sheet) -> Iterator[Fault]:
        if (sheet.landing in LANDINGS) != (sheet.end in LANDED):
            yield Fault("sheet-landing", "6.4.3", LANDINGS)
        killed = sheet.men.get("pilot") == "KIA"
        if sheet.end == "pilot" and not killed:
            yield Fault("sheet-pilot", "6.4.5")
        if sheet.end == "field" and sheet.zone in SEA_ZONES:
            yield Fault("sheet-end", "6.4.2")
        if sheet.end == "canada" and not self._canada(sheet):
            yield Fault("sheet-end", "9.4")
        yield from self._fates(sheet)

    def _canada(self, sheet: Sheet) -> bool:
        over = sheet.zone in crewing.in_canada(self.pack).zones
        return self.state.options.neutral_canada and over

    def _fates(self, sheet: Sheet) -> Iterator[Fault]:
        """6.4.2, 6.6, 9.4 One fate for each man who lived to have one."""
        allowed = fates_of(sheet.end)
        alive = {s for s in self.mat.crew if sheet.men.get(s) != "KIA"}
        if sheet.landing == "killed" or not allowed:
            alive = set()
        if set(sheet.fates) != alive or not set(sheet.fates.values()) <= set(allowed):
            yield Fault("sheet-fates", "6.6", allowed)
        if sheet.end == "canada" and len(set(sheet.fates.values())) > 1:
            yield Fault("sheet-fates", "9.4", allowed)

    def _markers(self, sheet: Sheet) -> Iterator[Fault]:
        held = [*self.state.markers, *([sheet.gained] if sheet.gained else [])]
        if sheet.gained and sheet.gained not in self.kept:
            yield Fault("sheet-markers", "6.11", self.kept)
        elif any(held.count(m) < sheet.spent.count(m) for m in sheet.spent):
            yield Fault("sheet-markers", "6.11", tuple(held))


def fates_of(end: str) -> tuple[str, ...]:
    """How men come out of a loss that ended so; nothing for the other ends."""
    match end:
        case "sea":
            return ("rescued", "drowned")
        case "field":
            return ("captured",)
        case "jumped":
            return ("rescued", "drowned", "captured")
        case "canada":
            return ("escaped", "interned")
        case _:
            return ()
