"""The hangar: everything between two sorties."""

from dataclasses import dataclass, replace

from django.utils.translation import gettext as _
from django.utils.translation import ngettext

from campaigns.boards.aircraft import AircraftBoard, aircraft_board
from campaigns.boards.bar import Bar, bar
from campaigns.boards.calendar import SheetRow, Week, calendar, months, sheet_rows
from campaigns.boards.given import Book, Frame
from campaigns.boards.ledgers import (
    AreaRow,
    Prospects,
    SkillRow,
    TypeCard,
    prospects,
    research,
    skills,
    types,
)
from campaigns.boards.log import LogLine, log_line
from campaigns.boards.onward import NextBoard, next_board
from campaigns.boards.roster import RosterRow, roster
from campaigns.boards.tray import Tray, dock, tray_board
from campaigns.rules.pack import Pack
from campaigns.rules.pending import Decision, Pending
from campaigns.rules.state import LAST_SLOT, MONTHS, SLOTS, SLOTS_PER_MONTH, Campaign
from campaigns.words import career_names, cast_of, date
from campaigns.words.luck import luck_text
from campaigns.words.results import points, sorties

LATEST = 10


@dataclass(frozen=True, slots=True)
class Captions:
    """What stands beside the heading of a panel."""

    roster: str
    calendar: str
    points: str
    """Experience to spend, and when more is earned."""
    research: str
    sheet: str


@dataclass(frozen=True, slots=True)
class HangarBoard:
    """Everything that the hangar shows."""

    pk: int
    turn: int
    title: str
    bar: Bar
    tray: Tray
    next: NextBoard | None
    dock: tuple[str, str, str]
    mat: AircraftBoard
    roster: tuple[RosterRow, ...]
    months: tuple[str, ...]
    weeks: tuple[Week, ...]
    types: tuple[TypeCard, ...]
    skills: tuple[SkillRow, ...]
    research: tuple[AreaRow, ...]
    no_area: str
    prospects: Prospects | None
    sheet: tuple[SheetRow, ...]
    log: tuple[LogLine, ...]
    captions: Captions


def _with_luck(tray: Tray, book: Book) -> Tray:
    """The debriefing ends with how rare the dice of the sortie were."""
    last = next((slot for slot in reversed(book.slots) if slot.flown), None)
    text = luck_text(last.luck) if last and last.luck else ""
    if not (tray.news.debriefing and text):
        return tray
    told = _("Dice of the sortie: %(luck)s.") % {"luck": text}
    return replace(tray, news=replace(tray.news, told=(*tray.news.told, told)))


def hangar_board(
    state: Campaign, pending: Pending | None, pack: Pack, frame: Frame, book: Book
) -> HangarBoard:
    """Build the page."""
    cast = cast_of(state, {man.man: man.name for man in book.men})
    onward = next_board(state, pending, pack)
    tray = _with_luck(tray_board(state, pending, pack, frame, cast), book)
    men = roster(state, pack, book)
    return HangarBoard(
        pk=frame.pk,
        turn=frame.turn,
        title=_("Hangar, %(date)s") % {"date": date(state.slot)},
        bar=bar(state, frame.pk, "hangar", scratch=frame.scratch),
        tray=tray,
        next=onward,
        dock=_dock(tray, onward),
        mat=aircraft_board(state, pack),
        roster=men,
        months=months(),
        weeks=calendar(book.slots, state.slot, over=bool(state.over)),
        types=types(state, pack, pending),
        skills=skills(state, pack, pending),
        research=research(state, pack, pending, book),
        no_area="none" if _asks_research(pending) else "",
        prospects=prospects(state, pack),
        sheet=sheet_rows(book.slots, LATEST),
        log=tuple(log_line(line, cast, pack) for line in frame.lines),
        captions=_captions(state, pack, book, men),
    )


def _captions(
    state: Campaign, pack: Pack, book: Book, men: tuple[RosterRow, ...]
) -> Captions:
    return Captions(
        roster=_roster_caption(men),
        calendar=_calendar_caption(book),
        points=_points(state, pack),
        research=_research_caption(state),
        sheet=_sheet_caption(book),
    )


def _asks_research(pending: Pending | None) -> bool:
    return isinstance(pending, Decision) and pending.id in ("research", "telegram")


def _dock(tray: Tray, onward: NextBoard | None) -> tuple[str, str, str]:
    return ("", onward.title, onward.what) if onward else dock(tray)


def _roster_caption(men: tuple[RosterRow, ...]) -> str:
    away = sum(row.away for row in men)
    posts = ngettext("%(number)s station", "%(number)s stations", len(men) - away) % {
        "number": len(men) - away
    }
    return posts + (_(", %(number)s away") % {"number": away} if away else "")


def _calendar_caption(book: Book) -> str:
    won = sum(slot.success for slot in book.slots)
    wins = ngettext("%(number)s success", "%(number)s successes", won)
    return _("%(done)s of %(all)s slots done, %(flown)s flown, %(wins)s") % {
        "done": len(book.slots),
        "all": SLOTS,
        "flown": sum(slot.flown for slot in book.slots),
        "wins": wins % {"number": won},
    }


def _points(state: Campaign, pack: Pack) -> str:
    every = pack.experience.sorties_per_point
    left = every - state.pilot.flown % every
    return _("%(points)s; the next one in %(sorties)s") % {
        "points": points(state.pilot.experience),
        "sorties": sorties(left),
    }


def _research_caption(state: Campaign) -> str:
    month = MONTHS[min(state.slot, LAST_SLOT) // SLOTS_PER_MONTH].split("-")[1]
    return _("rolled at the end of %(month)s") % {"month": career_names.MONTHS[month]}


def _sheet_caption(book: Book) -> str:
    shown = min(LATEST, len(book.slots))
    return _("last %(shown)s of %(all)s slots") % {
        "shown": shown,
        "all": len(book.slots),
    }
