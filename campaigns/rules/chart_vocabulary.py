"""Which tables, results and modifiers a pack must have: what the phases ask for."""

from collections.abc import Mapping

from campaigns.rules.names import (
    AIRCRAFT,
    AREAS,
    BASES,
    DIRECTIONS,
    FIREPOWERS,
    GUN_POSITIONS,
    HEIGHTS,
    QUARTERS,
    RANGES,
    SEA_ZONES,
    STATIONS,
    SYSTEMS,
)

FREE: tuple[str, ...] = ()
"""Results that the pack names for itself."""

COMPLETE: Mapping[str, tuple[str, ...]] = {
    "A1.special": ("agent", "leaflet", "recon"),
    "A1.choice.major": ("choose", "refused"),
    "A1.choice.oberstleutnant": ("choose", "refused"),
    **{f"A2.research.{level}": ("achieved", "failed") for level in range(1, 6)},
    "A2.research.6": ("achieved",),
    "A2.promotion": ("promoted", "refused"),
    "B2.placement": (*DIRECTIONS, "vertical-dive", "vertical-climb"),
    "B2.heights": HEIGHTS,
    "B2.cover": ("removed", "none"),
    **{f"B2.to_hit.{need}": ("miss", "hit") for need in (4, 5, 6)},
    "B2a.type": ("light", "medium", "heavy"),
    "B2a.hits": ("hits",),
    **{f"B3.to_hit.{name}": ("miss", "hit") for name in RANGES},
    **{f"B3.hits.{name}": ("hits",) for name in FIREPOWERS},
    "B4": AREAS,
    "B4.engine": ("superficial", "out", "runaway", "fire"),
    "B4.engine.fire": ("out", "forced-down"),
    "B4.engine.runaway": ("out", "forced-down"),
    "B4.fuel_tank": ("superficial", "leak", "flames", "blaze"),
    "B4.fuel_tank.flames": ("leak", "fire"),
    "B4.fuel_tank.blaze": ("fire", "explosion"),
    "B4.flight_controls": ("flaps", "ailerons"),
    "B4.bomb_bay": ("doors-jammed", "superficial", "bombs-hit", "explosion"),
    "B4.oxygen": ("superficial", "out"),
    "B4.electronics": (*SYSTEMS, "superficial"),
    "B4.chaff": ("port", "starboard"),
    "B4.equipment": (
        "intercom", "rafts", "extinguishers", "fuselage-camera", "superficial",
    ),
    "B4.side": ("port", "starboard"),
    "B4.repair": ("repaired", "written-off"),
    "B5": ("LW", "SW", "KIA"),
    "B6": ("good", "rain-squalls", "low-cloud", "storm"),
    "B7": ("good", "rough", "crash", "killed"),
    "B8": ("safe", "LW", "SW", "KIA"),
    **{f"B9.{zone}": ("lost", "rescued") for zone in SEA_ZONES},
    "B10": ("on-target", "off-target"),
    "B11.on": ("percent",),
    "B11.off": ("percent",),
    "C2": ("slots",),
    "9.quality.q1": ("trained", "veteran", "ace"),
    "9.quality.later": ("trained", "veteran", "ace"),
    "9.canada": ("return", "interned"),
}  # fmt: skip
"""Tables that must have each of these results and no other."""

PARTIAL: Mapping[str, tuple[str, ...]] = {
    **{f"A1.{quarter}": FREE for quarter in QUARTERS},
    "A1.cities": FREE,
    **{f"B1.{quarter}": (*BASES, "none") for quarter in QUARTERS},
    **{f"B1.types.{quarter}_{base}": FREE for quarter in QUARTERS for base in BASES},
    **{f"B2.damage.fp{fp}": ("damaged", "destroyed") for fp in range(1, 5)},
    **{f"B4.crew_{part}": STATIONS for part in ("cockpit", "forward", "gunners")},
    "C1": FREE,
    **{f"MAT.{aircraft}.engine_die": FREE for aircraft in AIRCRAFT},
    **{f"MAT.{aircraft}.gun_die": GUN_POSITIONS for aircraft in AIRCRAFT},
}
"""Tables whose results are among these."""

TABLES = COMPLETE.keys() | PARTIAL.keys()

OUTCOMES = (
    "superficial", "wing_root", "airframe", "rudder", "tailplane", "landing_gear",
    "guns",
)  # fmt: skip
"""B4 Hits that need no table of their own."""

MODIFIERS: Mapping[str, tuple[str, ...]] = {
    "A2.promotion": (
        "knights_cross_held", "successes", "awards_won", "aircraft_lost", "leadership",
    ),
    "B2.cover": ("go229", "fug25a_damaged"),
    "B2.to_hit": (
        "ace_gunner", "enemy_ace", "marker_gunners_on_form", "fug217_damaged",
    ),
    "B2a.hits": (
        "light", "medium", "kettenhund", "kettenhund_improved", "chaff",
        "low_altitude", "marker_broken_cloud",
    ),
    "B3.to_hit": ("fighter_damaged", "fug217_damaged"),
    "B3.hits": ("sixth_sense", "veteran_or_ace", "close_range"),
    "B4.engine.fire": ("extinguishers_damaged", "fire_suppression"),
    "B4.engine.runaway": ("engineer_down",),
    "B4.fuel_tank": ("fuel_tanks_improved",),
    "B7": (
        "weather", "fug125", "fug125_improved", "landing_skill", "landing_gear",
        "flaps", "ailerons", "rudder", "tailplane", "structure", "engines_half",
        "fug104", "pilot_lw", "copilot_lands", "engineer_lands", "deadstick",
        "ditching",
    ),
    "B8": ("parachute", "lw", "sw"),
    "B9": ("no_rafts", "rafts_improved", "fug10_damaged", "marker_wolf_pack"),
    "B10": ("navigation", "peilg_improved", "navigator_down"),
    "B11": (
        "bomb_load", "accuracy", "lotfe", "camera", "bombs_hit", "marker_clear_view",
    ),
}  # fmt: skip
"""Modifier lists and the modifiers of each."""
