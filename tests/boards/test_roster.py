"""The crew roster says of each man where he is."""

from msgspec.structs import replace

from campaigns.boards.given import Book
from campaigns.boards.roster import roster
from campaigns.rules.engine import Setup, begin
from campaigns.rules.pack import load_pack

PACK = load_pack("azores-1947")


def state_with_tail_gunner_away(until):
    names = {station: f"Man {station}" for station in PACK.common.stations}
    state, _events = begin(Setup("me364", "Test", names, 7))
    away = replace(state.crew["tail"], back=until)
    return replace(state, crew={**state.crew, "tail": away})


def row(state):
    rows = roster(state, PACK, Book())
    return next(row for row in rows if row.name == "Man tail")


def test_a_man_who_is_away_is_not_fit():
    found = row(state_with_tail_gunner_away(3))
    assert (found.state, found.look) == ("away", "sw")
    assert found.note == "away, back in slot 4"


def test_a_man_whose_time_is_over_flies_again():
    found = row(state_with_tail_gunner_away(0))
    assert (found.state, found.look, found.note) == ("fit", "fit", "")
