"""The form of the display settings."""

from __future__ import annotations

from typing import TYPE_CHECKING

from django import forms
from django.utils.translation import gettext_lazy as _
from django.utils.translation import pgettext_lazy

from campaigns.models.display import Display

if TYPE_CHECKING:
    from django.http import QueryDict

    from campaigns.models import User


class DisplayForm(forms.Form):
    """How the pages look and listen to keys."""

    theme = forms.ChoiceField(
        label=_("Colours"),
        choices=[
            ("system", _("as the device has them")),
            ("light", pgettext_lazy("colours", "light")),
            ("dark", _("dark")),
        ],
    )
    language = forms.ChoiceField(
        required=False,
        label=_("Language"),
        choices=[
            ("", _("as the browser has it")),
            ("en", "English"),
            ("de", "Deutsch"),
        ],
    )
    motion = forms.BooleanField(required=False, label=_("No motion"))
    patterns = forms.BooleanField(
        required=False,
        label=_("Stronger patterns and outlines, to tell states apart without colour"),
    )
    odds = forms.BooleanField(
        required=False, label=_("Show the odds before a roll and a decision")
    )
    keys = forms.BooleanField(
        required=False, label=_("Single keys as shortcuts, the space bar among them")
    )
    hints = forms.BooleanField(
        required=False, label=_("Hints in the campaigns that I begin")
    )

    def __init__(self, player: User, data: QueryDict | None = None) -> None:
        now = player.display
        usual = {
            "theme": now.theme,
            "language": now.language,
            "motion": now.motion == "reduced",
            "patterns": now.patterns == "strong",
            "odds": now.odds == "shown",
            "keys": now.keys == "on",
            "hints": not player.hints_off,
        }
        super().__init__(data, initial=usual)

    def chosen(self) -> Display:
        """Return what was chosen."""
        data = self.cleaned_data
        return Display(
            theme=data["theme"],
            language=data["language"],
            motion="reduced" if data["motion"] else "system",
            patterns="strong" if data["patterns"] else "usual",
            odds="shown" if data["odds"] else "hidden",
            keys="on" if data["keys"] else "off",
        )
