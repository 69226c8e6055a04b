import os
import subprocess
import sys
from pathlib import Path

import pytest

BASE = Path(__file__).resolve().parents[2]
PRODUCTION = {
    "SECRET_KEY": "0123456789" * 6,
    "DATABASE_URL": "postgres:///amerika",
    "SITE_URL": "https://bomber.example",
}
MACHINE = ("LANG", "LD_LIBRARY_PATH", "PATH")
PROGRAM = """
from amerika import local
local.FOLDER = ".never-set-up"
from amerika import settings
print(settings.ALLOWED_HOSTS, settings.SESSION_COOKIE_SECURE, settings.DEBUG)
"""


def start(**changes):
    """Load the settings as on a server that has only these variables."""
    machine = {name: os.environ.get(name) for name in MACHINE}
    values = {**machine, **PRODUCTION, **changes}
    return subprocess.run(
        [sys.executable, "-c", PROGRAM],
        cwd=BASE,
        env={name: value for name, value in values.items() if value is not None},
        capture_output=True,
        text=True,
        check=False,
    )


@pytest.mark.parametrize("name", ["SECRET_KEY", "DATABASE_URL"])
def test_it_does_not_start_without(name):
    result = start(**{name: None})
    assert result.returncode == 1
    assert f"{name} is missing: set {name}, or {name}_FILE" in result.stderr


def test_it_is_closed_and_silent_unless_told_otherwise():
    result = start()
    assert result.stdout.strip() == (
        "['bomber.example', 'localhost', '127.0.0.1', '[::1]'] True False"
    )


def test_it_leaves_cookies_open_where_the_site_has_no_https():
    assert "False False" in start(SITE_URL="http://localhost:8000").stdout
