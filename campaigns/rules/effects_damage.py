"""Effects on the bomber and the men aboard it: what B4 and a bad landing do."""

from typing import Literal

from campaigns.rules.effects_rolls import EffectBase
from campaigns.rules.names import (
    Camera,
    Chart,
    Count,
    Dispenser,
    GunPosition,
    LoosePart,
    Loss,
    LossCause,
    Station,
    StructurePart,
    System,
    Wound,
)


class Skin(EffectBase, frozen=True, tag="skin"):
    """6.4 Superficial damage: one hit for repairs and nothing else."""


class RollTable(EffectBase, frozen=True, tag="roll-table"):
    """6.3 Go on to that table of the same chart."""

    table: str


class Box(EffectBase, frozen=True, tag="box"):
    """6.3 Structure boxes marked, with the loss at the mat's threshold.

    `if_absent` is the part struck on a type whose own threshold is 0.
    """

    part: StructurePart
    boxes: Count
    at_threshold: Literal["shot-down", "gone"]
    side: Literal["", "area"] = ""
    both_gone: Loss | Literal[""] = ""
    if_absent: StructurePart | Literal[""] = ""


class PartDamaged(EffectBase, frozen=True, tag="part-damaged"):
    """3.4.2, 6.3 Damaged until it is repaired at base."""

    part: LoosePart


class EngineOut(EffectBase, frozen=True, tag="engine-out"):
    """6.3 An engine is out: `roll` for one by the engine die, `hit` for that struck."""

    engine: Literal["roll", "hit"]
    side: Literal["", "area", "roll"] = ""
    hit: bool = True


class GunOut(EffectBase, frozen=True, tag="gun-out"):
    """6.3, 6.7 A gun position is out; `ignorable` by Weapons Maintenance."""

    gun: GunPosition | Literal["roll"]
    ignorable: bool = False
    hit: bool = True


class SystemDamaged(EffectBase, frozen=True, tag="system-damaged"):
    """3.4.2 An electronics set is damaged and its own effects begin."""

    system: System | Literal["roll", "result"]
    hit: bool = True


class OxygenOut(EffectBase, frozen=True, tag="oxygen-out"):
    """6.4 Down to 10,000 feet for the rest of the sortie."""

    hit: bool = True


class TankLeak(EffectBase, frozen=True, tag="tank-leak"):
    """5.0, 6.3 A tank leaks: `boxes` more for each zone entered."""

    side: Literal["area", "roll"]
    boxes: Count = 1
    hit: bool = True


class CameraDamaged(EffectBase, frozen=True, tag="camera-damaged"):
    """6.2.5.3 A camera is damaged."""

    camera: Camera


class ChaffLost(EffectBase, frozen=True, tag="chaff-lost"):
    """6.1.6 A dispenser is damaged and its contents are lost."""

    dispenser: Dispenser


class StationWound(EffectBase, frozen=True, tag="wound"):
    """6.4.4 The man at `station` rolls for a wound, or `otherwise` if he is away."""

    station: Station | Literal["result"]
    chart: Chart
    otherwise: Station | Literal[""] = ""


class WoundAll(EffectBase, frozen=True, tag="wound-all"):
    """6.4.3 Every living man gets that state or rolls on that chart."""

    state: Wound | Literal[""] = ""
    chart: Chart | Literal[""] = ""


class SlotsLost(EffectBase, frozen=True, tag="slots-lost"):
    """6.4.3 Calendar slots lost."""

    slots: Count
    cause: Literal["repair"]


class LoseAircraft(EffectBase, frozen=True, tag="lose-aircraft"):
    """6.3, 6.4.2, 6.4.3 The bomber is lost or forced down."""

    outcome: Loss
    cause: LossCause
