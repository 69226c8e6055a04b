import os
import stat

import psycopg
import pytest

from amerika.launch import places, postgres


@pytest.fixture
def server(tmp_path_factory):
    """Return a server that is not running, in a place its user may go to."""
    user = places.account()
    folder = places.SHORT / f"amerika-test-{os.getpid()}"
    made = postgres.Server(folder, user, postgres.FORGETFUL)
    yield made
    made.stop("immediate")
    postgres.shutil.rmtree(folder, ignore_errors=True)


def test_it_starts_once_and_stops_once(server):
    assert server.start() is True
    assert server.start() is False
    with psycopg.connect(server.url) as connection:
        assert connection.execute("SELECT 1").fetchone() == (1,)
    assert server.stop() is True
    assert server.stop() is False


def test_it_keeps_what_was_written(server):
    server.start()
    with psycopg.connect(server.url) as connection:
        connection.execute("CREATE TABLE kept AS SELECT 7 AS number")
    server.stop()
    server.start()
    with psycopg.connect(server.url) as connection:
        assert connection.execute("SELECT number FROM kept").fetchone() == (7,)


def test_it_begins_again_where_a_first_start_was_cut_short(server):
    server.home.mkdir(mode=0o711)
    part = server.home / f"data-{_major(server)}.part"
    part.mkdir()
    (part / "half").touch()
    assert server.start() is True
    assert not part.exists()


def test_it_listens_on_no_port_and_closes_its_folders(server):
    server.start()
    with psycopg.connect(server.url) as connection:
        row = connection.execute("SHOW listen_addresses").fetchone()
    assert row == ("",)
    assert stat.S_IMODE(server.sockets.stat().st_mode) == 0o700


def test_it_says_what_the_log_says_when_it_cannot_start(server):
    broken = postgres.Server(server.home, server.user, {"shared_buffers": "no"})
    with pytest.raises(SystemExit, match="shared_buffers"):
        broken.start()


def test_a_throwaway_leaves_nothing_behind():
    with postgres.throwaway() as url:
        with psycopg.connect(url) as connection:
            row = connection.execute("SHOW data_directory").fetchone()
        assert row is not None
    assert not os.path.exists(os.path.dirname(row[0]))  # noqa: PTH110, PTH120


def test_it_refuses_a_folder_of_somebody_else_s(tmp_path, monkeypatch):
    monkeypatch.setattr(os, "geteuid", lambda: os.getuid() + 1)
    with pytest.raises(SystemExit, match="belongs to somebody else"):
        postgres.private(tmp_path, None)


def test_it_quotes_what_it_configures():
    text = postgres.configuration({"unix_socket_directories": "/it's here"})
    assert text == "unix_socket_directories = '/it''s here'\n"


def _major(server):
    found = postgres.programs.find(server.user, server.home)
    return postgres.programs.major(found, server.user)
