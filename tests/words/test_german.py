"""German is complete: nothing is untranslated, stale, or broken by its placeholders."""

import ast
import random
import re
from collections.abc import Mapping
from pathlib import Path

import polib
import pytest
from django.conf import settings
from django.utils import translation
from django.utils.translation.template import templatize

from campaigns import words
from campaigns.diary.sentences import SENTENCES
from campaigns.rules import policy
from campaigns.rules.dice import SiteDice
from campaigns.rules.engine import Setup, advance, begin, pending
from campaigns.rules.luck import Luck
from campaigns.rules.pack import load_pack
from campaigns.rules.state import Options
from campaigns.rules.weighing import Measure
from campaigns.words import (
    career_names,
    causes,
    choices,
    events,
    fields,
    measures,
    modifiers,
    names,
    printed,
    results,
    rolls,
)
from campaigns.words.figures import figure, grouped
from campaigns.words.luck import luck_text
from campaigns.words.measures import measures_text

ROOT = Path(settings.BASE_DIR)
FOLDER = ROOT / "locale" / "de" / "LC_MESSAGES"
CATALOGUE = polib.pofile(str(FOLDER / "django.po"))
PACK = load_pack("azores-1947")
WORD_MODULES = (
    career_names, causes, choices, events, fields, measures, modifiers, names, results,
    rolls, words,
)  # fmt: skip

PLACEHOLDER = re.compile(r"%\(\w+\)[sd]|%%|%s|\{\w+\}|</?\w+[^>]*>")
STRING = r"""(?:'(?:\\.|[^'\\])*'|"(?:\\.|[^"\\])*")"""
CALL = re.compile(
    rf"\b(_|gettext|pgettext|ngettext|npgettext)\(\s*({STRING})(?:\s*,\s*({STRING}))?"
)
WITH_CONTEXT = ("pgettext", "pgettext_lazy", "npgettext", "npgettext_lazy")
MARKERS = ("_", "gettext", "gettext_lazy", "gettext_noop", "ngettext", "ngettext_lazy")
ENGLISH = re.compile(
    r"\b(the|of|and|with|is|are|no|by|gun|guns|fighter|fighters|engine|crew"
    r"|level|high|low|light|heavy|out|home|port|starboard|loaded|pilot)\b"
)


@pytest.fixture
def german():
    with translation.override("de"):
        yield


def texts(entry):
    return list(entry.msgstr_plural.values()) or [entry.msgstr]


def test_every_entry_is_translated_and_none_is_fuzzy():
    assert not CATALOGUE.metadata_is_fuzzy
    assert not CATALOGUE.obsolete_entries()
    left = [e.msgid for e in CATALOGUE if e.fuzzy or not all(texts(e))]
    assert left == []


def test_placeholders_and_tags_agree():
    for entry in CATALOGUE:
        *singular, several = texts(entry)
        wanted = sorted(PLACEHOLDER.findall(entry.msgid_plural or entry.msgid))
        assert sorted(PLACEHOLDER.findall(several)) == wanted, entry.msgid
        for text in singular:  # "einen Treffer" says the number itself
            assert set(PLACEHOLDER.findall(text)) <= set(wanted), entry.msgid


def test_the_compiled_catalogue_is_the_readable_one():
    compiled = polib.mofile(str(FOLDER / "django.mo"))
    assert {(e.msgctxt, e.msgid): texts(e) for e in compiled} == {
        (e.msgctxt, e.msgid): texts(e) for e in CATALOGUE
    }


def marked_in_python(path):
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if not isinstance(node, ast.Call):
            continue
        name = getattr(node.func, "id", "") or getattr(node.func, "attr", "")
        said = [a.value if isinstance(a, ast.Constant) else None for a in node.args[:2]]
        if name in WITH_CONTEXT:
            yield said[0], said[1]
        elif name in MARKERS and said and said[0]:
            yield None, said[0]


def marked_in_template(path):
    for name, first, second in CALL.findall(templatize(path.read_text("utf-8"))):
        said = ast.literal_eval(first)
        if name in WITH_CONTEXT:
            yield said, ast.literal_eval(second)
        else:
            yield None, said


