"""The shape of the chart files: what may stand where in each of them."""

from collections.abc import Mapping
from typing import Annotated

import msgspec

from campaigns.rules.chart_items import (
    Ace,
    Area,
    Atomic,
    Award,
    EventCard,
    Experience,
    FighterType,
    Mission,
    Modifier,
    Option,
    ResearchArea,
    Skill,
    Span,
    SystemCard,
    TargetChoice,
    Victory,
)
from campaigns.rules.effects import Effect
from campaigns.rules.mats import Common, FuelUse, Mat, Sheet
from campaigns.rules.names import (
    Chart,
    Count,
    DiceName,
    MissionKind,
    Month,
    Place,
    Provenance,
    Rank,
    System,
    Total,
    Zone,
)

type Need = Annotated[int, msgspec.Meta(ge=4, le=6)]


class PackFile(Sheet, frozen=True):
    """`pack.toml`: name, version and the chart files in their order."""

    name: str
    version: str
    title: str
    charts: tuple[str, ...]


class RowEntry(Sheet, frozen=True):
    """A row: one total `at`, or from `low` to `high`.

    Without `low` it is `high` or less, without `high` it is `low` or more.
    """

    at: Total | None = None
    low: Total | None = None
    high: Total | None = None
    result: str = ""
    amount: int = 0


class TableEntry(Sheet, frozen=True):
    """A table. `faces` is short for one row for each face of a single die."""

    id: str
    dice: DiceName
    title: str = ""
    rule: str = ""
    provenance: str = ""
    note: str = ""
    result: str = ""
    """Result of every row that states only its amount."""
    rows: tuple[RowEntry, ...] = ()
    faces: tuple[str | int, ...] = ()
    texts: Mapping[str, str] = {}
    """What a result means, in words, for readers."""
    effects: tuple[Effect, ...] = ()


class OutcomeEntry(Sheet, frozen=True):
    """What follows without another roll, for example a hit on the rudder."""

    id: str
    text: str
    effects: tuple[Effect, ...]


class ModifierList(Sheet, frozen=True):
    """The modifiers of a table or of a group of tables."""

    table: str
    modifiers: tuple[Modifier, ...]


class ChartFile(Sheet, frozen=True):
    """What every chart file has, and all that most of them need."""

    id: Chart
    title: str
    provenance: str
    rule: str
    use: str
    notes: tuple[str, ...] = ()
    tables: tuple[TableEntry, ...] = ()
    lists: tuple[ModifierList, ...] = ()


class CellEntry(Sheet, frozen=True):
    """A cell of the raid chart."""

    roll: Total
    kind: MissionKind
    provenance: Provenance
    name: str = ""
    place: str = ""
    zone: Annotated[int, msgspec.Meta(ge=5, le=6)] | None = None


class QuarterEntry(Span, frozen=True):
    """A column of the raid chart."""

    cells: tuple[CellEntry, ...]


class A1File(ChartFile, frozen=True, kw_only=True):
    """`a1.toml`: raid chart, special missions, choice of the target."""

    quarters: tuple[QuarterEntry, ...]
    missions: tuple[Mission, ...]
    atomic: Atomic
    choice: TargetChoice


class A2File(ChartFile, frozen=True, kw_only=True):
    """`a2.toml`: skills, research, promotion, awards, victory."""

    experience: Experience
    skills: tuple[Skill, ...]
    ace: Ace
    research_per_month: Count
    research: tuple[ResearchArea, ...]
    ranks: tuple[Rank, ...]
    promotion_months: tuple[Month, ...]
    awards: tuple[Award, ...]
    victory: Victory


class B1File(ChartFile, frozen=True, kw_only=True):
    """`b1.toml`: interception and fighter types."""

    land_zones: tuple[Zone, ...]
    carrier_zones: tuple[Zone, ...]
    random_event_roll: int
    fighters: Mapping[str, FighterType]


class B2File(ChartFile, frozen=True, kw_only=True):
    """`b2.toml`: the combat mat."""

    cover_zones: tuple[Zone, ...]
    places: Mapping[Place, Need]
    """Lowest die that hits a fighter there."""


class B4File(ChartFile, frozen=True, kw_only=True):
    """`b4.toml`: random hits."""

    areas: Mapping[str, Area]
    outcomes: tuple[OutcomeEntry, ...]
    systems: Mapping[System, SystemCard]


class B11File(ChartFile, frozen=True, kw_only=True):
    """`b11.toml`: bombing results, with the scale of the bomb loads."""

    load_scale: tuple[RowEntry, ...]


class C1File(ChartFile, frozen=True, kw_only=True):
    """`c1.toml`: random events."""

    events: tuple[EventCard, ...]


class MatFile(ChartFile, frozen=True, kw_only=True):
    """`mat.toml`: the aircraft."""

    places: tuple[Place, ...]
    common: Common
    fuel: FuelUse
    mats: tuple[Mat, ...]


class OptionFile(ChartFile, frozen=True, kw_only=True):
    """`optional.toml`: the optional rules."""

    options: tuple[Option, ...]


class Files(Sheet, frozen=True):
    """All files of a pack, read: name of the file to its chart, in the pack's order."""

    pack: PackFile
    charts: Mapping[str, ChartFile]

    def of[T: ChartFile](self, shape: type[T]) -> T:
        """The chart that has this shape of its own."""
        return next(chart for chart in self.charts.values() if type(chart) is shape)


SHAPES: Mapping[str, tuple[str, type[ChartFile]]] = {
    "a1": ("A1", A1File),
    "a2": ("A2", A2File),
    "b1": ("B1", B1File),
    "b2": ("B2", B2File),
    "b2a": ("B2a", ChartFile),
    "b3": ("B3", ChartFile),
    "b4": ("B4", B4File),
    "b5": ("B5", ChartFile),
    "b6": ("B6", ChartFile),
    "b7": ("B7", ChartFile),
    "b8": ("B8", ChartFile),
    "b9": ("B9", ChartFile),
    "b10": ("B10", ChartFile),
    "b11": ("B11", B11File),
    "c1": ("C1", C1File),
    "c2": ("C2", ChartFile),
    "mat": ("MAT", MatFile),
    "optional": ("9", OptionFile),
}
"""Name of each chart file, the chart's id and its shape."""
