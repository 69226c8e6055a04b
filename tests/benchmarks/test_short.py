"""The short form of `make bench`: what is counted must hold, what is timed may not."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

BASE = Path(__file__).resolve().parents[2]
MOST = {
    "Queries of a step, slot 1": 8,
    "Queries of a step, slot 3": 8,
    "Answer to a step, compressed, slot 3": 12_000,
    "First load of the table, compressed": 120_000,
    "Requests of the first load": 12,
    "Of them to third parties": 0,
    "Queries of the public career page": 6,
    "Queries of the owner's career page": 8,
}


@pytest.fixture(scope="module")
def printed():
    done = subprocess.run(
        [sys.executable, "-m", "tests.benchmarks", "--short"],
        cwd=BASE,
        capture_output=True,
        text=True,
        check=False,
        timeout=300,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.mark.parametrize("name", MOST)
def test_it_prints_a_figure_within_its_bound(printed, name):
    found = re.search(rf"^{re.escape(name)}\s+([\d,]+)", printed, re.MULTILINE)
    assert int(found[1].replace(",", "")) <= MOST[name]


def test_a_step_late_in_a_career_takes_no_more_queries(printed):
    first, late = re.findall(r"^Queries of a step, slot \d+ +(\d+)", printed, re.M)
    assert first == late
