"""Luck in words: how rare the dice of a sortie, a man or a career were."""

from django.utils.translation import gettext as _

from campaigns.rules.luck import Luck
from campaigns.words.figures import grouped

ORDINARY = 3
"""Luck that comes up in one run of three is nothing to speak of."""


def luck_text(found: Luck) -> str:
    """One sentence; empty when no roll counts."""
    if not found.rolls:
        return ""
    if found.one_in < ORDINARY:
        return _("as expected, over %(rolls)s rolls") % {"rolls": found.rolls}
    values = {"number": grouped(found.one_in), "rolls": found.rolls}
    if found.score > 0:
        return _("as good as this 1 time in %(number)s, over %(rolls)s rolls") % values
    return _("as bad as this 1 time in %(number)s, over %(rolls)s rolls") % values


def luck_short(found: Luck) -> str:
    """The same in a column of a table."""
    if not found.rolls:
        return ""
    if found.one_in < ORDINARY:
        return _("as expected")
    values = {"number": grouped(found.one_in)}
    if found.score > 0:
        return _("good, 1 in %(number)s") % values
    return _("bad, 1 in %(number)s") % values
