"""Every table that is thrown on is of a kind of roll that has its title."""

import pytest

from campaigns.rules.pack import load_pack
from campaigns.rules.pending import roll_kind
from campaigns.words import rolls, table_kind

PACK = load_pack("azores-1947")
THROWN = [id_ for id_ in PACK.table_ids if PACK.table(id_).dice]


@pytest.mark.parametrize("table", THROWN)
def test_a_thrown_table_has_a_title_and_an_explanation(table):
    assert table_kind(table) in rolls.TITLES
    assert table_kind(table) in rolls.EXPLAINED


@pytest.mark.parametrize("table", THROWN)
def test_its_kind_of_roll_has_a_title(table):
    assert table_kind(roll_kind(table)) in rolls.TITLES


def test_the_dice_of_all_mats_are_of_two_kinds():
    kinds = {roll_kind(id_) for id_ in THROWN if id_.startswith("MAT.")}
    assert kinds == {"MAT.engine_die", "MAT.gun_die"}
