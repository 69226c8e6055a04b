"""The engine's contracts, by random play: one way in, one way out, nothing mutated."""

import random
from itertools import islice

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from campaigns.rules.dice import DiceError, RowGiven, SiteDice, TypedDice
from campaigns.rules.engine import advance, pending
from campaigns.rules.events import Rolled
from campaigns.rules.pending import (
    Also,
    Assign,
    Choose,
    Decision,
    Roll,
    RuleViolation,
    Throw,
)
from campaigns.rules.policy import any_legal, careful
from campaigns.rules.state import Options, decode, encode
from campaigns.rules.steps import FighterHits, Interception, Over
from tests.rules.play import Play, airborne, campaign, fight

ALL_OPTIONS = Options(
    pilot_quality=True, ammunition=True, range_effects=True, neutral_canada=True
)
CAREERS = pytest.mark.parametrize(
    ("seed", "policy"),
    [(1, any_legal), (2, any_legal), (3, any_legal), (4, careful), (5, careful)],
)
NOT_LEGAL = (Choose("nothing"), Also("nothing"), Assign({}), Assign({"nose": "99"}))


def career(seed, policy=any_legal):
    """Every state of a random career with what is asked there, then the last state."""
    draw = random.Random(seed)
    state = campaign("me364", options=ALL_OPTIONS if seed % 2 else Options())
    dice = SiteDice(str(seed).encode())
    while (asked := pending(state)) is not None:
        yield state, asked, ()
        answer = policy(state, asked, draw.randrange)
        state, events = advance(state, answer, dice)
        yield state, None, events


def stops(seed, policy=any_legal):
    """Only the states in which something is asked."""
    return (
        (state, asked) for state, asked, _ in career(seed, policy) if asked is not None
    )


@settings(max_examples=40, deadline=None)
@given(seed=st.integers(0, 10_000), skipped=st.integers(0, 300))
def test_an_advance_never_changes_the_state_it_was_given(seed, skipped):
    draw = random.Random(seed)
    dice = SiteDice(b"%d" % seed)
    for state, asked in islice(stops(seed), skipped, skipped + 40):
        before = encode(state)
        advance(state, any_legal(state, asked, draw.randrange), dice)
        assert encode(state) == before


@settings(max_examples=25, deadline=None)
@given(seed=st.integers(0, 10_000), skipped=st.integers(0, 300))
def test_an_illegal_answer_names_the_rule_and_changes_nothing(seed, skipped):
    for state, asked in islice(stops(seed), skipped, skipped + 30):
        before = encode(state)
        wrong = [*NOT_LEGAL, Throw() if isinstance(asked, Decision) else Choose("fly")]
        for answer in wrong:
            with pytest.raises(RuleViolation) as refused:
                advance(state, answer, SiteDice(b"seed"))
            assert refused.value.rule == asked.rule
            assert refused.value.rule
            assert refused.value.allowed == asked.allowed()
        assert encode(state) == before


@settings(max_examples=25, deadline=None)
@given(seed=st.integers(0, 10_000), skipped=st.integers(0, 300))
def test_all_that_is_listed_as_legal_is_accepted(seed, skipped):
    for state, asked in islice(stops(seed), skipped, skipped + 15):
        answers = [Also(choice.id) for choice in asked.also]
        if isinstance(asked, Roll):
            answers.append(Throw())
        else:
            answers += [Choose(choice.id) for choice in asked.choices]
        for answer in answers:
            after, _ = advance(state, answer, SiteDice(b"other"))
            assert encode(after) != encode(state)


@CAREERS
def test_a_stored_state_is_read_back_to_the_same_bytes_at_every_step(seed, policy):
    for state, _, _ in career(seed, policy):
        data = encode(state)
        again = decode(data)
        assert again == state
        assert encode(again) == data


@CAREERS
def test_the_stack_is_always_topped_by_something_that_is_asked(seed, policy):
    state = None
    for state, _, _ in career(seed, policy):
        found = pending(state)
        if isinstance(state.stack[-1], Over):
            assert found is None
            assert state.over
        else:
            assert found.allowed()
    assert isinstance(state.stack[-1], Over)


@pytest.mark.parametrize("policy", [any_legal, careful])
@pytest.mark.parametrize("first", [0, 100, 200])
def test_no_place_of_a_throw_occurs_twice_in_a_career(policy, first):
    longest = 0
    for seed in range(first, first + 15):
        places = [
            event.place
            for _, _, events in career(seed, policy)
            for event in events
            if isinstance(event, Rolled)
        ]
        assert len(places) == len(set(places))
        longest = max(longest, len(places))
    assert longest > 300


