"""Names of what flies: crew, guns, parts, fighters, loads, weather, wounds, types."""

from collections.abc import Mapping

from django.utils.functional import Promise
from django.utils.translation import gettext_lazy as _
from django.utils.translation import pgettext_lazy

type Text = str | Promise
type Names = Mapping[str, Text]

STATIONS: Names = {
    "pilot": _("pilot"),
    "copilot": _("co-pilot"),
    "engineer": _("engineer"),
    "navigator": _("navigator"),
    "bombardier": _("bombardier"),
    "ewo": _("electronics officer"),
    "top_mid": _("top mid gunner"),
    "top_aft": _("top aft gunner"),
    "tail": _("tail gunner"),
    "waist": _("waist gunner"),
    "ventral": _("ventral gunner"),
    "agent": _("agent"),
}

# Short forms stand in the narrow lists of the mats.
STATIONS_SHORT: Names = {
    **STATIONS,
    "ewo": _("electronics"),
    "top_mid": _("top mid"),
    "top_aft": _("top aft"),
    "tail": _("tail"),
    "waist": _("waist"),
    "ventral": _("ventral"),
}

GUNS: Names = {
    "nose": _("nose gun"),
    "top_fwd": _("top forward gun"),
    "top_mid": _("top mid gun"),
    "top_aft": _("top aft gun"),
    "waist": _("waist guns"),
    "ventral": _("ventral gun"),
    "tail": _("tail gun"),
}
SEVERAL_GUNS = frozenset({"waist"})
"""Positions whose name is a plural."""

GUNS_SHORT: Names = {
    "nose": _("Nose"),
    "top_fwd": _("Top fwd"),
    "top_mid": _("Top mid"),
    "top_aft": _("Top aft"),
    "waist": _("Waist"),
    "ventral": _("Ventral"),
    "tail": _("Tail"),
}

# Letters on the mat are the keys of the gun decision as well, so they are the same in
# every language.
LETTERS: Mapping[str, str] = {
    "nose": "N",
    "top_fwd": "F",
    "top_mid": "M",
    "top_aft": "A",
    "waist": "W",
    "ventral": "V",
    "tail": "T",
}

SYSTEMS: Names = {
    "kettenhund": "Kettenhund 3",
    "fug245": "FuG 245",
    "peilg6": "PeilG 6",
    "fug104": "FuG 104",
    "fug125": "FuG 125",
    "fug10": "FuG 10",
    "fug25a": "FuG 25a",
    "fug200": "FuG 200",
    "fug217": "FuG 217",
}

SYSTEM_USES: Names = {
    "kettenhund": _("AA jammer"),
    "fug245": _("air search radar"),
    "peilg6": _("navigation aid"),
    "fug104": _("altimeter"),
    "fug125": _("blind landing aid"),
    "fug10": _("long-range radio"),
    "fug25a": _("identification set"),
    "fug200": _("sea search radar"),
    "fug217": _("tail warning radar"),
}

PARTS: Names = {
    "airframe": _("airframe"),
    "wing_root": _("wing root"),
    "rudder": _("rudder"),
    "tailplane": _("tailplane"),
    "flaps": _("flaps"),
    "ailerons": _("ailerons"),
    "landing_gear": _("landing gear"),
    "bay_doors": _("bomb bay doors"),
    "intercom": _("intercom"),
    "rafts": _("life rafts"),
    "extinguishers": _("fire extinguishers"),
    "engine": _("engine"),
    "tank": _("fuel tank"),
    "gun": _("gun"),
    "system": _("electronics"),
    "oxygen": _("oxygen"),
    "camera": _("camera"),
    "chaff": _("chaff dispenser"),
    "bombs": _("bombs"),
    "crew": _("crew"),
}

