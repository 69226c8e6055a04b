import pytest
from django.db import OperationalError, connection


def test_it_is_well(client, db):
    response = client.get("/healthz")
    assert (response.status_code, response.content) == (200, b"ok\n")


def test_it_answers_over_plain_http_where_pages_do_not(client, db, settings):
    settings.SECURE_SSL_REDIRECT = True
    assert client.get("/").status_code == 301
    assert client.get("/healthz").status_code == 200


def test_it_is_not_well_without_a_database(client, db, monkeypatch):
    def fail():
        raise OperationalError

    with monkeypatch.context() as patch:
        patch.setattr(connection, "cursor", fail)
        response = client.get("/healthz")
    assert (response.status_code, response.content) == (503, b"no database\n")


@pytest.mark.parametrize("method", ["post", "put", "delete"])
def test_it_only_answers_questions(client, db, method):
    assert getattr(client, method)("/healthz").status_code == 405
