"""3.1 The aircraft display mats."""

from collections.abc import Mapping
from typing import Annotated, Literal

import msgspec

from campaigns.rules.names import (
    Aircraft,
    Camera,
    Count,
    Dispenser,
    GunPosition,
    Month,
    Place,
    Station,
    System,
)


class Sheet(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Base of what stands on a chart: frozen, and strict when it is read."""


class Gun(Sheet, frozen=True):
    """A gun position: who mans it, how hard it hits and where it bears."""

    position: GunPosition
    title: str
    fitting: str
    gunner: Station
    fp: Annotated[int, msgspec.Meta(ge=1, le=4)]
    ammo: Count
    arcs: tuple[Place, ...]


class Thresholds(Sheet, frozen=True):
    """6.3 Boxes at which a part is lost; 0 for a part that the type lacks."""

    airframe: Count
    wing_root: Count
    rudder: Count
    tailplane: Annotated[int, msgspec.Meta(ge=0)]


class Mat(Sheet, frozen=True):
    """The mat of one aircraft type."""

    id: Aircraft
    title: str
    available: Month
    """First month in which the type can be had (7.1)."""
    propulsion: Literal["piston", "piston and jet", "jet"]
    layout: Literal["conventional", "flying wing"]
    note: str
    engines: Count
    engines_port: tuple[str, ...]
    engines_starboard: tuple[str, ...]
    engine_die: tuple[Count, Count, Count, Count, Count, Count]
    """Engine of the side that is struck, by the face of 1d6."""
    bombs: Count
    bomb_drm: int
    endurance: Count
    thresholds: Thresholds
    props_break_off: bool
    """Propeller fighters fire once at long range and fall behind."""
    crew: tuple[Station, ...]
    gun_die: tuple[
        GunPosition, GunPosition, GunPosition, GunPosition, GunPosition, GunPosition
    ]
    """Gun that is struck, by the face of 1d6."""
    guns: tuple[Gun, ...]

    @property
    def all_engines(self) -> tuple[str, ...]:
        """Engines of both sides, port first."""
        return self.engines_port + self.engines_starboard

    def gun(self, position: str) -> Gun:
        """The gun at a position; raises `LookupError` when the type has none there."""
        for gun in self.guns:
            if gun.position == position:
                return gun
        msg = f"{self.id} has no gun {position}"
        raise LookupError(msg)


class Common(Sheet, frozen=True):
    """What every mat carries."""

    chaff_dispensers: tuple[Dispenser, ...]
    chaff_uses_each: Count
    fire_extinguishers: bool
    life_rafts: bool
    cameras: tuple[Camera, ...]
    electronics: tuple[System, ...]
    loss_of_all_engines: Literal["forced-down"]
    abort_at_engines_out: Count
    ace_stations: tuple[Station, ...]
    stations: Mapping[Station, str]
    """Titles of the stations."""


class FuelUse(Sheet, frozen=True):
    """5.0 What endurance costs; the uses are the boxes of a whole raid."""

    rules: str
    boxes_per_zone_entered: Count
    extra_boxes_per_leaking_tank: Count
    zone_5_raid: Count
    zone_6_raid: Count
    empty: str
