"""What set-up keeps beside the code on a developer's or player's own machine."""

import secrets
from pathlib import Path

FOLDER = ".run"
KEY = "secret-key"
DATABASE = "database-url"


def secret_key(base: Path) -> str | None:
    """Return the key that set-up has made for this checkout, if it has."""
    return _read(base / FOLDER / KEY)


def database_url(base: Path) -> str | None:
    """Return the address of this checkout's own database, if it has one."""
    return _read(base / FOLDER / DATABASE)


def prepare(base: Path, database: str) -> None:
    """Make the folder and the key, once, and note the database's address."""
    folder = base / FOLDER
    folder.mkdir(exist_ok=True)
    # The database's user has to pass through; nobody else may look.
    folder.chmod(0o711)
    if not (folder / KEY).exists():
        _write(folder / KEY, secrets.token_urlsafe(48))
    _write(folder / DATABASE, database)


def _write(path: Path, text: str) -> None:
    path.touch(mode=0o600)
    path.write_text(text, encoding="utf-8")


def _read(path: Path) -> str | None:
    try:
        return path.read_text(encoding="utf-8").strip() or None
    except FileNotFoundError:
        return None
