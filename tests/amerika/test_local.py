import stat

from amerika import local


def test_it_keeps_the_key_it_made(tmp_path):
    local.prepare(tmp_path, "postgres://one")
    key = local.secret_key(tmp_path)
    local.prepare(tmp_path, "postgres://two")
    assert local.secret_key(tmp_path) == key
    assert len(key) >= 50


def test_it_notes_the_present_database(tmp_path):
    local.prepare(tmp_path, "postgres://one")
    local.prepare(tmp_path, "postgres://two")
    assert local.database_url(tmp_path) == "postgres://two"


def test_it_lets_nobody_else_read_the_key(tmp_path):
    local.prepare(tmp_path, "postgres://one")
    path = tmp_path / local.FOLDER / local.KEY
    assert stat.S_IMODE(path.stat().st_mode) == 0o600


def test_it_has_nothing_where_set_up_has_not_run(tmp_path):
    assert local.secret_key(tmp_path) is None
    assert local.database_url(tmp_path) is None
