"""Whose roll the title names: posts and guns share some ids."""

import pytest

from campaigns.boards.log import roll_title
from campaigns.words import Cast


@pytest.mark.parametrize(
    ("table", "actor", "whose"),
    [
        ("B2.to_hit.5", "top_mid", "top mid gun"),
        ("C2", "top_mid", "top mid gunner"),
        ("B8", "tail", "tail gunner"),
    ],
)
def test_a_gun_fires_and_a_man_is_hurt(table, actor, whose):
    assert roll_title(table, actor, Cast()).endswith(f": {whose}")


@pytest.mark.parametrize(("table", "actor"), [("B4", "aa"), ("B5", "2:tail")])
def test_flak_and_wounds_have_no_name(table, actor):
    assert ":" not in roll_title(table, actor, Cast())
