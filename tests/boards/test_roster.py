"""The hangar says of each man where he is, and of the bomber what is done to it."""

from msgspec.structs import replace

from campaigns.boards.aircraft import aircraft_board
from campaigns.boards.given import Book
from campaigns.boards.roster import roster
from campaigns.rules.engine import Setup, begin
from campaigns.rules.pack import load_pack
from campaigns.rules.state import Delay

PACK = load_pack("azores-1947")
STATIONS = PACK.common.stations


def state_with_tail_gunner_away(until):
    names = {station: f"Man {station}" for station in STATIONS}
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


def test_a_bomber_in_repair_is_not_called_repaired():
    state, _events = begin(Setup("me364", "Test", dict.fromkeys(STATIONS, ""), 7))
    assert aircraft_board(state, PACK).summary == "repaired, tanks full"
    waiting = replace(state, delay=Delay(repair=1))
    assert aircraft_board(waiting, PACK).summary == "in repair"
