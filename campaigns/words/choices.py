"""Decisions, their choices, and what else may be done."""

from django.utils.translation import gettext_lazy as _

from campaigns.words.names import Names

TITLES: Names = {
    "hangar": _("Next sortie"),
    "new-aircraft": _("Which aircraft next?"),
    "research": _("Which area gets a level?"),
    "telegram": _("Which area does the telegram help?"),
    "also": _("Besides the step"),
    "target-choice": _("Which target?"),
    "turn-back": _("Press on or turn back?"),
    "escort": _("Shall the escort press on?"),
    "cover": _("Whom does the cover drive off?"),
    "guns": _("Which gun fires at which fighter?"),
    "chaff": _("Release chaff?"),
    "guardian": _("Spend the Guardian angel?"),
    "forced-down": _("How does the bomber come down?"),
    "second-thoughts": _("Let the roll stand?"),
    "reroll": _("Let the roll stand?"),
}

EXPLAINED: Names = {
    "hangar": _("The aircraft stands ready. Skills and a change of type come first."),
    "new-aircraft": _("A type that came later than the present one costs training."),
    "research": _("Each area with a level is rolled at the end of every month."),
    "telegram": _("One level more, in addition to the usual one."),
    "target-choice": _("Any raid of the present quarter."),
    "turn-back": _("The fuel does not reach out and back. A zone that cannot be paid"
                   " for is entered with dry tanks."),
    "escort": _("The marker brings one cover roll beyond Zone 3."),
    "cover": _("He takes no part in the fight."),
    "guns": _("Every gun is chosen before any die."),
    "chaff": _("Each release takes 2 off the hits; one for each working dispenser."),
    "guardian": _("All hits of this attack pass without effect."),
    "forced-down": _("The bomber cannot fly on."),
    "second-thoughts": _("The marker lets it be made again; the second one stands."),
    "reroll": _("The marker lets it be made again; the second one stands."),
}  # fmt: skip

# By decision and choice; a choice that is named alike everywhere stands below.
CHOICES: Names = {
    "hangar:fly": _("Fly the next sortie"),
    "hangar:pass": _("Let the lost slots pass"),
    "turn-back:press-on": _("Press on"),
    "turn-back:turn-back": _("Turn back"),
    "escort:spend": _("Spend the marker: roll for cover"),
    "escort:keep": _("Keep the marker"),
    "guardian:spend": _("Spend the marker: the hits pass"),
    "guardian:keep": _("Take the hits, keep the marker"),
    "second-thoughts:spend": _("Spend the marker: roll again"),
    "second-thoughts:keep": _("Let the roll stand, keep the marker"),
    "chaff:none": _("Release none"),
    "chaff:0": _("Release none"),
    "chaff:1": _("Release from one dispenser"),
    "chaff:2": _("Release from both dispensers"),
    "chaff:port": _("Release from the port dispenser"),
    "chaff:starboard": _("Release from the starboard dispenser"),
    "chaff:both": _("Release from both dispensers"),
    "forced-down:ditch": _("Ditch in the sea"),
    "forced-down:sea": _("Ditch in the sea"),
    "forced-down:field": _("Land without engines on an emergency field"),
    "forced-down:deadstick": _("Land without engines on an emergency field"),
    "forced-down:canada": _("Land in neutral Canada"),
    "forced-down:jump": _("All jump"),
    "forced-down:bail-out": _("All jump"),
    "telegram:none": _("No area"),
    "research:none": _("No area"),
}

COMMON: Names = {
    "spend": _("Spend the marker"),
    "keep": _("Keep the marker"),
    "none": _("None"),
    "hold": _("hold"),
    "stand": _("Let the roll stand"),
    "again": _("Roll again"),
}

# `%(name)s` and the like are the choice's own arguments, in words.
PATTERNS: Names = {
    "target-choice": _("%(name)s, %(place)s (Zone %(zone)s)"),
    "cover": _("Fighter %(id)s, %(type)s, at %(place)s"),
    "new-aircraft": _("%(aircraft)s"),
    "research": _("%(area)s"),
    "telegram": _("%(area)s"),
    "buy": _("Learn %(skill)s"),
    "type": _("Change to the %(aircraft)s"),
    "repair": _("Repair: %(system)s"),
    "spend": _("Spend the marker: %(marker)s"),
}

ALSO: Names = {
    "give-up": _("Give the career up, for good"),
    "give-up-copy": _("End the scratch copy"),
    "turn-back": _("Turn back"),
    "jettison": _("Jettison the load"),
    "canada": _("Land in neutral Canada"),
    "decline": _("Leave the choice to the staff"),
}

WARNINGS: Names = {
    "give-up": _(
        "The career ends now and cannot be taken up again. The seed of its dice is"
        " shown."
    ),
    "give-up-copy": _(
        "The scratch copy ends. The career that it was made from is not touched."
    ),
    "turn-back": _("Back means home with the load; the sortie is then no success."),
    "jettison": _("The load falls into the sea and scores nothing."),
    "canada": _("The bomber is lost and its crew interned."),
}

LIMITS: Names = {
    "intercom": _("Intercom out: only one gun may fire at any one fighter."),
}

REFUSALS: Names = {
    "not-legal": _("That cannot be done now."),
    "not-available": _("That type cannot be had yet."),
    "career-over": _("The career is over."),
    "over": _("The career is over."),
    "face-needed": _("Here the face itself counts; a row cannot be given instead."),
    "no-such-row": _("The table has no such row."),
    "row-not-allowed": _("A row cannot be given here; throw, or type the dice."),
    "nothing-to-roll": _("There is nothing to roll; a decision is due."),
    "nothing-to-take-back": _("There is nothing to take back in this slot."),
    "dice-stand": _("Dice stand in this campaign; nothing is taken back past one."),
    "dice": _("These dice do not fit the roll."),
    "unreadable": _("The form was incomplete. Nothing has changed."),
    "sheet-target": _("No such target stands on the raid chart of this quarter."),
    "sheet-zone": _("The bomber does not enter that zone on this sortie."),
    "sheet-result": _("The result does not fit the target, the zone or the chart."),
    "sheet-agent": _("The agent jumps only in his zone, on his own mission."),
    "sheet-hits": _("The number of hits cannot be."),
    "sheet-men": _("A man on the sheet is not aboard, or is fit."),
    "sheet-pilot": _("The pilot’s wounds do not fit his state or the end."),
    "sheet-fighters": _("A fighter on the sheet is not met in that zone or quarter."),
    "sheet-gun": _("Each fighter shot down needs a gun of this type, no other does."),
    "sheet-landing": _("A landing has a result; without a landing there is none."),
    "sheet-end": _("The flight cannot end so in that zone."),
    "sheet-fates": _("Each man who lived through the loss needs a fate that fits it."),
    "sheet-markers": _("That marker is not held, or is not one that is kept."),
}
