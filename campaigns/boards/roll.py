"""A roll: the last one, and the pending one with its rows, chances and modifiers."""

from dataclasses import dataclass

from django.utils.translation import get_language
from django.utils.translation import gettext as _

from campaigns.boards.charts import (
    ChartRow,
    GivenRow,
    printed_text,
    rows_after,
    rows_before,
    rows_to_give,
    spread_of,
)
from campaigns.boards.given import Frame
from campaigns.boards.log import (
    ModRow,
    chart_of,
    dice_of,
    mark_of,
    mod_row,
    mods_of,
    roll_title,
    sum_of,
)
from campaigns.boards.reach import meant
from campaigns.boards.subject import subject
from campaigns.mats.marks import Die, Spread
from campaigns.rules.dice import FACES
from campaigns.rules.events import Rolled
from campaigns.rules.pack import Pack
from campaigns.rules.pending import Roll
from campaigns.rules.state import Campaign
from campaigns.words import Cast, choices, explanation, signed, step_title, table_kind
from campaigns.words.fields import known
from campaigns.words.printed import printed

YES_OR_NO = 2
"""Rows of a table that asks one question."""


@dataclass(frozen=True, slots=True)
class LastRoll:
    """The roll before the pending step."""

    chart: str
    title: str
    rule: str
    dice: tuple[Die, ...]
    sum: str
    rows: tuple[ChartRow, ...]
    mods: tuple[ModRow, ...]
    result: str
    note: str
    long: bool
    read_as: int
    mark: str


@dataclass(frozen=True, slots=True)
class RollBoard:
    """A pending roll."""

    chart: str
    title: str
    what: str
    about: str
    rule: str
    dice: str
    sides: tuple[int, ...]
    mods: tuple[ModRow, ...]
    total: str
    rows: tuple[ChartRow, ...]
    given: tuple[GivenRow, ...]
    """Rows that may be given in place of dice, one by one."""
    spread: Spread | None
    spread_words: tuple[str, str]
    brief: str
    likely: str
    """Of a roll with two rows the second, and its chance."""
    provenance: str
    kind: str
    kind_title: str
    stops: bool


def last_roll(frame: Frame, pack: Pack, cast: Cast) -> LastRoll | None:
    """The newest roll of the slot, none right after a decision without dice."""
    for line in frame.lines[:1]:
        for event in line.events:
            if isinstance(event, Rolled):
                return _last(event, pack, cast.facing(line.against))
    return None


def _last(rolled: Rolled, pack: Pack, cast: Cast) -> LastRoll:
    drm = sum(m.amount for m in rolled.modifiers)
    table = pack.table(rolled.table)
    rows = rows_after(pack, rolled.table, drm, rolled.row)
    return LastRoll(
        chart=chart_of(rolled.table),
        title=roll_title(rolled.table, rolled.actor, cast),
        rule=rolled.rule,
        dice=dice_of(rolled),
        sum=sum_of(rolled),
        rows=rows,
        mods=mods_of(rolled),
        result=printed_text(pack, rolled.table, table.rows[rolled.row]),
        note=_without(rolled, pack, drm),
        long=len(table.rows) > len(rows),
        read_as=rolled.read_as,
        mark=mark_of(rolled),
    )


def _without(rolled: Rolled, pack: Pack, drm: int) -> str:
    """What the same dice would have been without the modifiers, if something else."""
    if not drm or not rolled.faces:
        return ""
    table = pack.table(rolled.table)
    bare = table.index(rolled.total - drm)
    if bare == rolled.row:
        return ""
    text = printed_text(pack, rolled.table, table.rows[bare])
    return _("Without the modifiers: %(result)s.") % {"result": text}


def roll_board(
    state: Campaign, asked: Roll, pack: Pack, frame: Frame, cast: Cast
) -> RollBoard:
    """Build the pending roll."""
    table = pack.table(asked.table)
    here = meant(state, asked, pack)
    rows = rows_before(pack, asked.table, asked.drm, asked.reads, here)
    chart = chart_of(asked.table)
    kind = table_kind(asked.table)
    return RollBoard(
        chart=chart,
        title=step_title(asked),
        what=subject(state, asked, cast),
        about=explanation(asked),
        rule=asked.rule,
        dice=asked.dice,
        sides=FACES[asked.dice],
        mods=tuple(mod_row(asked.table, m) for m in asked.modifiers if m.amount),
        total=signed(asked.drm),
        rows=rows,
        given=_given(asked, pack),
        spread=spread_of(table, asked.drm),
        spread_words=(rows[0].text, rows[-1].text),
        brief=f"{asked.dice}, {signed(asked.drm)}" if asked.drm else asked.dice,
        likely=f"{rows[1].text}: {rows[1].chance}" if len(rows) == YES_OR_NO else "",
        provenance=printed(pack.charts[chart].provenance.partition(" (")[0]),
        kind=asked.kind,
        kind_title=str(known(choices.TITLES, kind)) if not kind else step_title(asked),
        stops=asked.kind in frame.ask,
    )


def _given(asked: Roll, pack: Pack) -> tuple[GivenRow, ...]:
    if asked.natural:
        return ()
    reads = tuple(asked.reads.items())
    return rows_to_give(pack.name, asked.table, asked.drm, reads, get_language())
