"""The hangar: everything between two sorties."""

from dataclasses import dataclass, replace

from django.utils.translation import gettext as _
from django.utils.translation import ngettext

from campaigns.boards.aircraft import AircraftBoard, aircraft_board
from campaigns.boards.bar import Bar, bar
from campaigns.boards.calendar import SheetRow, Week, calendar, months, sheet_rows
from campaigns.boards.charts import ChartRow, rows_before
from campaigns.boards.given import Book, Frame
from campaigns.boards.ledgers import (
    AreaRow,
    Prospects,
    SkillRow,
    TypeCard,
    offered,
    prospects,
    research,
    skills,
    types,
)
from campaigns.boards.log import LogLine, log_line
from campaigns.boards.roster import RosterRow, roster
from campaigns.boards.tray import Tray, dock, tray_board
from campaigns.rules.pack import Pack
from campaigns.rules.pending import Decision, Pending
from campaigns.rules.state import MONTHS, SLOTS, SLOTS_PER_MONTH, Campaign, quarter
from campaigns.words import career_names, cast_of, causes, date
from campaigns.words.fields import known
from campaigns.words.luck import luck_text
from campaigns.words.results import points, sorties

LATEST = 10


@dataclass(frozen=True, slots=True)
class Remark:
    """Something to know before take-off."""

    sign: str
    text: str
    rule: str = ""
    link: str = ""


@dataclass(frozen=True, slots=True)
class NextBoard:
    """The way on from the hangar: the next sortie, or the slots that are lost."""

    choice: str
    button: str
    title: str
    what: str
    remarks: tuple[Remark, ...]
    rows: tuple[ChartRow, ...]


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
    roster_meta: str
    months: tuple[str, ...]
    weeks: tuple[Week, ...]
    calendar_meta: str
    types: tuple[TypeCard, ...]
    skills: tuple[SkillRow, ...]
    points: str
    research: tuple[AreaRow, ...]
    research_meta: str
    no_area: str
    prospects: Prospects | None
    sheet: tuple[SheetRow, ...]
    sheet_meta: str
    log: tuple[LogLine, ...]


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
    cast = cast_of(state)
    onward = _next(state, pending, pack)
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
        roster_meta=_roster_meta(men),
        months=months(),
        weeks=calendar(book.slots, state.slot, over=bool(state.over)),
        calendar_meta=_calendar_meta(book),
        types=types(state, pack, pending),
        skills=skills(state, pack, pending),
        points=_points(state, pack),
        research=research(state, pack, pending, book),
        research_meta=_research_meta(state),
        no_area="none" if _asks_research(pending) else "",
        prospects=prospects(state, pack),
        sheet=sheet_rows(book.slots, LATEST),
        sheet_meta=_sheet_meta(book),
        log=tuple(log_line(line, cast, pack) for line in frame.lines),
    )


def _asks_research(pending: Pending | None) -> bool:
    return isinstance(pending, Decision) and pending.id in ("research", "telegram")


def _next(state: Campaign, pending: Pending | None, pack: Pack) -> NextBoard | None:
    if not isinstance(pending, Decision) or pending.id != "hangar":
        return None
    if "pass" in offered(pending):
        return _lost(state, pending)
    return NextBoard(
        choice="fly",
        button=_("Fly the next sortie"),
        title=_("Next sortie"),
        what=_("%(date)s, slot %(slot)s.")
        % {"date": date(state.slot), "slot": state.slot + 1},
        remarks=_remarks(state, pack),
        rows=rows_before(pack, f"A1.{quarter(state.slot)}", 0),
    )


def _lost(state: Campaign, pending: Decision) -> NextBoard:
    slots = int(pending.args.get("lost", 0))
    delay = state.delay
    reasons = [
        Remark(str(number), _slots_lost(number, cause), rule)
        for cause, number, rule in (
            ("wounds", delay.wounds, "6.4.5"),
            ("internment", delay.internment, "9.4"),
            ("repair", delay.repair, "6.4"),
            ("training", delay.training, "7.2"),
        )
        if number
    ]
    return NextBoard(
        choice="pass",
        button=_("Let %(sorties)s pass") % {"sorties": sorties(slots)},
        title=_("Before the next sortie"),
        what=_("Hospital, repairs and internment run side by side, training follows."),
        remarks=tuple(reasons),
        rows=(),
    )


def _slots_lost(number: int, cause: str) -> str:
    text = ngettext("slot lost: %(cause)s", "slots lost: %(cause)s", number)
    return text % {"cause": known(causes.SLOTS, cause)}


def _remarks(state: Campaign, pack: Pack) -> tuple[Remark, ...]:
    found = []
    number = state.pilot.experience
    if number:
        text = ngettext(
            "experience point to spend, if you like",
            "experience points to spend, if you like",
            number,
        )
        found.append(Remark(str(number), text, link="skills"))
    away = [
        man
        for station, man in state.crew.items()
        if man.back > state.slot and station in pack.mats[state.aircraft].crew
    ]
    if away:
        text = ngettext(
            "man away; one stands in", "men away; others stand in", len(away)
        )
        found.append(Remark(str(len(away)), text, link="roster"))
    boxes = pack.mats[state.aircraft].endurance
    ready = _("aircraft repaired, full load, %(boxes)s boxes of fuel")
    found.append(Remark("✓", ready % {"boxes": boxes}))
    if (state.slot + 1) % SLOTS_PER_MONTH == 0:
        text = _("last slot of the month: research comes after landing")
        found.append(Remark("!", text, "6.9"))
    return tuple(found)


def _dock(tray: Tray, onward: NextBoard | None) -> tuple[str, str, str]:
    return ("", onward.title, onward.what) if onward else dock(tray)


def _roster_meta(men: tuple[RosterRow, ...]) -> str:
    away = sum(row.away for row in men)
    posts = ngettext("%(number)s station", "%(number)s stations", len(men) - away) % {
        "number": len(men) - away
    }
    return posts + (_(", %(number)s away") % {"number": away} if away else "")


def _calendar_meta(book: Book) -> str:
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


def _research_meta(state: Campaign) -> str:
    month = MONTHS[min(state.slot, SLOTS - 1) // SLOTS_PER_MONTH].split("-")[1]
    return _("rolled at the end of %(month)s") % {"month": career_names.MONTHS[month]}


def _sheet_meta(book: Book) -> str:
    shown = min(LATEST, len(book.slots))
    return _("last %(shown)s of %(all)s slots") % {
        "shown": shown,
        "all": len(book.slots),
    }
