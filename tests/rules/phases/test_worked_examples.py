"""3.6 The log of the rulebook's example: three sorties of the St. Pauli’s Girl."""

from functools import cache

import pytest

from campaigns.rules.events import BomberLost, SlotFlown, SlotPassed, SortieReviewed
from campaigns.rules.state import Target
from tests.rules.play import Play, campaign
from tests.rules.scenes import flying, next_sortie, throw_all

DUPONT = Target("raid", "DuPont", "Wilmington, Del.", 5)
HERCULES = Target("raid", "Hercules Powder Co.", "Parlin, N. J.", 5)
BOSTON = Target("special", "", "Boston, Mass.", 5, "recon")

NOBODY = (3, 4)
TWO_FROM_LAND = (2, 2)
TWO_FROM_CARRIERS = (2, 3)
SIX_HIGH = ((5,), (5,))
SIX_LEVEL = ((5,), (3,))
TWELVE_HIGH = ((1,), (5,))


def quiet(game: Play, zones: int) -> Play:
    """So many zones without contact."""
    for _ in range(zones):
        assert game.asked.table == "B1.q1"
        game.roll(*NOBODY)
    return game


def guns_of_the_city(game: Play, *faces: int) -> Play:
    """Light fire, no chaff, and 2d6 for the hits."""
    return game.roll(1).choose("0").roll(*faces)


def fly(game: Play, target: Target, load: str = "bombs") -> Play:
    game.choose("fly")
    game.state = flying(game.state, target, load)
    return game


@cache
def line_one() -> Play:
    """DuPont at 20 per cent; top turret and tail gun shoot one fighter down each."""
    game = Play(campaign("me364", aircraft_name="St. Pauli’s Girl"))
    quiet(fly(game, DUPONT), 3).roll(*TWO_FROM_LAND)
    game.roll(1).rolls(*SIX_HIGH, *SIX_HIGH).assign(top_mid="1", tail="2")
    game.rolls((5,), (5,)).rolls((6,), (6,)).choose("press-on")
    guns_of_the_city(game, 4, 5)
    throw_all(game, "B4", 1, 1)
    game.choose("press-on").roll(2, 2).roll(3, 3)
    guns_of_the_city(game, 1, 1)
    quiet(game, 3).roll(3, 4).roll(1, 1)
    return game


@cache
def line_two() -> Play:
    """On to Hercules; shot down in Zone 3 outward bound, all are rescued."""
    before = Play(line_one().state)
    game = next_sortie(before)
    quiet(fly(game, HERCULES), 1).roll(*TWO_FROM_CARRIERS)
    game.roll(1).rolls(*TWELVE_HIGH, *TWELVE_HIGH).roll(6).assign()
    game.roll(6, 6).roll(6)
    throw_all(game, "B4", 2, 3)
    throw_all(game, "B8", 1, 1)
    throw_all(game, "B9.3", 6, 6)
    game.choose("me364")
    return game


@cache
def line_three() -> Play:
    """Boston on film at 30 per cent; the tail gun scores again on the way home."""
    game = Play(line_two().state)
    quiet(fly(game, BOSTON, "camera"), 4)
    guns_of_the_city(game, 1, 1).roll(2, 2).roll(4, 4)
    guns_of_the_city(game, 1, 1).roll(*TWO_FROM_CARRIERS)
    game.roll(1).rolls(*SIX_LEVEL, *SIX_LEVEL).assign(tail="1").roll(4).roll(6)
    for _ in range(2):
        game.roll(1, 1).assign()
    game.roll(1, 1)
    quiet(game, 2).roll(3, 4).roll(1, 1)
    return game


@pytest.mark.rule("3.6-b", "AMB-45", "AMB-47", "6.2.4-a", "6.4-e", "6.7-e", "AMB-18")
def test_line_one_is_a_success_of_twenty_with_two_kills_and_a_slot_lost_for_repair():
    game = line_one()
    reviewed = game.of(SortieReviewed)[0]
    assert (reviewed.success, reviewed.points, reviewed.total) == (True, 20, 20)
    assert 7 <= reviewed.hits <= 12
    crew = game.state.crew
    assert {s: m.kills for s, m in crew.items() if m.kills} == {"top_mid": 1, "tail": 1}
    later = next_sortie(Play(game.state))
    assert [(e.slot, e.cause) for e in later.of(SlotPassed)] == [(1, "repair")]
    assert later.state.slot == 2


@pytest.mark.rule("3.6-c", "AMB-45", "AMB-13", "6.6-a", "7.4-a", "6.2.4-b")
def test_line_two_is_a_loss_outward_bound_without_a_slot_lost():
    game = line_two()
    lost = game.of(BomberLost)[0]
    assert (lost.outcome, lost.zone) == ("shot-down", 3)
    reviewed = game.of(SortieReviewed)[0]
    assert (reviewed.success, reviewed.points, reviewed.total) == (False, 0, 20)
    assert game.state.pilot.aircraft_lost == 1
    assert game.state.slot == 3
    assert "fly" in game.legal()


@pytest.mark.rule("3.6-d", "AMB-45", "AMB-11", "6.2.5.3-e", "6.2.5-d")
def test_line_three_is_a_special_success_of_one_hundred_and_a_second_tail_kill():
    game = line_three()
    reviewed = game.of(SortieReviewed)[0]
    assert (reviewed.success, reviewed.points, reviewed.total) == (True, 100, 120)
    pilot = game.state.pilot
    assert (pilot.successes, pilot.flown) == (2, 3)
    assert game.state.crew["tail"].kills == 2


@pytest.mark.rule("3.6-a", "2.0-e")
def test_the_log_has_a_line_for_each_slot_and_a_reason_for_the_one_lost():
    state = line_one().state
    flown = line_one().of(SlotFlown)
    lost = next_sortie(Play(state)).of(SlotPassed)
    lines = [e.slot for e in flown] + [e.slot for e in lost]
    lines += [e.slot for e in line_two().of(SlotFlown)]
    assert lines == [0, 1, 2]
    assert [e.cause for e in lost] == ["repair"]
