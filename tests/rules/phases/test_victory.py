"""8.0 Victory: the level of each total, and the atomic rule."""

import pytest
from msgspec.structs import replace

from campaigns.rules.events import CareerOver
from tests.rules.scenes import hangar


def level(total: int, drops: int = 0, kills: int = 0) -> str:
    """Victory of a career that is given up with that total."""
    game = hangar(pilot_total=total, pilot_atomic_drops=drops)
    if kills:
        crew = dict(game.state.crew)
        crew["tail"] = replace(crew["tail"], kills=kills, ace_kills=kills)
        game.state = replace(game.state, crew=crew)
    return game.also("give-up").of(CareerOver)[0].victory


@pytest.mark.rule("8.0-c", "8.0-d", "8.0-e", "8.0-f", "8.0-g", "8.0-a", "AMB-53")
@pytest.mark.parametrize(
    ("total", "victory"),
    [
        (0, "defeat"),
        (50, "defeat"),
        (51, "draw"),
        (100, "draw"),
        (101, "marginal"),
        (500, "marginal"),
        (501, "substantial"),
        (750, "substantial"),
        (751, "decisive"),
        (4000, "decisive"),
    ],
)
def test_the_level_of_each_total(total, victory):
    assert level(total) == victory


@pytest.mark.rule("8.0-b", "AMB-50")
@pytest.mark.parametrize(
    ("drops", "total", "victory"),
    [(3, 300, "decisive"), (4, 400, "decisive"), (2, 200, "marginal")],
)
def test_three_atomic_bombs_are_decisive_whatever_the_total(drops, total, victory):
    assert level(total, drops) == victory


@pytest.mark.rule("8.0-h", "8.0-a")
def test_fighters_shot_down_do_not_count():
    assert level(50, kills=30) == "defeat"
    assert level(751, kills=30) == level(751)
