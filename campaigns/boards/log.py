"""Log lines: what was done, what came of it, and how the dice made it so."""

from dataclasses import dataclass
from functools import lru_cache

from django.utils.translation import get_language
from django.utils.translation import gettext as _

from campaigns.boards.charts import modifier_anchor, printed_text, row_anchor
from campaigns.boards.given import Line
from campaigns.mats import marks
from campaigns.mats.marks import Die
from campaigns.rules.dice import FACES, natural
from campaigns.rules.events import (
    Chose,
    Event,
    Fate,
    GunsAssigned,
    HitsIgnored,
    NoEffect,
    Rolled,
    Wounded,
)
from campaigns.rules.pack import Pack, load_pack
from campaigns.rules.pending import Modifier
from campaigns.words import (
    Cast,
    career_names,
    choice,
    choices,
    event,
    modifier,
    names,
    outcome,
    signed,
    table_title,
)
from campaigns.words.cast import People
from campaigns.words.fields import engine, known

SILENT = (Rolled, Chose, GunsAssigned)
VAGUE = (NoEffect, HitsIgnored)
"""Outcomes that do not say what the row named."""
OF_OTHERS = ("B7", "B8", "C1")
"""Tables whose outcomes tell of men and of what follows, not of the row."""
JUMPED = "killed-jumping"
"""A fate that the row of a jump says already."""
MOST_TOLD = 3
"""Outcomes in the narrow column; all are told when the line is opened."""


@dataclass(frozen=True, slots=True)
class ModRow:
    """One modifier: amount, reason, rule."""

    amount: str
    why: str
    rule: str
    anchor: str
    """Its place on the page of the charts."""


@dataclass(frozen=True, slots=True)
class LogLine:
    """One line, closed; what follows is shown when it is opened."""

    number: int
    chart: str
    title: str
    out: str
    bad: bool
    dice: tuple[Die, ...]
    sum: str
    rule: str
    mods: tuple[ModRow, ...]
    sentences: tuple[str, ...]
    undone: bool
    row: str
    """Place of the row that came up on the page of the charts."""
    mark: str
    """Whose dice they were, if not the site's."""


def log_line(line: Line, cast: Cast, pack: Pack) -> LogLine:
    """Put one line of the log into words; a line never changes, so its words stay."""
    if not line.raw:
        return _in_words(line, cast, pack)
    return _kept(line, cast.people, pack.name, get_language())


@lru_cache(maxsize=4096)
def _kept(line: Line, people: People, pack_name: str, _language: str | None) -> LogLine:
    return _in_words(line, Cast(dict(people)), load_pack(pack_name))


def _in_words(line: Line, told_by: Cast, pack: Pack) -> LogLine:
    cast = told_by.facing(line.against)
    rolled = next((e for e in line.events if isinstance(e, Rolled)), None)
    said = tuple(event(e, cast) for e in line.events if not isinstance(e, SILENT))
    out, bad = _out(line.events, cast, pack, rolled)
    return LogLine(
        number=line.number,
        chart=chart_of(rolled.table) if rolled else "",
        title=_title(line, rolled, cast, said),
        out=out,
        bad=bad,
        dice=dice_of(rolled) if rolled else (),
        sum=sum_of(rolled) if rolled else "",
        rule=_rule(line.events),
        mods=mods_of(rolled) if rolled else (),
        sentences=said,
        undone=line.undone,
        row=row_anchor(rolled.table, rolled.row) if rolled else "",
        mark=mark_of(rolled) if rolled else "",
    )


def _rule(events: tuple[Event, ...]) -> str:
    return next((e.rule for e in events if isinstance(e, Rolled | Chose)), "")


def mark_of(rolled: Rolled) -> str:
    """Whose dice they were, if not the site's."""
    marks_of = {"typed": _("own dice"), "row": _("row given")}
    return marks_of.get(rolled.source, "")


def chart_of(table: str) -> str:
    """Chart of a table, as it stands in the narrow column."""
    return table.partition(".")[0]


