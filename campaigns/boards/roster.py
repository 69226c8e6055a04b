"""The crew roster: who flies next, who is away and until when."""

from dataclasses import dataclass

from django.utils.translation import gettext as _

from campaigns.boards.crew import LOOKS, ManRow, men_of
from campaigns.boards.given import Book, ManRecord
from campaigns.rules import crewing
from campaigns.rules.pack import Pack
from campaigns.rules.state import Campaign, Man
from campaigns.words import career_names, names
from campaigns.words.fields import known


@dataclass(frozen=True, slots=True)
class RosterRow:
    """One man of the roster."""

    number: int
    name: str
    post: str
    since: str
    kills: int
    ace: bool
    state: str
    look: str
    note: str
    away: bool


def roster(state: Campaign, pack: Pack, book: Book) -> tuple[RosterRow, ...]:
    """The men of the type in the order of its mat, then those who are away."""
    records = {record.man: record for record in book.men}
    rows = [
        _row(state, man, records) for man in men_of(state, pack.mats[state.aircraft])
    ]
    away = [
        _away(state, pack, row, records)
        for row in men_of(state, pack.mats[state.aircraft])
        if row.standin
    ]
    return (*rows, *away)


def _row(state: Campaign, man: ManRow, records: dict[int, ManRecord]) -> RosterRow:
    record = records.get(man.id)
    owner = state.crew.get(man.station)
    absent = _absent(state, owner) and not man.standin and man.station != "pilot"
    wound = state.sortie.wounds.get(man.station, "fit") if state.sortie else "fit"
    note = ""
    if man.standin and owner is not None:
        note = _("stands in for %(name)s") % {"name": owner.name}
    elif absent and owner is not None:
        note = _back(owner)
    return RosterRow(
        number=man.number,
        name=_ranked(state, man),
        post=man.long_post,
        since=str(record.joined + 1) if record else "",
        kills=man.kills,
        ace=man.ace,
        state=_("temporary") if man.standin else _("away") if absent else man.state,
        look="standin" if man.standin else "sw" if absent else LOOKS[wound],
        note=note,
        away=absent,
    )


def _absent(state: Campaign, man: Man | None) -> bool:
    return man is not None and man.back > state.slot


def _back(man: Man) -> str:
    return _("away, back in slot %(slot)s") % {"slot": man.back + 1}


def _ranked(state: Campaign, man: ManRow) -> str:
    if man.station != "pilot":
        return man.name
    return f"{known(career_names.RANKS_SHORT, state.pilot.rank)} {man.name}"


def _away(
    state: Campaign, pack: Pack, standin: ManRow, records: dict[int, ManRecord]
) -> RosterRow:
    man = state.crew[standin.station]
    record = records.get(man.id)
    return RosterRow(
        number=standin.number,
        name=man.name,
        post=str(known(names.STATIONS, standin.station)),
        since=str(record.joined + 1) if record else "",
        kills=man.kills,
        ace=crewing.is_ace(pack, man),
        state=_("away"),
        look="sw",
        note=_back(man),
        away=True,
    )
