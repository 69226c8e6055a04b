"""The closed vocabulary of the charts: one spelling for each thing they can name."""

from typing import Annotated, Literal, get_args

import msgspec

type Chart = Literal[
    "A1", "A2", "B1", "B2", "B2a", "B3", "B4", "B5", "B6", "B7", "B8", "B9",
    "B10", "B11", "C1", "C2", "MAT", "9",
]  # fmt: skip
type DiceName = Literal["", "1d6", "2d6", "d66", "1d10"]
type Face = Annotated[int, msgspec.Meta(ge=1, le=6)]
type Zone = Annotated[int, msgspec.Meta(ge=1, le=6)]
type Total = Annotated[int, msgspec.Meta(ge=-99, le=99)]
type Count = Annotated[int, msgspec.Meta(ge=1)]
type Month = Annotated[str, msgspec.Meta(pattern=r"^194[78]-(0[1-9]|1[0-2])$")]
type Provenance = Literal["rulebook", "public", "reconstructed"]

type Aircraft = Literal["me364", "he277", "fw300", "ju390", "ta400", "e555"]
type Station = Literal[
    "pilot", "copilot", "engineer", "navigator", "bombardier", "ewo",
    "top_mid", "top_aft", "tail", "waist", "ventral", "agent",
]  # fmt: skip
type GunPosition = Literal[
    "nose", "top_fwd", "top_mid", "top_aft", "waist", "ventral", "tail"
]
type Place = Literal[
    "12-high", "12-level", "12-low", "2-high", "2-level", "2-low",
    "3-high", "3-level", "3-low", "4-high", "4-level", "4-low",
    "6-high", "6-level", "6-low", "8-high", "8-level", "8-low",
    "9-high", "9-level", "9-low", "10-high", "10-level", "10-low",
    "vertical-dive", "vertical-climb",
]  # fmt: skip
type System = Literal[
    "kettenhund", "fug245", "peilg6", "fug104", "fug125",
    "fug10", "fug25a", "fug200", "fug217",
]  # fmt: skip
type StructurePart = Literal["airframe", "wing_root", "rudder", "tailplane"]
type LoosePart = Literal[
    "flaps", "ailerons", "landing_gear", "bay_doors", "intercom", "rafts",
    "extinguishers",
]  # fmt: skip
type Camera = Literal["fuselage", "bay"]
type Dispenser = Literal["port", "starboard"]
type Side = Literal["port", "starboard"]
type Load = Literal["bombs", "atomic", "camera", "leaflets", "empty"]
type Wound = Literal["fit", "LW", "SW", "KIA"]

type MissionKind = Literal["raid", "special", "atomic"]
type SpecialMission = Literal["agent", "leaflet", "recon"]
type Quarter = Literal["q1", "q2", "q3", "q4"]
type Base = Literal["land", "carrier"]
type Propulsion = Literal["prop", "jet"]
type Firepower = Literal["light", "medium", "heavy"]
type Range = Literal["long", "medium", "close"]
type Weight = Literal["light", "medium", "heavy"]
type Loss = Literal["shot-down", "bail-out", "forced-down", "crashed", "all-killed"]
type LossCause = Literal[
    "engine-fire", "runaway-engine", "fuel-tank-fire", "fuel-tank-explosion",
    "bomb-explosion", "crash-landing",
]  # fmt: skip
type Spend = Literal[
    "before-roll", "after-roll", "after-hits", "after-placement", "before-guns",
    "month-end",
]  # fmt: skip
type Tally = Literal["combat_wounds", "successes", "flown", "total", "atomic_drops"]
type Rank = Literal["hauptmann", "major", "oberstleutnant", "oberst"]


def _all(alias: object) -> tuple[str, ...]:
    return get_args(getattr(alias, "__value__", alias))


CHARTS = _all(Chart)
AIRCRAFT = _all(Aircraft)
STATIONS = _all(Station)
GUN_POSITIONS = _all(GunPosition)
PLACES = _all(Place)
SYSTEMS = _all(System)
MISSIONS = _all(SpecialMission)
QUARTERS = _all(Quarter)
BASES = _all(Base)
CAMERAS = _all(Camera)
DISPENSERS = _all(Dispenser)
FIREPOWERS = _all(Firepower)
RANGES = _all(Range)
RANKS = _all(Rank)
DIRECTIONS = ("12", "2", "3", "4", "6", "8", "9", "10")
HEIGHTS = ("high", "level", "low")
SEA_ZONES = (1, 2, 3, 4)
"""Zones over the Atlantic; the coast and the land are 5 and 6."""

AREAS = (
    "superficial", "engine-port", "engine-starboard", "wing-root-port",
    "wing-root-starboard", "fuel-tank-port", "fuel-tank-starboard", "airframe",
    "rudder", "tailplane-port", "tailplane-starboard", "flight-controls",
    "landing-gear", "bomb-bay", "oxygen", "electronics", "guns", "chaff",
    "crew-cockpit", "crew-forward", "crew-gunners", "equipment",
)  # fmt: skip
SKILLS = (
    "shared_expertise", "leadership", "parachute", "landing", "weapons_maintenance",
    "electronics_wizard", "acm", "accuracy", "navigation", "sixth_sense",
)  # fmt: skip
RESEARCH = (
    "ta400", "e555", "kettenhund", "go229", "fire_suppression", "lotfe", "peilg",
    "fug125", "rafts", "fuel_tanks",
)  # fmt: skip
OPTIONS = ("pilot_quality", "ammunition", "range_effects", "neutral_canada")
