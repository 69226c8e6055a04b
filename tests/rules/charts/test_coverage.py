"""Every total of the dice has exactly one row, in every table."""

import pytest

from campaigns.rules.tables import OPEN

D66 = [tens * 10 + ones for tens in range(1, 7) for ones in range(1, 7)]
TOTALS = {
    "1d6": list(range(1, 7)),
    "2d6": list(range(2, 13)),
    "1d10": list(range(1, 11)),
    "d66": D66,
}


def tables(pack):
    return [pack.table(id_) for id_ in pack.table_ids]


@pytest.mark.rule("3.5-a")
def test_each_table_names_its_id_and_dice(pack):
    assert len(set(pack.table_ids)) == len(pack.table_ids) == 91
    for table in tables(pack):
        assert table.id in pack.table_ids
        assert table.dice in TOTALS or table.id == "B4.repair"
        assert table.rule


def test_each_total_of_the_dice_has_exactly_one_row(pack):
    for table in tables(pack):
        for total in TOTALS.get(table.dice, range(60)):
            held = [row for row in table.rows if row.low <= total <= row.high]
            assert len(held) == 1, (table.id, total)
            assert table.row(total) is held[0]


def test_rows_follow_each_other_without_gap_beyond_the_dice(pack):
    for table in tables(pack):
        if table.dice == "d66":
            continue
        covered = [
            total
            for row in table.rows
            for total in range(max(row.low, -OPEN), min(row.high, OPEN) + 1)
        ]
        assert covered == list(range(covered[0], covered[-1] + 1)), table.id


def test_every_modified_total_finds_a_row(pack):
    for table in tables(pack):
        if table.dice != "d66":
            rows = [table.row(total) for total in range(-30, 61)]
            assert rows[0] is table.rows[0]
            assert rows[-1] is table.rows[-1]


def test_tables_stand_in_the_order_of_the_charts(pack):
    charts = [id_.split(".")[0] for id_ in pack.table_ids]
    assert list(dict.fromkeys(charts)) == list(pack.charts)


def test_every_row_has_its_effects_listed(pack):
    for table in tables(pack):
        for row in table.rows:
            assert isinstance(pack.effects(table.id, row.result), tuple)


FAILING = {
    "table": lambda pack: pack.table("B7.sea"),
    "need": lambda pack: pack.table("B2.to_hit.3"),
    "modifier": lambda pack: pack.drm("B7", "luck"),
    "chart": lambda pack: pack.drm("B70", "flaps"),
    "list": lambda pack: pack.modifiers("B5"),
    "result": lambda pack: pack.effects("B7", "splendid"),
    "outcome": lambda pack: pack.effects("B4.wing_root", "out"),
    "system": lambda pack: pack.system_effects("fug999"),
    "place": lambda pack: pack.to_hit_need("6-middle"),
    "quarter": lambda pack: pack.cells("q5"),
    "gun": lambda pack: pack.mats["me364"].gun("ventral"),
}


@pytest.mark.parametrize("look_up", FAILING)
def test_a_look_up_that_fails_raises(pack, look_up):
    with pytest.raises(LookupError):
        FAILING[look_up](pack)
