"""What the phases do by themselves, whatever a chart says: it has to say just that.

A phase reads the numbers of an effect where it can (`READ`). The rest of an effect is
built into the phase, so that a cell with another value would be a promise that nobody
keeps. Effects stand here as they are spelled by `spell`: their kind, and all that is
neither read nor at its usual value.
"""

from collections.abc import Mapping

import msgspec

from campaigns.rules import effects as fx
from campaigns.rules.effects import Effect

type Fields = frozenset[str]

READ: Mapping[type[fx.EffectBase], Fields] = {
    fx.AAAttack: frozenset({"weight"}),
    fx.Availability: frozenset({"aircraft", "months"}),
    fx.CameraDamaged: frozenset({"camera"}),
    fx.ChaffLost: frozenset({"dispenser"}),
    fx.CoverRoll: frozenset({"zones"}),
    fx.Drm: frozenset({"drm"}),
    fx.DrmWaived: frozenset({"modifiers"}),
    fx.Endurance: frozenset({"boxes"}),
    fx.ExtraHits: frozenset({"hits"}),
    fx.FaceAs: frozenset({"face", "reads"}),
    fx.FighterAttack: frozenset({"fighters", "base", "cover", "first_fire"}),
    fx.GunsPerFighter: frozenset({"guns"}),
    fx.LoseAircraft: frozenset({"outcome", "cause"}),
    fx.LostWhen: frozenset({"stations", "states"}),
    fx.MoreFighters: frozenset({"base", "fighters"}),
    fx.NeutralLanding: frozenset({"zones", "crippled"}),
    fx.PartDamaged: frozenset({"part"}),
    fx.RepairSystem: frozenset({"fit"}),
    fx.Return: frozenset({"slots"}),
    fx.RollTable: frozenset({"table"}),
    fx.StationWound: frozenset({"station", "otherwise"}),
    fx.TankLeak: frozenset({"boxes"}),
}
"""Fields that a phase reads, or that have to agree with a number that it reads."""

UNREAD: Mapping[str, Fields] = {
    "ace": frozenset({"stations", "states"}),
    "B7": frozenset({"outcome", "cause"}),
}
"""Fields that are read elsewhere and not at that place."""

TAILPLANE = (
    "box part=tailplane boxes=1 at_threshold=gone side=area both_gone=shot-down"
    " if_absent=airframe"
)
KETTENHUND = (
    "drm chart=B2a modifier=kettenhund_improved replaces=kettenhund works=kettenhund"
)

ANYWHERE: Mapping[str, Fields] = {
    "B4": frozenset(
        {
            "none", "skin", "roll-table", "part-damaged", "oxygen-out",
            "camera-damaged", "chaff-lost", "wound chart=B5", "lose-aircraft",
            "tank-leak side=area",
            "engine-out engine=roll side=area", "engine-out engine=hit",
            "system-damaged system=result",
            "box part=airframe boxes=1 at_threshold=shot-down",
            "box part=rudder boxes=1 at_threshold=shot-down",
            "box part=wing_root boxes=1 at_threshold=shot-down side=area",
            TAILPLANE,
            "drm chart=B11 modifier=bombs_hit per=result",
        }
    ),
    "C1": frozenset(
        {
            "none", "skip-interception rolls=1", "endurance", "fighter-attack",
            "aa-attack attacks=1", "oxygen-out hit=False",
            "gun-out gun=roll ignorable=True hit=False",
            "system-damaged system=roll hit=False",
            "engine-out engine=roll side=roll hit=False",
            "tank-leak side=roll hit=False",
        }
    ),
    "skills": frozenset(
        {"lost-when event=crew-down all=True", "lost-when event=new-crew"}
    ),
    "research": frozenset({"availability"}),
}  # fmt: skip
"""By chart or list: what is carried out wherever it stands there."""

