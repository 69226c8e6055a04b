"""Making tables of what stands in the files, each total of the dice covered once."""

from collections.abc import Iterator
from itertools import pairwise
from typing import Literal

import msgspec

from campaigns.rules.chart_files import (
    A1File,
    B11File,
    C1File,
    ChartFile,
    MatFile,
    QuarterEntry,
    RowEntry,
    TableEntry,
)
from campaigns.rules.chart_reading import ChartError
from campaigns.rules.dice import FACES
from campaigns.rules.mats import Mat
from campaigns.rules.tables import OPEN, WAYS, Row, Table


class Draft(msgspec.Struct, frozen=True):
    """A table with the place of its rows in its file."""

    file: str
    place: str
    table: Table

    def wrong(self, row: int | None, reason: str, field: str = "") -> ChartError:
        """The error for a row, or for the rows as a whole."""
        place = self.place if row is None else f"{self.place}[{row}]"
        place = f"{place}.{field}" if field else place
        return ChartError(self.file, place, f"{reason} ({self.table.id})")


def drafts(file: str, chart: ChartFile) -> Iterator[Draft]:
    """All tables of a chart file in printed order, checked."""
    for draft in (*_own_tables(file, chart), *_entries(file, chart)):
        _check_rows(draft)
        yield draft


def load_scale(chart: B11File) -> Table:
    """6.2.2 What a bomb load is worth, by the number of bombs; checked."""
    rows = tuple(
        Row(*span("b11.toml", f"load_scale[{number}]", row), "drm", row.amount)
        for number, row in enumerate(chart.load_scale)
    )
    table = Table("load_scale", "", rows, "6.2.2", "Load scale", chart.provenance)
    _check_rows(Draft("b11.toml", "load_scale", table))
    return table


def _own_tables(file: str, chart: ChartFile) -> Iterator[Draft]:
    """Tables that a chart keeps in a form of its own."""
    match chart:
        case A1File():
            for number, quarter in enumerate(chart.quarters):
                place = f"quarters[{number}].cells"
                yield Draft(file, place, _raid_table(chart, quarter))
        case C1File():
            rows = tuple(Row(event.low, event.high, event.id) for event in chart.events)
            yield Draft(file, "events", _table(chart, "C1", "d66", rows))
        case MatFile():
            for number, mat in enumerate(chart.mats):
                yield from _mat_tables(file, chart, f"mats[{number}]", mat)


def _raid_table(chart: A1File, quarter: QuarterEntry) -> Table:
    rows = tuple(
        Row(cell.roll, cell.roll, f"{quarter.id}-{cell.roll}") for cell in quarter.cells
    )
    table = _table(chart, f"A1.{quarter.id}", "d66", rows)
    return msgspec.structs.replace(table, title=quarter.label)


def _mat_tables(file: str, chart: MatFile, place: str, mat: Mat) -> Iterator[Draft]:
    engines = tuple(Row(n, n, str(no)) for n, no in enumerate(mat.engine_die, 1))
    guns = tuple(Row(n, n, position) for n, position in enumerate(mat.gun_die, 1))
    for name, rows in (("engine_die", engines), ("gun_die", guns)):
        table = _table(chart, f"MAT.{mat.id}.{name}", "1d6", rows)
        yield Draft(file, f"{place}.{name}", table)


def _table(
    chart: ChartFile, id_: str, dice: Literal["1d6", "d66"], rows: tuple[Row, ...]
) -> Table:
    return Table(id_, dice, rows, chart.rule, chart.title, chart.provenance)


def _entries(file: str, chart: ChartFile) -> Iterator[Draft]:
    for number, entry in enumerate(chart.tables):
        place = f"tables[{number}]"
        rows = _rows(file, place, entry)
        table = Table(
            entry.id,
            entry.dice,
            rows,
            entry.rule or chart.rule,
            entry.title or chart.title,
            entry.provenance or chart.provenance,
            entry.note,
        )
        yield Draft(file, f"{place}.{'faces' if entry.faces else 'rows'}", table)


def _rows(file: str, place: str, entry: TableEntry) -> tuple[Row, ...]:
    if entry.faces:
        return _face_rows(file, place, entry)
    rows = []
    for number, row in enumerate(entry.rows):
        where = f"{place}.rows[{number}]"
        low, high = span(file, where, row)
        result = row.result or entry.result
        if not result:
            raise ChartError(file, f"{where}.result", f"missing ({entry.id})")
        rows.append(Row(low, high, result, row.amount))
    return tuple(rows)


def _face_rows(file: str, place: str, entry: TableEntry) -> tuple[Row, ...]:
    if entry.rows or len(FACES.get(entry.dice, ())) != 1:
        raise ChartError(file, f"{place}.faces", f"need a single die ({entry.id})")
    return tuple(
        Row(number, number, face)
        if isinstance(face, str)
        else Row(number, number, entry.result, face)
        for number, face in enumerate(entry.faces, 1)
    )


def span(file: str, place: str, row: RowEntry) -> tuple[int, int]:
    """Ends of a row; raises `ChartError` unless it says them in one way."""
    if row.at is not None and row.low is None and row.high is None:
        return row.at, row.at
    if row.at is not None or (row.low is None and row.high is None):
        raise ChartError(file, place, "needs either at, or low, high or both")
    low = -OPEN if row.low is None else row.low
    return low, OPEN if row.high is None else row.high


def _check_rows(draft: Draft) -> None:
    """3.5 Raise `ChartError` unless every total of the dice has exactly one row."""
    rows, dice = draft.table.rows, draft.table.dice
    if not rows:
        raise draft.wrong(None, "no rows")
    for number, row in enumerate(rows):
        if row.low > row.high:
            raise draft.wrong(number, f"{row.low} to {row.high} is no range")
        if dice == "d66" and not {row.low, row.high} <= WAYS["d66"].keys():
            raise draft.wrong(number, f"no d66 reads {row.low} to {row.high}")
    for number, (before, row) in enumerate(pairwise(rows), 1):
        due = _after(before.high, dice)
        if row.low != due:
            fault = "repeats" if row.low < due else "leaves out"
            reason = f"{fault} totals: starts at {row.low} instead of {due}"
            raise draft.wrong(number, reason)
    if dice:
        _check_ends(draft)


def _after(total: int, dice: str) -> int:
    if dice == "d66" and total % 10 == 6:
        return total + 5
    return total + 1


def _check_ends(draft: Draft) -> None:
    naturals = WAYS[draft.table.dice]
    least, most = min(naturals), max(naturals)
    rows = draft.table.rows
    first, last = rows[0], rows[-1]
    if first.low > least:
        raise draft.wrong(0, f"leaves out {least}, which the dice can show")
    if last.high < most:
        raise draft.wrong(len(rows) - 1, f"leaves out {most}, which the dice can show")
    # A row that the bare dice never reach is there for modifiers, which reach on.
    if first.high < least and first.low != -OPEN:
        raise draft.wrong(0, "the lowest row must be open: leave out low")
    if last.low > most and last.high != OPEN:
        raise draft.wrong(len(rows) - 1, "the highest row must be open: leave out high")
