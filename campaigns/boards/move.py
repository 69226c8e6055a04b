"""What would differ in a career under the present rules, in words."""

from dataclasses import dataclass

import msgspec
from django.utils.text import capfirst
from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy

from campaigns.boards.given import Career, Line
from campaigns.boards.log import log_line
from campaigns.exchange.moving import Difference, MoveReport
from campaigns.exchange.replaying import first_difference
from campaigns.rules.pack import load_pack
from campaigns.words import cast_of, date
from campaigns.words.cast import Cast
from campaigns.words.exchange import reason_of

OTHER_SLOT = gettext_lazy("the sortie before this line ends elsewhere")


@dataclass(frozen=True, slots=True)
class MoveLine:
    """One line: number, slot counted from 1, its date, and both tellings."""

    number: int
    slot: int
    date: str
    then: str
    now: str


@dataclass(frozen=True, slots=True)
class MoveBoard:
    """The report of one career."""

    pk: int
    title: str
    turn: int
    report: MoveReport
    lines: tuple[MoveLine, ...]
    misfit: str
    """Why the career cannot move: line and reason."""
    moved: tuple[str, ...]
    """Earlier moves."""


def move_board(report: MoveReport, career: Career) -> MoveBoard:
    """Put a report into words."""
    state = career.state
    cast = cast_of(state)
    return MoveBoard(
        pk=career.pk,
        title=career.title,
        turn=career.turn,
        report=report,
        lines=tuple(move_line(d, cast, state.pack) for d in report.differences),
        misfit=misfit_text(report),
        moved=tuple(moved_text(note) for note in career.moves),
    )


def move_line(found: Difference, cast: Cast, pack: str) -> MoveLine:
    """Put one line into words; where they are the same, name the fact that differs."""
    then, now = (
        told_text(Line(found.number, events, against=found.against), cast, pack)
        for events in (found.then, found.now)
    )
    if then == now:
        both = (msgspec.to_builtins(found.then), msgspec.to_builtins(found.now))
        now = f"{now} ({first_difference(*both) or len(found.now)})"
    slot = found.slot
    return MoveLine(found.number, slot + 1, date(slot), then, now)


def told_text(line: Line, cast: Cast, pack: str) -> str:
    """Tell a line in one piece: title, what came of it, the sum, the sentences."""
    told = log_line(line, cast, load_pack(pack))
    head = f"{told.title}: {told.out}" if told.out else told.title
    head = f"{head} ({told.sum})." if told.sum else f"{head.rstrip('.')}."
    return " ".join((head, *told.sentences))


def misfit_text(report: MoveReport) -> str:
    """Say at which line the log no longer fits, and why."""
    if report.misfit is None:
        return ""
    misfit = report.misfit
    reason = str(OTHER_SLOT) if misfit.code == "slot" else reason_of(misfit)
    if misfit.line is None:
        return f"{capfirst(reason)}."
    facts = {"number": misfit.line, "reason": reason}
    return _("Line %(number)s: %(reason)s.") % facts


def moved_text(note: dict[str, object]) -> str:
    """Tell of an earlier move."""
    return _(
        "Moved at line %(line)s, from rules %(rules)s and charts %(pack)s; "
        "lines that differed: %(differ)s."
    ) % {name: note[name] for name in ("line", "rules", "pack", "differ")}
