"""The career page: record, total against the levels, targets, kills, the lost."""

from dataclasses import dataclass

from django.utils.translation import gettext, ngettext
from django.utils.translation import gettext as _

from campaigns.boards.calendar import SheetRow, Week, calendar, months, sheet_rows
from campaigns.boards.career_men import (
    Flown,
    Gunner,
    Lost,
    Wound,
    aircraft,
    gunners,
    lost_men,
    types_down,
    wounds,
)
from campaigns.boards.given import AwardRecord, Book, Dice, ManRecord, Slot
from campaigns.boards.opsmap import Fact
from campaigns.mats import career
from campaigns.mats.career import CityLabel, Hit, Stripe, Total
from campaigns.rules.pack import Pack
from campaigns.rules.phases.career import level
from campaigns.rules.state import SLOTS, Campaign
from campaigns.words import career_names, causes, date, names, percent
from campaigns.words.fields import award, known
from campaigns.words.honesty import HONESTY
from campaigns.words.luck import luck_text


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
    ribbons: tuple[Ribbon, ...]
    hits: tuple[Hit, ...]
    cities: tuple[CityLabel, ...]
    zones: tuple[tuple[str, str, str, str], ...]
    gunners: tuple[Gunner, ...]
    kills: str
    types: tuple[tuple[str, int], ...]
    wounds: tuple[Wound, ...]
    aircraft: tuple[Flown, ...]
    lost: tuple[Lost, ...]
    sheet: tuple[SheetRow, ...]
    months: tuple[str, ...]
    weeks: tuple[Week, ...]
    honesty: str
    honesty_text: str
    verified: bool
    dice_facts: tuple[Fact, ...]
    luck: tuple[Fact, ...]
    over: bool


def career_board(state: Campaign, pack: Pack, book: Book, dice: Dice) -> CareerBoard:
    """Build the page; public or for the owner is the book's word."""
    pilot = state.crew.get("pilot")
    hits, cities = career.target_map(_visits(book))
    men = gunners(book)
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
        ribbons=tuple(_ribbon(item) for item in book.awards[::-1]),
        hits=hits,
        cities=cities,
        zones=(("5", "311.5", "218.6", "223.6"), ("6", "48", "234.7", "239.7")),
        gunners=men,
        kills=_("%(number)s in all") % {"number": sum(man.kills for man in men)},
        types=types_down(book),
        wounds=wounds(book),
        aircraft=aircraft(book),
        lost=lost_men(book),
        sheet=sheet_rows(book.slots, SLOTS),
        months=months(),
        weeks=calendar(book.slots, state.slot, over=bool(state.over)),
        honesty=str(HONESTY[dice.honesty]),
        honesty_text=_honesty_text(dice),
        verified=dice.honesty in ("site", "verified"),
        dice_facts=_dice_facts(state, pack, dice),
        luck=_luck_facts(book),
        over=bool(state.over),
    )


def _period(state: Campaign) -> str:
    last = date(min(state.slot, SLOTS - 1)).partition(",")[0]
    return _("CAREER OF A PILOT, APRIL 1947 TO %(month)s") % {"month": last.upper()}


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
    flown = sum(slot.flown for slot in book.slots)
    wins = sum(slot.success for slot in book.slots)
    down = sum(man.kills for man in book.men)
    dead = sum(man.dead for man in book.men)
    lost = sum(bool(slot.bomber_lost) for slot in book.slots)
    types = dict.fromkeys(slot.aircraft for slot in book.slots if slot.aircraft)
    return (
        Fact(_("Running total"), percent(state.pilot.total)),
        Fact(_("Result"), _result(state, pack, book)),
        Fact(
            _("Sorties"),
            ngettext(
                "%(flown)s flown, %(wins)s success",
                "%(flown)s flown, %(wins)s successes",
                wins,
            )
            % {"flown": flown, "wins": wins},
        ),
        Fact(_("Fighters shot down"), str(down)),
        Fact(
            _("Crew lost"),
            _("%(dead)s dead, %(lost)s aircraft") % {"dead": dead, "lost": lost},
        ),
        Fact(
            _("Flown on"),
            ", ".join(str(known(names.AIRCRAFT, t)) for t in types)
            or str(known(names.AIRCRAFT, state.aircraft)),
        ),
    )


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


def _honesty_text(dice: Dice) -> str:
    found = {
        "site": _("Every die came from this server. The seed was fixed before the first"
                  " roll; its hash is shown, the seed when the career is over."),
        "verified": _("Every die has been computed again from the seed and agrees."),
        "typed": _own_text(dice),
        "taken-back": _("At least once a step was taken back past a die."),
        "imported": _("The career came here in a file; its dice cannot be checked."),
        "edited": _("The career came here in a file that was changed by hand."),
        "copy": _("Made from another career to try things; it never counts."),
    }  # fmt: skip
    return found[dice.honesty]


def _own_text(dice: Dice) -> str:
    own, rolls = dice.own or (0, 0)
    return _(
        "The player threw %(own)s of %(rolls)s rolls with his own dice; what he entered"
        " from a sheet is not among them."
    ) % {"own": own, "rolls": rolls}


def _luck_facts(book: Book) -> tuple[Fact, ...]:
    """How rare the dice of the career were, and each man's own.

    A man's are those of his guns, his wounds, his jumps and his rescues.
    """
    whole = [(_("The whole career"), book.luck)] if book.luck else []
    men = [(_post_and_name(man), man.luck) for man in book.men if man.luck]
    told = ((label, luck_text(found)) for label, found in (*whole, *men))
    return tuple(Fact(label, text) for label, text in told if text)


def _post_and_name(man: ManRecord) -> str:
    return f"{man.name}, {known(names.STATIONS, man.station)}"


def _dice_facts(state: Campaign, pack: Pack, dice: Dice) -> tuple[Fact, ...]:
    found = []
    if dice.seed_hash:
        found.append(Fact(_("Hash, April 1947"), dice.seed_hash))
    if dice.seed:
        found.append(Fact(_("Seed"), dice.seed))
    played = _("charts %(pack)s, version %(version)s; rules %(rules)s") % {
        "pack": gettext(pack.title),
        "version": state.pack_version,
        "rules": state.rules,
    }
    chosen = [
        str(known(career_names.OPTIONS, option))
        for option in career_names.OPTIONS
        if getattr(state.options, option)
    ]
    found.append(Fact(_("Played with"), "; ".join((played, *chosen))))
    return tuple(found)
