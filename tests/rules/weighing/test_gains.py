"""What a skill and an advance change, against figures worked out by hand."""

import pytest

from campaigns.rules.state import Man, Options, Period, Research
from campaigns.rules.steps import Hangar, ResearchRequest
from campaigns.rules.weighing import weigh, weigh_fully
from campaigns.rules.weighing.gains import (
    advance_gain,
    all_gains,
    level_gain,
    skill_gain,
)
from tests.exchange.files import Writer
from tests.rules.play import PACK, Play, campaign

WAIT = {"ta400": 4, "e555": 4}
"""Slots of the month by which each type comes earlier."""


@pytest.mark.parametrize(
    ("skill", "before", "after"),
    [
        ("parachute", 26 / 36, 30 / 36),  # KIA on 9 and more, then on 10 and more
        ("navigation", 26 / 36, 33 / 36),  # on target up to 8, then up to 10
        ("leadership", 4 / 6, 1),  # promoted up to 4; nobody else is a Hauptmann
        ("weapons_maintenance", 3 / 36, 0),  # three areas of 36 are guns
        ("electronics_wizard", 0, 26 / 36),  # the altimeter out means off target
        ("acm", 208 / 36, 173 / 36),  # one hit less on all throws but one of 36
    ],
)
def test_a_skill_moves_the_roll_it_acts_on(skill, before, after):
    (gain,) = skill_gain(campaign(), skill)
    assert (gain.before, gain.value) == pytest.approx((before, after))


@pytest.mark.parametrize(
    ("area", "before", "after"),
    [
        ("fire_suppression", 2 / 6, 0),
        ("go229", 3 / 6, 4 / 6),
        ("peilg", 26 / 36, 30 / 36),
        ("rafts", 21 / 36, 33 / 36),  # Zone 3 needs 7, then 4
        ("fuel_tanks", 2 / 36, 0.5 / 36),  # 11: half burn; 12: all; then only 12: half
    ],
)
def test_an_advance_moves_the_roll_it_acts_on(area, before, after):
    (gain,) = advance_gain(campaign(), area)
    assert (gain.before, gain.value) == pytest.approx((before, after))


@pytest.mark.parametrize("skill", PACK.skills)
def test_every_skill_changes_something_until_it_is_held(skill):
    (gain,) = skill_gain(campaign(), skill)
    assert gain.value != gain.before
    assert skill_gain(campaign(pilot_skills=(skill,)), skill) == ()


@pytest.mark.parametrize("area", PACK.research)
def test_every_advance_changes_something_until_it_is_achieved(area):
    (gain,) = advance_gain(campaign(), area)
    assert gain.value != gain.before
    assert advance_gain(campaign(research=Research({}, (area,))), area) == ()


@pytest.mark.parametrize("area", WAIT)
def test_a_type_comes_a_month_earlier_until_its_own_date(area):
    (gain,) = advance_gain(campaign(), area)
    assert gain.value == WAIT[area]
    assert advance_gain(campaign(slot=47), area) == ()


def test_an_oberst_gains_nothing_from_leadership():
    assert skill_gain(campaign(pilot_rank="oberst"), "leadership") == ()


def test_one_level_more_is_one_face_more_at_the_end_of_the_month():
    state = campaign(research=Research({"lotfe": 2}, ()))
    assert level_gain(state, "lotfe")[1:] == pytest.approx((3 / 6, 2 / 6))
    assert level_gain(state, "rafts")[1:] == pytest.approx((1 / 6, 0))


RICH = campaign(
    slot=30,
    pilot_rank="major",
    pilot_awards=("knights_cross",),
    pilot_period=Period(successes=20, awards=2, aircraft_lost=1),
    pilot_skills=("accuracy",),
    research=Research({"rafts": 3}, ("lotfe", "fug125")),
    options=Options(pilot_quality=True, range_effects=True),
    crew={s: Man(9, "X", 7, 7, 40) for s in campaign().crew},
)


def test_what_is_kept_for_the_hangar_is_what_the_career_itself_gives():
    """Whatever the basis leaves out moves no figure, in careers as they are flown."""
    states = [RICH, campaign(pilot_awards=("knights_cross",))]
    for number in range(8):
        writer = Writer(bytes([number]) * 32)
        while not writer.state.over and len(writer.lines) < 400:
            writer.step()
        states += [state for state in writer.states if state.sortie is None]
    assert len(states) > 20
    for state in states:
        found = all_gains(state)
        assert found.skills == {s: skill_gain(state, s) for s in PACK.skills}
        assert found.areas == {a: advance_gain(state, a) for a in PACK.research}


def test_research_is_weighed_where_it_is_decided():
    game = Play(campaign(stack=(Hangar(), ResearchRequest())))
    found = weigh(game.state, game.pending)
    assert set(found) == set(PACK.research)
    assert {m.id for m in found["rafts"]} == {
        "chance-achieved",
        "chance-rescued-zone-3",
    }


def test_the_hangar_weighs_the_skills_that_can_be_paid():
    game = Play(campaign(pilot_experience=1))
    cheap = {f"buy:{s.id}" for s in PACK.skills.values() if s.cost == 1}
    assert set(weigh_fully(game.state, game.pending)) == cheap
