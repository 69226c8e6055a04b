"""The charts in force and the rules, for their own sake or as a campaign sees them."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING

from django.utils.translation import get_language

from campaigns.boards.sheets import ChartSheet, chart_of, chart_sheet, with_pending
from campaigns.reference import load_reference
from campaigns.rules.engine import pending
from campaigns.rules.pack import load_pack
from campaigns.rules.pending import Roll

if TYPE_CHECKING:
    from campaigns.models import Campaign
    from campaigns.reference import Reading, Reference, Rule, Ruling
    from campaigns.selectors.rules_met import Met


@dataclass(frozen=True, slots=True)
class RuleSheet:
    """One rule and where it mattered, if a campaign was asked."""

    rule: Rule
    readings: tuple[Reading, ...]
    """The readings in force that touch it."""
    rulings: tuple[Ruling, ...]
    met: Met | None


@dataclass(frozen=True, slots=True)
class SectionSheet:
    """A section of the rules."""

    number: str
    title: str
    rules: tuple[RuleSheet, ...]


def chart_sheets(pack_name: str) -> tuple[ChartSheet, ...]:
    """Return every chart of a pack."""
    return _sheets(pack_name, get_language() or "")


@cache
def _sheets(pack_name: str, language: str) -> tuple[ChartSheet, ...]:
    """Build the sheets once for each language: a pack never changes."""
    del language
    pack = load_pack(pack_name)
    return tuple(chart_sheet(pack, head) for head in pack.charts.values())


def charts_for(campaign: Campaign) -> tuple[ChartSheet, ...]:
    """Return the charts of a campaign, the pending roll with its modifiers."""
    sheets, asked = chart_sheets(campaign.pack), pending(campaign.state)
    if not isinstance(asked, Roll):
        return sheets
    pack, chart = load_pack(campaign.pack), chart_of(asked.table)
    return tuple(
        with_pending(sheet, pack, asked) if sheet.head.id == chart else sheet
        for sheet in sheets
    )


def rule_sections(met: dict[str, Met] | None = None) -> tuple[SectionSheet, ...]:
    """Return the rules by section, each with where it mattered."""
    reference, found = load_reference(get_language() or ""), met or {}
    return tuple(
        SectionSheet(
            section.number,
            section.title,
            tuple(
                _rule(rule, reference, found.get(rule.number)) for rule in section.rules
            ),
        )
        for section in reference.sections
    )


def _rule(rule: Rule, reference: Reference, met: Met | None) -> RuleSheet:
    readings = tuple(reference.readings[id_] for id_ in rule.ambiguities)
    rulings = tuple(reference.rulings[id_] for id_ in rule.rulings)
    return RuleSheet(rule, readings, rulings, met)
