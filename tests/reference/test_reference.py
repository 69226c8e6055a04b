import re
from pathlib import Path

import pytest

from campaigns.reference import LANGUAGES, load_reference
from campaigns.rules.names import CHARTS

ROOT = Path(__file__).parents[2]
NUMBER = re.compile(r"(?<![\w.–-])([1-9](?:\.\d{1,2}){1,3})(?![\w.]*\d)")
READINGS = tuple(f"AMB-{n:02}" for n in range(1, 72))
RULINGS = tuple(f"RUL-{n:02}" for n in range(1, 122))


def numbers_used_by_the_rules():
    sources = [
        *ROOT.glob("campaigns/rules/**/*.py"),
        *ROOT.glob("campaigns/rules/charts/**/*.toml"),
    ]
    texts = [re.sub(r"version = .*", "", path.read_text("utf-8")) for path in sources]
    return {number for text in texts for number in NUMBER.findall(text)}


def numbers_of_the_matrix():
    matrix = (ROOT / "docs" / "rules_matrix.csv").read_text("utf-8")
    ids = [row.partition(",")[0] for row in matrix.splitlines()]
    return {row_id.rpartition("-")[0] for row_id in ids if row_id[:1].isdigit()}


def test_the_pattern_finds_the_numbers_of_the_rules():
    found = numbers_used_by_the_rules()
    assert {"6.1.4", "6.10.2", "9.4", "6.2.5.3"} <= found
    assert all(number[0] in "123456789" for number in found)


@pytest.mark.parametrize("language", LANGUAGES)
class TestReference:
    def test_it_has_every_number_that_the_rules_and_the_matrix_use(self, language):
        used = numbers_used_by_the_rules() | numbers_of_the_matrix()
        assert used - load_reference(language).rules.keys() == set()

    def test_it_has_every_reading_and_every_ruling(self, language):
        reference = load_reference(language)
        assert tuple(reference.readings) == READINGS
        assert tuple(reference.rulings) == RULINGS

    def test_every_reading_and_ruling_is_reached_from_a_rule(self, language):
        rules = load_reference(language).rules.values()
        assert {key for rule in rules for key in rule.ambiguities} == set(READINGS)
        assert {key for rule in rules for key in rule.rulings} == set(RULINGS)

    def test_every_chart_is_used_by_a_rule(self, language):
        reference = load_reference(language)
        assert all(reference.of_chart(chart) for chart in CHARTS)
        assert {c for rule in reference.rules.values() for c in rule.charts} == set(
            CHARTS
        )

    def test_no_text_is_empty_or_untidy(self, language):
        reference = load_reference(language)
        texts = [
            *(t for rule in reference.rules.values() for t in (rule.title, rule.text)),
            *(
                t
                for item in reference.readings.values()
                for t in (item.title, item.question, item.reading, item.reason)
            ),
            *(
                t
                for item in reference.rulings.values()
                for t in (item.case, item.ruling)
            ),
        ]
        assert all(text == text.strip() and text for text in texts)
        assert not [text for text in texts if "'" in text or '"' in text]

    def test_numbers_named_in_the_texts_exist(self, language):
        reference = load_reference(language)
        named = {
            number
            for rule in reference.rules.values()
            for number in re.findall(r"\b(\d\.\d{1,2}(?:\.\d){0,2})\b", rule.text)
        }
        assert named - reference.rules.keys() == set()


def test_rules_stand_in_their_order():
    numbers = list(load_reference("en").rules)
    assert numbers.index("6.9.2") < numbers.index("6.10") < numbers.index("6.11")
    assert numbers[0] == "1.0"
    assert numbers[-1] == "9.4"


def test_a_number_that_is_absent_leads_to_the_one_above_it():
    reference = load_reference("en")
    assert reference.rule("6.1.4").number == "6.1.4"
    assert reference.rule("6.9.1.4").number == "6.9.1"
    assert reference.rule("8").number == "8.0"


def test_an_unknown_number_raises():
    with pytest.raises(LookupError, match="12"):
        load_reference("en").rule("12.1")


def test_paragraphs_keep_the_lines_of_a_list():
    paragraphs = load_reference("en").rule("8.0").paragraphs
    assert len(paragraphs) == 2
    assert len(paragraphs[0]) == 6


def test_readings_name_what_can_change_them():
    readings = load_reference("en").readings
    assert readings["AMB-54"].switch
    assert not readings["AMB-01"].switch


def test_an_unknown_language_reads_english():
    assert load_reference("fr").language == "en"
    assert load_reference("en-gb") is load_reference("en")
