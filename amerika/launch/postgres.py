"""A PostgreSQL server of one checkout's own: made, started and stopped."""

import os
import shutil
import stat
import subprocess
import tempfile
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from urllib.parse import quote

from amerika.launch import places, programs

OWNER = "amerika"
# Durability costs most of a test's time and a throwaway database needs none.
FORGETFUL = {
    "fsync": "off",
    "full_page_writes": "off",
    "synchronous_commit": "off",
    "max_wal_size": "4GB",
}


@dataclass(frozen=True)
class Server:
    """A data folder, its socket and the user it runs as.

    It listens on a socket in a private folder and nowhere else, and needs no password.
    """

    home: Path
    user: places.Account | None = None
    settings: Mapping[str, str] = field(default_factory=dict)

    @property
    def sockets(self) -> Path:
        """The folder of the socket."""
        return places.sockets(self.home / "socket")

    @property
    def url(self) -> str:
        """The address to give as DATABASE_URL."""
        return f"postgres://{OWNER}@{quote(str(self.sockets), safe='')}/postgres"

    @property
    def log(self) -> Path:
        """The file that the server writes its messages to."""
        return self.home / "log"

    def data(self, bin_folder: Path) -> Path:
        """Return the data folder; each major version has its own format and folder."""
        return self.home / f"data-{programs.major(bin_folder, self.user)}"

    def start(self) -> bool:
        """Bring the server up; say whether it was this call that did."""
        open_way(self.home)
        bin_folder = programs.find(self.user, self.home)
        data = self.data(bin_folder)
        if self._control(bin_folder, data, "status") == 0:
            return False
        private(self.sockets, self.user)
        self._initialise(bin_folder, data)
        self._write(data / "postgresql.conf", configuration(self._options()))
        self._write(self.log, "")
        if self._control(bin_folder, data, "start", "-w", "-t", "60", "-l", self.log):
            lines = "".join(self.log.read_text().splitlines(keepends=True)[-5:])
            message = f"PostgreSQL did not start; {self.log} ends with:\n{lines}"
            raise SystemExit(message)
        return True

    def stop(self, mode: str = "fast") -> bool:
        """Bring the server down; say whether there was one."""
        found = list(self.home.glob("data-*/postmaster.pid"))
        if not found:
            return False
        bin_folder = programs.find(self.user, self.home)
        for pid in found:
            self._control(bin_folder, pid.parent, "stop", "-w", "-m", mode)
        return True

    def _options(self) -> dict[str, str]:
        return {
            "listen_addresses": "",
            "unix_socket_directories": str(self.sockets),
            "max_connections": "100",
            "shared_buffers": "128MB",
            "timezone": "UTC",
            "log_timezone": "UTC",
            **self.settings,
        }

    def _initialise(self, bin_folder: Path, data: Path) -> None:
        if data.exists():
            return
        # Made under another name, so that an interrupted initdb leaves nothing whole.
        part = data.with_name(f"{data.name}.part")
        shutil.rmtree(part, ignore_errors=True)
        private(part, self.user)
        made = programs.run(
            bin_folder / "initdb",
            *("--pgdata", part, "--username", OWNER, "--auth", "trust"),
            *("--encoding", "UTF8", "--no-locale", "--no-sync", "--no-instructions"),
            user=self.user,
        )
        if made.returncode:
            message = f"initdb failed in {part}: {made.stderr.strip()}"
            raise SystemExit(message)
        part.rename(data)

    def _control(self, bin_folder: Path, data: Path, *words: str | Path) -> int:
        # With a pipe attached pg_ctl would wait for the server's end, not its start.
        command = [bin_folder / "pg_ctl", "-D", data, "-s", *words]
        return programs.run(
            *command, user=self.user, output=subprocess.DEVNULL
        ).returncode

    def _write(self, path: Path, text: str) -> None:
        path.touch(mode=0o600)
        path.write_text(text, encoding="utf-8")
        give(path, self.user)


def configuration(options: Mapping[str, str]) -> str:
    """Return the text of a postgresql.conf.

    >>> configuration({"listen_addresses": "", "timezone": "it's"})
    "listen_addresses = ''\\ntimezone = 'it''s'\\n"
    """
    return "".join(
        "{} = '{}'\n".format(name, value.replace("'", "''"))
        for name, value in options.items()
    )


def private(path: Path, user: places.Account | None) -> None:
    """Make a folder that only the database's user may enter, or see that it is one."""
    path.mkdir(mode=0o700, parents=True, exist_ok=True)
    status = path.lstat()
    if not stat.S_ISDIR(status.st_mode) or status.st_uid not in {
        os.geteuid(),
        user.uid if user else os.geteuid(),
    }:
        message = f"{path} belongs to somebody else; remove it and try again."
        raise SystemExit(message)
    path.chmod(0o700)
    give(path, user)


def open_way(path: Path) -> None:
    """Make a folder that anybody may pass through, whatever the umask says."""
    for folder in (path.parent, path):
        if not folder.exists():
            folder.mkdir(parents=True)
            folder.chmod(0o711)


def give(path: Path, user: places.Account | None) -> None:
    """Hand a file or folder to the database's user."""
    if user:
        os.chown(path, user.uid, user.gid)


def own(base: Path) -> Server:
    """Return the server that belongs to the checkout at `base`."""
    user = places.account()
    return Server(places.home(base, user), user)


@contextmanager
def throwaway() -> Iterator[str]:
    """Run a fresh server for the length of a block; give its address."""
    user = places.account()
    parent = Path(tempfile.gettempdir())
    if not places.passable(parent.resolve(), user):
        parent = places.SHORT
    folder = Path(tempfile.mkdtemp(prefix="amerika-", dir=parent))
    folder.chmod(0o711)
    server = Server(folder, user, FORGETFUL)
    try:
        server.start()
        yield server.url
    finally:
        server.stop("immediate")
        shutil.rmtree(folder, ignore_errors=True)
        shutil.rmtree(server.sockets, ignore_errors=True)
