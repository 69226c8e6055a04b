"""6.1.4, 6.7, 9.1, 9.3: the fighters' attack on the bomber (chart B3)."""

import pytest

from campaigns.rules.events import FighterMissed, FighterScored, HitsIgnored, Rolled
from campaigns.rules.state import Options
from tests.rules.play import Play, fight

VETERANS = Options(pilot_quality=True)
RANGES = Options(range_effects=True)


def attack(place="12-high", **combat):
    """The bomber holds its fire; the first fighter rolls to hit."""
    game = Play(fight(place, **combat))
    return game.assign() if game.top == "guns" else game


def scored(game):
    return [event.hits for event in game.of(FighterScored)]


@pytest.mark.rule("6.1.4-p", "AMB-21")
@pytest.mark.parametrize(
    ("number", "table", "misses", "hits"),
    [
        (1, "B3.to_hit.long", (6, 5), (6, 6)),
        (2, "B3.to_hit.medium", (5, 5), (6, 5)),
        (3, "B3.to_hit.close", (5, 4), (5, 5)),
    ],
)
def test_a_fighter_hits_more_easily_the_closer_he_is(number, table, misses, hits):
    game = attack(round=number)
    assert (game.asked.table, game.asked.dice) == (table, "2d6")
    assert attack(round=number).roll(*misses).of(FighterMissed) == [FighterMissed(1)]
    assert game.roll(*hits).asked.table == "B3.hits.medium"


@pytest.mark.rule("6.1.4-p", "6.3-m")
@pytest.mark.parametrize(
    ("kind", "table", "hits"),
    [("F8F", "light", 2), ("P-80", "medium", 2), ("P-47N", "heavy", 3)],
)
def test_the_hits_of_an_attack_go_by_firepower_and_each_rolls_its_place(
    kind, table, hits
):
    base = "carrier" if kind == "F8F" else "land"
    game = attack(type=kind, base=base, zone=5).roll(6, 6)
    assert (game.asked.table, game.asked.dice) == (f"B3.hits.{table}", "1d6")
    assert game.asked.natural  # of a row given in place of dice no face is known
    game.roll(3)
    assert scored(game) == [hits]
    for number in range(1, hits + 1):
        assert game.asked.table == "B4"
        assert game.asked.args == {"hit": number, "of": hits}
        game.roll(1, 1)
    assert game.top == "guns"


@pytest.mark.rule("RUL-42", "6.1.4-p")
def test_fighters_attack_in_the_order_in_which_they_were_placed():
    game = Play(fight("12-high", "6-low", "3-level")).assign()
    for number in ("1", "2", "3"):
        assert game.asked.actor == number
        game.roll(1, 1)
    assert game.top == "guns"


@pytest.mark.rule("6.7-h", "AMB-21", "RUL-53")
@pytest.mark.parametrize(
    ("skills", "face", "hits"),
    [((), 6, 8), (("sixth_sense",), 6, 2), (("sixth_sense",), 5, 5), ((), 3, 2)],
)
def test_sixth_sense_reads_a_natural_6_as_a_3(skills, face, hits):
    game = attack(pilot_skills=skills).roll(6, 6).roll(face)
    assert scored(game) == [hits]
    read = {(("sixth_sense",), 6): 3}.get((skills, face), 0)
    assert game.of(Rolled)[-1].read_as == read


@pytest.mark.rule("AMB-68", "6.7-h")
def test_sixth_sense_works_while_another_man_flies():
    sortie = {"wounds": {"pilot": "SW"}}
    game = attack("4-low", pilot_skills=("sixth_sense",), sortie=sortie)
    assert scored(game.roll(6, 6).roll(6)) == [2]


@pytest.mark.rule("9.1-e", "9.1-f", "AMB-54")
@pytest.mark.parametrize(
    ("quality", "hits"), [("trained", 2), ("veteran", 3), ("ace", 3)]
)
def test_a_veteran_or_an_ace_adds_a_hit_to_an_attack_that_scored(quality, hits):
    game = attack(qualities=[quality], options=VETERANS).roll(6, 6).roll(2)
    assert scored(game) == [hits]


@pytest.mark.rule("9.1-e", "AMB-54", "9.3-a")
def test_an_attack_that_missed_has_no_extra_hit():
    options = Options(pilot_quality=True, range_effects=True)
    game = attack(qualities=["ace"], options=options, round=3).roll(1, 1)
    assert scored(game) == []
    assert game.state.flight.hits == 0
    assert game.top == "turn-back"


@pytest.mark.rule("9.3-a", "AMB-55")
@pytest.mark.parametrize(
    ("options", "number", "hits"),
    [(RANGES, 3, 3), (RANGES, 2, 2), (RANGES, 1, 2), (Options(), 3, 2)],
)
def test_close_range_adds_a_hit_under_the_option_only(options, number, hits):
    assert scored(attack(round=number, options=options).roll(6, 6).roll(2)) == [hits]


@pytest.mark.rule("RUL-53", "AMB-55", "9.3-a", "6.7-h")
@pytest.mark.parametrize(("face", "hits"), [(6, 4), (3, 4), (5, 7)])
def test_the_6_is_read_first_and_both_extra_hits_are_added_after(face, hits):
    options = Options(pilot_quality=True, range_effects=True)
    game = attack(
        qualities=["veteran"],
        options=options,
        round=3,
        pilot_skills=("sixth_sense",),
    )
    assert scored(game.roll(6, 6).roll(face)) == [hits]


@pytest.mark.rule("9.0-a", "9.1-d", "9.3-a")
@pytest.mark.parametrize(
    ("options", "hits"),
    [(Options(), 2), (RANGES, 3), (VETERANS, 2), (Options(ammunition=True), 2)],
)
def test_each_option_changes_only_its_own_part(options, hits):
    assert scored(attack(round=3, options=options).roll(6, 6).roll(2)) == [hits]


@pytest.mark.rule("6.7-i", "AMB-22", "RUL-55")
def test_acm_lets_the_first_of_three_hits_pass():
    game = attack(pilot_skills=("acm",)).roll(6, 6).roll(4)
    assert game.of(HitsIgnored) == [HitsIgnored(1, "acm")]
    assert game.asked.args == {"hit": 2, "of": 3}
    game.roll(1, 1)
    assert game.asked.args == {"hit": 3, "of": 3}
    game.roll(1, 1)
    assert game.state.flight.hits == 2