@CAREERS
def test_the_place_that_is_asked_is_the_place_that_is_thrown(seed, policy):
    asked = None
    for _, now, events in career(seed, policy):
        thrown = [event for event in events if isinstance(event, Rolled)]
        assert len(thrown) <= 1
        if thrown:
            assert isinstance(asked, Roll)
            assert (thrown[0].place, thrown[0].table) == (asked.place, asked.table)
            assert thrown[0].modifiers == asked.modifiers
        asked = now or asked


@CAREERS
def test_the_same_seed_and_answers_give_the_same_bytes(seed, policy):
    first = [encode(state) for state, _, _ in career(seed, policy)]
    again = [encode(state) for state, _, _ in career(seed, policy)]
    assert first == again


@pytest.mark.rule("6.1.4-d")
def test_the_order_of_the_form_does_not_matter_for_the_guns():
    state = fight("6-high", "6-level", "3-low")
    picks = {"top_mid": "1", "tail": "2", "ventral": "hold", "waist": "3"}
    fields = {field.id for field in Play(state).decision.fields}
    picks = {gun: aim for gun, aim in picks.items() if gun in fields}
    results = set()
    for order in (list(picks), list(reversed(picks))):
        answer = Assign({gun: picks[gun] for gun in order})
        after, events = advance(state, answer, SiteDice(b"seed"))
        while isinstance(found := pending(after), Roll):
            after, more = advance(after, Throw(), SiteDice(b"seed"))
            events += more
            assert found.place
        results.add((encode(after), repr(events)))
    assert len(results) == 1


@pytest.mark.parametrize(
    ("state", "table"),
    [
        (airborne(Interception(4), zone=3), "B1.q1"),
        (
            fight("12-high", fighters_first=True),
            "B3.hits.medium",
        ),
    ],
)
def test_a_chart_row_is_refused_where_the_face_itself_matters(state, table):
    game = Play(state)
    if table.startswith("B3"):
        game.roll(6, 6)
        assert isinstance(game.state.stack[-1], FighterHits)
    assert game.asked.table == table
    before = encode(game.state)
    with pytest.raises(RuleViolation) as refused:
        advance(game.state, Throw(), RowGiven(0))
    assert refused.value.code == "face-needed"
    assert refused.value.rule == game.asked.rule
    assert encode(game.state) == before


def test_a_chart_row_is_taken_elsewhere_without_faces():
    game = Play(airborne(zone=1, leg="home"))
    assert game.asked.table == "B6"
    after, events = advance(game.state, Throw(), RowGiven(3))
    rolled = next(event for event in events if isinstance(event, Rolled))
    assert (rolled.source, rolled.faces, rolled.result) == ("row", (), "storm")
    assert after.flight.weather == "storm"


@pytest.mark.parametrize("row", [-1, 4, 99])
def test_a_row_that_the_chart_does_not_have_is_refused(row):
    state = airborne(zone=1, leg="home")
    before = encode(state)
    with pytest.raises(RuleViolation) as refused:
        advance(state, Throw(), RowGiven(row))
    assert refused.value.code == "no-such-row"
    assert encode(state) == before


@pytest.mark.parametrize("faces", [(), (3,), (1, 2, 3), (0, 3), (7, 1), (-1, 4)])
def test_typed_faces_that_do_not_fit_the_dice_change_nothing(faces):
    state = airborne(zone=3)
    before = encode(state)
    with pytest.raises(DiceError):
        advance(state, Throw(), TypedDice(faces))
    assert encode(state) == before


def test_a_career_that_is_over_takes_no_answer():
    state = Play(campaign()).also("give-up").state
    with pytest.raises(RuleViolation) as refused:
        advance(state, Throw(), SiteDice(b"seed"))
    assert refused.value.code == "career-over"


@pytest.mark.rule("5.0-k", "2.0-h")
@pytest.mark.parametrize("policy", [any_legal, careful])
def test_every_career_ends_for_a_reason_of_the_rules(policy):
    reasons = set()
    for seed in range(25):
        *_, (state, _, _) = career(seed, policy)
        reasons.add(state.over)
    assert reasons <= {"calendar", "killed", "captured", "interned", "given-up"}
    assert "killed" in reasons
