"""Collect the static files, when they changed."""

import hashlib
from pathlib import Path

from django.conf import settings
from django.contrib.staticfiles.finders import get_finders
from django.core.management import call_command

STAMP = ".stamp"


def collect() -> None:
    """Collect, compress and name by content, unless that is done for these files."""
    root = Path(settings.STATIC_ROOT)
    stamp = root / STAMP
    state = fingerprint()
    if stamp.exists() and stamp.read_text() == state:
        return
    call_command("collectstatic", interactive=False, clear=True, verbosity=0)
    stamp.write_text(state)


def fingerprint() -> str:
    """Return a text that changes when a static file does."""
    digest = hashlib.sha256()
    for finder in get_finders():
        for name, storage in finder.list([]):
            status = Path(storage.path(name)).stat()
            digest.update(f"{name} {status.st_size} {status.st_mtime_ns}\n".encode())
    return digest.hexdigest()
