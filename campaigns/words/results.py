"""What the rows of the tables say."""

from collections.abc import Mapping

from django.utils.translation import gettext_lazy as _
from django.utils.translation import ngettext

from campaigns.words import names
from campaigns.words.names import Names

RESULTS: Names = {
    "superficial": _("superficial, counts as a hit"),
    "out": _("out of action"),
    "runaway": _("runs away"),
    "fire": _("fire: all jump"),
    "forced-down": _("forced down"),
    "leak": _("leak: one more box a zone"),
    "flames": _("flames"),
    "blaze": _("blaze"),
    "explosion": _("explosion"),
    "flaps": _("flaps"),
    "ailerons": _("ailerons"),
    "doors-jammed": _("doors jammed shut"),
    "bombs-hit": _("bombs or camera hit"),
    "port": _("port"),
    "starboard": _("starboard"),
    "intercom": _("intercom"),
    "rafts": _("life rafts"),
    "extinguishers": _("fire extinguishers"),
    "fuselage-camera": _("fuselage camera"),
    "on-target": _("on target"),
    "off-target": _("off target"),
    "miss": _("misses"),
    "hit": _("hits"),
    "damaged": _("damaged"),
    "destroyed": _("shot down"),
    "safe": _("unhurt"),
    "rescued": _("picked up"),
    "lost": _("lost at sea"),
    "refused": _("the target is ordered"),
    "promoted": _("promoted"),
    "not-promoted": _("passed over"),
    "achieved": _("achieved"),
    "failed": _("not yet"),
    "none": _("none"),
    "removed": _("one fighter driven off"),
    "interned": _("interned, the career ends"),
    "return": _("back after four sorties"),
    "gun-out": _("gun out"),
}

AREAS: Names = {
    "superficial": _("superficial, counts as a hit"),
    "engine-port": _("engine, port"),
    "engine-starboard": _("engine, starboard"),
    "wing-root-port": _("wing root, port"),
    "wing-root-starboard": _("wing root, starboard"),
    "fuel-tank-port": _("fuel tank, port"),
    "fuel-tank-starboard": _("fuel tank, starboard"),
    "airframe": _("airframe"),
    "rudder": _("rudder"),
    "tailplane-port": _("tailplane, port"),
    "tailplane-starboard": _("tailplane, starboard"),
    "flight-controls": _("flight controls"),
    "landing-gear": _("landing gear"),
    "bomb-bay": _("bomb bay"),
    "oxygen": _("oxygen"),
    "electronics": _("electronics"),
    "guns": _("gun position"),
    "chaff": _("chaff dispenser"),
    "crew-cockpit": _("cockpit crew"),
    "crew-forward": _("forward crew"),
    "crew-gunners": _("gunners"),
    "equipment": _("equipment"),
}

ENGINES: Names = {
    "1": _("engine 1"),
    "2": _("engine 2"),
    "3": _("engine 3"),
    "4": _("engine 4"),
    "5": _("engine 5"),
}

# Tables whose results are ids of one kind of thing.
BY_KIND: Mapping[str, Names] = {
    "B2.heights": names.HEIGHTS,
    "B2a.type": names.WEIGHTS,
    "B4": AREAS,
    "B4.electronics": names.SYSTEMS,
    "MAT.gun_die": names.GUNS,
    "MAT.engine_die": ENGINES,
    "B4.crew_cockpit": names.STATIONS,
    "B4.crew_forward": names.STATIONS,
    "B4.crew_gunners": names.STATIONS,
    "B5": names.WOUNDS,
    "B6": names.WEATHER,
    "B7": names.LANDINGS,
    "B8": names.WOUNDS,
    "C1": names.RANDOM_EVENTS,
    "A1": names.MISSIONS,
    "A1.special": names.MISSIONS,
    "9.quality": names.QUALITIES,
}


def hits(number: int) -> str:
    """A number of hits."""
    return ngettext("%(number)s hit", "%(number)s hits", number) % {"number": number}


def for_repair(number: int) -> str:
    """6.4 A number of hits that left a mark: of all that were scored, these count."""
    return ngettext(
        "%(number)s hit for repair", "%(number)s hits for repair", number
    ) % {"number": number}


def sorties(number: int) -> str:
    """A number of sorties."""
    return ngettext("%(number)s sortie", "%(number)s sorties", number) % {
        "number": number
    }


def points(number: int) -> str:
    """A number of experience points."""
    return ngettext("%(number)s point", "%(number)s points", number) % {
        "number": number
    }


def boxes(number: int) -> str:
    """A number of endurance boxes."""
    return ngettext("%(number)s box", "%(number)s boxes", number) % {"number": number}


def fighters(number: int) -> str:
    """A number of fighters."""
    return ngettext("%(number)s fighter", "%(number)s fighters", number) % {
        "number": number
    }
