"""The command that finds rows of the rules matrix without a test."""

from io import StringIO

import pytest
from django.core.management import CommandError, call_command

from campaigns.management.commands import rules_coverage

MATRIX = """id,topic,kind,stage,rule
1.0-a,premise,narrative,narrative,A story.
1.0-b,turns,flow,sortie,A turn is a week.
1.0-c,growth,modifier,career,Skills help.
"""


@pytest.fixture
def tree(tmp_path, settings):
    settings.BASE_DIR = tmp_path
    (tmp_path / "docs").mkdir()
    (tmp_path / "docs" / "rules_matrix.csv").write_text(MATRIX)
    (tmp_path / "tests").mkdir()

    def add(*ids):
        marks = ", ".join(repr(rule) for rule in ids)
        test = f"@pytest.mark.rule({marks})\ndef test_it(): pass\n"
        (tmp_path / "tests" / "test_it.py").write_text(test)

    return add


def printed(*args):
    out = StringIO()
    try:
        call_command("rules_coverage", *args, stdout=out)
    except CommandError as error:
        return out.getvalue() + str(error), False
    return out.getvalue(), True


def test_rows_without_a_marked_test_are_printed_and_fail(tree):
    tree("1.0-b")
    text, passed = printed()
    assert "1.0-c" in text
    assert "1.0-b" not in text
    assert "1 of 2 rows without a test" in text
    assert not passed


def test_a_stage_counts_its_own_rows_and_narrative_is_exempt(tree):
    tree("1.0-b", "RUL-03", "AMB-02")
    assert printed("--stage", "sortie") == ("all 1 rows have a test\n", True)
    assert printed("--stage", "nowhere")[1] is False
    assert printed("--stage", "narrative")[1] is False


def test_rulings_without_a_test_are_printed(tree):
    tree("RUL-01", "RUL-121")
    text, passed = printed("--rulings")
    listed = text.split()
    assert "RUL-02" in listed
    assert "RUL-120" in listed
    assert "RUL-01" not in listed
    assert "119 of 121 rulings" in text
    assert not passed


def test_a_marker_that_names_no_rule_is_refused(tree):
    tree("1.0-b", "1.0-x")
    assert printed() == ("tests name unknown rules: 1.0-x", False)


def test_markers_of_parametrized_cases_and_modules_count(tmp_path):
    (tmp_path / "test_two.py").write_text(
        'pytestmark = pytest.mark.rule("2.0-a")\n'
        'case = pytest.param(1, marks=pytest.mark.rule("2.0-b", "2.0-c"))\n'
    )
    (tmp_path / "play.py").write_text('pytestmark = pytest.mark.rule("2.0-d")\n')
    assert rules_coverage.marked(tmp_path) == {"2.0-a", "2.0-b", "2.0-c"}


def test_the_matrix_of_the_repository_is_covered():
    said, covered = printed()
    assert covered
    assert said.startswith("all ")
