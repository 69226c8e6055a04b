"""The form that is laid out like the log sheet, and the sheet that it gives."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec
from django import forms
from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy

from campaigns.forms import TURN_MOST
from campaigns.rules.paper import (
    ENDS,
    HITS_MOST,
    LANDINGS,
    STATES,
    WOUNDS,
    Sheet,
    SheetFighter,
)
from campaigns.words import names, percent
from campaigns.words.fields import known

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from django.http import QueryDict

    from campaigns.rules.paper import Blank
    from campaigns.rules.state import Target
    from campaigns.words.names import Names

FIGHTERS = 16
END_NAMES: Names = {
    "base": gettext_lazy("landed at the base"),
    "sea": gettext_lazy("ditched at sea"),
    "field": gettext_lazy("landed in enemy country"),
    "canada": gettext_lazy("landed in Canada"),
    "jumped": gettext_lazy("the crew jumped"),
    "all-killed": gettext_lazy("destroyed with all aboard"),
    "pilot": gettext_lazy("the pilot was killed in the air"),
}
FACTS = (
    "target", "zone", "result", "end", "landing", "hits", "pilot_hit", "gained",
)  # fmt: skip
FATES = ("rescued", "drowned", "captured", "escaped", "interned")


class SheetForm(forms.Form):
    """The facts of one sortie, each with what the blank sheet admits."""

    turn = forms.IntegerField(
        min_value=0, max_value=TURN_MOST, widget=forms.HiddenInput
    )
    hits = forms.IntegerField(
        label=gettext_lazy("Hits that count for repair"),
        min_value=0,
        max_value=HITS_MOST,
        initial=0,
    )
    pilot_hit = forms.IntegerField(
        label=gettext_lazy("Wounds of the pilot from the enemy"),
        min_value=0,
        max_value=2,
        initial=0,
    )
    released = forms.BooleanField(
        label=gettext_lazy("leaflets or atomic bomb dropped, or the film came home"),
        required=False,
    )
    agent = forms.BooleanField(label=gettext_lazy("the agent jumped"), required=False)

    def __init__(self, blank: Blank, data: QueryDict | None, turn: int) -> None:
        super().__init__(data, initial={"turn": turn, "zone": "5", "landing": "good"})
        self.blank = blank
        pick, zones = self._pick, [(str(n), str(n)) for n in range(1, 7)]
        pick("target", _("Target"), targets_of(blank))
        pick("zone", _("Farthest zone"), zones)
        pick(
            "result",
            _("Result of the run (B11)"),
            results_of(blank),
            empty=_("no result"),
        )
        pick("end", _("End of the flight"), named(ENDS, END_NAMES))
        pick("landing", _("Landing (B7)"), named(LANDINGS, names.LANDINGS), empty="–")
        markers = named(blank.kept, names.RANDOM_EVENTS)
        pick("gained", _("Marker drawn"), markers, empty=_("none"))
        self.fields["spent"] = forms.MultipleChoiceField(
            label=_("Markers used"),
            required=False,
            choices=markers,
            widget=forms.CheckboxSelectMultiple,
        )
        for station in blank.mat.crew:
            self._man(station)
        for number in range(1, FIGHTERS + 1):
            self._fighter(number, zones)

    def _pick(
        self, name: str, label: str, choices: list[Any], *, empty: str | None = None
    ) -> None:
        first = [] if empty is None else [("", empty)]
        self.fields[name] = forms.ChoiceField(
            label=label, choices=[*first, *choices], required=empty is None
        )

    def _man(self, station: str) -> None:
        label = str(known(names.STATIONS, station))
        fit = str(names.WOUNDS["fit"])
        wounds, fates = named(WOUNDS, names.WOUNDS), named(FATES, names.FATES)
        self._pick(f"man-{station}", _("State: %s") % label, wounds, empty=fit)
        self._pick(f"fate-{station}", _("Fate: %s") % label, fates, empty="–")

    def _fighter(self, number: int, zones: list[tuple[str, str]]) -> None:
        types = [(type_, type_) for type_ in self.blank.types]
        legs = named(("out", "home"), names.LEGS)
        states = named(STATES, names.FIGHTER_STATES)
        guns = named([gun.position for gun in self.blank.mat.guns], names.GUNS)
        columns = (
            ("type", _("Type"), types, "–"),
            ("zone", _("Zone"), zones[1:], None),
            ("leg", _("Leg"), legs, None),
            ("state", _("End"), states, None),
            ("gun", _("Shot down by"), guns, "–"),
        )
        for name, label, choices, empty in columns:
            said = _("%(label)s of fighter %(number)s")
            full = said % {"label": label, "number": number}
            self._pick(f"fighter-{number}-{name}", full, choices, empty=empty)
            self.fields[f"fighter-{number}-{name}"].required = False

    @property
    def facts(self) -> list[Any]:
        """The fields about the flight as a whole."""
        return [self[name] for name in FACTS]

    @property
    def men(self) -> list[tuple[str, Any, Any]]:
        """Station, state and fate of each man."""
        return [
            (str(known(names.STATIONS, s)), self[f"man-{s}"], self[f"fate-{s}"])
            for s in self.blank.mat.crew
        ]

    @property
    def fighters(self) -> list[list[Any]]:
        """The five fields of each row."""
        columns = ("type", "zone", "leg", "state", "gun")
        return [
            [self[f"fighter-{number}-{name}"] for name in columns]
            for number in range(1, FIGHTERS + 1)
        ]

    def sheet(self) -> Sheet:
        """Return what was written; whether it can be is for the rules to say."""
        data = self.cleaned_data
        column, _colon, amount = data["result"].partition(":")
        return Sheet(
            target=data["target"],
            zone=int(data["zone"]),
            end=data["end"],
            landing=data["landing"],
            on_target=column == "on" if column else None,
            percent=int(amount) if column else None,
            released=data["released"],
            agent=data["agent"],
            hits=data["hits"],
            pilot_hit=data["pilot_hit"],
            men=filled(data, "man-"),
            fates=filled(data, "fate-"),
            met=msgspec.convert(list(rows_of(data)), tuple[SheetFighter, ...]),
            gained=data["gained"],
            spent=tuple(data["spent"]),
        )


def filled(data: Mapping[str, Any], prefix: str) -> dict[str, Any]:
    """Return the fields of a prefix that say something, without the prefix."""
    return {
        name.removeprefix(prefix): value
        for name, value in data.items()
        if name.startswith(prefix) and value
    }


def rows_of(data: Mapping[str, Any]) -> Iterable[dict[str, Any]]:
    """Return the fighters whose type was filled in."""
    for number in range(1, FIGHTERS + 1):
        row = filled(data, f"fighter-{number}-")
        if "type" in row:
            yield {**row, "zone": int(row["zone"])}


def named(ids: Iterable[str], words: Names) -> list[tuple[str, str]]:
    """Return ids with their names, as choices."""
    return [(id_, str(known(words, id_))) for id_ in ids]


def targets_of(blank: Blank) -> list[Any]:
    """Return every target of the quarter, raids first."""
    groups: dict[str, list[tuple[str, str]]] = {}
    for id_, target in blank.targets.items():
        kind = str(known(names.MISSIONS, target.mission or target.kind))
        groups.setdefault(kind, []).append((id_, target_words(target)))
    return list(groups.items())


def target_words(target: Target) -> str:
    """Name a target with its place and zone."""
    where = ", ".join(part for part in (target.name, target.place) if part)
    return _("%(target)s, Zone %(zone)s") % {"target": where, "zone": target.zone}


def results_of(blank: Blank) -> list[tuple[str, str]]:
    """Return the results that B11 has, in both columns."""
    columns = (("on", True, _("on target")), ("off", False, _("off target")))
    return [
        (f"{name}:{amount}", f"{label}, {percent(amount)}")
        for name, on, label in columns
        for amount in blank.percents(on_target=on)
    ]
