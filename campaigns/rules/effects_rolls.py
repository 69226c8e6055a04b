"""Effects on rolls and on the campaign: what skills, research and markers do."""

from typing import Literal

import msgspec

from campaigns.rules.names import (
    Aircraft,
    Chart,
    Count,
    Face,
    Load,
    Range,
    Spend,
    Station,
    System,
    Wound,
)


class EffectBase(
    msgspec.Struct,
    frozen=True,
    kw_only=True,
    forbid_unknown_fields=True,
    tag_field="kind",
):
    """Base of all effects.

    `on` is the result of the table to which the effect belongs, empty when it always
    holds; `load` restricts it to what is in the bay, `other` is all but a camera.
    """

    on: str = ""
    load: Load | Literal["", "other"] = ""


class Nothing(EffectBase, frozen=True, tag="none"):
    """Nothing happens."""


class Drm(EffectBase, frozen=True, tag="drm"):
    """A named modifier of a chart applies, in place of `replaces` if that is given."""

    chart: Chart
    modifier: str
    drm: int
    table: str = ""
    replaces: str = ""
    per: Literal["", "box", "gone", "result"] = ""
    rolls: int = 0
    combats: int = 0
    spend: Spend | Literal[""] = ""
    fit: Station | Literal[""] = ""
    works: System | Literal[""] = ""


class DrmOff(EffectBase, frozen=True, tag="drm-off"):
    """3.4.2 These modifiers no longer apply."""

    chart: Chart
    modifiers: tuple[str, ...]


class DrmWaived(EffectBase, frozen=True, tag="drm-waived"):
    """6.7 These penalties count 0."""

    chart: Chart
    modifiers: tuple[str, ...]


class AutoResult(EffectBase, frozen=True, tag="auto-result"):
    """3.3, 6.2.1 The result is given without a roll."""

    chart: Chart
    result: str
    table: str = ""
    down: Station | Literal[""] = ""


class FaceAs(EffectBase, frozen=True, tag="face-as"):
    """6.7 A natural face is read as another one before the look-up."""

    chart: Chart
    table: str
    face: Face
    reads: Face


class Reroll(EffectBase, frozen=True, tag="reroll"):
    """6.11 One roll on one of the charts is made again; the second stands."""

    charts: tuple[Chart, ...]
    rolls: Count
    spend: Spend


class IgnoreHits(EffectBase, frozen=True, tag="ignore-hits"):
    """6.7, 6.11 Random hits dropped before their d66."""

    hits: Count | Literal["all"]
    per: Literal["attack", "zone-entry"]
    sources: tuple[Literal["fighter", "aa"], ...]
    uses: int = 0
    spend: Spend | Literal[""] = ""


class IgnoreResult(EffectBase, frozen=True, tag="ignore-result"):
    """6.7 The first such result does nothing and leaves no mark."""

    chart: Chart
    result: Literal["gun-out"]
    uses: Count
    per: Literal["sortie"]


class ExtraHits(EffectBase, frozen=True, tag="extra-hits"):
    """9.1, 9.3 More random hits, if the attack gave at least one."""

    chart: Chart
    modifier: str
    hits: Count
    range: Range | Literal[""] = ""


class RepairSystem(EffectBase, frozen=True, tag="repair-system"):
    """6.7 Damaged electronics sets work again."""

    systems: Count
    per: Literal["sortie"]
    fit: Station


class LostWhen(EffectBase, frozen=True, tag="lost-when"):
    """6.7, 7.3 When the skill or the ace state is struck off."""

    event: Literal["new-crew", "crew-down"]
    stations: tuple[Station | Literal["gunners", "own"], ...] = ()
    all: bool = False
    states: tuple[Wound, ...] = ()


class Availability(EffectBase, frozen=True, tag="availability"):
    """3.3, 7.1 The date of a type is moved by so many months."""

    aircraft: Aircraft
    months: int


class ResearchLevel(EffectBase, frozen=True, tag="research-level"):
    """6.9 Levels added to one open area."""

    levels: Count
    uses: Count
    spend: Spend