ONLY_AT: Mapping[str, tuple[str, ...]] = {
    "skills.shared_expertise": ("drm-waived chart=B7",),
    "skills.leadership": ("drm chart=A2 modifier=leadership",),
    "skills.parachute": ("drm chart=B8 modifier=parachute",),
    "skills.landing": ("drm chart=B7 modifier=landing_skill",),
    "skills.weapons_maintenance": (
        "ignore-result chart=B4 result=gun-out uses=1 per=sortie",
    ),
    "skills.electronics_wizard": ("repair-system systems=1 per=sortie",),
    "skills.acm": ("ignore-hits hits=1 per=zone-entry sources=fighter,aa",),
    "skills.accuracy": ("drm chart=B11 modifier=accuracy",),
    "skills.navigation": ("drm chart=B10 modifier=navigation fit=navigator",),
    "skills.sixth_sense": ("face-as chart=B3 table=hits",),
    "ace": (
        "drm chart=B2 modifier=ace_gunner",
        "lost-when event=crew-down stations=own all=True states=SW,KIA",
        "lost-when event=new-crew",
    ),
    "research.kettenhund": (KETTENHUND,),
    "research.go229": ("drm chart=B2 modifier=go229",),
    "research.fire_suppression": ("auto-result chart=B4 result=out table=engine.fire",),
    "research.lotfe": ("drm chart=B11 modifier=lotfe",),
    "research.peilg": ("drm chart=B10 modifier=peilg_improved works=peilg6",),
    "research.fug125": ("drm chart=B7 modifier=fug125_improved works=fug125",),
    "research.rafts": ("drm chart=B9 modifier=rafts_improved",),
    "research.fuel_tanks": (
        "drm chart=B4 modifier=fuel_tanks_improved table=fuel_tank",
    ),
    "systems.kettenhund": (
        "drm-off chart=B2a modifiers=kettenhund,kettenhund_improved",
    ),
    "systems.fug245": ("first-fire side=fighters",),
    "systems.peilg6": ("auto-result chart=B10 result=off-target",),
    "systems.fug104": (
        "auto-result chart=B10 result=off-target",
        "drm chart=B7 modifier=fug104",
    ),
    "systems.fug125": ("drm-off chart=B7 modifiers=fug125,fug125_improved",),
    "systems.fug10": ("drm chart=B9 modifier=fug10_damaged",),
    "systems.fug25a": ("drm chart=B2 modifier=fug25a_damaged",),
    "systems.fug200": ("more-fighters",),
    "systems.fug217": (
        "drm chart=B3 modifier=fug217_damaged",
        "drm chart=B2 modifier=fug217_damaged",
    ),
    "B4.rudder": ("drm chart=B7 modifier=rudder per=box",),
    "B4.tailplane": ("drm chart=B7 modifier=tailplane per=gone",),
    "B4.landing_gear": ("drm chart=B7 modifier=landing_gear",),
    "B4.guns": ("gun-out gun=roll ignorable=True",),
    "B4.flight_controls": (
        "flaps: drm chart=B7 modifier=flaps",
        "ailerons: drm chart=B7 modifier=ailerons",
    ),
    "B4.oxygen": ("out: drm chart=B2a modifier=low_altitude",),
    "B4.equipment": (
        "intercom: guns-per-fighter",
        "rafts: drm chart=B9 modifier=no_rafts",
        "extinguishers: drm chart=B4 modifier=extinguishers_damaged table=engine.fire",
    ),
    "B7": (
        "good: none",
        "rough: wound-all state=LW",
        "rough: slots-lost slots=1 cause=repair",
        "crash: wound-all chart=B5",
        "crash: lose-aircraft outcome=crashed cause=crash-landing",
        "killed: lose-aircraft outcome=all-killed cause=crash-landing",
    ),
    "B10": ("auto-result chart=B10 result=off-target down=bombardier",),
    "kept.wolf_pack": (
        "drm chart=B9 modifier=marker_wolf_pack rolls=1 spend=before-roll",
    ),
    "kept.guardian": (
        "ignore-hits hits=all per=attack sources=fighter,aa uses=1 spend=after-hits",
    ),
    "kept.clear_view": (
        "drm chart=B11 modifier=marker_clear_view rolls=1 spend=before-roll",
    ),
    "kept.reroll": ("reroll charts=B7,B8,B9,B10,B11 rolls=1 spend=after-roll",),
    "kept.escort_stays": ("cover-roll chart=B2 rolls=1 spend=after-placement",),
    "kept.gunners_on_form": (
        "drm chart=B2 modifier=marker_gunners_on_form combats=1 spend=before-guns",
    ),
    "kept.broken_cloud": (
        "drm chart=B2a modifier=marker_broken_cloud rolls=1 spend=before-roll",
    ),
    "kept.telegram": ("research-level levels=1 uses=1 spend=month-end",),
    "options.ammunition": ("ammo points=1 per=firing empty=gun-silent",),
    "options.range_effects": ("extra-hits chart=B3 modifier=close_range range=close",),
    "options.neutral_canada": ("neutral-landing chart=B7 deadstick=no-engine-power",),
    "9.quality.q1": (
        "trained: none",
        "veteran: extra-hits chart=B3 modifier=veteran_or_ace",
        "ace: extra-hits chart=B3 modifier=veteran_or_ace",
        "ace: drm chart=B2 modifier=enemy_ace",
    ),
    "9.quality.later": (
        "trained: none",
        "veteran: extra-hits chart=B3 modifier=veteran_or_ace",
        "ace: extra-hits chart=B3 modifier=veteran_or_ace",
        "ace: drm chart=B2 modifier=enemy_ace",
    ),
    "9.canada": ("return: return", "interned: end-career reason=interned"),
}
"""By place: what is carried out there and nowhere else, in its order."""


ON_A_MISSION: Mapping[str, Mapping[str, object]] = {
    "agent": {
        "carries_bombs": True,
        "bomb_drm": 0,
        "aa_in_drop_zone": False,
        "needs_any_chaff_dispenser": False,
        "needs_any_camera": False,
    },
    "leaflet": {
        "carries_bombs": False,
        "bomb_drm": 0,
        "aa_in_drop_zone": False,
        "bombing_counts": False,
        "needs_any_chaff_dispenser": True,
        "needs_any_camera": False,
    },
    "recon": {
        "carries_bombs": False,
        "aa_in_drop_zone": False,
        "bombing_counts": False,
        "needs_any_chaff_dispenser": False,
        "needs_any_camera": True,
    },
}
"""6.2.5 What the phases do on a special mission; the other cells are read."""


def spell(effect: Effect, place: str) -> str:
    """An effect by its kind and by what of it is built into the phases."""
    read = READ.get(type(effect), frozenset()) - UNREAD.get(place, frozenset())
    if place.startswith("B4"):
        read |= {"load"}
    said = (
        f"{field.name}={_word(getattr(effect, field.name))}"
        for field in msgspec.structs.fields(effect)
        if field.name not in read | {"on"}
        and getattr(effect, field.name) != field.default
    )
    return " ".join((str(effect.__struct_config__.tag), *said))


def _word(value: object) -> str:
    if isinstance(value, tuple):
        return ",".join(str(part) for part in value)
    return str(value)
