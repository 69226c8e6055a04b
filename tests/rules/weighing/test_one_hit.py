"""What one random hit can do, by hand and against hits that are thrown."""

import random

import pytest

from campaigns.rules.dice import FACES
from campaigns.rules.engine import advance, pending
from campaigns.rules.events import BomberLost
from campaigns.rules.pending import Choose, Roll, Throw
from campaigns.rules.steps import Guardian
from campaigns.rules.weighing import weigh, weigh_fully
from campaigns.rules.weighing.one_hit import ends
from tests.rules.play import Play, airborne


class Drawn:
    source = "scripted"

    def __init__(self, seed):
        self.draw = random.Random(seed)

    def throw(self, place, dice):
        return tuple(self.draw.randint(1, sides) for sides in FACES[dice])


def waiting(**flight):
    return airborne(Guardian(1, "1"), zone=5, markers=("guardian",), **flight)


def test_the_ends_of_a_hit_are_all_there_are():
    assert sum(end.chance for end in ends(waiting(), "1")) == pytest.approx(1)


def test_a_whole_bomber_is_brought_down_by_fire_tank_or_bay():
    game = Play(waiting())
    (downs, _pilot) = weigh_fully(game.state, game.pending)["keep"]
    # engine: 4 areas, 12 burns (2 of 6 lose), 11 runs away (1 of 6); tanks: 2 areas,
    # 2 of 36; the bay: 1 area, 1 of 36
    engines = 4 / 36 * (1 / 36 * 2 / 6 + 2 / 36 * 1 / 6)
    assert downs.value == pytest.approx(engines + 2 / 36 * 2 / 36 + 1 / 36 / 36)


@pytest.mark.parametrize(
    "damage", [{}, {"wing_root": {"port": 2, "starboard": 2}, "airframe": 3}]
)
def test_the_first_hit_brings_down_as_often_as_thrown(damage):
    state = waiting(damage=damage)
    chance = weigh_fully(state, pending(state))["keep"][0].value
    tries = 3_000
    lost = sum(brought_down(state, seed) for seed in range(tries))
    spread = (chance * (1 - chance) / tries) ** 0.5
    assert abs(lost / tries - chance) <= 4.5 * spread


def brought_down(state, seed):
    dice = Drawn(seed)
    state, told = advance(state, Choose("keep"), dice)
    while isinstance(asked := pending(state), Roll) and asked.kind.startswith(
        ("B4", "B5", "MAT")
    ):
        state, events = advance(state, Throw(), dice)
        told += events
    return any(isinstance(event, BomberLost) for event in told)


def test_the_page_is_not_kept_waiting_for_it():
    game = Play(waiting())
    assert "keep" not in weigh(game.state, game.pending)
