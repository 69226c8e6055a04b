"""Rows of a chart with their chances, before a roll and after it."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache

from django.utils.translation import gettext as _

from campaigns.boards.tones import tone
from campaigns.mats import marks
from campaigns.mats.marks import Segment, Spread
from campaigns.rules.pack import Pack, load_pack
from campaigns.rules.tables import OPEN, WAYS, Row, Table
from campaigns.words import names, result, table_kind
from campaigns.words.figures import figure
from campaigns.words.results import AREAS

LONGEST = 9
"""So many rows of a chart are shown around the one that came up."""


@dataclass(frozen=True, slots=True)
class ChartRow:
    """One row; `bar` is empty after the roll."""

    span: str
    text: str
    chance: str
    bar: tuple[Segment, ...] = ()
    lit: bool = False
    never: bool = False
    index: int = 0


def percentage(chance: float) -> str:
    """A chance with one decimal."""
    return _("%(number)s %%") % {"number": figure(chance * 100, 1)}


def rows_before(
    pack: Pack,
    table_id: str,
    drm: int,
    reads: Mapping[int, int] | None = None,
    meant: Mapping[int, tuple[str, str]] | None = None,
) -> tuple[ChartRow, ...]:
    """Every row with the chance it has now. Rows that say the same are one row.

    `meant` gives text and mark of rows that mean something else here than printed.
    """
    table = pack.table(table_id)
    chances = [float(chance) for chance in table.chances(drm, reads or None)]
    said = {
        index: (row_text(pack, table_id, row), tone(table_id, row.result))
        for index, row in enumerate(table.rows)
    } | dict(meant or {})
    grouped: dict[tuple[str, str], list[int]] = {}
    for index, text_and_mark in sorted(said.items()):
        grouped.setdefault(text_and_mark, []).append(index)
    return tuple(
        _before(table, text, mark, places, chances)
        for (text, mark), places in grouped.items()
    )


def _before(
    table: Table, text: str, mark: str, places: list[int], chances: list[float]
) -> ChartRow:
    chance = sum(chances[place] for place in places)
    css = f"fill fill--{mark}"
    return ChartRow(
        span=_spans([table.rows[place] for place in places], table.dice),
        text=text,
        chance=percentage(chance),
        bar=marks.bar(((chance, css),)),
        never=chance == 0,
        index=places[0],
    )


def rows_after(
    pack: Pack,
    table_id: str,
    drm: int,
    lit: int,
    reads: Mapping[int, int] | None = None,
) -> tuple[ChartRow, ...]:
    """The rows as printed, the one that came up lit; of a long chart its neighbours."""
    table = pack.table(table_id)
    chances = table.chances(drm, reads or None)
    first = min(max(lit - 2, 0), max(len(table.rows) - 5, 0))
    whole = len(table.rows) <= LONGEST
    shown = (
        range(len(table.rows))
        if whole
        else range(first, min(first + 5, len(table.rows)))
    )
    return tuple(
        ChartRow(
            span=_spans([table.rows[i]], table.dice),
            text=row_text(pack, table_id, table.rows[i]),
            chance=percentage(float(chances[i])),
            lit=i == lit,
            index=i,
        )
        for i in shown
    )


def row_text(pack: Pack, table_id: str, row: Row) -> str:
    """What a row says; a cell of the raid chart by the kind and zone of its target."""
    kind = table_kind(table_id)
    if kind == "A1":
        cell = pack.cells(table_id.partition(".")[2])[row.result]
        if cell.kind != "raid":
            return str(names.MISSIONS[cell.kind])
        return _("raid, Zone %(zone)s") % {"zone": cell.zone}
    if kind in ("A1.cities",):
        return _("%(city)s, Zone %(zone)s") % {"city": row.result, "zone": row.amount}
    if kind == "B1.types":
        fighter = pack.fighters[row.result]
        return _("%(type)s, %(title)s: firepower %(class)s") % {
            "type": row.result,
            "title": fighter.title,
            "class": names.WEIGHTS[fighter.firepower],
        }
    if kind == "B4":
        return str(AREAS.get(row.result, row.result))
    return result(table_id, row.result, row.amount)


def printed_text(pack: Pack, table_id: str, row: Row) -> str:
    """What the row that came up says, in full."""
    if table_kind(table_id) == "A1":
        cell = pack.cells(table_id.partition(".")[2])[row.result]
        return (
            f"{cell.name}, {cell.place}" if cell.name else row_text(pack, table_id, row)
        )
    if table_kind(table_id) == "B1.types":
        return row.result
    return row_text(pack, table_id, row)


@dataclass(frozen=True, slots=True)
class GivenRow:
    """A row that may be given in place of dice."""

    span: str
    text: str
    index: int


@lru_cache(maxsize=1024)
def rows_to_give(
    pack_name: str,
    table_id: str,
    drm: int,
    reads: tuple[tuple[int, int], ...],
    _language: str | None,
) -> tuple[GivenRow, ...]:
    """The rows that the dice can reach; those that mean the same are one row."""
    pack = load_pack(pack_name)
    table = pack.table(table_id)
    grouped: dict[str, list[int]] = {}
    for index in table.reachable(drm, dict(reads) or None):
        text = printed_text(pack, table_id, table.rows[index])
        grouped.setdefault(text, []).append(index)
    return tuple(
        GivenRow(_spans([table.rows[i] for i in places], table.dice), text, places[0])
        for text, places in grouped.items()
    )


def row_anchor(table_id: str, index: int) -> str:
    """Where a row stands on the page of the charts."""
    return f"{table_id}-{index}"


def modifier_anchor(table_id: str, modifier: str) -> str:
    """Where a modifier stands on the page of the charts."""
    return f"{table_kind(table_id)}-{modifier}"


def spread_of(table: Table, drm: int) -> Spread | None:
    """The spread of two dice around the threshold of a table that has just one."""
    if table.dice != "2d6" or len(table.rows) != 2:
        return None
    least = table.rows[1].low - drm
    return marks.spread(least) if 3 <= least <= 12 else None


def row_span(row: Row, dice: str) -> str:
    """Totals of one printed row."""
    return _span(row.low, row.high) if dice else _totals(row)


def _totals(row: Row) -> str:
    if row.low == 0:
        return _("up to %(number)s") % {"number": row.high}
    return _span(row.low, row.high)


def _spans(rows: list[Row], dice: str) -> str:
    """Totals of rows that say the same; of d66, where they are many, how many of 36."""
    joined: list[tuple[int, int]] = []
    for row in rows:
        if joined and _next(joined[-1][1], dice) == row.low:
            joined[-1] = (joined[-1][0], row.high)
        else:
            joined.append((row.low, row.high))
    if dice == "d66" and len(joined) > 3:
        faces = sum(_faces(row) for row in rows)
        return _("%(number)s of %(all)s") % {"number": faces, "all": 36}
    return ", ".join(_span(low, high) for low, high in joined)


def _faces(row: Row) -> int:
    """Throws of d66 that a row takes."""
    return sum(row.low <= throw <= row.high for throw in WAYS["d66"])


def _next(value: int, dice: str) -> int:
    return value + 5 if dice == "d66" and value % 10 == 6 else value + 1


def _span(low: int, high: int) -> str:
    if low <= -OPEN:
        return _("up to %(number)s") % {"number": signed_total(high)}
    if high >= OPEN:
        return _("%(number)s and more") % {"number": signed_total(low)}
    if low == high:
        return signed_total(low)
    return f"{signed_total(low)}–{signed_total(high)}"


def signed_total(number: int) -> str:
    """A total, with a true minus."""
    return str(number) if number >= 0 else f"−{-number}"
