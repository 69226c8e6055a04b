"""The panels: every template is whole, says what is missing, and keeps what it drew."""

from pathlib import Path

import pytest
from django.conf import settings
from django.template import engines
from django.test import RequestFactory
from django.utils import translation
from jinja2 import UndefinedError, meta

from campaigns import panels
from campaigns.boards.builders import table_board
from campaigns.boards.combat import combat_board
from campaigns.boards.given import Frame, Line
from campaigns.boards.log import log_line
from campaigns.rules.engine import Setup, begin, pending
from campaigns.rules.pack import load_pack
from campaigns.words import cast_of

PACK = load_pack("azores-1947")
SCRIPT = "<script>alert(1)</script>"
FOLDER = Path(settings.BASE_DIR) / "templates" / "panels"
NAMES = sorted(path.name for path in FOLDER.glob("*.html"))
GIVEN = {
    *("board", "tray", "swap", "step_url", "csrf"),  # of a step
    *("panel", "drawing", "line", "pk", "prefix", "title", "about"),  # of a mat
    *("last", "compact", "roll", "decision", "odds", "rows", "row"),  # of a part
    *("spread", "words"),
}


@pytest.fixture
def new_campaign():
    setup = Setup("me364", SCRIPT, dict.fromkeys(PACK.common.stations, SCRIPT), 7)
    return begin(setup)


@pytest.mark.parametrize("name", NAMES)
def test_a_panel_asks_for_nothing_that_nobody_gives(name):
    env = engines["jinja2"].env
    source, *_ = env.loader.get_source(env, name)
    asked = meta.find_undeclared_variables(env.parse(source))
    assert asked <= GIVEN | set(env.globals)


def test_a_value_that_is_missing_is_an_error_and_no_gap():
    with pytest.raises(UndefinedError, match="row"):
        panels.draw("boxes.html")


def test_names_are_text_on_the_whole_table(new_campaign):
    state, events = new_campaign
    frame = Frame(pk=1, turn=1, lines=(Line(1, events),))
    board = table_board(state, pending(state), PACK, frame)
    request = RequestFactory().get("/")
    drawn = panels.draw_step("table.html", request, board, "table")
    assert "&lt;script&gt;" in drawn
    assert "<script" not in drawn


def test_what_was_drawn_is_kept_for_each_language(new_campaign):
    state, _events = new_campaign
    english = panels.combat_mat(combat_board(state, PACK))
    assert panels.combat_mat(combat_board(state, PACK)) is english
    with translation.override("de"):
        german = panels.combat_mat(combat_board(state, PACK))
    assert "vertical dive" in english
    assert "senkrecht" not in english
    assert "Sturz<" in german


def test_a_line_is_kept_by_what_was_read_and_by_who_is_who(new_campaign):
    state, events = new_campaign
    cast = cast_of(state)
    line = Line(1, events, raw=("", "", "", "[]", "events"))
    assert log_line(line, cast, PACK) is log_line(line, cast, PACK)
    undone = Line(1, events, undone=True, raw=line.raw)
    assert log_line(undone, cast, PACK).undone


@pytest.mark.parametrize(
    ("rule", "anchor"), [("6.1.4", "r6.1.4"), ("99.9", "r99.9"), ("", "")]
)
def test_a_rule_leads_to_its_place(rule, anchor):
    link = panels.rule_ref(rule)
    assert f'#{anchor}"' in link if anchor else link == ""
    assert "?campaign=5#" in panels.rule_ref("6.1.4", 5)
