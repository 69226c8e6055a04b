"""What pages send: read, checked in form, and turned into commands."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from django import forms
from django.core.validators import RegexValidator
from django.utils.translation import gettext_lazy as _

from campaigns.models import Campaign
from campaigns.plain import NAME_MOST, PLAIN, TITLE_MOST
from campaigns.rules.engine import starters
from campaigns.rules.names import OPTIONS, STATIONS
from campaigns.rules.pack import load_pack
from campaigns.rules.pending import (
    Also,
    Answer,
    Assign,
    Choose,
    RuleViolation,
    Throw,
    roll_kind,
)
from campaigns.rules.state import Options
from campaigns.services.campaign_begin import (
    FIRST_AIRCRAFT,
    PACK,
    Plan,
    draw_names,
)
from campaigns.services.throws import Given

if TYPE_CHECKING:
    from collections.abc import Mapping

    from django.http import QueryDict


PICK = "pick-"
CREW = "crew-"
OPTION = "option-"
DICE_MOST = 99
TURN_MOST = 2**31 - 1
KINDS = frozenset(roll_kind(table) for table in load_pack(PACK).table_ids)


class LineField(forms.CharField):
    """One line of text, without the signs that would break or turn it."""

    default_validators = [
        RegexValidator(
            PLAIN,
            _("Only letters, digits and signs that can be seen, on one line."),
        )
    ]


@dataclass(frozen=True)
class Command:
    """One step as it was asked for."""

    turn: int
    answer: Answer
    given: Given | None


class TurnForm(forms.Form):
    """The number of the turn that the form was made for."""

    turn = forms.IntegerField(min_value=0, max_value=TURN_MOST)


class UndoForm(TurnForm):
    """The line to go back to."""

    to = forms.IntegerField(min_value=0, max_value=TURN_MOST)


class StepForm(TurnForm):
    """One answer or one throw."""

    answer = forms.ChoiceField(
        choices=[(kind, kind) for kind in ("throw", "choose", "assign", "also")]
    )
    choice = forms.CharField(required=False, max_length=120)
    die1 = forms.IntegerField(required=False, min_value=0, max_value=DICE_MOST)
    die2 = forms.IntegerField(required=False, min_value=0, max_value=DICE_MOST)
    row = forms.IntegerField(required=False, min_value=0, max_value=DICE_MOST)

    def command(self) -> Command:
        """Return the step; raise `RuleViolation` where the form makes no sense."""
        data = read(self)
        return Command(data["turn"], self._answer(data), self._given(data))

    def _answer(self, data: dict[str, Any]) -> Answer:
        match data["answer"]:
            case "choose":
                return Choose(data["choice"])
            case "also":
                return Also(data["choice"])
            case "assign":
                return Assign(prefixed(self.data, PICK))
            case _:
                return Throw()

    def _given(self, data: dict[str, Any]) -> Given | None:
        if data["row"] is not None:
            return Given(row=data["row"])
        if "die1" not in self.data:
            return None
        dice = (data["die1"], data["die2"])
        return Given(faces=tuple(face for face in dice if face is not None))


class StopForm(forms.Form):
    """Whether a roll-on stops before one kind of roll."""

    kind = forms.ChoiceField(choices=[(kind, kind) for kind in sorted(KINDS)])
    stop = forms.ChoiceField(choices=[("yes", "yes"), ("no", "no")])


class ShareForm(forms.Form):
    """Whether there is a share link, and what it shows."""

    share = forms.ChoiceField(choices=[("yes", "yes"), ("no", "no")])
    shows_owner = forms.BooleanField(required=False)
    shows_flight = forms.BooleanField(required=False)
    shows_diary = forms.BooleanField(required=False)
    is_published = forms.BooleanField(required=False)


class RenameForm(forms.Form):
    """Another title for a campaign."""

    title = LineField(max_length=TITLE_MOST, label=_("title"))


class NewForm(forms.Form):
    """What a player chooses before the first sortie."""

    pilot = LineField(max_length=NAME_MOST, label=_("pilot"))
    aircraft = forms.ChoiceField(label=_("aircraft"))
    aircraft_name = LineField(required=False, max_length=NAME_MOST)
    dice = forms.ChoiceField(choices=[("site", "site"), ("typed", "typed")])
    take_back = forms.BooleanField(required=False)

    def __init__(self, data: QueryDict | None = None) -> None:
        super().__init__(data)
        at_hand = starters(load_pack(PACK))
        aircraft = self.fields["aircraft"]
        assert isinstance(aircraft, forms.ChoiceField)  # noqa: S101
        aircraft.choices = [(name, mat.title) for name, mat in at_hand.items()]
        for station in STATIONS:
            self.fields[CREW + station] = LineField(
                required=False, max_length=NAME_MOST
            )
        for option in OPTIONS:
            self.fields[OPTION + option] = forms.BooleanField(required=False)

    def values(self) -> dict[str, str]:
        """Return what the fields show: what was sent, or a crew that is drawn."""
        if self.is_bound:
            return {name: str(self.data.get(name, "")) for name in self.fields}
        drawn = draw_names()
        return {
            "pilot": drawn["pilot"],
            "aircraft": FIRST_AIRCRAFT,
            "dice": Campaign.DiceMode.SITE,
            **{CREW + station: name for station, name in drawn.items()},
        }

    def plan(self, drawn: Plan) -> Plan:
        """Return the choices; names that were left empty are taken as drawn."""
        data = self.cleaned_data
        names = {
            station: data[CREW + station] or name
            for station, name in drawn.crew_names.items()
        }
        options = {option: data[OPTION + option] for option in OPTIONS}
        return Plan(
            aircraft=data["aircraft"],
            aircraft_name=data["aircraft_name"],
            crew_names={**names, "pilot": data["pilot"]},
            options=Options(**options),
            name_key=drawn.name_key,
            dice_mode=data["dice"],
            allow_take_back=data["take_back"],
        )


def read(form: forms.Form) -> dict[str, Any]:
    """Return what a form says; raise `RuleViolation` where it makes no sense."""
    if not form.is_valid():
        code, rule = "unreadable", "form"
        raise RuleViolation(code, rule, tuple(form.errors))
    return form.cleaned_data


def prefixed(data: Mapping[str, str], prefix: str) -> dict[str, str]:
    """Return the fields whose names begin with the prefix, without it."""
    return {
        name.removeprefix(prefix): value
        for name, value in data.items()
        if name.startswith(prefix)
    }
