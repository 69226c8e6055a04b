import tomllib
from pathlib import Path

import pytest

from amerika.launch.pins import SETS

BASE = Path(__file__).resolve().parents[3]


def wanted(groups):
    """Return the pins that pyproject.toml has for these groups."""
    project = tomllib.loads((BASE / "pyproject.toml").read_text())
    pins = list(project["project"]["dependencies"])
    for group in groups:
        pins += project["dependency-groups"][group]
    return {pin.replace("[binary,pool]", "") for pin in pins if isinstance(pin, str)}


@pytest.mark.parametrize("name", SETS)
def test_what_is_installed_is_what_the_project_asks_for(name):
    lines = (BASE / name).read_text().splitlines()
    frozen = {line.split(" ;")[0] for line in lines}
    assert wanted(SETS[name]) <= frozen, "run `make pins`"


@pytest.mark.parametrize("name", SETS)
def test_every_line_is_exact_and_names_no_host(name):
    for line in (BASE / name).read_text().splitlines():
        assert "==" in line
        assert "://" not in line
