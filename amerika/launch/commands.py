"""The commands of `python -m amerika.launch`."""

import fcntl
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import FrameType
from typing import NoReturn

from amerika import local
from amerika.launch import postgres

LOCK = "web.lock"
PATIENCE = 15


def prepare(base: Path, _words: list[str]) -> int:
    """Make what settings need on one's own machine: a key, a database's address."""
    local.prepare(base, postgres.own(base).url)
    return 0


def play(base: Path, _words: list[str]) -> int:
    """Start the database, bring it up to date and become the web server."""
    host = os.environ.get("HOST", "127.0.0.1")
    port = port_number(os.environ.get("PORT", "8000"))
    prepare(base, [])
    # Kept open over exec: the web server holds the lock for as long as it lives.
    lock = _lock(base)
    if lock is None:
        return _fail("This copy runs already; `make stop` ends it.")
    os.set_inheritable(lock, True)  # noqa: FBT003 - takes no keyword
    if not _free(host, port):
        return _fail(f"Port {port} is taken; choose another: make play PORT={port + 1}")
    os.environ["BIND"] = f"{host}:{port}"
    address = os.environ.setdefault("SITE_URL", f"http://localhost:{port}")
    if not _bring_up(base):
        return _fail("The site could not be brought up to date; see above.")
    print(f"\n  Amerika Bomber: {address}/   (Ctrl-C ends it)\n", flush=True)
    server = [sys.executable, "-m", "gunicorn", "-c", "python:amerika.launch.web"]
    return os.execv(sys.executable, server)


def stop(base: Path, _words: list[str]) -> int:
    """End the web server and the database of this checkout."""
    lock = base / local.FOLDER / LOCK
    if lock.exists() and not _end(lock):
        return _fail(f"The web server does not end; its number is in {lock}.")
    postgres.own(base).stop()
    return 0


def manage(base: Path, words: list[str]) -> int:
    """Run manage.py with the database up, and leave that as it was found."""
    command = [sys.executable, "manage.py", *words]
    if os.environ.get("DATABASE_URL"):
        return subprocess.run(command, cwd=base, check=False).returncode
    server = postgres.own(base)
    started = server.start()
    try:
        return subprocess.run(command, cwd=base, check=False).returncode
    finally:
        if started:
            server.stop()


def test(base: Path, words: list[str]) -> int:
    """Run pytest on a database that is thrown away afterwards."""
    with _database() as url:
        return subprocess.run(
            [sys.executable, "-m", "pytest", *words],
            cwd=base,
            env={**os.environ, "DATABASE_URL": url},
            check=False,
        ).returncode


def port_number(text: str) -> int:
    """Return a port that an ordinary server can have."""
    if text.isascii() and text.isdigit() and 0 < int(text) < 65536:
        return int(text)
    message = f"PORT must be a number from 1 to 65535, not {text!r}."
    raise SystemExit(message)


@contextmanager
def _database() -> Iterator[str]:
    if url := os.environ.get("DATABASE_URL"):
        yield url
        return
    # Without this a `kill` would leave the server running.
    signal.signal(signal.SIGTERM, _exit)
    with postgres.throwaway() as url:
        yield url


def _exit(number: int, _frame: FrameType | None) -> NoReturn:
    sys.exit(128 + number)


def _bring_up(base: Path) -> bool:
    """Start and update the database; leave none running when that fails."""
    signal.signal(signal.SIGTERM, _exit)
    server = None if os.environ.get("DATABASE_URL") else postgres.own(base)
    done = False
    try:
        if server:
            server.start()
        update = [sys.executable, "-m", "amerika.launch.update"]
        done = subprocess.run(update, cwd=base, check=False).returncode == 0
    finally:
        if server and not done:
            server.stop()
    return done


def _lock(base: Path) -> int | None:
    """Take the lock of the running web server and note its number; None if taken."""
    path = base / local.FOLDER / LOCK
    handle = os.open(path, os.O_RDWR | os.O_CREAT, 0o600)
    try:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        os.close(handle)
        return None
    os.truncate(handle, 0)
    os.write(handle, str(os.getpid()).encode())
    return handle


def _end(path: Path) -> bool:
    """Ask the holder of the lock to end and wait for it; say whether it did.

    The number in the file is believed only while the lock is held, so a stale file
    never ends another program.
    """
    with path.open() as file:
        number = file.read()
        deadline = time.monotonic() + PATIENCE
        while not _released(file.fileno()):
            if time.monotonic() > deadline:
                return False
            _ask_to_end(number)
            time.sleep(0.2)
    return True


def _released(handle: int) -> bool:
    try:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        return False
    return True


def _ask_to_end(number: str) -> None:
    try:
        os.kill(int(number), signal.SIGTERM)
    except (ProcessLookupError, ValueError):
        # Its children hold the lock a moment longer.
        return


def _free(host: str, port: int) -> bool:
    with socket.socket() as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((host, port))
        except OSError:
            return False
    return True


def _fail(message: str) -> int:
    print(message, file=sys.stderr)
    return 1
