"""Every id that the engine or a chart can emit has its text."""

import random
import re
from pathlib import Path
from typing import get_args

import pytest
from django.utils import translation

from campaigns import words
from campaigns.boards.given import Frame, Line
from campaigns.boards.table import table_board
from campaigns.rules import events, policy
from campaigns.rules import names as rule_names
from campaigns.rules.dice import SiteDice
from campaigns.rules.engine import Setup, advance, begin, pending
from campaigns.rules.pack import load_pack
from campaigns.rules.pending import ROLL_KINDS
from campaigns.rules.state import Options
from campaigns.words import (
    career_names,
    causes,
    choices,
    fields,
    modifiers,
    names,
    results,
    rolls,
)
from campaigns.words.events import OUTCOMES, SENTENCES, VARIANTS
from campaigns.words.variants import CONDITIONS

PACK = load_pack("azores-1947")
EVENTS = get_args(events.Event.__value__)


def literal(alias):
    return set(get_args(alias.__value__))


@pytest.fixture
def strict(monkeypatch):
    """An id without a name fails the test instead of being shown as it is."""

    def unnamed(key):
        if key:
            pytest.fail(f"{key!r} has no name")
        return key

    monkeypatch.setattr(fields, "unnamed", unnamed)


def test_every_event_has_its_sentence_and_no_sentence_is_left_over():
    tags = {event.__struct_config__.tag for event in EVENTS}
    assert set(SENTENCES) == tags
    assert set(OUTCOMES) <= tags
    keys = {key for found in CONDITIONS.values() for key, _ in found}
    assert keys == set(VARIANTS)
    assert set(CONDITIONS) <= tags


def test_every_table_has_a_title_and_is_explained():
    for table in PACK.table_ids:
        kind = words.table_kind(table)
        if table == "B4.repair":
            continue  # Read after landing, never thrown.
        assert kind in rolls.TITLES, table
        assert kind in rolls.EXPLAINED, table
    assert set(rolls.TITLES) == set(rolls.EXPLAINED)


def test_every_kind_of_roll_that_can_be_stopped_at_has_a_title():
    for kind in ROLL_KINDS.values():
        assert words.table_kind(kind) in rolls.TITLES, kind


def test_every_row_of_every_table_has_words(strict):
    for table in PACK.table_ids:
        if table == "B4.repair":
            continue
        for row in PACK.table(table).rows:
            assert words.result(table, row.result, row.amount), (table, row)


def test_every_modifier_has_its_reason():
    found = {name for mods in PACK._modifiers.values() for name in mods}
    assert found <= set(modifiers.MODIFIERS)


@pytest.mark.parametrize(
    ("ids", "known"),
    [
        (rule_names.STATIONS, names.STATIONS),
        (rule_names.GUN_POSITIONS, names.GUNS),
        (rule_names.GUN_POSITIONS, names.GUNS_SHORT),
        (rule_names.GUN_POSITIONS, names.LETTERS),
        (rule_names.SYSTEMS, names.SYSTEMS),
        (rule_names.SYSTEMS, names.SYSTEM_USES),
        (rule_names.AIRCRAFT, names.AIRCRAFT),
        (rule_names.RANKS, career_names.RANKS),
        (rule_names.RANKS, career_names.RANKS_SHORT),
        (rule_names.SKILLS, career_names.SKILLS),
        (rule_names.SKILLS, career_names.SKILL_EFFECTS),
        (rule_names.RESEARCH, career_names.RESEARCH),
        (rule_names.RESEARCH, career_names.RESEARCH_EFFECTS),
        (rule_names.OPTIONS, career_names.OPTIONS),
        (rule_names.OPTIONS, career_names.OPTION_RULES),
        (rule_names.AREAS, results.AREAS),
        (PACK.events, names.RANDOM_EVENTS),
        (PACK.awards, career_names.AWARDS),
        ({g.id for a in PACK.awards.values() for g in a.grades}, career_names.GRADES),
        ({band.id for band in PACK.victory.bands}, career_names.VICTORIES),
        (literal(rule_names.LoosePart), names.PARTS),
        (literal(rule_names.StructurePart), names.PARTS),
        (literal(rule_names.Load), names.LOADS),
        (literal(rule_names.Loss), causes.OUTCOMES),
        (literal(rule_names.LossCause), causes.LOSSES),
        (literal(rule_names.Wound), names.WOUNDS),
        (literal(rule_names.SpecialMission), names.MISSIONS),
    ],
)
def test_every_name_of_the_rules_is_known(ids, known):
    assert set(ids) <= set(known)


def test_places_are_read_as_clock_and_height():
    assert words.place("6-level") == "6 o’clock level"
    assert words.place("vertical-dive") == "vertical dive"


def test_a_date_is_read_from_the_slot():
    assert words.date(0) == "April 1947, 1st sortie"
    assert words.date(47, short=True) == "Mar 4"


@pytest.mark.parametrize("gun", names.GUNS)
def test_a_gun_and_its_verb_agree(gun):
    several = str(names.GUNS[gun]).endswith("s")
    hit, missed = events.GunHit(gun, 3), events.GunMissed(gun, 3)
    says = [words.event(event, words.Cast()) for event in (hit, missed)]
    assert all(
        f"{names.GUNS[gun]} {verb} " in said
        for said, verb in zip(
            says, ("hit", "miss") if several else ("hits", "misses"), strict=True
        )
    )


@pytest.mark.parametrize("seed", range(12))
def test_a_whole_career_can_be_told(seed, strict):
    options = Options(seed % 2 == 0, seed % 3 == 0, True, seed % 2 == 1)
    type_ = ("fw300", "me364", "he277")[seed % 3]
    crew = {station: f"Man {station}" for station in PACK.common.stations}
    state, happened = begin(Setup(type_, "Test", crew, seed, options))
    chance, dice = random.Random(seed), SiteDice(str(seed).encode())
    player = policy.any_legal if seed % 4 == 0 else policy.careful
    lines = [Line(1, happened)]
    for number in range(2, 1500):
        asked = pending(state)
        if asked is None:
            break
        if number % 7 == 0:
            table_board(state, asked, PACK, Frame(1, number, tuple(lines[-5:])))
        for other in asked.also:
            assert words.also(other.id, other.args) != other.id
        for choice in getattr(asked, "choices", ()):
            label = words.choice(asked.id, choice.id, choice.args)
            assert label
            assert "%(" not in label
        cast = words.cast_of(state)
        answer = player(state, asked, chance.randrange)
        state, happened = advance(state, answer, dice)
        for event in happened:
            told = words.event(event, cast)
            assert told.endswith((".", "!"))
            assert "%(" not in told
            words.outcome(event, cast)
        lines.append(Line(number, happened))


def test_decisions_have_titles_and_explanations():
    for id_ in set(choices.TITLES) - {"also"}:
        assert id_ in choices.EXPLAINED, id_


def test_every_refusal_says_why():
    folder = Path(choices.__file__).parents[1]
    found = set()
    for path in (*folder.glob("rules/**/*.py"), *folder.glob("services/*.py")):
        text = path.read_text(encoding="utf-8")
        found |= set(re.findall(r'RuleViolation\(\s*"([a-z-]+)"', text))
        if "RuleViolation(code" in text:
            found |= set(re.findall(r'code = "([a-z-]+)"', text))
            found |= set(re.findall(r'code = "[a-z-]+" if \w+ else "([a-z-]+)"', text))
    assert found
    assert found <= set(choices.REFUSALS)


def test_words_come_in_another_language_without_breaking():
    with translation.override("de"):
        assert words.table_title("B4.engine")
        assert words.date(0)
