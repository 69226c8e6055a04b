"""The charts as pages show them: origin, rows, exact chances, modifiers, contents."""

from collections.abc import Mapping
from dataclasses import dataclass, replace

from django.utils.translation import gettext as _
from django.utils.translation import ngettext
from msgspec import structs

from campaigns.boards.charts import (
    modifier_anchor,
    percentage,
    printed_text,
    row_anchor,
    row_span,
)
from campaigns.boards.contents import CONTENTS, Content
from campaigns.boards.log import ModRow, mod_row
from campaigns.boards.tones import tone
from campaigns.mats import marks
from campaigns.mats.marks import Segment
from campaigns.rules.pack import ChartHead, Pack
from campaigns.rules.pending import Roll
from campaigns.rules.tables import Row, Table
from campaigns.words import modifier, signed, table_title
from campaigns.words.printed import printed


@dataclass(frozen=True, slots=True)
class SheetRow:
    """One printed row."""

    anchor: str
    span: str
    text: str
    chance: str
    bar: tuple[Segment, ...]
    never: bool


@dataclass(frozen=True, slots=True)
class TableSheet:
    """One table of a chart; `mods` are in force where a campaign stands before it."""

    id: str
    title: str
    dice: str
    rows: tuple[SheetRow, ...]
    source: str
    """Where it comes from, when that is not where the whole chart does."""
    note: str
    pending: bool = False
    mods: tuple[ModRow, ...] = ()
    total: str = ""


@dataclass(frozen=True, slots=True)
class ModifierSheet:
    """One modifier that the chart knows."""

    anchor: str
    amount: str
    why: str


@dataclass(frozen=True, slots=True)
class ChartSheet:
    """One chart."""

    head: ChartHead
    tables: tuple[TableSheet, ...]
    modifiers: tuple[ModifierSheet, ...]
    contents: tuple[Content, ...]


def chart_sheet(pack: Pack, head: ChartHead) -> ChartSheet:
    """Build one chart without anything of a campaign."""
    tables = [pack.table(id_) for id_ in pack.table_ids if chart_of(id_) == head.id]
    listed = CONTENTS.get(head.id)
    return ChartSheet(
        head=_said(head),
        tables=tuple(table_sheet(pack, table, head) for table in tables),
        modifiers=_modifiers(pack, head.id),
        contents=listed(pack) if listed else (),
    )


def _said(head: ChartHead) -> ChartHead:
    title, provenance = printed(head.title), printed(head.provenance)
    return structs.replace(head, title=title, provenance=provenance)


def chart_of(table: str) -> str:
    """Chart of a table."""
    return table.partition(".")[0]


def table_sheet(pack: Pack, table: Table, head: ChartHead) -> TableSheet:
    """Build one table without modifiers."""
    source = "" if table.provenance == head.provenance else table.provenance
    title = table_title(table.id) if table.dice else _("Repair")
    rows = _rows(pack, table, 0, {})
    return TableSheet(table.id, title, table.dice, rows, printed(source), table.note)


def with_pending(sheet: ChartSheet, pack: Pack, asked: Roll) -> ChartSheet:
    """Put a pending roll's modifiers and chances into its table."""
    tables = tuple(
        _pending(table, pack, asked) if table.id == asked.table else table
        for table in sheet.tables
    )
    return replace(sheet, tables=tables)


def _pending(sheet: TableSheet, pack: Pack, asked: Roll) -> TableSheet:
    return replace(
        sheet,
        rows=_rows(pack, pack.table(asked.table), asked.drm, asked.reads),
        pending=True,
        mods=tuple(mod_row(asked.table, m) for m in asked.modifiers if m.amount),
        total=signed(asked.drm),
    )


def _rows(
    pack: Pack, table: Table, drm: int, reads: Mapping[int, int]
) -> tuple[SheetRow, ...]:
    chances = table.chances(drm, reads or None) if table.dice else ()
    return tuple(
        _row(pack, table, index, row, float(chances[index]) if chances else None)
        for index, row in enumerate(table.rows)
    )


def _row(
    pack: Pack, table: Table, index: int, row: Row, chance: float | None
) -> SheetRow:
    css = f"fill fill--{tone(table.id, row.result)}"
    return SheetRow(
        anchor=row_anchor(table.id, index),
        span=row_span(row, table.dice),
        text=printed_text(pack, table.id, row) if table.dice else _repair(row),
        chance="" if chance is None else percentage(chance),
        bar=() if chance is None else marks.bar(((chance, css),)),
        never=chance == 0,
    )


def _repair(row: Row) -> str:
    if row.result == "written-off":
        return _("written off")
    slots = ngettext("%(number)s slot lost", "%(number)s slots lost", row.amount)
    return slots % {"number": row.amount} if row.amount else _("no slot lost")


def _modifiers(pack: Pack, chart: str) -> tuple[ModifierSheet, ...]:
    return tuple(
        ModifierSheet(
            modifier_anchor(table, id_), _amount(pack, table, id_), modifier(table, id_)
        )
        for table in pack.modified
        if chart_of(table) == chart
        for id_ in pack.modifiers(table)
    )


def _amount(pack: Pack, table: str, id_: str) -> str:
    amount = pack.modifier(table, id_).amount
    return _("varies") if amount is None else signed(amount)
