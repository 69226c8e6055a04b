"""Where each rule mattered in a career, from the log."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import groupby
from typing import TYPE_CHECKING, NamedTuple

from django.db.models import F, Func, JSONField

from campaigns.kept import DAY, kept
from campaigns.models import LogLine
from campaigns.models.log import counting
from campaigns.reference import LANGUAGES, load_reference

if TYPE_CHECKING:
    from campaigns.models import Campaign


class Place(NamedTuple):
    """A line of the log and its slot, counted from 1."""

    number: int
    slot: int


class SlotMet(NamedTuple):
    """In how many lines of a slot a rule mattered, and the first of them."""

    slot: int
    first: int
    lines: int


@dataclass(frozen=True, slots=True)
class Met:
    """Where one rule mattered."""

    number: str
    places: tuple[Place, ...]

    @property
    def slots(self) -> tuple[SlotMet, ...]:
        """The places, slot by slot."""
        grouped = groupby(self.places, key=lambda place: place.slot)
        lists = [(slot, list(places)) for slot, places in grouped]
        return tuple(SlotMet(slot, p[0].number, len(p)) for slot, p in lists)


def rules_met(campaign: Campaign) -> dict[str, Met]:
    """Return the rules that mattered, by number; kept until the next turn."""
    key = f"rules-met:{campaign.pk}:{campaign.turn}"
    return kept(key, DAY, lambda: read_rules_met(campaign))


def read_rules_met(campaign: Campaign) -> dict[str, Met]:
    """Read the rules out of the log in one query; what was taken back is left out."""
    places: dict[str, list[Place]] = {}
    found = LogLine.objects.of(campaign).values_list(
        "number", "slot", "back_to", rules_of_line()
    )
    lines = ((n, back, (n, slot, rules)) for n, slot, back, rules in found.iterator())
    for number, slot, rules in counting(lines):
        for rule in dict.fromkeys(known_rule(text) for text in rules):
            places.setdefault(rule, []).append(Place(number, slot + 1))
    return {rule: Met(rule, tuple(found)) for rule, found in places.items()}


def rules_of_line() -> Func:
    """Return the expression for the rules of rolls, modifiers and choices of a line."""
    return Func(
        F("told"),
        template=(
            "jsonb_path_query_array(%(expressions)s, '$[*].rule') || "
            "jsonb_path_query_array(%(expressions)s,"
            " '$[*].modifiers[*] ? (@.amount != 0).rule')"
        ),
        output_field=JSONField(),
    )


def known_rule(number: str) -> str:
    """Return the rule of the reference for a number; itself where there is none."""
    try:
        return load_reference(LANGUAGES[0]).rule(number).number
    except LookupError:
        return number
