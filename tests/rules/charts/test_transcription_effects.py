"""Chart truth: typed effects against the wording of the charts."""

import pytest

from tests.rules.charts import spelling
from tests.rules.charts.transcription import effects


def test_effects_of_results(pack):
    for key, text in effects.RESULTS.items():
        table, _, result = key.partition(" ")
        given = spelling.spelled(pack.effects(table, result))
        assert given == spelling.effects(text), key


def test_results_without_effects_are_plain(pack):
    for table in pack.table_ids:
        for row in pack.table(table).rows:
            if f"{table} {row.result}" not in effects.RESULTS:
                assert pack.effects(table, row.result) == (), (table, row.result)


@pytest.mark.parametrize(
    ("items", "typed"),
    [
        ("skills", effects.SKILLS),
        ("research", effects.RESEARCH),
        ("systems", effects.SYSTEMS),
        ("options", effects.OPTIONS),
    ],
)
def test_effects_of_items(pack, items, typed):
    given = {
        id_: spelling.spelled(item.effects)
        for id_, item in getattr(pack, items).items()
    }
    assert given == {id_: spelling.effects(text) for id_, text in typed.items()}


def test_effects_of_an_ace(pack):
    assert spelling.spelled(pack.ace.effects) == spelling.effects(effects.ACE)
