"""gunicorn's configuration on one's own machine: the database ends with the server."""

import os
from pathlib import Path
from typing import Any

from amerika.launch import postgres
from amerika.server import *  # noqa: F403 - gunicorn reads this module's names

loglevel = "warning"


def on_exit(_server: Any) -> None:
    """Stop what `make play` started."""
    if not os.environ.get("DATABASE_URL"):
        postgres.own(Path(__file__).resolve().parents[2]).stop()
