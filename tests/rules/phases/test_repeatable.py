"""6.11 One list of the throws that may be made again."""

from typing import get_args

import pytest
from msgspec.structs import replace

from campaigns.rules.flow import Flow
from campaigns.rules.handlers import Rolls
from campaigns.rules.pack import load_pack
from campaigns.rules.phases import markers
from campaigns.rules.steps import (
    BombRunRoll,
    Repeatable,
    RepeatableBase,
    SecondThoughts,
)
from campaigns.rules.thrown import given, read_off
from tests.rules.play import Play, airborne

PACK = load_pack("azores-1947")


def test_steps_stack_and_handlers_name_the_same_throws():
    kinds = set(get_args(Repeatable.__value__))
    assert set(RepeatableBase.__subclasses__()) == kinds
    assert set(markers.REPEATABLE) == kinds


@pytest.mark.rule("RUL-103")
@pytest.mark.parametrize("faces", [(4, 5), ()])
def test_a_roll_that_stands_is_the_one_that_was_seen(faces, monkeypatch):
    """Its natural reading and its total too, unless a row was given."""
    taken = []
    asked = Play(airborne(BombRunRoll())).asked
    table = PACK.table("B10")
    seen = read_off(asked, table, faces) if faces else given(table, 1)
    spied = Rolls(
        markers.REPEATABLE[BombRunRoll].ask,
        lambda flow, step, thrown: taken.append(thrown),
    )
    monkeypatch.setitem(markers.REPEATABLE, BombRunRoll, spied)
    again = SecondThoughts(BombRunRoll(), faces, seen.row_index)
    state = replace(airborne(BombRunRoll()), markers=("reroll",))
    markers.took_again(Flow(state), again, "keep")
    assert taken == [seen]
    assert (seen.natural == 9) is bool(faces)
