"""Effects on movement, encounters and combat, and those of the optional rules."""

from typing import Literal

import msgspec

from campaigns.rules.effects_rolls import EffectBase
from campaigns.rules.names import Base, Chart, Count, Spend, Weight, Zone


class CoverRoll(EffectBase, frozen=True, tag="cover-roll"):
    """6.1.3 A friendly cover roll where none is due."""

    chart: Chart
    zones: tuple[Zone, ...]
    rolls: Count
    spend: Spend


class SkipInterception(EffectBase, frozen=True, tag="skip-interception"):
    """6.1.2 The next interception rolls of the sortie are not made."""

    rolls: Count


class Endurance(EffectBase, frozen=True, tag="endurance"):
    """5.0 Endurance boxes gained or lost, never above the mat's number."""

    boxes: int


class BaseByZone(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Base of fighters over the sea (Zones 2 to 4) and over land (5 and 6)."""

    sea: Base
    land: Base


class FighterAttack(EffectBase, frozen=True, tag="fighter-attack"):
    """6.1, 6.11 A combat now."""

    fighters: Count
    base: BaseByZone
    cover: bool
    first_fire: Literal["bomber", "fighters"]


class WeightByZone(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Weight of fire over the sea (Zones 2 to 4) and over land (5 and 6)."""

    sea: Weight | Literal["roll"]
    land: Weight | Literal["roll"]


class AAAttack(EffectBase, frozen=True, tag="aa-attack"):
    """6.1.5 Anti-aircraft fire now."""

    attacks: Count
    weight: WeightByZone


class FirstFire(EffectBase, frozen=True, tag="first-fire"):
    """6.1.4 Who fires first in each combat that begins while this holds."""

    side: Literal["bomber", "fighters"]


class MoreFighters(EffectBase, frozen=True, tag="more-fighters"):
    """6.1.2 So many more in each attack from that base."""

    base: Base
    fighters: Count


class GunsPerFighter(EffectBase, frozen=True, tag="guns-per-fighter"):
    """6.1.4 So many gun positions at most on one fighter in a round."""

    guns: Count


class Ammo(EffectBase, frozen=True, tag="ammo"):
    """9.2 Ammunition spent."""

    points: Count
    per: Literal["firing"]
    empty: Literal["gun-silent"]


class Crippled(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """9.4 A bomber is crippled when one of these holds."""

    forced_down: bool
    engines_out: Count
    hits: Count


class NeutralLanding(EffectBase, frozen=True, tag="neutral-landing"):
    """9.4 A crippled bomber may land in Canada."""

    zones: tuple[Zone, ...]
    chart: Chart
    crippled: Crippled
    deadstick: Literal["no-engine-power"]


class Return(EffectBase, frozen=True, tag="return"):
    """9.4 The survivors fly again after so many slots."""

    slots: Count


class EndCareer(EffectBase, frozen=True, tag="end-career"):
    """9.4 The career ends."""

    reason: Literal["interned"]
