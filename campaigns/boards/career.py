"""The career page: record, total against the levels, targets, kills, the lost."""

from dataclasses import dataclass

from django.utils.translation import gettext as _
from django.utils.translation import ngettext

from campaigns.boards.calendar import SheetRow, Week, calendar, months, sheet_rows
from campaigns.boards.career_dice import DiceCard, dice_card
from campaigns.boards.career_men import (
    Flown,
    Kills,
    Lost,
    Wound,
    aircraft,
    kills,
    lost_men,
    wounds,
)
from campaigns.boards.given import AwardRecord, Book, Dice, Slot
from campaigns.boards.opsmap import Fact
from campaigns.mats import career
from campaigns.mats.career import Stripe, Total
from campaigns.mats.career_map import TargetMap, target_map
from campaigns.rules.pack import Pack
from campaigns.rules.phases.career import level
from campaigns.rules.state import SLOTS, Campaign
from campaigns.words import career_names, causes, date, names, percent
from campaigns.words.fields import award, known


@dataclass(frozen=True, slots=True)
class Ribbon:
    """One award."""

    stripes: tuple[Stripe, ...]
    name: str
    when: str


@dataclass(frozen=True, slots=True)
class CareerBoard:
    """Everything that the career page shows."""

    pk: int
    public: bool
    key: str
    period: str
    name: str
    rank: str
    headline: tuple[Fact, ...]
    summary: str
    """The headline in a sentence, for who is shown the link."""
    total: Total
    total_text: str
    levels: tuple[Fact, ...]
    """Name and range of each level: a small drawing has no room for them."""
    ribbons: tuple[Ribbon, ...]
    map: TargetMap
    kills: Kills
    wounds: tuple[Wound, ...]
    aircraft: tuple[Flown, ...]
    lost: tuple[Lost, ...]
    sheet: tuple[SheetRow, ...]
    months: tuple[str, ...]
    weeks: tuple[Week, ...]
    dice: DiceCard
    over: bool


def career_board(state: Campaign, pack: Pack, book: Book, dice: Dice) -> CareerBoard:
    """Build the page; public or for the owner is the book's word."""
    pilot = state.crew.get("pilot")
    headline = _headline(state, pack, book)
    return CareerBoard(
        pk=book.pk,
        public=book.public,
        key=book.key,
        period=_period(state),
        name=pilot.name if pilot else _("Pilot"),
        rank=_rank(state, book),
        headline=headline,
        summary="; ".join(f"{fact.label}: {fact.value}" for fact in headline) + ".",
        total=_total(book, pack),
        total_text=_total_text(book, pack),
        levels=_levels(pack),
        ribbons=tuple(_ribbon(item) for item in book.awards[::-1]),
        map=target_map(_visits(book)),
        kills=kills(book),
        wounds=wounds(book),
        aircraft=aircraft(book),
        lost=lost_men(book),
        sheet=sheet_rows(book.slots, SLOTS),
        months=months(),
        weeks=calendar(book.slots, state.slot, over=bool(state.over)),
        dice=dice_card(state, pack, book, dice),
        over=bool(state.over),
    )


def _period(state: Campaign) -> str:
    first, last = (date(slot).partition(",")[0].upper() for slot in (0, state.slot))
    if first == last:
        return _("CAREER OF A PILOT, %(month)s") % {"month": first}
    return _("CAREER OF A PILOT, %(first)s TO %(last)s") % {
        "first": first,
        "last": last,
    }


def _rank(state: Campaign, book: Book) -> str:
    rank = str(known(career_names.RANKS, state.pilot.rank))
    steps = [
        _("promoted %(rank)s %(month)s")
        % {"rank": known(career_names.RANKS, to), "month": date(slot).partition(",")[0]}
        for to, slot in book.promotions
    ]
    end = str(known(causes.OVER, state.over)) if state.over else _("in service")
    said = ", ".join((rank, *steps, end))
    return f"{said}."


def _headline(state: Campaign, pack: Pack, book: Book) -> tuple[Fact, ...]:
    down = sum(man.kills for man in book.men)
    return (
        Fact(_("Running total"), percent(state.pilot.total)),
        Fact(_("Result"), _result(state, pack, book)),
        Fact(_("Sorties"), _flown(book)),
        Fact(_("Fighters shot down"), str(down)),
        Fact(_("Crew lost"), _losses(book)),
        Fact(_("Flown on"), _types(state, book)),
    )


