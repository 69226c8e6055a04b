"""A dump as the compose file makes it, restored, has the same careers."""

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import psycopg
import pytest
from django.db import connection

from amerika.launch import programs
from campaigns.models import Campaign
from campaigns.rules.state import decode, encode
from campaigns.services.campaign_import import campaign_import
from campaigns.services.diary_edit import diary_entry_write
from tests.exchange import files
from tests.factories import UserFactory, begin_campaign, share_campaign
from tests.players import in_the_air, play, slot_closed

BASE = Path(__file__).resolve().parents[3]
PROGRAMS = re.compile(r"\bpg_(dump|restore)\b")
TABLES = "SELECT tablename FROM pg_tables WHERE schemaname = 'public' ORDER BY 1"
CAREERS = "SELECT id, state, seed, seed_hash, turn FROM campaigns_campaign ORDER BY id"
LOG = "SELECT * FROM campaigns_logline ORDER BY campaign_id, number"
pytestmark = pytest.mark.django_db(transaction=True)


@pytest.fixture
def careers():
    """One career in the air with a diary and a link, and one that is over."""
    alice = UserFactory(username="alice")
    flying = play(begin_campaign(alice), until=slot_closed(0))
    flying = play(flying, until=in_the_air)
    diary_entry_write(campaign=flying, slot=0, text="Äußerst ruhig.")
    share_campaign(flying, shows_owner=True, is_published=True)
    campaign_import(owner=UserFactory(), data=files.whole())
    return Campaign.objects.count()


def place(name=None):
    """How PostgreSQL's own programs, and psycopg, reach one of the databases."""
    here = connection.settings_dict
    return {
        "host": here["HOST"] or "/var/run/postgresql",
        "port": str(here["PORT"] or 5432),
        "user": here["USER"],
        "password": here["PASSWORD"] or "",
        "dbname": name or here["NAME"],
    }


@pytest.fixture
def elsewhere():
    """The name of an empty database on the same server."""
    name = f"{connection.settings_dict['NAME']}_restored"
    with psycopg.connect(**place("postgres"), autocommit=True) as server:
        server.execute(f'DROP DATABASE IF EXISTS "{name}"')
        server.execute(f'CREATE DATABASE "{name}"')
        yield name
        server.execute(f'DROP DATABASE "{name}" WITH (FORCE)')


@pytest.fixture
def run(tmp_path):
    """Return a function that runs one of the scripts on a database."""
    folder = programs.find(None, tmp_path)

    def run(script, word, name=None):
        where = place(name)
        given = {
            "PATH": f"{folder}:{os.environ['PATH']}",
            "PGHOST": where["host"],
            "PGPORT": where["port"],
            "PGUSER": where["user"],
            "PGPASSWORD": where["password"],
            "PGDATABASE": where["dbname"],
        }
        return subprocess.run(
            ["sh", BASE / "amerika" / "deploy" / script, word],
            env=given,
            capture_output=True,
            text=True,
            check=False,
        )

    return run


def content(name=None):
    """Every row of every table, in an order of its own."""
    with psycopg.connect(**place(name)) as server:
        tables = [row[0] for row in server.execute(TABLES).fetchall()]
        found = {
            table: sorted(map(repr, server.execute(f'SELECT * FROM "{table}"')))
            for table in tables
        }
    assert {"campaigns_campaign", "campaigns_logline", "campaigns_user"} <= set(found)
    return found


def careers_in(name=None):
    """Canonical bytes, seeds and log of every career."""
    with psycopg.connect(**place(name)) as server:
        rows = server.execute(CAREERS).fetchall()
        log = server.execute(LOG).fetchall()
    states = [encode(decode(json.dumps(row[1]).encode())) for row in rows]
    return states, [row[2:] for row in rows], log


def dump(run, tmp_path):
    done = run("backup.sh", tmp_path)
    assert done.returncode == 0, done.stderr
    return Path(done.stdout.strip())


