import json
import subprocess
import sys
from pathlib import Path

import pytest

from amerika import logs

BASE = Path(__file__).resolve().parents[2]
PROGRAM = """
import logging, logging.config
from amerika.logs import logging_config
logging.config.dictConfig(logging_config())
try:
    1 / 0
except ZeroDivisionError:
    logging.getLogger("campaigns").exception("it broke", extra={"status_code": 500})
logging.getLogger("gunicorn.error").info("listening")
"""


def logged(**values):
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM],
        cwd=BASE,
        env=values,
        capture_output=True,
        text=True,
        check=True,
    )
    return done.stderr


def test_a_public_site_logs_one_object_a_line():
    broken, listening = map(
        json.loads, logged(SITE_URL="https://bomber.example").splitlines()
    )
    assert (broken["level"], broken["logger"]) == ("ERROR", "campaigns")
    assert (broken["message"], broken["status_code"]) == ("it broke", 500)
    assert "ZeroDivisionError" in broken["exc_info"]
    assert broken["time"].startswith("20")
    assert listening["message"] == "listening"


def test_at_home_it_logs_plain_lines():
    first, *_rest = logged().splitlines()
    assert first == "ERROR campaigns: it broke"


def test_the_form_can_be_chosen(monkeypatch):
    monkeypatch.setenv("SITE_URL", "https://bomber.example")
    monkeypatch.setenv("LOG_FORMAT", "line")
    assert logs.log_form() == "line"


@pytest.mark.parametrize(
    ("form", "told"),
    [("json", '"message": "listening"'), ("line", "INFO gunicorn.error: listening")],
)
def test_the_web_server_logs_in_the_form_that_was_chosen(form, told):
    *_rest, last = logged(LOG_FORMAT=form).splitlines()
    assert told in last
