import pytest

from campaigns.reference import LANGUAGES, hint
from campaigns.reference.hints import _hints
from campaigns.rules.pack import load_pack
from campaigns.rules.pending import ROLL_KINDS
from campaigns.words import choices

NOT_ROLLED = {"B4.repair"}
NOT_DECISIONS = {"also", "reroll", "research-request"}


@pytest.mark.parametrize("language", LANGUAGES)
class TestHints:
    def test_every_kind_of_roll_has_one(self, language):
        tables = set(load_pack("azores-1947").table_ids) - NOT_ROLLED
        kinds = {ROLL_KINDS.get(table, table) for table in tables}
        assert [kind for kind in sorted(kinds) if not hint(language, kind)] == []

    def test_every_decision_has_one(self, language):
        decisions = choices.TITLES.keys() - NOT_DECISIONS
        assert [kind for kind in sorted(decisions) if not hint(language, kind)] == []

    def test_it_is_short(self, language):
        long = [k for k, text in _hints(language).items() if len(text.split()) > 40]
        assert long == []

    def test_every_language_has_the_same_kinds(self, language):
        assert _hints(language).keys() == _hints("en").keys()


def test_a_kind_without_its_own_has_that_of_the_kind_above():
    assert hint("en", "A1.choice.major") == hint("en", "A1.choice")


def test_an_unknown_kind_has_none():
    assert hint("en", "Z9") == ""
