"""The class of the dice of a career, wherever the career is shown."""

from django.utils.translation import gettext_lazy as _

from campaigns.words.names import Names

HONESTY: Names = {
    "site": _("Site dice"),
    "verified": _("Verified site dice"),
    "typed": _("Own dice among them"),
    "taken-back": _("Dice taken back"),
    "imported": _("Imported"),
    "edited": _("Edited outside"),
    "copy": _("Scratch copy"),
}
