"""The calendar of 48 slots and the log sheet, from the closed slots."""

from dataclasses import dataclass

from django.utils.translation import gettext as _

from campaigns.boards.given import Slot
from campaigns.rules.state import MONTHS, SLOTS, SLOTS_PER_MONTH
from campaigns.words import career_names, causes, date, names, percent
from campaigns.words.fields import known
from campaigns.words.luck import luck_short


@dataclass(frozen=True, slots=True)
class Day:
    """One slot of the calendar; `look` is success, failure, down, lost, open or now."""

    slot: int
    look: str
    text: str
    about: str


@dataclass(frozen=True, slots=True)
class Week:
    """The n-th sorties of the twelve months."""

    number: int
    days: tuple[Day, ...]


@dataclass(frozen=True, slots=True)
class SheetRow:
    """One line of the log sheet."""

    slot: int
    date: str
    lost: bool
    target: str
    zone: str
    run: str
    result: str
    met: str
    kills: str
    hits: str
    note: str
    total: str
    flown: bool
    luck: str
    """How rare its dice were."""


def months() -> tuple[str, ...]:
    """Heads of the calendar's columns."""
    found = []
    for number, month in enumerate(MONTHS):
        year, name = month.split("-")
        short = str(career_names.MONTHS_SHORT[name]).strip()
        found.append(f"{short} {year[2:]}" if number in (0, 9) else short)
    return tuple(found)


def calendar(slots: tuple[Slot, ...], now: int, *, over: bool) -> tuple[Week, ...]:
    """Four rows of twelve slots."""
    closed = {slot.slot: slot for slot in slots}
    return tuple(
        Week(
            week + 1,
            tuple(
                _day(closed, month * SLOTS_PER_MONTH + week, now, over=over)
                for month in range(SLOTS // SLOTS_PER_MONTH)
            ),
        )
        for week in range(SLOTS_PER_MONTH)
    )


def _day(closed: dict[int, Slot], number: int, now: int, *, over: bool) -> Day:
    slot = closed.get(number)
    if slot is None:
        look = "now" if number == now and not over else "open"
        return Day(number + 1, look, str(number + 1), "")
    if not slot.flown and slot.lost_to:
        letter = str(causes.SLOT_LETTERS.get(slot.lost_to, "–"))
        return Day(number + 1, "lost", letter, str(known(causes.SLOTS, slot.lost_to)))
    if slot.bomber_lost:
        return Day(number + 1, "down", "✕", _("aircraft lost"))
    if slot.success:
        return Day(number + 1, "success", str(slot.points), _("success"))
    return Day(number + 1, "failure", "0", _("failure"))


def sheet_rows(slots: tuple[Slot, ...], most: int) -> tuple[SheetRow, ...]:
    """The latest slots, newest first."""
    return tuple(_row(slot) for slot in slots[::-1][:most])


def target_of(slot: Slot) -> str:
    """What a slot was flown against."""
    if not slot.place:
        return "–"
    if slot.mission:
        return f"{known(names.MISSIONS, slot.mission)}, {slot.place}"
    if slot.kind == "atomic":
        return f"{names.MISSIONS['atomic']}, {slot.place}"
    return f"{slot.target}, {slot.place}" if slot.target else slot.place


def _row(slot: Slot) -> SheetRow:
    lost = not slot.flown and bool(slot.lost_to)
    down = sum(state == "destroyed" for _type, state in slot.met)
    hurt = sum(state in ("damaged", "broke-off") for _type, state in slot.met)
    return SheetRow(
        slot=slot.slot + 1,
        date=date(slot.slot, short=True),
        lost=lost,
        target=target_of(slot),
        zone=str(slot.zone) if slot.zone else "",
        run="" if lost else _run(slot),
        result="" if lost else percent(slot.points),
        met=_met(slot),
        kills=f"{down} / {hurt}" if slot.met else "",
        hits=str(slot.hits) if slot.flown else "",
        note=_note(slot, lost=lost),
        total=percent(slot.total),
        flown=slot.flown,
        luck=luck_short(slot.luck) if slot.luck and slot.flown else "",
    )


def _run(slot: Slot) -> str:
    if slot.aborted and slot.turned_in:
        return _("turned back in Zone %(zone)s") % {"zone": slot.turned_in}
    if slot.aborted:
        return _("turned back")
    if slot.on_target is None:
        return "–"
    return _("on target") if slot.on_target else _("off target")


def _met(slot: Slot) -> str:
    counted: dict[str, int] = {}
    for type_, _state in slot.met:
        counted[type_] = counted.get(type_, 0) + 1
    return ", ".join(f"{type_} ×{number}" for type_, number in counted.items())


def _note(slot: Slot, *, lost: bool) -> str:
    if lost:
        return str(known(causes.SLOTS, slot.lost_to))
    if slot.bomber_lost:
        return _("aircraft lost")
    if slot.repair and slot.repair != "repaired":
        return str(known(causes.REPAIR, slot.repair))
    return ""
