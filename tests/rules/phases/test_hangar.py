"""1.0, 3.7, 4.0, 6.4.5 The calendar and the hangar: slots, lost slots, what adds up."""

import pytest
from msgspec.structs import replace

from campaigns.rules.engine import Setup, begin
from campaigns.rules.events import SlotFlown, SlotPassed
from campaigns.rules.pending import RuleViolation
from campaigns.rules.state import SLOTS, Delay, Options, decode, encode, month, quarter
from tests.rules.play import NAMES, Play
from tests.rules.scenes import hangar, home, next_sortie


@pytest.mark.rule("1.0-b", "3.7-a", "AMB-65", "4.0-a")
def test_a_career_has_forty_eight_slots_four_in_each_of_twelve_months():
    assert SLOTS == 48
    months = [month(slot) for slot in range(48)]
    assert len(set(months)) == 12
    assert all(months.count(name) == 4 for name in months)


@pytest.mark.rule("3.7-a", "4.2-b")
@pytest.mark.parametrize(
    ("slot", "name", "section"),
    [
        (0, "1947-04", "q1"), (3, "1947-04", "q1"), (4, "1947-05", "q1"),
        (11, "1947-06", "q1"), (12, "1947-07", "q2"), (16, "1947-08", "q2"),
        (23, "1947-09", "q2"), (24, "1947-10", "q3"), (35, "1947-12", "q3"),
        (36, "1948-01", "q4"), (47, "1948-03", "q4"),
    ],
)  # fmt: skip
def test_each_slot_has_its_month_and_its_section_of_the_charts(slot, name, section):
    assert (month(slot), quarter(slot)) == (name, section)
    assert hangar(slot=slot).choose("fly").asked.table == f"A1.{section}"


@pytest.mark.rule("4.0-a", "4.0-b", "6.10-a", "3.4.2-a")
def test_a_new_campaign_stands_in_the_hangar_in_april_1947():
    state, _ = begin(Setup("me364", "St. Pauli’s Girl", NAMES))
    assert (state.slot, month(state.slot)) == (0, "1947-04")
    assert state.sortie is None
    assert state.aircraft_name == "St. Pauli’s Girl"
    assert state.pilot.rank == "hauptmann"
    assert Play(state).decision.id == "hangar"


@pytest.mark.rule("4.1-a", "4.1-b", "AMB-47", "7.1-a")
@pytest.mark.parametrize(
    ("aircraft", "accepted"),
    [("me364", 1), ("he277", 1), ("fw300", 1), ("ju390", 0), ("ta400", 0), ("e555", 0)],
)
def test_only_the_three_starters_can_be_chosen_at_the_beginning(aircraft, accepted):
    setup = Setup(aircraft, "", NAMES)
    if accepted:
        assert begin(setup).state.aircraft == aircraft
        return
    with pytest.raises(RuleViolation) as refused:
        begin(setup)
    assert set(refused.value.allowed) == {"me364", "he277", "fw300"}


@pytest.mark.rule("4.1-c", "3.4.2-a")
def test_one_bomber_leaves_the_base_and_comes_back_to_it():
    game = hangar().choose("fly")
    assert game.state.flight.zone == 0
    game.roll(1, 5)
    assert game.state.flight.zone == 1
    landed = home()
    assert landed.state.sortie is None
    assert landed.state.aircraft == "fw300"


@pytest.mark.rule("9.0-a")
def test_all_options_are_off_by_default():
    assert Options() == Options(
        pilot_quality=False,
        ammunition=False,
        range_effects=False,
        neutral_canada=False,
    )
    assert hangar().state.options == Options()


@pytest.mark.rule("3.6-a", "3.7-a")
def test_a_flown_slot_closes_and_the_next_opens():
    game = home(slot=5)
    assert [e.slot for e in game.of(SlotFlown)] == [5]
    assert game.state.slot == 6


