"""The short forms of `make load` and `make chaos`: few players, a few seconds."""

import re
import subprocess
import sys

import pytest

from tests.load.site import BASE


@pytest.mark.parametrize("words", [("--short",), ("--short", "--chaos")])
def test_no_step_is_lost_or_doubled(words):
    done = subprocess.run(
        [sys.executable, "-m", "tests.load", *words],
        cwd=BASE,
        capture_output=True,
        text=True,
        check=False,
        timeout=300,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    assert int(re.search(r"Steps acknowledged +(\d+)", done.stdout)[1]) > 0
