"""The charts in force, with the exact chance of each row."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING

from django.utils.translation import get_language

from campaigns.boards.charts import ChartRow, rows_before
from campaigns.rules.pack import load_pack
from campaigns.words import table_title

if TYPE_CHECKING:
    from campaigns.rules.pack import ChartHead, Pack


@dataclass(frozen=True, slots=True)
class TableSheet:
    """One table of a chart."""

    id: str
    title: str
    dice: str
    rows: tuple[ChartRow, ...]


@dataclass(frozen=True, slots=True)
class ChartSheet:
    """One chart: where it comes from, and its tables."""

    head: ChartHead
    tables: tuple[TableSheet, ...]


def chart_sheets(pack_name: str) -> tuple[ChartSheet, ...]:
    """Return every chart of a pack that is rolled on."""
    return _sheets(pack_name, get_language() or "")


@cache
def _sheets(pack_name: str, language: str) -> tuple[ChartSheet, ...]:
    """Build the sheets once for each language: a pack never changes."""
    del language
    pack = load_pack(pack_name)
    sheets = (
        ChartSheet(head, tables_of(pack, id_)) for id_, head in pack.charts.items()
    )
    return tuple(sheet for sheet in sheets if sheet.tables)


def tables_of(pack: Pack, chart: str) -> tuple[TableSheet, ...]:
    """Return the tables of one chart that are thrown for."""
    tables = (pack.table(id_) for id_ in pack.table_ids)
    return tuple(
        TableSheet(
            table.id, table_title(table.id), table.dice, rows_before(pack, table.id, 0)
        )
        for table in tables
        if table.dice and table.id.partition(".")[0] == chart
    )
