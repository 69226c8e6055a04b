"""Every measure that the engine can emit has its words."""

import ast
from pathlib import Path

from campaigns.rules import weighing
from campaigns.rules.weighing import Measure
from campaigns.words.measures import MEASURES, measures_text


def test_every_measure_of_the_engine_has_words():
    tree = ast.parse(Path(weighing.__file__).read_text(encoding="utf-8"))
    ids = {
        node.args[0].value
        for node in ast.walk(tree)
        if isinstance(node, ast.Call)
        and getattr(node.func, "id", "") == "Measure"
        and isinstance(node.args[0], ast.Constant)
    }
    assert ids == set(MEASURES)


def test_a_chance_is_a_percentage_and_a_mean_a_number():
    text = measures_text((Measure("chance-no-hit", 0.417), Measure("mean-hits", 2.25)))
    assert text == "no hit 42 %, 2.2 hits on average"
