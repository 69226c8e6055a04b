"""Boards of whole careers: every step can be shown, and says what the engine says."""

import random

import pytest
from django.test import RequestFactory

from campaigns.boards import charts
from campaigns.boards.career import career_board
from campaigns.boards.flight import flight_board
from campaigns.boards.given import Book, Dice, Frame, Line
from campaigns.boards.hangar import hangar_board
from campaigns.boards.table import table_board
from campaigns.panels import draw_step
from campaigns.reference import hint
from campaigns.rules import policy
from campaigns.rules.dice import SiteDice
from campaigns.rules.engine import Setup, advance, begin, pending
from campaigns.rules.pack import load_pack
from campaigns.rules.pending import Choose, Decision, Roll
from campaigns.rules.state import Options

PACK = load_pack("azores-1947")
STATIONS = PACK.common.stations


def career(seed, steps=400):
    """Play, and give every state with its lines so far."""
    names = {station: f"Man {station}" for station in STATIONS}
    options = Options(True, True, True, True) if seed % 2 else Options()
    state, events = begin(Setup("fw300", "Test", names, seed, options))
    chance, dice = random.Random(seed), SiteDice(str(seed).encode())
    lines = [Line(1, events)]
    for number in range(2, steps):
        asked = pending(state)
        yield state, asked, lines
        if asked is None:
            return
        answer = policy.careful(state, asked, chance.randrange)
        state, events = advance(state, answer, dice)
        lines.append(Line(number, events))


def frame(lines, **changes):
    return Frame(pk=1, turn=len(lines), lines=tuple(lines[::-1][:12]), **changes)


@pytest.mark.parametrize("seed", range(6))
def test_every_step_of_a_career_has_a_table(seed):
    for state, asked, lines in career(seed):
        board = table_board(state, asked, PACK, frame(lines))
        assert board.dock[1]
        if isinstance(asked, Roll):
            total = sum(
                float(str(row.chance).split()[0]) for row in board.tray.roll.rows
            )
            assert total == pytest.approx(100, abs=1)
            assert board.tray.roll.title


def test_every_choice_of_a_decision_is_offered():
    for seed in range(6):
        for state, asked, lines in career(seed):
            if not isinstance(asked, Decision):
                continue
            board = table_board(state, asked, PACK, frame(lines)).tray.decision
            assert {row.id for row in board.choices} == {c.id for c in asked.choices}
            picks = {
                (line.gun.id, cell.pick)
                for line in board.guns
                for cell in line.cells
                if cell.pick
            }
            assert picks == {(f.id, c.id) for f in asked.fields for c in f.choices}
            if asked.fields:
                checked = [
                    cell for line in board.guns for cell in line.cells if cell.checked
                ]
                assert len(checked) == len(asked.fields)


def test_no_choice_is_called_by_its_bare_id():
    things = (*PACK.skills, *PACK.research, *PACK.mats, *PACK.common.electronics)
    ids = {id_ for id_ in things if not id_.isalpha()}
    met = set()
    for seed in range(3):
        for state, asked, lines in career(seed, steps=1200):
            if not isinstance(asked, Decision):
                continue
            met.add(asked.id)
            tray = table_board(state, asked, PACK, frame(lines)).tray
            rows = (*tray.decision.choices, *tray.also)
            for label in (row.label for row in rows):
                assert not set(label.split()) & ids, label
    assert {"hangar", "research"} <= met


@pytest.mark.parametrize("preset", ["kills", "spread", "hold"])
def test_a_proposal_for_the_guns_is_legal(preset):
    from campaigns.rules.pending import Assign

    for state, asked, lines in career(3):
        if isinstance(asked, Decision) and asked.fields:
            board = table_board(state, asked, PACK, frame(lines, preset=preset))
            picks = {
                line.gun.id: cell.pick
                for line in board.tray.decision.guns
                for cell in line.cells
                if cell.checked
            }
            assert asked.admits(Assign(picks))


def test_hangar_and_career_stand_between_the_sorties():
    for state, asked, lines in career(2):
        if state.sortie is None:
            board = hangar_board(state, asked, PACK, frame(lines), Book())
            assert len(board.weeks) == 4
            assert len(board.roster) >= len(PACK.mats[state.aircraft].crew)
    board = career_board(state, PACK, Book(), Dice())
    assert board.headline[0].value.endswith("%")


def test_the_table_is_the_same_with_a_name_full_of_markup(settings):
    state, asked, lines = next(career(1))
    from msgspec.structs import replace

    bad = replace(state, aircraft_name="<script>alert(1)</script>")
    board = table_board(bad, asked, PACK, frame(lines))
    request = RequestFactory().get("/")
    html = draw_step("table.html", request, board, "table")
    assert "<script>" not in html
    assert "&lt;script&gt;" in html


def test_no_page_has_an_inline_style_or_handler():
    state, asked, lines = next(career(1))
    board = table_board(state, asked, PACK, frame(lines))
    request = RequestFactory().get("/")
    html = draw_step("table.html", request, board, "table")
    assert " style=" not in html
    assert " onclick=" not in html


def test_a_row_names_its_totals_and_of_many_cells_the_share_that_is_its_chance():
    thrown = [id_ for id_ in PACK.table_ids if PACK.table(id_).dice]
    for table_id in thrown:
        for row in charts.rows_before(PACK, table_id, 0):
            number, of, whole = row.span.partition(" of ")
            if of:
                assert PACK.table(table_id).dice == "d66"
                share = charts.percentage(int(number) / int(whole))
                assert row.chance == share, table_id


def test_scattered_totals_are_told_one_by_one():
    spans = {
        row.span
        for table_id in PACK.table_ids
        if table_id.startswith("B1.")
        for row in charts.rows_before(PACK, table_id, 0)
    }
    assert any(span.count(",") >= 2 for span in spans)


def test_the_button_of_the_guns_holds_however_they_are_assigned():
    state, asked, lines = next(
        step for step in career(2) if isinstance(step[1], Decision) and step[1].fields
    )
    for preset in ("kills", "hold"):
        volley = table_board(state, asked, PACK, frame(lines, preset=preset)).tray
        assert volley.decision.button == "Fire as assigned"
        assert volley.decision.brief == f"{len(asked.fields)} guns to assign"


def test_the_row_of_a_type_names_the_firepower_that_its_hint_speaks_of():
    for table_id in (id_ for id_ in PACK.table_ids if id_.startswith("B1.types.")):
        rows = charts.rows_before(PACK, table_id, 0)
        assert all("firepower" in row.text for row in rows)
    assert "firepower beside each row" in hint("en", "B1.types")
    assert "firepower" not in hint("en", "cover")


def test_before_the_target_is_drawn_nobody_is_in_the_air():
    crew = {station: station for station in PACK.common.stations}
    state, _events = begin(Setup("fw300", "Test", crew, 1, Options()))
    state, _events = advance(state, Choose("fly"), SiteDice(b"seed"))
    assert state.sortie is not None
    assert "air" not in flight_board(state, PACK).say
