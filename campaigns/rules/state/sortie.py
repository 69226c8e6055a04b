"""The sortie in flight: target, damage, combat, and what was achieved."""

from typing import Literal

import msgspec

from campaigns.rules.state.base import (
    FighterState,
    Frozen,
    Leg,
    Load,
    Wound,
    both_sides,
)
from campaigns.rules.state.career import Man


class Target(Frozen, frozen=True):
    """4.2 What the sortie is sent against; `zone` is the one with bombs and AA."""

    kind: Literal["raid", "special", "atomic"]
    name: str
    place: str
    zone: int
    mission: Literal["", "agent", "leaflet", "recon"] = ""


class Damage(Frozen, frozen=True):
    """6.3 Marks on the aircraft mat. All are repaired at base."""

    airframe: int = 0
    rudder: int = 0
    wing_root: dict[str, int] = msgspec.field(default_factory=both_sides)
    tailplane: dict[str, int] = msgspec.field(default_factory=both_sides)
    engines: tuple[str, ...] = ()
    guns: tuple[str, ...] = ()
    systems: tuple[str, ...] = ()
    parts: tuple[str, ...] = ()
    """Of flaps, ailerons, landing_gear, bay_doors, intercom, rafts, extinguishers."""
    leaks: tuple[str, ...] = ()
    cameras: tuple[str, ...] = ()
    dispensers: tuple[str, ...] = ()
    bombs_hit: int = 0
    oxygen: bool = False


class Fighter(Frozen, frozen=True):
    """One enemy fighter on the combat mat; numbered from 1 in order of placement."""

    number: int
    type: str
    place: str
    """One of the 26 locations, for example `6-level` or `vertical-dive`."""
    quality: Literal["trained", "veteran", "ace"] = "trained"
    state: FighterState = "untouched"


class Shot(Frozen, frozen=True):
    """6.1.4 One gun declared at one fighter in the present round."""

    gun: str
    fighter: int
    hit: bool = False
    result: Literal["", "damaged", "destroyed"] = ""


class Combat(Frozen, frozen=True):
    """6.1 The combat in progress."""

    base: Literal["land", "carrier"]
    expected: int
    """Fighters to be placed."""
    type: str = ""
    fighters: tuple[Fighter, ...] = ()
    round: int = 1
    """1 long, 2 medium, 3 close range."""
    fighters_first: bool = False
    cover: bool = True
    on_form: bool = False
    shots: tuple[Shot, ...] = ()


class Kill(Frozen, frozen=True):
    """A fighter shot down in this sortie and who is credited (AMB-18)."""

    type: str
    gun: str
    station: str
    man: int


class Met(Frozen, frozen=True):
    """2.0 A fighter met in this sortie and how he left."""

    type: str
    zone: int
    leg: Leg
    state: FighterState


class Sortie(Frozen, frozen=True):
    """The sortie in flight: position, stores, damage, wounds and what was achieved."""

    aboard: dict[str, Man]
    """Station to the man who flies there today, stand-ins included."""
    fuel: int
    load: Load = "empty"
    target: Target | None = None
    chosen: bool = False
    """6.10.1 True when an officer has made his attempt to choose the target."""
    zone: int = 0
    """0 at the base, else 1 to 6."""
    leg: Leg = "out"
    attack: int = 0
    """Attacks (combats and AA) since the zone was entered."""
    flown: bool = False
    """6.7 True once the check of Zone 2 was made."""
    event_seen: bool = False
    decoys: bool = False
    acm_used: bool = False
    weapons_used: bool = False
    wizard_used: bool = False
    chaff: dict[str, int] = msgspec.field(default_factory=both_sides)
    ammo: dict[str, int] = {}
    damage: Damage = Damage()
    hits: int = 0
    """6.4 Hits that count for repair."""
    wounds: dict[str, Wound] = {}
    """Only men who are not fit; `agent` as well."""
    combat: Combat | None = None
    on_target: bool | None = None
    percent: int | None = None
    """Result of B11, of the bombs or of the camera."""
    released: bool = False
    """Bombs, leaflets or atomic bomb dropped, or the photographs taken."""
    agent_dropped: bool = False
    aborted: str = ""
    weather: str = ""
    landing: str = ""
    """Result of B7: good, rough, crash or killed."""
    landed_at: str = ""
    """base, sea, field or canada."""
    lost: str = ""
    """Cause of the loss of the bomber, empty while it flies or after it came home."""
    jumped: bool = False
    """The crew left by parachute, without rafts."""
    fates: dict[str, str] = {}
    """How a man came out of a loss: killed, drowned, rescued, captured, interned."""
    hospital: dict[str, int] = {}
    """6.4.5 Slots that each seriously wounded man will miss, as rolled on C2."""
    kills: tuple[Kill, ...] = ()
    met: tuple[Met, ...] = ()

    @property
    def fight(self) -> Combat:
        """The combat in progress; raises `LookupError` when there is none."""
        if self.combat is None:
            raise LookupError("no combat is in progress")
        return self.combat
