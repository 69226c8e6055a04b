"""Whole careers played at random: no crash, no dead end, every invariant holds."""

from pathlib import Path

import msgspec
import pytest

from campaigns.rules.invariants import MOST_STEPS
from campaigns.simulation.fuzzing import OPTIONS, POLICIES, Career, faults_of, played
from campaigns.simulation.record import Record

CAREERS = 32
"""Both policies with every combination of options; `make fuzz` plays 10,000."""

FAILURES = sorted((Path(__file__).parent / "failures").glob("*.json"))
"""Careers that once broke an invariant, as `manage.py fuzz` keeps them."""


@pytest.fixture(scope="module")
def outcomes():
    policies = tuple(POLICIES)
    return [
        played(Career(number, 1947, policies[number % len(policies)]))
        for number in range(CAREERS)
    ]


def test_no_career_breaks_an_invariant(outcomes):
    broken = {o.record.about: o.faults for o in outcomes if o.faults}
    assert broken == {}


@pytest.mark.rule("5.0-k", "2.0-h")
def test_every_career_ends_for_a_reason_within_bounded_steps(outcomes):
    reasons = {"calendar", "killed", "captured", "interned", "given-up"}
    assert {outcome.over for outcome in outcomes} <= reasons
    assert all(0 < outcome.steps < MOST_STEPS for outcome in outcomes)


@pytest.mark.rule("9.0-a")
def test_all_combinations_of_options_are_played(outcomes):
    assert len(set(OPTIONS)) == 16
    assert {outcome.record.options for outcome in outcomes} == set(OPTIONS)


@pytest.mark.rule("3.1-a")
def test_all_six_aircraft_are_flown(outcomes):
    flown = frozenset().union(*(outcome.aircraft for outcome in outcomes))
    assert flown == {"me364", "he277", "fw300", "ju390", "ta400", "e555"}


def test_a_record_gives_the_same_career_again(outcomes):
    short = min(outcomes, key=lambda outcome: outcome.steps)
    again = msgspec.json.decode(msgspec.json.encode(short.record), type=Record)
    assert again == short.record
    assert faults_of(again) == []


@pytest.mark.parametrize("file", FAILURES, ids=lambda file: file.stem)
def test_a_career_that_failed_once_fails_no_more(file):
    record = msgspec.json.decode(file.read_bytes(), type=Record)
    assert faults_of(record) == []
