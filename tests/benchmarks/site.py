"""The whole site in this process, on a database and static files of its own."""

import os
import platform
import secrets
import sys
import tempfile
from contextlib import contextmanager
from pathlib import Path

from amerika.launch import postgres

FLOOR_URLS = "tests.benchmarks.floor"


@contextmanager
def site(urls=FLOOR_URLS):
    """Bring Django up on a throwaway database, with production's template loaders."""
    with postgres.throwaway() as url, tempfile.TemporaryDirectory() as folder:
        os.environ["DATABASE_URL"] = url
        os.environ.setdefault("SECRET_KEY", secrets.token_urlsafe(48))
        os.environ["DJANGO_SETTINGS_MODULE"] = "amerika.settings"
        yield _set_up(folder, urls)
        close()


def _set_up(folder, urls):
    import django
    from django.conf import settings
    from django.core.management import call_command

    settings.STATIC_ROOT = folder
    settings.ROOT_URLCONF = urls
    django.setup()
    call_command("migrate", interactive=False, verbosity=0)
    call_command("createcachetable", verbosity=0)
    call_command("collectstatic", interactive=False, verbosity=0)


def close():
    """Give the connections back before the server goes."""
    from django.db import connections

    connections.close_all()
    for alias in connections:
        connections[alias].close_pool()


def machine():
    """Say on what the figures were taken."""
    info = Path("/proc/cpuinfo")
    lines = info.read_text().splitlines() if info.exists() else []
    names = [line.partition(": ")[2] for line in lines if line.startswith("model name")]
    model = names[0] if names else platform.machine()
    version = ".".join(map(str, sys.version_info[:3]))
    load = " ".join(f"{part:.2f}" for part in os.getloadavg())
    return f"{os.cpu_count()} x {model}, Python {version}, load {load}"
