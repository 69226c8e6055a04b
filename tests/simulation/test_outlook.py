"""The estimate against the frequency of outcomes of whole sorties."""

import pytest

from campaigns.rules.pending import Choose
from campaigns.rules.steps import TurnBack, ZoneBusiness
from campaigns.simulation.outlook import continue_sortie, outlook, proportion
from tests.rules.play import airborne
from tests.rules.scenes import hangar

PRESS_ON, BACK = Choose("press-on"), Choose("turn-back")


@pytest.fixture(scope="module")
def hurt():
    damage = {"airframe": 2, "engines": ("port-1",)}
    return airborne(
        TurnBack(), ZoneBusiness(), zone=4, damage=damage, sortie={"hits": 4}
    )


def test_the_estimate_agrees_with_2000_simulated_sorties(hurt):
    found = outlook(hurt, PRESS_ON, runs=300, seconds=30, seed=1)
    runs = [continue_sortie(hurt, PRESS_ON, 10_000 + n) for n in range(2000)]
    for share, name in ((found.success, "success"), (found.alive, "alive")):
        seen = sum(getattr(run, name) for run in runs) / len(runs)
        assert abs(share.value - seen) <= 3.5 * max(share.error, 0.01)


def test_turning_back_never_bombs_and_is_safer(hurt):
    on = outlook(hurt, PRESS_ON, runs=300, seconds=30, seed=2)
    back = outlook(hurt, BACK, runs=300, seconds=30, seed=2)
    assert back.success.value == 0
    assert back.points.value == 0
    assert back.alive.value > on.alive.value


def test_it_stops_when_its_time_is_up(hurt):
    assert outlook(hurt, PRESS_ON, runs=10_000, seconds=0, seed=3).runs == 2


def test_same_seed_same_estimate(hurt):
    one = outlook(hurt, BACK, runs=20, seconds=30, seed=4)
    assert one == outlook(hurt, BACK, runs=20, seconds=30, seed=4)


def test_what_never_failed_in_143_runs_is_not_certain():
    found = proportion([True] * 143)
    assert found.value == 1
    assert 2 * found.error == pytest.approx(3 / 143)


def test_of_a_mixed_run_the_standard_error_counts():
    assert proportion([True, False] * 50).error == pytest.approx(0.05, abs=0.001)


def test_in_the_hangar_the_next_sortie_is_flown_whatever_is_done_before_it():
    state = hangar(pilot_experience=2).state
    learned = [continue_sortie(state, Choose("buy:parachute"), n) for n in range(40)]
    flown = [continue_sortie(state, Choose("fly"), n) for n in range(40)]
    for runs in (learned, flown):
        assert any(run.points for run in runs)
        assert any(not run.bomber for run in runs)