def dice_of(rolled: Rolled) -> tuple[Die, ...]:
    """The dice as they fell."""
    sides = FACES[rolled.dice]
    return tuple(
        marks.die(face, most) for face, most in zip(rolled.faces, sides, strict=False)
    )


def sum_of(rolled: Rolled) -> str:
    """The sum written out: `5 + 4 = 9, 9 − 1 = 8`."""
    if not rolled.faces:
        return _("row given")
    fell = natural(rolled.faces, rolled.dice)
    drm = sum(m.amount for m in rolled.modifiers)
    if not drm:
        return str(fell)
    sign = "+" if drm > 0 else "−"
    total = fell + drm
    shown = str(total) if total >= 0 else f"−{-total}"
    return f"{fell} {sign} {abs(drm)} = {shown}"


def mods_of(rolled: Rolled) -> tuple[ModRow, ...]:
    """The modifiers that counted."""
    return tuple(mod_row(rolled.table, m) for m in rolled.modifiers if m.amount)


def mod_row(table: str, mod: Modifier) -> ModRow:
    """One modifier of a roll on a table."""
    why = modifier(table, mod.id)
    return ModRow(signed(mod.amount), why, mod.rule, modifier_anchor(table, mod.id))


def roll_title(table: str, actor: str, cast: Cast) -> str:
    """Title of a roll with whose it is: `Fighter attack: fighter 4, P-80`."""
    title = table_title(table)
    who = _actor(table, actor, cast)
    return f"{title}: {who}" if who else title


def _actor(table: str, actor: str, cast: Cast) -> str:
    """Whose roll it is: a gun on the combat chart, a man on all others.

    A wound (`2:tail`) has no name here; what came of it names the man.
    """
    if actor.isdigit():
        return cast.fighter(int(actor))
    first = names.GUNS if table.startswith("B2.") else names.STATIONS
    for words in (first, career_names.RESEARCH, names.SYSTEMS):
        if actor in words:
            return str(words[actor])
    return engine(actor) if actor.rpartition("-")[2].isdigit() else ""


def _title(line: Line, rolled: Rolled | None, cast: Cast, said: tuple[str, ...]) -> str:
    if line.back_to is not None:
        return _("Taken back to line %(number)s") % {"number": line.back_to}
    if rolled:
        return roll_title(rolled.table, rolled.actor, cast)
    chose = next((e for e in line.events if isinstance(e, Chose)), None)
    assigned = next((e for e in line.events if isinstance(e, GunsAssigned)), None)
    if assigned:
        return event(assigned, cast)
    if chose:
        return str(known(choices.TITLES, chose.decision))
    return said[0] if said else ""


def _out(
    events: tuple[Event, ...], cast: Cast, pack: Pack, rolled: Rolled | None
) -> tuple[str, bool]:
    told = [(e, *found) for e in events if (found := outcome(e, cast))]
    row = _row(rolled, pack) if rolled else ""
    if told:
        first, _text, bad = told[0]
        texts = dict.fromkeys(text for _event, text, _bad in told)
        if rolled and (rolled.table in OF_OTHERS or isinstance(first, VAGUE)):
            further = (text for e, text, _bad in told if not _repeats(e, rolled))
            texts = dict.fromkeys((row, *further))
        return ", ".join(list(texts)[:MOST_TOLD]), bad
    if row:
        return row, False
    chose = next((e for e in events if isinstance(e, Chose)), None)
    return (choice(chose.decision, chose.choice) if chose else ""), False


def _row(rolled: Rolled, pack: Pack) -> str:
    """The row that came up, as it is printed."""
    return printed_text(pack, rolled.table, pack.table(rolled.table).rows[rolled.row])


def _repeats(event: Event, rolled: Rolled) -> bool:
    """Whether an outcome says no more than the row: a jumper's wound or death."""
    if isinstance(event, Wounded):
        return (event.station, event.state) == (rolled.actor, rolled.result)
    return isinstance(event, Fate) and event.fate == JUMPED
