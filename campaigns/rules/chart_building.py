"""Turning the files of a pack into look-ups, after all checks."""

from collections.abc import Iterable, Mapping
from types import MappingProxyType
from typing import Any, Protocol

from campaigns.rules.chart_built_in_checks import check_built_in
from campaigns.rules.chart_checks import check_modifiers, check_tables, check_texts
from campaigns.rules.chart_effect_checks import check_effects
from campaigns.rules.chart_effects import effect_index
from campaigns.rules.chart_files import (
    A1File,
    A2File,
    B1File,
    B2File,
    B4File,
    B11File,
    C1File,
    Files,
    MatFile,
    OptionFile,
    QuarterEntry,
)
from campaigns.rules.chart_item_checks import check_items
from campaigns.rules.chart_items import Cell, Modifier, Span
from campaigns.rules.chart_mat_checks import check_mats
from campaigns.rules.chart_tables import drafts, load_scale


class _Named(Protocol):
    @property
    def id(self) -> str: ...


def contents(files: Files) -> dict[str, Any]:
    """The fields of a pack but its head, checked; raises `ChartError`."""
    found = [
        draft for file, chart in files.charts.items() for draft in drafts(file, chart)
    ]
    check_tables(found)
    check_modifiers(files)
    tables = {draft.table.id: draft.table for draft in found}
    modifiers = _modifiers(files)
    amounts = _amounts(modifiers)
    check_texts(files)
    check_items(files, tables, amounts)
    check_mats(files.of(MatFile))
    check_effects(files, tables, modifiers)
    check_built_in(files, tables)
    return {
        "table_ids": tuple(tables),
        "_tables": MappingProxyType(tables),
        "_modifiers": MappingProxyType(modifiers),
        "_amounts": MappingProxyType(amounts),
        "_effects": MappingProxyType(effect_index(files, tables)),
        "_texts": MappingProxyType(_texts(files)),
        **_targets(files.of(A1File)),
        **_career(files.of(A2File)),
        **_enemy(files.of(B1File), files.of(B2File)),
        **_bomber(files),
        "load_scale": load_scale(files.of(B11File)),
    }


def _by_id[T: _Named](items: Iterable[T]) -> Mapping[str, T]:
    return MappingProxyType({item.id: item for item in items})


def _modifiers(files: Files) -> dict[str, Mapping[str, Modifier]]:
    return {
        entry.table: _by_id(entry.modifiers)
        for chart in files.charts.values()
        for entry in chart.lists
    }


def _amounts(lists: Mapping[str, Mapping[str, Modifier]]) -> dict[tuple[str, str], int]:
    return {
        (table, modifier.id): modifier.amount
        for table, modifiers in lists.items()
        for modifier in modifiers.values()
        if modifier.amount is not None
    }


def _texts(files: Files) -> dict[tuple[str, str], str]:
    tables = {
        (entry.id, result): text
        for chart in files.charts.values()
        for entry in chart.tables
        for result, text in entry.texts.items()
    }
    outcomes = files.of(B4File).outcomes
    return tables | {(f"B4.{outcome.id}", ""): outcome.text for outcome in outcomes}


def _targets(chart: A1File) -> dict[str, Any]:
    return {
        "quarters": _by_id(
            Span(id=quarter.id, label=quarter.label, months=quarter.months)
            for quarter in chart.quarters
        ),
        "_cells": MappingProxyType(
            {quarter.id: _by_id(_cells(quarter)) for quarter in chart.quarters}
        ),
        "missions": _by_id(chart.missions),
        "atomic": chart.atomic,
        "selectable": chart.choice.selectable,
    }


def _cells(quarter: QuarterEntry) -> Iterable[Cell]:
    for cell in quarter.cells:
        yield Cell(
            id=f"{quarter.id}-{cell.roll}",
            roll=cell.roll,
            kind=cell.kind,
            name=cell.name,
            place=cell.place,
            zone=cell.zone or 0,
            provenance=cell.provenance,
        )


def _career(chart: A2File) -> dict[str, Any]:
    return {
        "experience": chart.experience,
        "skills": _by_id(chart.skills),
        "ace": chart.ace,
        "research_per_month": chart.research_per_month,
        "research": _by_id(chart.research),
        "ranks": chart.ranks,
        "promotion_months": chart.promotion_months,
        "awards": _by_id(chart.awards),
        "victory": chart.victory,
    }


def _enemy(b1: B1File, b2: B2File) -> dict[str, Any]:
    return {
        "land_zones": b1.land_zones,
        "carrier_zones": b1.carrier_zones,
        "random_event_roll": b1.random_event_roll,
        "fighters": MappingProxyType(dict(b1.fighters)),
        "cover_zones": b2.cover_zones,
        "_needs": MappingProxyType(dict(b2.places)),
    }


def _bomber(files: Files) -> dict[str, Any]:
    b4, mat = files.of(B4File), files.of(MatFile)
    return {
        "areas": MappingProxyType(dict(b4.areas)),
        "systems": MappingProxyType(dict(b4.systems)),
        "events": _by_id(files.of(C1File).events),
        "common": mat.common,
        "fuel": mat.fuel,
        "mats": _by_id(mat.mats),
        "options": _by_id(files.of(OptionFile).options),
    }
