"""The men and aircraft of a career: gunners, wounded, the lost, the types flown."""

from collections import Counter
from dataclasses import dataclass

from django.utils.translation import gettext as _
from django.utils.translation import ngettext

from campaigns.boards.given import BomberRecord, Book, ManRecord, WoundRecord
from campaigns.mats import marks
from campaigns.words import causes, date, names
from campaigns.words.fields import known


@dataclass(frozen=True, slots=True)
class Gunner:
    """Kills of one man."""

    name: str
    post: str
    strokes: tuple[tuple[str, bool], ...]
    kills: int
    note: str


@dataclass(frozen=True, slots=True)
class Kills:
    """Fighters shot down, by gunner and by type."""

    gunners: tuple[Gunner, ...]
    types: tuple[tuple[str, int], ...]
    total: str


@dataclass(frozen=True, slots=True)
class Lost:
    """One man who did not come back."""

    name: str
    post: str
    when: str


@dataclass(frozen=True, slots=True)
class Wound:
    """One wound that was lived through."""

    name: str
    post: str
    state: str
    serious: bool
    when: str


@dataclass(frozen=True, slots=True)
class Flown:
    """One aircraft that was flown."""

    type: str
    name: str
    when: str
    end: str


def kills(book: Book) -> Kills:
    """Return who shot fighters down, the best first, and of what types they were."""
    men = sorted((man for man in book.men if man.kills), key=lambda man: -man.kills)
    total = sum(man.kills for man in men)
    return Kills(
        gunners=tuple(_gunner(man) for man in men),
        types=_types_down(book),
        total=_("%(number)s in all") % {"number": total},
    )


def _gunner(man: ManRecord) -> Gunner:
    note = _("ace") if man.ace else ""
    if man.fate:
        note = str(known(names.FATES, man.fate))
    elif man.left is not None:
        note = _("until slot %(slot)s") % {"slot": man.left + 1}
    post = str(known(names.STATIONS, man.station))
    return Gunner(man.name, post, marks.tally(man.kills), man.kills, note)


def lost_men(book: Book) -> tuple[Lost, ...]:
    """Return the men who did not come back, in the order in which they had come."""
    return tuple(_lost(man) for man in book.men if man.dead or man.taken)


def _lost(man: ManRecord) -> Lost:
    slot = man.left if man.left is not None else 0
    where = f"; {man.where}" if man.where else ""
    when = f"{_slot(slot)}; {known(names.FATES, man.fate)}"
    return Lost(man.name, str(known(names.STATIONS, man.station)), when + where)


def _types_down(book: Book) -> tuple[tuple[str, int], ...]:
    """Return how many fighters of each type were shot down, the most first."""
    met = (each for slot in book.slots for each in slot.met)
    down = Counter(type_ for type_, state in met if state == "destroyed")
    return tuple(sorted(down.items(), key=lambda item: (-item[1], item[0])))


def wounds(book: Book) -> tuple[Wound, ...]:
    """Return the wounds, the latest first."""
    return tuple(_wound(wound) for wound in book.wounds[::-1])


def _wound(wound: WoundRecord) -> Wound:
    return Wound(
        name=wound.name,
        post=str(known(names.STATIONS, wound.station)),
        state=str(known(names.WOUNDS, wound.state)),
        serious=wound.state == "SW",
        when=_slot(wound.slot),
    )


def aircraft(book: Book) -> tuple[Flown, ...]:
    """Return the aircraft in the order in which they were flown."""
    return tuple(_flown(bomber) for bomber in book.bombers)


def _flown(bomber: BomberRecord) -> Flown:
    flown = ngettext("%(number)s sortie", "%(number)s sorties", bomber.flown)
    since = _slot(bomber.first)
    end = _("in service")
    if bomber.fate:
        fates = {**causes.OUTCOMES, **causes.REPAIR, "replaced": _("exchanged")}
        end = str(known(fates, bomber.fate))
    if bomber.last is not None:
        end = f"{end}, {_slot(bomber.last)}"
    return Flown(
        type=str(known(names.AIRCRAFT, bomber.type)),
        name=bomber.name,
        when=_("from %(slot)s; %(flown)s")
        % {"slot": since, "flown": flown % {"number": bomber.flown}},
        end=end,
    )


def _slot(slot: int) -> str:
    return _("slot %(slot)s, %(month)s") % {
        "slot": slot + 1,
        "month": date(slot).partition(",")[0],
    }
