"""6.6, 9.4: what a jump leaves on the books."""

from campaigns.rules.events import Fate
from campaigns.rules.steps import BailOut
from tests.rules.play import Play, airborne


def test_who_is_killed_in_the_jump_has_that_fate_and_nobody_else():
    game = Play(airborne(BailOut(), zone=3)).roll(2, 2)
    assert game.asked.actor == "copilot"
    assert game.of(Fate) == []
    man = game.state.flight.aboard["copilot"]
    game.roll(6, 6)
    assert game.state.flight.wounds == {"copilot": "KIA"}
    assert game.of(Fate) == [Fate("copilot", man.id, "killed-jumping")]
    assert game.state.flight.fates == {"copilot": "killed-jumping"}


def test_who_is_hurt_in_the_jump_has_no_fate_yet():
    game = Play(airborne(BailOut(), zone=3)).rolls((2, 2), (3, 4))
    assert game.state.flight.wounds == {"copilot": "LW"}
    assert game.of(Fate) == []
