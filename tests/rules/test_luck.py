"""Luck: percentiles add up, and fair dice are neither lucky nor unlucky."""

import pytest

from campaigns.rules.events import Rolled
from campaigns.rules.luck import (
    USUAL_VARIANCE,
    Run,
    judge,
    judge_sorties,
    measure,
    standing,
)
from campaigns.rules.pending import Modifier
from tests.rules.play import PACK


def rolled(table, faces, row, place="s0/out/z5/a0/r0//h0/x/t1", source="site", drm=0):
    mods = (Modifier("x", drm, "6.1"),) if drm else ()
    dice = PACK.table(table).dice
    found = PACK.table(table).rows[row]
    return Rolled(
        table=table, dice=dice, place=place, faces=faces, source=source,
        modifiers=mods, total=0, row=row, result=found.result, amount=found.amount,
        rule="6.1",
    )  # fmt: skip


def test_a_wound_of_three_kinds_has_the_percentiles_of_its_faces():
    by_row = [standing(PACK, rolled("B5", (1,), n)).percentile for n in range(3)]
    assert by_row == pytest.approx([0.75, 1 / 6 + 1 / 6, 1 / 12])


def test_the_mean_percentile_of_every_judged_table_is_one_half():
    for name in PACK.table_ids:
        table = PACK.table(name)
        if not table.dice or name.startswith("B1.q"):
            continue
        places = [standing(PACK, rolled(name, (1,), n)) for n in range(len(table.rows))]
        if None in places:
            continue
        mean = sum(
            float(c) * s.percentile
            for c, s in zip(table.chances(0), places, strict=True)
        )
        assert mean == pytest.approx(0.5), name


def test_a_land_entry_over_the_sea_is_as_good_as_no_contact():
    sea, land = "s0/out/z3/a0/r0//h0/x/t1", "s0/out/z5/a0/r0//h0/x/t1"
    at_sea = standing(PACK, rolled("B1.q1", (6, 4), 8, place=sea))
    ashore = standing(PACK, rolled("B1.q1", (6, 4), 8, place=land))
    assert at_sea.percentile > 0.6
    assert ashore.percentile < 0.3


def test_typed_dice_and_given_rows_stay_out():
    assert standing(PACK, rolled("B5", (6,), 2, source="typed")) is None
    assert standing(PACK, rolled("B5", (), 2, source="row")) is None
    assert measure(PACK, [rolled("B5", (6,), 2, source="typed")]) == Run()


def test_a_table_without_better_and_worse_says_nothing():
    assert standing(PACK, rolled("B4.electronics", (3,), 2)) is None


def test_ten_deaths_in_a_row_are_rare_and_unlucky():
    found = judge([measure(PACK, [rolled("B5", (6,), 2)] * 10)])
    assert found.score < -4
    assert found.one_in > 10_000


def test_a_quiet_sortie_is_not_called_rare_for_its_few_good_rolls():
    run = measure(PACK, [rolled("B5", (1,), 0)] * 4)
    assert judge([run]).one_in > judge_sorties([run]).one_in


def test_a_usual_sortie_is_judged_by_its_own_rolls():
    run = Run(40, 2.0, USUAL_VARIANCE)
    assert judge([run]) == judge_sorties([run])


def test_without_a_roll_there_is_no_luck():
    assert judge_sorties([]) == judge_sorties([Run()]) == judge([])
