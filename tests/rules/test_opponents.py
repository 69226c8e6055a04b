from campaigns.rules.events import FighterMissed, Rolled
from campaigns.rules.opponents import Opponents


def rolled(table, result):
    return Rolled(table, "1d10", "", (5,), "site", (), 5, 0, result, 0, "6.1.2")


def types(*lines):
    opponents = Opponents()
    return [
        opponents.at(number, events, back_to)
        for number, (events, back_to) in enumerate(lines, start=1)
    ]


P80 = ((rolled("B1.types.q2_land", "P-80"),), None)
F8F = ((rolled("B1.types.q2_carrier", "F8F"),), None)
MISS = ((FighterMissed(2),), None)
OTHER = ((rolled("B1.6_land", "land"),), None)


def test_the_type_holds_from_its_roll_on():
    assert types(MISS, P80, MISS, OTHER, F8F, MISS) == [
        "", "P-80", "P-80", "P-80", "F8F", "F8F",
    ]  # fmt: skip


def test_what_was_taken_back_no_longer_holds():
    assert types(P80, MISS, F8F, MISS, ((), 2), MISS)[-2:] == ["P-80", "P-80"]
    assert types(MISS, P80, ((), 1), MISS)[-2:] == ["", ""]


def test_a_second_taking_back_stands_where_its_aim_stood():
    lines = [P80, F8F, ((), 1), F8F, ((), 3), MISS]
    assert types(*lines)[-2:] == ["P-80", "P-80"]
