"""What stands in the narrow column of the log."""

import random

import pytest

from campaigns.boards.given import Line
from campaigns.boards.log import log_line
from campaigns.rules import policy
from campaigns.rules.dice import SiteDice
from campaigns.rules.engine import Setup, advance, begin, pending
from campaigns.rules.events import (
    Chose,
    Fate,
    FighterDrivenOff,
    NoEffect,
    Rolled,
    Wounded,
)
from campaigns.rules.pack import load_pack
from campaigns.rules.state import Options
from campaigns.simulation.career import STATIONS
from campaigns.words import Cast, names

PACK = load_pack("azores-1947")
CREW = Cast({1: "Adler", 2: "Busch"})


def out(*events, against=""):
    return log_line(Line(1, events, against=against), CREW, PACK).out


def rolled(table, row, actor=""):
    found = PACK.table(table).rows[row]
    return Rolled(
        table, "2d6", "", (3, 3), "site", (), 6, row, found.result, found.amount, "6.6",
        actor,
    )  # fmt: skip


def row_of(table, result):
    return [row.result for row in PACK.table(table).rows].index(result)


def test_whom_the_cover_drives_off_is_said_in_words():
    chosen = (Chose("cover", "2", "6.1.3"), FighterDrivenOff(2))
    assert out(*chosen, against="F8F") == "fighter 2, F8F driven off"


@pytest.mark.parametrize(
    ("result", "events", "expected"),
    [
        ("safe", [Fate("tail", 1, "captured")], "unhurt, prisoner of war"),
        ("LW", [Wounded("tail", "LW", 1)], "light wound"),
        (
            "LW",
            [Wounded("tail", "SW", 1), Fate("tail", 1, "captured")],
            "light wound, tail gunner: serious wound, prisoner of war",
        ),
        (
            "KIA",
            [Wounded("tail", "KIA", 1), Fate("tail", 1, "killed-jumping")],
            "killed",
        ),
    ],
)
def test_the_row_of_a_jump_is_seen_whatever_follows(result, events, expected):
    roll = rolled("B8", row_of("B8", result), "tail")
    assert out(roll, *events) == expected


def test_what_the_row_says_already_is_left_out_by_what_it_is_not_by_its_words(
    monkeypatch,
):
    monkeypatch.setitem(names.WOUNDS, "SW", "light wound")
    jumper = rolled("B8", row_of("B8", "LW"), "tail")
    worse, other = Wounded("tail", "SW", 1), Wounded("waist", "LW", 2)
    assert out(jumper, Wounded("tail", "LW", 1)) == "light wound"
    assert out(jumper, worse) == "light wound, tail gunner: light wound"
    assert out(jumper, other) == "light wound, waist gunner: light wound"


def test_the_row_is_seen_where_a_roll_came_to_nothing():
    roll = rolled("B4.electronics", row_of("B4.electronics", "fug245"))
    assert out(roll, NoEffect("fug245", "out")) == "FuG 245, no effect"


def test_the_landing_is_told_before_the_men_whom_it_hurt():
    roll = rolled("B7", row_of("B7", "rough"))
    assert out(roll, Wounded("tail", "LW", 1)).startswith("rough landing, tail")


def careers():
    for seed in range(6):
        options = Options(pilot_quality=True, neutral_canada=True)
        names = {station: station for station in STATIONS}
        state, _events = begin(Setup("me364", "", names, options=options))
        chance, dice = random.Random(seed), SiteDice(bytes([seed]) * 32)
        while (asked := pending(state)) is not None:
            answer = policy.any_legal(state, asked, chance.randrange)
            step = advance(state, answer, dice)
            yield asked, step.events
            state = step.state


def test_no_choice_is_logged_as_a_bare_number_or_id():
    seen = set()
    for _asked, events in careers():
        chose = next((e for e in events if isinstance(e, Chose)), None)
        if chose is None:
            continue
        seen.add(chose.decision)
        text = out(*events, against="F8F")
        assert not text.isdigit(), chose
        assert text not in (chose.choice, chose.choice.replace("-", " ")), chose
    assert {"cover", "chaff", "hangar", "research", "also"} <= seen
