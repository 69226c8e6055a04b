"""Names of what makes a career: ranks, awards, skills, research, dates, options."""

from collections.abc import Mapping

from django.utils.translation import gettext_lazy as _

from campaigns.words.names import Names

RANKS: Names = {
    "hauptmann": "Hauptmann",
    "major": "Major",
    "oberstleutnant": "Oberstleutnant",
    "oberst": "Oberst",
}
RANKS_SHORT: Names = {
    "hauptmann": "Hptm.",
    "major": "Maj.",
    "oberstleutnant": "Obstlt.",
    "oberst": "Oberst",
}

AWARDS: Names = {
    "wound_badge": _("Wound Badge"),
    "iron_cross_2": _("Iron Cross 2nd Class"),
    "iron_cross_1": _("Iron Cross 1st Class"),
    "amerika_shield": _("Amerika Shield"),
    "flight_clasp": _("Operational Flight Clasp"),
    "german_cross": _("German Cross in Gold"),
    "knights_cross": _("Knight’s Cross"),
    "diamonds": _("Oakleaves, Swords and Diamonds"),
}
# The first grade of an award that has only one says nothing more.
GRADES: Names = {
    "black": _("black"),
    "bronze": _("bronze"),
    "silver": _("silver"),
    "gold": _("gold"),
    "oakleaves": _("Oakleaves"),
    "swords": _("Swords"),
    "diamonds": "",
    "shield": "",
    "1st-class": "",
    "2nd-class": "",
    "knights-cross": "",
    "": "",
}

SKILLS: Names = {
    "shared_expertise": _("Shared Expertise"),
    "leadership": _("Leadership"),
    "parachute": _("Parachute"),
    "landing": _("Landing"),
    "weapons_maintenance": _("Weapons Maintenance"),
    "electronics_wizard": _("Electronics Wizard"),
    "acm": _("Air Combat Manoeuvre"),
    "accuracy": _("Accuracy"),
    "navigation": _("Navigation"),
    "sixth_sense": _("Sixth Sense"),
}
SKILL_EFFECTS: Names = {
    "shared_expertise": _("co-pilot or engineer lands without penalty"),
    "leadership": _("promotion roll −2"),
    "parachute": _("bail-out roll −1 for every man"),
    "landing": _("landing roll −1"),
    "weapons_maintenance": _("the first gun knocked out in a sortie stays in action"),
    "electronics_wizard": _("one electronics set repaired in a sortie"),
    "acm": _("the first random hit in each zone is ignored"),
    "accuracy": _("bombing result +1"),
    "navigation": _("bomb run 2 easier"),
    "sixth_sense": _("a natural 6 for the hits on us counts as a 3"),
}

RESEARCH: Names = {
    "ta400": _("Ta 400 one month earlier"),
    "e555": _("E 555-1 one month earlier"),
    "kettenhund": _("Better Kettenhund 3"),
    "go229": _("Go 229 fighter cover"),
    "fire_suppression": _("Fire suppression"),
    "lotfe": _("Better Lotfe bomb sight"),
    "peilg": _("Better PeilG 6"),
    "fug125": _("Better FuG 125"),
    "rafts": _("Better survival rafts"),
    "fuel_tanks": _("Better fuel tanks"),
}
RESEARCH_EFFECTS: Names = {
    "ta400": _("the type can be had a month earlier"),
    "e555": _("the type can be had a month earlier"),
    "kettenhund": _("jammer −3 instead of −2"),
    "go229": _("cover roll −1"),
    "fire_suppression": _("engine fires go out by themselves"),
    "lotfe": _("bombing result +1"),
    "peilg": _("bomb run −1"),
    "fug125": _("landing roll a further −1"),
    "rafts": _("rescue roll +3"),
    "fuel_tanks": _("fuel tank roll −1"),
}

MONTHS: Names = {
    "01": _("January"),
    "02": _("February"),
    "03": _("March"),
    "04": _("April"),
    "05": _("May"),
    "06": _("June"),
    "07": _("July"),
    "08": _("August"),
    "09": _("September"),
    "10": _("October"),
    "11": _("November"),
    "12": _("December"),
}
MONTHS_SHORT: Names = {
    "01": _("Jan"),
    "02": _("Feb"),
    "03": _("Mar"),
    "04": _("Apr"),
    "05": _("May "),
    "06": _("Jun"),
    "07": _("Jul"),
    "08": _("Aug"),
    "09": _("Sep"),
    "10": _("Oct"),
    "11": _("Nov"),
    "12": _("Dec"),
}
ORDINALS: Names = {
    "1": _("1st sortie"),
    "2": _("2nd sortie"),
    "3": _("3rd sortie"),
    "4": _("4th sortie"),
}

VICTORIES: Names = {
    "defeat": _("Defeat"),
    "draw": _("Draw"),
    "marginal": _("Marginal victory"),
    "substantial": _("Substantial victory"),
    "decisive": _("Decisive victory"),
}

OPTIONS: Names = {
    "pilot_quality": _("Quality of enemy pilots"),
    "ammunition": _("Ammunition is counted"),
    "range_effects": _("Close range hits harder"),
    "neutral_canada": _("Canada is neutral"),
}
OPTION_EFFECTS: Names = {
    "pilot_quality": _(
        "Each fighter’s pilot is trained, veteran or ace; the better ones hit harder"
        " and aces are harder to hit."
    ),
    "ammunition": _("Each gun spends one point whenever it fires and can run dry."),
    "range_effects": _("At close range a fighter that hits scores one hit more."),
    "neutral_canada": _(
        "A crippled bomber over Zones 5 and 6 may land in Canada; its crew is interned"
        " and may come back after four sorties."
    ),
}
OPTION_RULES: Mapping[str, str] = {
    "pilot_quality": "9.1",
    "ammunition": "9.2",
    "range_effects": "9.3",
    "neutral_canada": "9.4",
}
