"""A chart pack: all charts of a campaign, checked and ready to be looked up."""

from collections.abc import Mapping
from functools import cache
from importlib.resources import files as resources
from importlib.resources.abc import Traversable

import msgspec

from campaigns.rules.chart_building import contents
from campaigns.rules.chart_items import (
    Ace,
    Area,
    Atomic,
    Award,
    Cell,
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
    Victory,
)
from campaigns.rules.chart_reading import PACK_FILE, ChartError, read_files
from campaigns.rules.effects import Effect
from campaigns.rules.mats import Common, FuelUse, Mat
from campaigns.rules.names import MissionKind, Month, Rank, Zone
from campaigns.rules.tables import Table

__all__ = ["ChartError", "Pack", "load_pack", "load_pack_from"]


class ChartHead(msgspec.Struct, frozen=True):
    """What stands at the head of a chart, for readers."""

    id: str
    title: str
    provenance: str
    rule: str
    use: str
    notes: tuple[str, ...]


class Pack(msgspec.Struct, frozen=True, kw_only=True):
    """All charts of one name and version. Every look-up that fails raises."""

    name: str
    version: str
    title: str
    charts: Mapping[str, ChartHead]
    table_ids: tuple[str, ...]
    """Ids of all tables in the order of the charts."""

    quarters: Mapping[str, Span]
    missions: Mapping[str, Mission]
    atomic: Atomic
    selectable: tuple[MissionKind, ...]

    experience: Experience
    skills: Mapping[str, Skill]
    ace: Ace
    research_per_month: int
    research: Mapping[str, ResearchArea]
    ranks: tuple[Rank, ...]
    promotion_months: tuple[Month, ...]
    awards: Mapping[str, Award]
    victory: Victory

    land_zones: tuple[Zone, ...]
    carrier_zones: tuple[Zone, ...]
    random_event_roll: int
    fighters: Mapping[str, FighterType]
    cover_zones: tuple[Zone, ...]

    areas: Mapping[str, Area]
    systems: Mapping[str, SystemCard]
    events: Mapping[str, EventCard]

    common: Common
    fuel: FuelUse
    mats: Mapping[str, Mat]
    load_scale: Table
    """6.2.2 What a load is worth by its bombs; the mats agree with it."""
    options: Mapping[str, Option]

    _tables: Mapping[str, Table]
    _cells: Mapping[str, Mapping[str, Cell]]
    _needs: Mapping[str, int]
    _modifiers: Mapping[str, Mapping[str, Modifier]]
    _amounts: Mapping[tuple[str, str], int]
    _effects: Mapping[tuple[str, str], tuple[Effect, ...]]
    _texts: Mapping[tuple[str, str], str]

    def table(self, table: str) -> Table:
        """The table of that id."""
        return self._tables[table]

    @property
    def modified(self) -> tuple[str, ...]:
        """Ids of the tables that have modifiers."""
        return tuple(self._modifiers)

    def drm(self, table: str, modifier: str) -> int:
        """Amount of a modifier; raises when the chart gives it no number of its own."""
        return self._amounts[table, modifier]

    def modifiers(self, table: str) -> tuple[str, ...]:
        """Ids of the modifiers of a table in printed order."""
        return tuple(self._modifiers[table])

    def modifier(self, table: str, modifier: str) -> Modifier:
        """One modifier with its wording."""
        return self._modifiers[table][modifier]

    def effects(self, table: str, result: str) -> tuple[Effect, ...]:
        """What a result of a table does; the empty result gives what always holds."""
        return self._effects[table, result]

    def system_effects(self, system: str) -> tuple[Effect, ...]:
        """3.4.2 What the loss of an electronics set does."""
        return self.systems[system].effects

    def text(self, table: str, result: str) -> str:
        """What a result means, in words; empty where its name says it all."""
        return self._texts.get((table, result), "")

    def to_hit_need(self, place: str) -> int:
        """6.1.4 Lowest die that hits a fighter at that place: 4, 5 or 6."""
        return self._needs[place]

    def cells(self, quarter: str) -> Mapping[str, Cell]:
        """4.2 The raid chart of a quarter, cell by cell."""
        return self._cells[quarter]


@cache
def load_pack(name: str) -> Pack:
    """The pack of that name, read and checked once; raises `ChartError`."""
    directory = resources("campaigns.rules") / "charts" / name
    if not name.replace("-", "").isalnum() or not directory.is_dir():
        raise ChartError(PACK_FILE, "name", f"there is no chart pack {name!r}")
    pack = load_pack_from(directory)
    if pack.name != name:
        raise ChartError(PACK_FILE, "name", f"is {pack.name!r} in directory {name!r}")
    return pack


def load_pack_from(directory: Traversable) -> Pack:
    """Read and check the pack in a directory; raises `ChartError`."""
    files = read_files(directory)
    heads: dict[str, ChartHead] = {
        chart.id: ChartHead(
            chart.id, chart.title, chart.provenance, chart.rule, chart.use, chart.notes
        )
        for chart in files.charts.values()
    }
    return Pack(
        name=files.pack.name,
        version=files.pack.version,
        title=files.pack.title,
        charts=heads,
        **contents(files),
    )
