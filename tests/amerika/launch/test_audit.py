import json
import subprocess
from types import SimpleNamespace

import pytest

from amerika.launch import audit

KNOWN = {"name": "django", "version": "6.1.3", "vulns": []}
WEAK = {
    "name": "old",
    "version": "1.0",
    "vulns": [{"id": "PYSEC-1", "fix_versions": ["1.1", "2.0"]}],
}
MISSING = {"name": "django", "skip_reason": "not found"}


@pytest.fixture
def answers(monkeypatch):
    """Let the services give these answers, one after the other."""
    given = []

    def run(command, **_options):
        assert audit.PINS in command
        return SimpleNamespace(stdout=given.pop(0))

    monkeypatch.setattr(subprocess, "run", run)
    return given


def report(*pins):
    return json.dumps({"dependencies": pins, "fixes": []})


def test_no_weakness_is_told_with_the_number_of_pins(answers, capsys):
    answers.append(report(KNOWN, KNOWN))
    assert audit.main([]) == 0
    assert capsys.readouterr().out == "2 pins looked up at pypi, 0 weaknesses.\n"


def test_a_weakness_is_named_with_its_cure_and_ends_with_an_error(answers, capsys):
    answers.append(report(KNOWN, WEAK))
    assert audit.main(["--if-reachable"]) == 1
    assert "old 1.0: PYSEC-1, mended in 1.1, 2.0\n" in capsys.readouterr().out


def test_the_other_service_is_asked_when_one_does_not_know_a_pin(answers, capsys):
    answers += [report(KNOWN, MISSING), report(KNOWN, KNOWN)]
    assert audit.main([]) == 0
    assert "2 pins looked up at osv" in capsys.readouterr().out


@pytest.mark.parametrize("other", ["", report(MISSING), report(KNOWN, KNOWN)])
@pytest.mark.parametrize("words", [[], ["--if-reachable"]])
def test_a_weakness_counts_where_another_pin_is_not_known(
    answers, capsys, other, words
):
    answers += [report(WEAK, MISSING), other]
    assert audit.main(words) == audit.WEAK
    told = capsys.readouterr().out
    assert told.count("old 1.0: PYSEC-1, mended in 1.1, 2.0\n") == 1
    assert "THE AUDIT COULD NOT BE RUN" not in told


@pytest.mark.parametrize("silence", ["", "no connection", report(), report(MISSING)])
@pytest.mark.parametrize(("words", "code"), [([], 2), (["--if-reachable"], 0)])
def test_silence_is_never_taken_for_a_clean_bill(answers, capsys, silence, words, code):
    answers += [silence, silence]
    assert audit.main(words) == code
    assert "THE AUDIT COULD NOT BE RUN" in capsys.readouterr().out
