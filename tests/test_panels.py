"""The panels: every template is whole, says what is missing, and keeps what it drew."""

from pathlib import Path

import pytest
from django.conf import settings
from django.template import engines
from django.test import RequestFactory
from django.utils import translation
from jinja2 import UndefinedError, meta, nodes

from campaigns import panels
from campaigns.boards.combat import combat_board
from campaigns.boards.given import Frame, Line
from campaigns.boards.log import log_line
from campaigns.boards.table import table_board
from campaigns.rules.engine import Setup, begin, pending
from campaigns.rules.pack import load_pack
from campaigns.words import cast_of

PACK = load_pack("azores-1947")
SCRIPT = "<script>alert(1)</script>"
FOLDER = Path(settings.BASE_DIR) / "templates" / "panels"
NAMES = sorted(path.name for path in FOLDER.glob("*.html"))
STEP = {"board", "tray", "swap", "step_url", "csrf", "plain"}
GIVEN = {
    **dict.fromkeys(("table.html", "tray.html", "before.html", "after.html"), STEP),
    **dict.fromkeys(("refused.html", "dock.html"), STEP),
    **{name: {"panel", "drawing"} for name in ("map.html", "combat.html")},
    "aircraft.html": {"panel"},
    "planform.html": {"drawing", "prefix", "title", "about"},
    "logline.html": {"line", "pk"},
    "lastroll.html": {"last", "compact", "pk"},
    "odds.html": {"odds"},
    "chartrows.html": {"rows"},
    "boxes.html": {"row"},
}
"""Every panel that is drawn by itself, and what whoever draws it gives."""


@pytest.fixture
def new_campaign():
    setup = Setup("me364", SCRIPT, dict.fromkeys(PACK.common.stations, SCRIPT), 7)
    return begin(setup)


def read(name):
    env = engines["jinja2"].env
    source, *_ = env.loader.get_source(env, name)
    return env.parse(source)


def parts(name):
    """The panels that one draws inside itself."""
    return {include.template.value for include in read(name).find_all(nodes.Include)}


def asked(name):
    """What a panel and its parts ask for, and do not say themselves."""
    tree = read(name)
    said = {target.name for with_ in tree.find_all(nodes.With)
            for target in with_.targets}  # fmt: skip
    of_parts = set().union(*map(asked, parts(name)))
    own = meta.find_undeclared_variables(tree) - set(engines["jinja2"].env.globals)
    return own | (of_parts - said)


@pytest.mark.parametrize("name", GIVEN)
def test_a_panel_and_its_parts_ask_for_nothing_that_nobody_gives(name):
    assert asked(name) <= GIVEN[name]


def test_every_panel_is_drawn_by_itself_or_as_a_part():
    drawn = set(GIVEN).union(*map(parts, NAMES))
    assert drawn | {"draw.html"} == set(NAMES)


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