def _flown(book: Book) -> str:
    flown = sum(slot.flown for slot in book.slots)
    wins = sum(slot.success for slot in book.slots)
    text = ngettext(
        "%(flown)s flown, %(wins)s success", "%(flown)s flown, %(wins)s successes", wins
    )
    return text % {"flown": flown, "wins": wins}


def _losses(book: Book) -> str:
    dead = sum(man.dead for man in book.men)
    taken = sum(man.taken for man in book.men)
    lost = sum(bool(slot.bomber_lost) for slot in book.slots)
    values = {"dead": dead, "taken": taken, "lost": lost}
    if taken:
        return _("%(dead)s dead, %(taken)s held, %(lost)s aircraft") % values
    return _("%(dead)s dead, %(lost)s aircraft") % values


def _types(state: Campaign, book: Book) -> str:
    flown = dict.fromkeys(slot.aircraft for slot in book.slots if slot.aircraft)
    return ", ".join(str(known(names.AIRCRAFT, t)) for t in flown or (state.aircraft,))


def _result(state: Campaign, pack: Pack, book: Book) -> str:
    """The victory level, or the one in which the total stands."""
    if book.victory:
        return str(known(career_names.VICTORIES, book.victory))
    now = level(state.pilot.total, state.pilot.atomic_drops, pack)
    return _("so far: %(level)s") % {"level": known(career_names.VICTORIES, now)}


def _total(book: Book, pack: Pack) -> Total:
    levels = [
        (str(known(career_names.VICTORIES, band.id)), band.max)
        for band in pack.victory.bands
    ]
    return career.total_chart(
        [slot.total for slot in book.slots],
        levels,
        [month.partition(" ")[0] for month in months()],
        [i for i, slot in enumerate(book.slots) if _special(slot)],
        [i for i, slot in enumerate(book.slots) if slot.bomber_lost],
    )


def _levels(pack: Pack) -> tuple[Fact, ...]:
    """8.0 Each level of victory and the totals that it stands for, in percent."""
    facts: list[Fact] = []
    low = 0
    for band in pack.victory.bands:
        span = {"low": low, "high": band.max}
        if not facts:
            said = _("up to %(high)s %%") % span
        elif band is pack.victory.bands[-1]:
            said = _("from %(low)s %%") % span
        else:
            said = _("%(low)s–%(high)s %%") % span
        facts.append(Fact(str(known(career_names.VICTORIES, band.id)), said))
        low = band.max + 1
    return tuple(facts)


def _special(slot: Slot) -> bool:
    return slot.success and slot.kind in ("special", "atomic")


def _total_text(book: Book, pack: Pack) -> str:
    if not book.slots:
        return _("No slot is closed yet.")
    parts = []
    for band in pack.victory.bands[:-1]:
        passed = next((s.slot + 1 for s in book.slots if s.total > band.max), None)
        if passed:
            parts.append(
                _("%(level)s passed in slot %(slot)s")
                % {"level": band.max, "slot": passed}
            )
    end = _("%(total)s after slot %(slot)s") % {
        "total": percent(book.slots[-1].total),
        "slot": book.slots[-1].slot + 1,
    }
    return ", ".join((*parts, end)) + "."


def _ribbon(item: AwardRecord) -> Ribbon:
    when = _("slot %(slot)s, %(date)s") % {
        "slot": item.slot + 1,
        "date": date(item.slot, short=True),
    }
    stripes = career.ribbon(item.award, item.grade)
    return Ribbon(stripes, award(item.award, item.grade), when)


def _visits(book: Book) -> dict[str, tuple[int, int, bool]]:
    visits: dict[str, tuple[int, int, bool]] = {}
    for slot in book.slots:
        if not slot.flown or not slot.place:
            continue
        city = slot.place.split(",")[0]
        sorties, wins, lost = visits.get(city, (0, 0, False))
        lost = lost or bool(slot.bomber_lost)
        visits[city] = (sorties + 1, wins + slot.success, lost)
    return visits
