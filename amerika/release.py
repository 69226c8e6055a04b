"""Which release of the site answers."""

import hashlib
from pathlib import Path

PARTS = ("requirements.txt", "amerika", "campaigns", "locale", "static", "templates")


def digest(base: Path, *settings: str) -> str:
    """Return a hash of all that a page is made with, besides the database.

    It is another one after any change of code, charts, templates, words or styles, or
    of the settings that pages show, and the same on each machine of the site.
    """
    found = hashlib.sha256(repr(settings).encode())
    for part in PARTS:
        for path in sorted(files(base / part)):
            found.update(f"{path.relative_to(base).as_posix()}\0".encode())
            found.update(hashlib.sha256(path.read_bytes()).digest())
    return found.hexdigest()[:16]


def files(place: Path) -> list[Path]:
    """Return a file, or the files of a folder, without what Python compiles there."""
    if place.is_file():
        return [place]
    return [
        Path(folder, name)
        for folder, _below, names in place.walk()
        if folder.name != "__pycache__"
        for name in names
    ]
