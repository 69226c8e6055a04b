"""What a decision says that it is about."""

import pytest

from campaigns.boards.decision import decision_board
from campaigns.boards.given import Frame
from campaigns.rules.engine import pending
from campaigns.rules.pack import load_pack
from campaigns.rules.steps import TurnBack, ZoneBusiness
from tests.rules.play import airborne


@pytest.mark.parametrize(("fuel", "short"), [(10, False), (1, False), (0, True)])
def test_turning_back_speaks_of_fuel_only_where_it_does_not_reach(fuel, short):
    state = airborne(TurnBack(), ZoneBusiness(), zone=4, sortie={"fuel": fuel})
    pack = load_pack(state.pack)
    board = decision_board(state, pending(state), pack, Frame(1, 2), weighed={})
    assert ("dry tanks" in board.about) is short