def test_a_restored_database_has_every_career_to_the_byte(
    run, careers, elsewhere, tmp_path
):
    file = dump(run, tmp_path)
    done = run("restore.sh", file, elsewhere)
    assert done.returncode == 0, done.stderr
    states, *_rest = careers_in()
    assert len(states) == careers == 2
    assert careers_in(elsewhere) == careers_in()
    assert content(elsewhere) == content()


def test_the_restored_careers_replay(run, careers, elsewhere, tmp_path):
    assert run("restore.sh", dump(run, tmp_path), elsewhere).returncode == 0
    where = place(elsewhere)
    host = where["host"].replace("/", "%2F")
    url = f"postgres://{where['user']}:{where['password']}@{host}:{where['port']}"
    done = subprocess.run(
        [sys.executable, "manage.py", "replay", "--all", "--check"],
        cwd=BASE,
        env={
            **os.environ,
            "DATABASE_URL": f"{url}/{elsewhere}",
            "SECRET_KEY": "x" * 50,
        },
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert len(done.stdout.splitlines()) >= careers


def test_it_takes_the_place_of_what_came_later(run, careers, elsewhere, tmp_path):
    file = dump(run, tmp_path)
    run("restore.sh", file, elsewhere)
    with psycopg.connect(**place(elsewhere)) as server:
        server.execute("UPDATE campaigns_campaign SET title = 'later', turn = turn + 1")
        server.execute("DELETE FROM campaigns_logline")
    assert run("restore.sh", file, elsewhere).returncode == 0
    assert content(elsewhere) == content()


def test_a_table_that_came_later_goes(run, careers, elsewhere, tmp_path):
    """Else the update that makes it could not be made again."""
    file = dump(run, tmp_path)
    run("restore.sh", file, elsewhere)
    with psycopg.connect(**place(elsewhere)) as server:
        server.execute(
            "CREATE TABLE newer (campaign bigint REFERENCES campaigns_campaign)"
        )
        server.execute("ALTER TABLE campaigns_user ADD newer integer")
    assert run("restore.sh", file, elsewhere).returncode == 0
    assert content(elsewhere) == content()


def test_a_restored_database_can_be_dumped_again(run, careers, elsewhere, tmp_path):
    run("restore.sh", dump(run, tmp_path), elsewhere)
    again = tmp_path / "again"
    again.mkdir()
    done = run("backup.sh", again, elsewhere)
    assert done.returncode == 0, done.stderr
    assert run("restore.sh", done.stdout.strip(), elsewhere).returncode == 0
    assert content(elsewhere) == content()


def test_a_dump_that_is_broken_changes_nothing(run, careers, elsewhere, tmp_path):
    file = dump(run, tmp_path)
    run("restore.sh", file, elsewhere)
    half = tmp_path / "half.dump"
    half.write_bytes(file.read_bytes()[: file.stat().st_size // 2])
    assert run("restore.sh", half, elsewhere).returncode != 0
    assert content(elsewhere) == content()


def test_a_dump_that_fails_leaves_no_file(run, tmp_path):
    assert run("backup.sh", tmp_path, "no_such_database").returncode != 0
    assert list(tmp_path.glob("amerika-*")) == []


def test_old_dumps_go_and_new_ones_stay(run, careers, tmp_path):
    old, young = tmp_path / "amerika-1.dump", tmp_path / "amerika-2.dump"
    for file, days in ((old, 16), (young, 13)):
        file.touch()
        then = file.stat().st_mtime - days * 86_400
        os.utime(file, (then, then))
    made = dump(run, tmp_path)
    assert set(tmp_path.glob("*.dump")) == {young, made}


@pytest.mark.parametrize("name", ["docker-compose.yml", "docs/hosting.md"])
def test_compose_file_and_manual_use_these_scripts_alone(name):
    text = (BASE / name).read_text()
    assert "/deploy/backup.sh" in text or "/deploy/restore.sh" in text
    assert not PROGRAMS.search(text)
