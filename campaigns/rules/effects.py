"""Typed effects: what a chart's result, a skill, a marker or an option does.

One frozen struct for each kind. The kind stands in the charts as `kind`; a name that
is not listed here or in `names` is an error in the chart.
"""

from collections.abc import Iterable

from campaigns.rules.effects_damage import (
    Box,
    CameraDamaged,
    ChaffLost,
    EngineOut,
    GunOut,
    LoseAircraft,
    OxygenOut,
    PartDamaged,
    RollTable,
    Skin,
    SlotsLost,
    StationWound,
    SystemDamaged,
    TankLeak,
    WoundAll,
)
from campaigns.rules.effects_play import (
    AAAttack,
    Ammo,
    BaseByZone,
    CoverRoll,
    Crippled,
    EndCareer,
    Endurance,
    FighterAttack,
    FirstFire,
    GunsPerFighter,
    MoreFighters,
    NeutralLanding,
    Return,
    SkipInterception,
    WeightByZone,
)
from campaigns.rules.effects_rolls import (
    AutoResult,
    Availability,
    Drm,
    DrmOff,
    DrmWaived,
    EffectBase,
    ExtraHits,
    FaceAs,
    IgnoreHits,
    IgnoreResult,
    LostWhen,
    Nothing,
    RepairSystem,
    Reroll,
    ResearchLevel,
)

type Effect = (
    Nothing | Skin | Drm | DrmOff | DrmWaived | AutoResult | FaceAs | Reroll
    | IgnoreHits | IgnoreResult | ExtraHits | RepairSystem | LostWhen | Availability
    | ResearchLevel | CoverRoll | SkipInterception | Endurance | FighterAttack
    | AAAttack | FirstFire | MoreFighters | GunsPerFighter | RollTable | Box
    | PartDamaged | EngineOut | GunOut | SystemDamaged | OxygenOut | TankLeak
    | CameraDamaged | ChaffLost | StationWound | WoundAll | SlotsLost | LoseAircraft
    | Ammo | NeutralLanding | Return | EndCareer
)  # fmt: skip


def effect_of[T: EffectBase](found: Iterable[Effect], kind: type[T]) -> T:
    """The first effect of a kind; raises `LookupError` when there is none."""
    for effect in found:
        if isinstance(effect, kind):
            return effect
    raise LookupError(kind.__name__)


__all__ = [
    "AAAttack",
    "Ammo",
    "AutoResult",
    "Availability",
    "BaseByZone",
    "Box",
    "CameraDamaged",
    "ChaffLost",
    "CoverRoll",
    "Crippled",
    "Drm",
    "DrmOff",
    "DrmWaived",
    "Effect",
    "EffectBase",
    "EndCareer",
    "Endurance",
    "EngineOut",
    "ExtraHits",
    "FaceAs",
    "FighterAttack",
    "FirstFire",
    "GunOut",
    "GunsPerFighter",
    "IgnoreHits",
    "IgnoreResult",
    "LoseAircraft",
    "LostWhen",
    "MoreFighters",
    "NeutralLanding",
    "Nothing",
    "OxygenOut",
    "PartDamaged",
    "RepairSystem",
    "Reroll",
    "ResearchLevel",
    "Return",
    "RollTable",
    "Skin",
    "SkipInterception",
    "SlotsLost",
    "StationWound",
    "SystemDamaged",
    "TankLeak",
    "WeightByZone",
    "WoundAll",
    "effect_of",
]