@pytest.mark.rule("AMB-29", "RUL-77", "RUL-78", "6.4.5-b", "6.4-e", "7.2-b", "9.4-c")
@pytest.mark.parametrize(
    ("delay", "causes"),
    [
        (Delay(), []),
        (Delay(repair=1), ["repair"]),
        (Delay(wounds=1, repair=1), ["wounds"]),
        (Delay(wounds=3, repair=1), ["wounds"] * 3),
        (Delay(wounds=2, internment=4), ["wounds"] * 2 + ["internment"] * 2),
        (Delay(wounds=5, internment=4), ["wounds"] * 5),
        (Delay(wounds=1, training=1), ["wounds", "training"]),
        (Delay(training=1), ["training"]),
        (Delay(internment=4, training=1), ["internment"] * 4 + ["training"]),
    ],
)
def test_absence_internment_and_repair_run_together_and_training_follows(delay, causes):
    game = next_sortie(hangar(slot=1, delay=delay))
    assert [e.cause for e in game.of(SlotPassed)] == causes
    assert game.state.slot == 1 + len(causes)


@pytest.mark.rule("3.6-a", "RUL-11", "6.7-b", "AMB-30")
def test_a_lost_slot_draws_no_target_and_rolls_nothing():
    game = hangar(slot=1, delay=Delay(wounds=2))
    assert game.legal() & {"fly", "pass"} == {"pass"}
    game.choose("pass")
    assert game.state.slot == 3
    assert game.decision.id == "hangar"
    assert [(e.slot, e.cause) for e in game.of(SlotPassed)] == [
        (1, "wounds"),
        (2, "wounds"),
    ]


@pytest.mark.rule("AMB-30", "6.9.1-a", "5.0-j")
def test_research_comes_between_two_lost_slots_at_the_months_end():
    game = hangar(slot=2, delay=Delay(wounds=4)).choose("pass")
    assert game.decision.id == "research"
    assert game.state.slot == 3
    game.choose("none")
    assert game.state.slot == 6
    assert game.decision.id == "hangar"
    assert len(game.of(SlotPassed)) == 4


@pytest.mark.rule("6.4.5-b", "5.0-i")
def test_experience_can_be_spent_before_lost_slots_pass():
    game = hangar(slot=1, delay=Delay(wounds=2))
    assert "buy:landing" in game.legal()
    game.choose("buy:landing")
    assert "pass" in game.legal()


@pytest.mark.rule("2.0-h", "5.0-j", "5.0-k", "AMB-30")
def test_after_the_last_slot_the_career_is_over_flown_or_lost():
    flown = home(slot=47).roll(6)
    assert flown.state.over == "calendar"
    assert flown.pending is None
    lost = hangar(slot=47, delay=Delay(repair=1)).choose("pass").roll(6)
    assert lost.state.over == "calendar"
    assert lost.pending is None


@pytest.mark.rule("RUL-76", "AMB-30", "2.0-h", "6.10.2-a")
def test_a_hospital_stay_past_march_1948_lets_the_calendar_run_out():
    game = hangar(slot=42, delay=Delay(wounds=10)).choose("pass")
    assert game.decision.id == "research"
    assert game.state.slot == 43
    game.choose("none")
    assert (game.asked.table, game.state.slot) == ("A2.promotion", 47)
    game.roll(6)
    assert game.state.over == "calendar"
    assert len(game.of(SlotPassed)) == 6


@pytest.mark.rule("5.0-a", "6.7-d")
def test_nothing_is_given_away_by_passing_a_slot_that_can_be_flown():
    assert "pass" not in hangar().legal()


@pytest.mark.rule("3.3-a")
def test_the_whole_state_survives_being_stored():
    state = replace(
        hangar(
            pilot_skills=("acm",),
            pilot_awards=("iron_cross_2:2nd-class",),
            pilot_rank="major",
        ).state,
        markers=("guardian",),
    )
    assert decode(encode(state)) == state
    assert encode(decode(encode(state))) == encode(state)


@pytest.mark.rule("AMB-29")
def test_a_repair_that_takes_longer_is_waited_for_before_the_training():
    delay = Delay(repair=2, training=1)
    game = next_sortie(hangar(slot=1, delay=delay))
    causes = [e.cause for e in game.of(SlotPassed)]
    assert causes == ["repair", "repair", "training"]