def test_every_string_of_the_source_is_in_the_catalogue():
    known = {(entry.msgctxt, entry.msgid) for entry in CATALOGUE}
    python = [*ROOT.glob("campaigns/**/*.py"), *ROOT.glob("amerika/**/*.py")]
    pages = [p for p in ROOT.glob("templates/**/*") if p.suffix in (".html", ".txt")]
    found = {(path, pair) for path in python for pair in marked_in_python(path)}
    found |= {(path, pair) for path in pages for pair in marked_in_template(path)}
    assert len({pair for _path, pair in found}) > 1000
    left = {f"{p.name}: {pair}" for p, pair in found if pair not in known}
    assert left == set()


def test_every_id_has_german_text_of_its_own(german):
    told = 0
    for module in WORD_MODULES:
        for name, found in vars(module).items():
            if not name.isupper() or not isinstance(found, Mapping):
                continue
            for id_, text in found.items():
                if isinstance(id_, str) and hasattr(text, "_proxy____cast"):
                    assert str(text) != id_, f"{module.__name__}.{name}"
                    told += 1
    assert told > 300


def test_what_the_chart_files_print_is_listed_for_translation():
    charts, tables = PACK.charts.values(), map(PACK.table, PACK.table_ids)
    sources = {item.provenance for item in (*charts, *tables)} - {""}
    assert {PACK.title} == set(printed.PACK_TITLES)
    assert {chart.title for chart in charts} == set(printed.CHART_TITLES)
    assert {mat.note for mat in PACK.mats.values()} == set(printed.AIRCRAFT_NOTES)
    sources |= {text.partition(" (")[0] for text in sources}
    assert sources == set(printed.PROVENANCES)


def test_two_meanings_of_one_english_word_are_two_words(german):
    assert str(names.WEIGHTS["light"]) == "leicht"
    assert translation.pgettext("colours", "light") == "hell"
    assert translation.gettext("Place") == "Ort"
    assert translation.pgettext("in a list of the best", "Place") == "Platz"


def test_figures_and_dates_are_german(german):
    assert figure(25.94, 1) == "25,9"
    assert grouped(1_234_567) == "1.234.567"
    assert measures_text((Measure("mean-hits", 2.25),)) == "im Mittel 2,2 Treffer"
    assert words.date(35) == "Dezember 1947, 4. Einsatz"
    assert words.date(32, short=True) == "Dez, 1. Einsatz"
    assert words.date(5, short=True) == "Mai, 2. Einsatz"


def test_figures_stay_english_in_english():
    with translation.override("en"):
        assert figure(25.94, 1) == "25.9"
        assert figure(1234.4) == "1234"
        assert grouped(1_234_567) == "1,234,567"


def test_what_counted_for_repair_reads_well_with_any_number_of_hits(german):
    told = [str(wording) for wording in SENTENCES["repair"]]
    assert all(": %(hits)s;" in wording for wording in told)  # no verb in one number
    assert len(set(told)) == len(told)


def test_rare_luck_has_its_thousands_apart(german):
    assert "12.500" in luck_text(Luck(rolls=40, score=3.0, one_in=12_500))


def test_places_and_parts_are_named_in_german_order(german):
    assert words.place("6-level") == "6 Uhr gleich hoch"
    assert fields.sided("wing_root", "starboard") == "Flügelwurzel Steuerbord"
    assert fields.engine("port-2") == "Motor 2 Backbord"


@pytest.mark.parametrize("seed", range(3))
def test_a_career_is_told_without_an_english_word(seed, german, monkeypatch):
    monkeypatch.setattr(fields, "unnamed", lambda id_: pytest.fail(id_) if id_ else "")
    crew = {station: f"Mann{i}" for i, station in enumerate(PACK.common.stations)}
    options = Options(True, True, True, True)
    type_ = ("fw300", "me364", "he277")[seed]
    state, _happened = begin(Setup(type_, "Test", crew, seed, options))
    chance, dice = random.Random(seed), SiteDice(str(seed).encode())
    told = set()
    for _ in range(1500):
        asked = pending(state)
        if asked is None:
            break
        cast = words.cast_of(state)
        answer = policy.careful(state, asked, chance.randrange)
        told |= {words.step_title(asked), words.explanation(asked)}
        state, happened = advance(state, answer, dice)
        told |= {words.event(event, cast) for event in happened}
    assert len(told) > 100
    assert sorted(text for text in told if ENGLISH.search(text)) == []
