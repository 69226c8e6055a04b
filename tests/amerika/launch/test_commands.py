import fcntl
import os
import socket
import subprocess
import sys

import pytest

from amerika import local
from amerika.launch import commands


@pytest.fixture
def base(tmp_path):
    """Return a checkout that was set up."""
    local.prepare(tmp_path, "postgres://nowhere")
    return tmp_path


@pytest.mark.parametrize("text", ["0", "65536", "-1", "http", "", "80²"])
def test_it_refuses_what_is_no_port(text):
    with pytest.raises(SystemExit, match="PORT must be a number"):
        commands.port_number(text)


def test_it_takes_a_port():
    assert commands.port_number("8000") == 8000


def test_it_sees_that_a_port_is_taken():
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        assert not commands._free("127.0.0.1", taken.getsockname()[1])


def test_a_copy_runs_once(base):
    first = commands._lock(base)
    assert commands._lock(base) is None
    os.close(first)
    again = commands._lock(base)
    assert again is not None
    os.close(again)


def test_it_ends_the_process_that_holds_the_lock(base):
    path = base / local.FOLDER / commands.LOCK
    path.touch()
    program = f"""
import fcntl, time
file = open({str(path)!r}, "r+")
fcntl.flock(file, fcntl.LOCK_EX)
print("held", flush=True)
time.sleep(60)
"""
    with subprocess.Popen(
        [sys.executable, "-c", program], stdout=subprocess.PIPE
    ) as holder:
        holder.stdout.readline()
        path.write_text(str(holder.pid))
        assert commands._end(path) is True
        assert holder.wait(5) == -15


def test_it_never_ends_a_process_that_only_has_the_number(base):
    path = base / local.FOLDER / commands.LOCK
    with subprocess.Popen([sys.executable, "-c", "input()"], stdin=-1) as other:
        path.write_text(str(other.pid))
        assert commands._end(path) is True
        assert other.poll() is None
        other.communicate(b"\n")


def test_it_gives_up_on_a_holder_that_does_not_end(base, monkeypatch):
    monkeypatch.setattr(commands, "PATIENCE", 0)
    path = base / local.FOLDER / commands.LOCK
    path.write_text("no number")
    with path.open() as held:
        fcntl.flock(held, fcntl.LOCK_EX)
        assert commands._end(path) is False
