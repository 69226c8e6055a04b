"""Every measure that the engine can emit has its words."""

import ast
from pathlib import Path

from campaigns.rules import weighing
from campaigns.rules.weighing import Measure
from campaigns.words.measures import MEASURES, measures_text


def figures_named_in(path):
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if not isinstance(node, ast.Call) or not node.args:
            continue
        named = getattr(node.func, "id", "") in ("Measure", "Yardstick")
        if named and isinstance(node.args[0], ast.Constant):
            yield node.args[0].value


def test_every_measure_of_the_engine_has_words():
    modules = Path(weighing.__file__).parent.glob("*.py")
    assert {id_ for path in modules for id_ in figures_named_in(path)} == set(MEASURES)


def test_a_chance_is_a_percentage_and_a_mean_a_number():
    text = measures_text((Measure("chance-no-hit", 0.417), Measure("mean-hits", 2.25)))
    assert text == "no hit 42 %, 2.2 hits on average"


def test_what_a_choice_changes_is_told_from_what_to_what():
    change = Measure("chance-good-landing", 0.996, 0.054)
    assert (
        measures_text((change,))
        == "good landing at base 5.4 %\N{NO-BREAK SPACE}→ 99.6 %"
    )


def test_a_score_is_in_percent_and_a_certainty_without_figure():
    score = measures_text((Measure("mean-load", 0.0, 13.7),))
    assert (
        score == "what the load scores if it is dropped 13.7 %\N{NO-BREAK SPACE}→ 0 %"
    )
    told = measures_text((Measure("sure-bomber-first", 1.0),))
    assert told == "from the next fight on the bomber fires first"
