"""Look-up and chances of a table."""

from collections import Counter
from fractions import Fraction
from itertools import product

import msgspec
import pytest

from campaigns.rules.tables import Row, Table

LANDING = Table(
    "B7",
    "2d6",
    (
        Row(-99, 11, "good"),
        Row(12, 15, "rough"),
        Row(16, 17, "crash"),
        Row(18, 99, "killed"),
    ),
    "6.4.1",
)
TANK = Table(
    "tank",
    "2d6",
    (Row(1, 8, "superficial"), Row(9, 10, "leak"), Row(11, 12, "fire")),
    "6.3",
)
EVENTS = Table("C1", "d66", (Row(11, 36, "good"), Row(41, 66, "bad")), "6.11")
REPAIR = Table("repair", "", (Row(0, 6, "fit"), Row(7, 99, "gone")), "6.4")


@pytest.mark.parametrize(
    ("total", "result"),
    [(-50, "good"), (11, "good"), (12, "rough"), (17, "crash"), (18, "killed")],
)
def test_row_by_total(total, result):
    assert LANDING.row(total).result == result
    assert LANDING.rows[LANDING.index(total)].result == result


def test_a_total_outside_the_print_takes_the_nearest_end_row():
    assert TANK.row(0).result == "superficial"
    assert TANK.row(-7).result == "superficial"
    assert TANK.row(13).result == "fire"
    assert LANDING.row(100).result == "killed"
    assert LANDING.row(-100).result == "good"
    assert REPAIR.row(200).result == "gone"


@pytest.mark.parametrize("total", [0, 10, 17, 20, 30, 37, 47, 60, 67, 77])
def test_d66_has_only_what_two_dice_can_read(total):
    with pytest.raises(LookupError):
        EVENTS.row(total)


def removed(table, place):
    rows = table.rows[:place] + table.rows[place + 1 :]
    return msgspec.structs.replace(table, rows=rows)


def test_a_removed_row_raises_in_the_look_up(pack):
    """No neighbour takes its place, neither in the middle nor at an end."""
    for id_ in pack.table_ids:
        table = pack.table(id_)
        naturals = {sum(faces) for faces in throws(table.dice)}
        for place, row in enumerate(table.rows):
            for total in range(max(row.low, -20), min(row.high, 30) + 1):
                if table.dice == "d66" or total not in naturals:
                    continue
                with pytest.raises(LookupError):
                    removed(table, place).row(total)


def test_a_removed_cell_raises_in_the_look_up(pack):
    table = pack.table("A1.q3")
    for place, row in enumerate(table.rows):
        with pytest.raises(LookupError):
            removed(table, place).row(row.low)


def throws(dice):
    sides = {"1d6": (6,), "2d6": (6, 6), "d66": (6, 6), "1d10": (10,), "": ()}[dice]
    return product(*(range(1, side + 1) for side in sides)) if sides else ()


def test_chances_are_exact():
    assert LANDING.chances() == (Fraction(35, 36), Fraction(1, 36), 0, 0)
    assert LANDING.chances(6) == (
        Fraction(10, 36),
        Fraction(20, 36),
        Fraction(5, 36),
        Fraction(1, 36),
    )
    assert EVENTS.chances() == (Fraction(1, 2), Fraction(1, 2))


@pytest.mark.parametrize("drm", range(-12, 13))
def test_chances_agree_with_every_single_throw(pack, drm):
    for id_ in pack.table_ids:
        table = pack.table(id_)
        if table.dice in {"", "d66"}:
            continue
        counted = Counter(table.index(sum(f) + drm) for f in throws(table.dice))
        every = sum(counted.values())
        assert table.chances(drm) == tuple(
            Fraction(counted[place], every) for place in range(len(table.rows))
        )


@pytest.mark.rule("3.5-a")
def test_printed_chances_sum_to_one(pack):
    thrown = [pack.table(id_) for id_ in pack.table_ids if pack.table(id_).dice]
    for table in thrown:
        assert sum(table.chances()) == 1
        assert all(chance > 0 for chance in table.chances() if table.dice == "d66")


def test_a_face_can_be_read_as_another():
    hits = Table("hits", "1d6", tuple(Row(n, n, "hits", n) for n in range(1, 7)), "6.7")
    sixth = Fraction(1, 6)
    assert hits.chances() == (sixth,) * 6
    assert hits.chances(reads={6: 3}) == (sixth, sixth, 2 * sixth, sixth, sixth, 0)


def test_reachable_rows():
    assert LANDING.reachable() == (0, 1)
    assert LANDING.reachable(6) == (0, 1, 2, 3)
    assert LANDING.reachable(-1) == (0,)


def test_a_table_without_dice_has_no_chances():
    with pytest.raises(LookupError, match="not thrown"):
        REPAIR.chances()
