"""Where a checkout's own PostgreSQL lives, and as whom it runs."""

import hashlib
import os
import pwd
import stat
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

from amerika.local import FOLDER

# A socket's address holds 104 bytes on the tightest system, its closing zero included.
SOCKET_BYTES = 103
SOCKET_NAME = ".s.PGSQL.5432"
OUTSIDE = Path("/var/lib/amerika-bomber")
SHORT = Path("/tmp")  # noqa: S108 - the folder made in it is private and checked


@dataclass(frozen=True)
class Account:
    """The user PostgreSQL runs as when root starts it, since it refuses root."""

    name: str
    uid: int
    gid: int


def account(names: Iterable[str] = ("postgres", "nobody")) -> Account | None:
    """Return whom to become, or None where the present user will do."""
    if os.geteuid() != 0:
        return None
    for name in names:
        try:
            entry = pwd.getpwnam(name)
        except KeyError:
            continue
        return Account(name, entry.pw_uid, entry.pw_gid)
    message = "As root a user named postgres or nobody is needed: useradd -r postgres"
    raise SystemExit(message)


def passable(path: Path, user: Account | None) -> bool:
    """Say whether `user` may walk through `path` and all that is above it."""
    if user is None:
        return True
    return all(_may_enter(place.stat(), user) for place in _above(path))


def home(base: Path, user: Account | None) -> Path:
    """Return the folder for the database of the checkout at `base`.

    It is beside the code, or where the database's user may not go there (a clone in
    root's own home), in the folder that systems keep for such data.
    """
    if passable(base, user):
        return base / FOLDER / "postgres"
    return OUTSIDE / mark(base)


def sockets(folder: Path) -> Path:
    """Return the folder for the socket: `folder`, or a shorter one in its stead."""
    if len(os.fsencode(folder / SOCKET_NAME)) <= SOCKET_BYTES:
        return folder
    return SHORT / f"amerika-{mark(folder)}"


def mark(path: Path) -> str:
    """Return a short name that only this path has."""
    return hashlib.sha256(os.fsencode(path)).hexdigest()[:12]


def _above(path: Path) -> list[Path]:
    return [path, *path.parents]


def _may_enter(status: os.stat_result, user: Account) -> bool:
    if status.st_uid == user.uid:
        return bool(status.st_mode & stat.S_IXUSR)
    if status.st_gid == user.gid:
        return bool(status.st_mode & stat.S_IXGRP)
    return bool(status.st_mode & stat.S_IXOTH)
