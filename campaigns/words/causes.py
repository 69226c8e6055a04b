"""Reasons, outcomes and causes, by the event and the field in which they stand."""

from collections.abc import Mapping

from django.utils.translation import gettext_lazy as _

from campaigns.words.names import Names

TURNED_BACK: Names = {
    "choice": _("by the pilot’s decision"),
    "engines": _("too many engines out"),
    "impossible": _("the mission cannot be flown any more"),
    "": _("by the pilot’s decision"),
}
LEFT: Names = {
    "damaged": _("damaged"),
    "done": _("after the third round"),
    "slow": _("too slow to follow"),
}
IGNORED: Names = {
    "acm": _("Air Combat Manoeuvre"),
    "weapons_maintenance": _("Weapons Maintenance"),
    "guardian": _("Guardian angel"),
}
NO_EFFECT: Names = {
    "out": _("already out"),
    "absent": _("not on this aircraft"),
    "empty": _("nothing there"),
    "dead": _("already dead"),
    "gone": _("already gone"),
}
RUN_AUTOMATIC: Names = {
    "bombardier": _("the bombardier is out of action"),
    "peilg6": _("PeilG 6 is out"),
    "fug104": _("FuG 104 is out"),
}
NOT_DROPPED: Names = {
    "doors": _("the bay doors are jammed"),
    "engines": _("too many engines out"),
    "cameras": _("both cameras are out"),
    "dispensers": _("both dispensers are lost"),
    "empty": _("the bay is empty"),
}
OUTCOMES: Names = {
    "shot-down": _("shot down"),
    "bail-out": _("abandoned"),
    "forced-down": _("forced down"),
    "crashed": _("crashed on landing"),
    "all-killed": _("all aboard killed"),
}
LOSSES: Names = {
    "engine-fire": _("engine fire"),
    "runaway-engine": _("runaway engine"),
    "fuel-tank-fire": _("fuel tank fire"),
    "fuel-tank-explosion": _("fuel tank explosion"),
    "bomb-explosion": _("explosion in the bomb bay"),
    "crash-landing": _("crash landing"),
    "airframe": _("the airframe broke up"),
    "wing_root": _("a wing folded"),
    "rudder": _("the rudder was shot away"),
    "tailplane": _("a tailplane was lost"),
    "tailplanes": _("both tailplanes were gone"),
    "all-engines": _("all engines out"),
    "fuel-exhausted": _("no fuel left"),
    "nobody-to-fly": _("nobody left to fly"),
    "canada": _("landed in Canada"),
    "": "",
}
SLOTS: Names = {
    "wound": _("hospital"),
    "wounds": _("hospital"),
    "hospital": _("hospital"),
    "internment": _("internment"),
    "repair": _("repairs"),
    "training": _("training on the new type"),
    "passed": _("passed by choice"),
    "pass": _("passed by choice"),
    "": _("no sortie"),
}
SLOT_LETTERS: Mapping[str, object] = {
    "wound": _("H"),
    "wounds": _("H"),
    "hospital": _("H"),
    "internment": _("I"),
    "repair": _("R"),
    "training": _("T"),
    "passed": _("P"),
    "pass": _("P"),
}
SKILL_LOST: Names = {
    "wounds": _("the man is out of action"),
    "new-crew": _("a new crew"),
}
OVER: Names = {
    "killed": _("killed"),
    "captured": _("taken prisoner"),
    "interned": _("interned in Canada"),
    "calendar": _("the last sortie is flown"),
    "given-up": _("given up"),
}
REPAIR: Names = {
    "repaired": _("repaired"),
    "one-slot": _("repaired, one slot lost"),
    "written-off": _("written off"),
    "lost": _("lost"),
    "": "",
}
NEW_AIRCRAFT: Names = {
    "wound": _("the pilot comes back from hospital to another crew"),
    "loss": _("the bomber was lost"),
    "written-off": _("the bomber was written off"),
    "start": _("the career begins"),
}
