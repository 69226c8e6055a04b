"""A few hundred spoiled files and forms, and every case that ever failed."""

import msgspec
import pytest

from campaigns.views import manage
from tests.fuzz.case import Case, send
from tests.fuzz.report import told
from tests.fuzz.run import FAILURES, Fuzz
from tests.fuzz.world import World

COUNTS = {"files": 60, "forms": 120}


@pytest.fixture
def fuzz(db):
    return Fuzz(World(("guns",)), seed=1947)


def test_nothing_that_is_sent_breaks_the_site(fuzz, tmp_path):
    answered = {kind: fuzz.run(kind, count, tmp_path) for kind, count in COUNTS.items()}
    assert list(tmp_path.iterdir()) == []
    assert {kind: sum(each.values()) for kind, each in answered.items()} == COUNTS
    assert answered["files"][422] > 0
    assert answered["forms"][302] > answered["forms"][422] > 0


def test_what_breaks_is_noticed_kept_and_found_again(fuzz, tmp_path, monkeypatch):
    case = Case("guns", "/campaigns/{pk}/rename/", (("title", "\x00"),))
    assert send(case, fuzz.world).faults == ()

    def broken(**_):
        raise LookupError("broken")

    with monkeypatch.context() as patch:
        patch.setattr(manage, "RenameForm", broken)
        patch.setattr(Fuzz, "case", lambda self, kind, number: case)
        answers = fuzz.run("forms", 1, tmp_path)
        line = "1 spoiled forms: 1 answered 500; 1 failures"
        assert told("forms", answers) == line
    (file,) = tmp_path.iterdir()
    assert msgspec.json.decode(file.read_bytes(), type=Case) == case


def test_a_case_that_failed_once_fails_no_more(db):
    """All of them in one world, which takes longer to make than they take."""
    files = sorted(FAILURES.glob("*.json"))
    world = World() if files else None
    for file in files:
        case = msgspec.json.decode(file.read_bytes(), type=Case)
        assert send(case, world).faults == (), file.stem
