"""The site as `make play` runs it: web processes and a PostgreSQL, on loopback only."""

import json
import os
import secrets
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from contextlib import contextmanager, suppress
from pathlib import Path

from amerika.launch import places, postgres

BASE = Path(__file__).resolve().parents[2]
HOST = "127.0.0.1"
PATIENCE = 60


class Site:
    """One web server and one database; both can be killed and brought back."""

    def __init__(self, folder, workers=2):
        self.database = postgres.Server(folder, places.account())
        self.port = free_port()
        self.log = (folder / "web.log").open("w")
        self.web = None
        self._environment = {
            **os.environ,
            "DATABASE_URL": self.database.url,
            "SECRET_KEY": secrets.token_urlsafe(48),
            "SITE_URL": f"http://{HOST}:{self.port}",
            "BIND": f"{HOST}:{self.port}",
            "WEB_WORKERS": str(workers),
        }

    def start(self):
        """Start the database, bring it up to date and serve it."""
        self.database.start()
        self.run("amerika.launch.update")
        self.serve()

    def serve(self):
        """Start gunicorn with production's configuration, and wait until it answers."""
        command = [sys.executable, "-m", "gunicorn", "-c", "python:amerika.server"]
        self.web = subprocess.Popen(
            command, cwd=BASE, env=self._environment, stdout=self.log, stderr=self.log
        )
        wait_for(self.answers)

    def answers(self):
        """Say whether the web server takes connections."""
        if self.web.poll() is not None:
            message = f"the web server ended; see {self.log.name}"
            raise SystemExit(message)
        with suppress(OSError), socket.create_connection((HOST, self.port), 1):
            return True
        return False

    def stop(self):
        """End both."""
        if self.web and self.web.poll() is None:
            self.web.terminate()
            self.web.wait(PATIENCE)
        self.log.close()
        self.database.stop("immediate")

    def run(self, module, *words, given=None):
        """Run one of the programs that need Django; return what it prints as JSON."""
        done = subprocess.run(
            [sys.executable, "-m", module, *map(str, words)],
            cwd=BASE,
            env=self._environment,
            input=json.dumps(given),
            stdout=subprocess.PIPE,
            text=True,
            check=True,
        )
        return json.loads(done.stdout) if done.stdout.strip() else None

    def workers(self):
        """Return the process numbers of the web processes."""
        path = Path(f"/proc/{self.web.pid}/task/{self.web.pid}/children")
        return [int(number) for number in path.read_text().split()]

    def backends(self):
        """Return the process numbers of PostgreSQL's server and its children."""
        files = list(self.database.home.glob("data-*/postmaster.pid"))
        if not files:
            return 0, []
        server = int(files[0].read_text().split()[0])
        path = Path(f"/proc/{server}/task/{server}/children")
        with suppress(OSError):
            return server, [int(number) for number in path.read_text().split()]
        return server, []


@contextmanager
def running(workers=2):
    """Run a fresh site for the length of a block."""
    signal.signal(signal.SIGTERM, lambda number, _frame: sys.exit(128 + number))
    folder = Path(tempfile.mkdtemp(prefix="amerika-load-"))
    folder.chmod(0o711)
    site = Site(folder, workers)
    try:
        site.start()
        yield site
    finally:
        site.stop()
        shutil.rmtree(folder, ignore_errors=True)
        shutil.rmtree(site.database.sockets, ignore_errors=True)


def free_port():
    """Return a port of loopback that nobody has."""
    with socket.socket() as probe:
        probe.bind((HOST, 0))
        return probe.getsockname()[1]


def wait_for(holds, patience=PATIENCE):
    """Wait until something holds; raise `TimeoutError` when it takes too long."""
    end = time.monotonic() + patience
    while not holds():
        if time.monotonic() > end:
            message = f"{holds.__name__} did not come true in {patience} s"
            raise TimeoutError(message)
        time.sleep(0.1)