SIDES: Names = {"port": _("port"), "starboard": _("starboard"), "": ""}
CAMERAS: Names = {"fuselage": _("fuselage camera"), "bay": _("bay camera")}
LEGS: Names = {"out": _("outward"), "home": _("homeward")}
BASES: Names = {
    "land": _("land-based"),
    "carrier": _("carrier-based"),
    "none": _("none"),
}
RANGES: Names = {"long": _("long"), "medium": _("medium"), "close": _("close")}
RANGE_ORDER = ("long", "medium", "close")
QUALITIES: Names = {
    "trained": _("trained"),
    "veteran": _("veteran"),
    "ace": _("ace"),
}
WEIGHTS: Names = {"light": _("light"), "medium": _("medium"), "heavy": _("heavy")}
HEIGHTS: Names = {"high": _("high"), "level": _("level"), "low": _("low")}
VERTICAL: Names = {
    "vertical-dive": _("vertical dive"),
    "vertical-climb": _("vertical climb"),
}
ON_THE_MAT: Names = {
    "high": _("high"),
    "level": pgettext_lazy("on the combat mat", "level"),
    "low": _("low"),
    "vertical-dive": pgettext_lazy("on the combat mat", "vertical dive"),
    "vertical-climb": pgettext_lazy("on the combat mat", "vertical climb"),
}
VERTICAL_SHORT: Names = {"vertical-dive": _("dive"), "vertical-climb": _("climb")}

LOADS: Names = {
    "bombs": _("bombs"),
    "atomic": _("atomic bomb"),
    "camera": _("cameras"),
    "leaflets": _("leaflets"),
    "empty": _("empty"),
}

MISSIONS: Names = {
    "raid": _("raid"),
    "special": _("special mission"),
    "atomic": _("atomic bomb"),
    "agent": _("agent delivery"),
    "leaflet": _("leaflet drop"),
    "recon": _("reconnaissance"),
    "": "",
}

WEATHER: Names = {
    "good": _("good"),
    "rain-squalls": _("rain squalls"),
    "low-cloud": _("low cloud"),
    "storm": _("storm"),
}

LANDINGS: Names = {
    "good": _("good landing"),
    "rough": _("rough landing"),
    "crash": _("crash landing"),
    "killed": _("crashed, nobody lives"),
}
GROUNDS: Names = {
    "base": _("at the base"),
    "sea": _("at sea"),
    "field": _("on an emergency field"),
    "canada": _("in Canada"),
}

WOUNDS: Names = {
    "fit": _("fit"),
    "LW": _("light wound"),
    "SW": _("serious wound"),
    "KIA": _("killed"),
    "safe": _("unhurt"),
}

FIGHTER_STATES: Names = {
    "untouched": _("untouched"),
    "damaged": _("damaged"),
    "destroyed": _("shot down"),
    "driven-off": _("driven off"),
    "left": _("broke off"),
    "broke-off": _("broke off, damaged"),
}

FATES: Names = {
    "killed": _("killed"),
    "killed-jumping": _("killed jumping"),
    "drowned": _("lost at sea"),
    "rescued": _("picked up by a submarine"),
    "captured": _("prisoner of war"),
    "interned": _("interned in Canada"),
    "safe": _("safe"),
    "escaped": _("interned, got away"),
    "missing": _("missing"),
}

RANDOM_EVENTS: Names = {
    "wolf_pack": _("Wolf pack on station"),
    "guardian": _("Guardian angel"),
    "clear_view": _("Clear view"),
    "reroll": _("Second thoughts"),
    "escort_stays": _("Escort presses on"),
    "decoys": _("Decoy stream"),
    "gunners_on_form": _("Gunners on form"),
    "broken_cloud": _("Broken cloud"),
    "telegram": _("Telegram from the institute"),
    "tailwind": _("Tailwind"),
    "quiet": _("Nothing but ocean"),
    "headwind": _("Headwind"),
    "lone_fighter": _("Lone patrol"),
    "gun_jam": _("Frozen gun"),
    "set_failure": _("Set failure"),
    "engine_failure": _("Engine failure"),
    "oxygen_fault": _("Oxygen fault"),
    "fuel_line": _("Split fuel line"),
    "flak_ship": _("Picket ship"),
    "bounced": _("Bounced!"),
    "big_wing": _("Big wing"),
}

AIRCRAFT: Names = {
    "me364": "Me 364",
    "he277": "He 277",
    "fw300": "Fw 300",
    "ju390": "Ju 390",
    "ta400": "Ta 400",
    "e555": "E 555-1",
}
