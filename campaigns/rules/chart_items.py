"""What the charts hold besides tables: targets, missions, skills, awards and so on."""

from typing import Annotated, Literal

import msgspec

from campaigns.rules.effects import Effect
from campaigns.rules.mats import Sheet
from campaigns.rules.names import (
    Base,
    Chart,
    Count,
    Firepower,
    MissionKind,
    Month,
    Propulsion,
    Provenance,
    Quarter,
    Side,
    SpecialMission,
    Tally,
    Total,
    Zone,
)


class Cell(Sheet, frozen=True):
    """A1 One cell of the raid chart. A special mission has no name, place or zone."""

    id: str
    """Quarter and reading of the dice, for example `q1-11`."""
    roll: int
    kind: MissionKind
    name: str
    place: str
    zone: int
    provenance: Provenance


class Span(Sheet, frozen=True):
    """A1 The months of a quarter and its heading."""

    id: Quarter
    label: str
    months: tuple[Month, Month, Month]


class Mission(Sheet, frozen=True):
    """6.2.5 A kind of special mission."""

    id: SpecialMission
    title: str
    rules: str
    carries_bombs: bool
    carries_chaff: bool
    success_points: Count
    success: str
    city_roll: Literal["", "A1.cities"] = ""
    bomb_city: str = ""
    bomb_zone: Zone | None = None
    drop_zone: Zone | None = None
    bomb_drm: int = 0
    aa_in_drop_zone: bool = False
    bombing_counts: bool = False
    needs_any_chaff_dispenser: bool = False
    needs_any_camera: bool = False


class Atomic(Sheet, frozen=True):
    """6.2.3, 6.2.4 The atomic missions."""

    rules: str
    points: Count
    carries_bombs: bool
    decisive_at: Count
    rolls_needed: str


class TargetChoice(Sheet, frozen=True):
    """6.10.1 Kinds of cell that an officer may choose."""

    rules: str
    selectable: tuple[MissionKind, ...]
    note: str


class FighterType(Sheet, frozen=True):
    """B1 A type of enemy fighter."""

    title: str
    base: Base
    propulsion: Propulsion
    firepower: Firepower


class Area(Sheet, frozen=True):
    """B4 An area that is struck: the table below it and its side."""

    table: str
    side: Side | Literal[""] = ""


class SystemCard(Sheet, frozen=True):
    """3.4.2 An electronics set and what its loss does."""

    title: str
    damaged: str
    effects: tuple[Effect, ...]


class EventCard(Sheet, frozen=True):
    """C1 A random event; one to `keep` gives a marker."""

    id: str
    low: Total
    high: Total
    title: str
    keep: bool
    text: str
    effects: tuple[Effect, ...]


class Skill(Sheet, frozen=True):
    """6.7 A skill that experience buys."""

    id: str
    title: str
    cost: Count
    chart: Chart
    text: str
    effects: tuple[Effect, ...]


class ResearchArea(Sheet, frozen=True):
    """6.9 A research area."""

    id: str
    title: str
    chart: Chart
    text: str
    effects: tuple[Effect, ...]


class Grade(Sheet, frozen=True):
    """6.8 A grade of an award and the count that it takes."""

    at: Count
    id: str
    title: str


class Award(Sheet, frozen=True):
    """6.8 An award; `counts` is the pilot's tally on which it rests."""

    id: str
    title: str
    rules: str
    counts: Tally
    grades: tuple[Grade, ...]


class Experience(Sheet, frozen=True):
    """6.7 Experience points."""

    start: Annotated[int, msgspec.Meta(ge=0)]
    sorties_per_point: Count


class Ace(Sheet, frozen=True):
    """6.8.8 Ace gunners."""

    kills: Count
    defensive_fire_drm: int
    effects: tuple[Effect, ...]


class Band(Sheet, frozen=True):
    """8.0 A grade of victory, for totals up to `max`."""

    max: Count
    id: Literal["defeat", "draw", "marginal", "substantial", "decisive"]
    title: str


class Victory(Sheet, frozen=True):
    """8.0 How a career is reckoned."""

    rules: str
    bands: tuple[Band, ...]
    atomic_for_decisive: Count


class Option(Sheet, frozen=True):
    """9.0 An optional rule."""

    id: Literal["pilot_quality", "ammunition", "range_effects", "neutral_canada"]
    title: str
    rules: str
    text: str
    effects: tuple[Effect, ...]


class Modifier(Sheet, frozen=True):
    """A modifier of a chart: its number, or the `source` of it.

    `drm` is added to the dice, `hits` to the number of hits; one with neither is
    explained by its `text`. It counts once for so many (`per`) of what it is about.
    """

    id: str
    when: str
    per: Count = 1
    drm: int | None = None
    hits: int | None = None
    source: str = ""
    text: str = ""

    @property
    def amount(self) -> int | None:
        """The number, or None when it has none of its own."""
        return self.hits if self.drm is None else self.drm
