"""The short form of `make odds`, with bounds; the full one prints what it finds."""

import random

import pytest

from campaigns.rules.tables import Row, Table
from tests.proofs import attacks, charts, fortunes, outlooks, volleys

CHARTS = charts.thrown_tables()
FAR = 5
"""Standard deviations that none of some two thousand comparisons should reach."""


def test_every_chart_of_the_pack_is_among_them():
    assert set(CHARTS) == set(charts.PACK.charts)


@pytest.mark.parametrize("chart", sorted(CHARTS))
def test_every_row_of_a_chart_comes_up_as_often_as_it_should(chart):
    draw = random.Random(chart)
    for name in CHARTS[chart]:
        found = charts.deviations(charts.PACK.table(name), 20_000, draw)
        assert max(found) < FAR, name


def test_a_row_with_a_wrong_chance_would_be_found():
    rows = (Row(1, 3, "low"), Row(4, 6, "high"))
    honest = Table("X", "1d6", rows, "1.0")
    seen = charts.totals("1d6", 20_000, random.Random(1))
    low = sum(times for total, times in seen.items() if honest.index(total) == 0)
    assert charts.deviation(low, 20_000, 0.5) < FAR
    assert charts.deviation(low, 20_000, 0.53) > FAR


@pytest.mark.parametrize("case", range(50))
def test_a_random_assignment_does_what_its_odds_say(case):
    assert volleys.thrown(case, 2_000).worst < FAR


@pytest.mark.parametrize("case", range(12))
def test_a_random_attack_does_what_the_guardian_was_told(case):
    assert attacks.thrown(case, 1_000).worst < FAR


def test_estimates_agree_with_how_the_sorties_ended():
    found = outlooks.cases(sorties=200, runs=20)
    assert len(found) == 200
    for one in outlooks.agreement(found):
        assert one.errors < FAR, one


def test_a_sortie_is_called_rare_as_often_as_it_is():
    found = fortunes.lucks(400)
    for one in fortunes.called(found):
        spread = (one.fair * (1 - one.fair) / len(found)) ** 0.5
        assert abs(one.seen - one.fair) < FAR * spread, one
