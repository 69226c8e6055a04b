"""The short form of `make mutate`: one small function, by its own tests."""

import json
import os
import re
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

BASE = Path(__file__).resolve().parents[2]
RULES = BASE / "campaigns" / "rules"
SETTINGS = tomllib.loads((BASE / "pyproject.toml").read_text())["tool"]["mutmut"]
NARROWED = {
    "only_mutate": "campaigns/rules/phases/career.py",
    "pytest_add_cli_args_test_selection": "tests/rules/phases/test_victory.py",
}
LINES = re.DOTALL | re.MULTILINE
ENVIRONMENT = {"SECRET_KEY": "mutants" * 10, "DATABASE_URL": "postgres:///none"}


def test_it_changes_every_phase_the_dice_and_the_odds():
    changed = {file for glob in SETTINGS["only_mutate"] for file in BASE.glob(glob)}
    phases = set((RULES / "phases").glob("*.py"))
    assert changed == phases | {RULES / "dice.py", RULES / "odds.py"}


@pytest.mark.parametrize("path", SETTINGS["pytest_add_cli_args_test_selection"])
def test_the_tests_that_it_runs_are_there(path):
    assert (BASE / path).exists()


@pytest.fixture
def copy(tmp_path):
    """A copy of the project whose settings name one phase and its tests."""
    for name in ("amerika", "campaigns", "tests"):
        shutil.copytree(BASE / name, tmp_path / name)
    shutil.copy(BASE / "manage.py", tmp_path)
    text = (BASE / "pyproject.toml").read_text()
    for name, only in NARROWED.items():
        text = re.sub(rf"^{name} = \[.*?^\]", f'{name} = ["{only}"]', text, flags=LINES)
    (tmp_path / "pyproject.toml").write_text(text)
    return tmp_path


def mutmut(copy, *words):
    return subprocess.run(
        [sys.executable, "-m", "mutmut", *words],
        cwd=copy,
        env={**os.environ, **ENVIRONMENT},
        capture_output=True,
        text=True,
        check=False,
        timeout=300,
    )


def test_every_change_of_the_degrees_of_victory_fails_a_test(copy):
    done = mutmut(copy, "run", "campaigns.rules.phases.career.x_victory*")
    assert done.returncode == 0, done.stdout + done.stderr
    mutmut(copy, "export-cicd-stats")
    stats = json.loads((copy / "mutants" / "mutmut-cicd-stats.json").read_text())
    assert stats["killed"] > 3
    assert stats["survived"] == 0
