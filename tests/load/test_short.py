"""The short forms of `make load`, `make chaos` and `make growth`."""

import re
import subprocess
import sys

import pytest

from tests.load.growth import WANTED
from tests.load.site import BASE


def run(module, *words):
    done = subprocess.run(
        [sys.executable, "-m", module, *words],
        cwd=BASE,
        capture_output=True,
        text=True,
        check=False,
        timeout=300,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.mark.parametrize("words", [("--short",), ("--short", "--chaos")])
def test_no_step_is_lost_or_doubled(words):
    printed = run("tests.load", *words)
    assert int(re.search(r"Steps acknowledged +(\d+)", printed)[1]) > 0


def test_steps_are_measured_small_large_and_partitioned_with_their_plans():
    printed = run("tests.load.growth", "--short")
    for when in ("small", "large", "partitioned"):
        assert (
            len(re.findall(rf"^A step, {when}, begun in slot \d", printed, re.M)) == 2
        )
    for query in WANTED:
        assert len(re.findall(rf"^{re.escape(query)}$", printed, re.M)) == 2, query
    assert "spread over 16 partitions" in printed
