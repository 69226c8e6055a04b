import os
from pathlib import Path

import pytest

from amerika.launch import places

SOMEBODY = places.Account("somebody", uid=os.getuid() + 1, gid=os.getgid() + 1)


@pytest.fixture
def clone(tmp_path):
    """Return a folder that somebody else may go to, if its parents let him."""
    path = tmp_path / "clone"
    path.mkdir()
    path.chmod(0o755)
    return path


@pytest.fixture
def open_parents(monkeypatch, tmp_path):
    """Look only at what the test made: pytest's own folders are closed to others."""
    monkeypatch.setattr(
        places, "_above", lambda path: [path, *path.parents][: _depth(path, tmp_path)]
    )


def _depth(path, top):
    return len(path.relative_to(top).parts) + 1


def test_it_needs_no_other_account_for_an_ordinary_user(monkeypatch):
    monkeypatch.setattr(os, "geteuid", lambda: 1000)
    assert places.account() is None


def test_it_takes_the_first_account_that_root_can_become(monkeypatch):
    monkeypatch.setattr(os, "geteuid", lambda: 0)
    assert places.account(("no-such-user", "nobody")).name == "nobody"


def test_it_says_what_to_do_where_there_is_no_account(monkeypatch):
    monkeypatch.setattr(os, "geteuid", lambda: 0)
    with pytest.raises(SystemExit, match="useradd"):
        places.account(("no-such-user",))


def test_it_keeps_the_database_beside_the_code(clone):
    assert places.home(clone, None) == clone / ".run" / "postgres"


def test_it_keeps_it_there_where_the_other_account_may_go(
    clone, tmp_path, open_parents
):
    tmp_path.chmod(0o711)
    assert places.home(clone, SOMEBODY) == clone / ".run" / "postgres"


def test_it_goes_elsewhere_where_a_parent_is_closed(clone, tmp_path, open_parents):
    tmp_path.chmod(0o700)
    assert places.home(clone, SOMEBODY).parent == places.OUTSIDE


def test_it_gives_each_clone_a_place_of_its_own(tmp_path):
    assert places.mark(tmp_path / "one") != places.mark(tmp_path / "two")


@pytest.mark.parametrize("length", [20, 60, 89, 90, 91, 200])
def test_a_socket_always_has_an_address_that_fits(length):
    folder = Path("/" + "x" * (length - 1))
    chosen = places.sockets(folder)
    assert len(os.fsencode(chosen / places.SOCKET_NAME)) <= places.SOCKET_BYTES
    assert (chosen == folder) is (length + 1 + len(places.SOCKET_NAME) <= 103)


def test_a_socket_s_length_is_counted_in_bytes():
    folder = Path("/" + "ü" * 50)
    assert places.sockets(folder) != folder
