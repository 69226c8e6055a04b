"""The sequence of a quiet raid, zone by zone."""

import pytest

from campaigns.rules.events import ZoneEntered
from tests.rules.play import Play, campaign


@pytest.mark.rule("5.0-c", "5.0-d", "5.0-h", "2.0-c")
def test_a_quiet_raid_checks_seven_zones_and_lands():
    game = Play(campaign()).choose("fly").roll(1, 5)
    for _ in range(4):
        assert game.asked.table == "B1.q1"
        game.roll(3, 4)
    game.roll(1).choose("0").roll(1, 1)
    game.roll(2, 2).roll(3, 3)
    game.roll(1).choose("0").roll(1, 1)
    for _ in range(3):
        assert game.asked.table == "B1.q1"
        game.roll(3, 4)
    assert [e.zone for e in game.of(ZoneEntered)] == [1, 2, 3, 4, 5, 4, 3, 2, 1]
    assert game.asked.table == "B6"
    game.roll(2, 2)
    assert game.asked.table == "B7"
    game.roll(2, 2)
    assert game.decision.id == "hangar"
    assert game.state.slot == 1
    assert game.state.pilot.total == 20
