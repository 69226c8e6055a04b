import os
import subprocess
import sys
from pathlib import Path

import pytest

BASE = Path(__file__).resolve().parents[2]
PRODUCTION = {
    "SECRET_KEY": "0123456789abcdefghijklmnopqrstuvwxyz" * 2,
    "DATABASE_URL": "postgres:///amerika",
    "SITE_URL": "https://bomber.example",
    "TRUSTED_PROXIES": "1",
    "MAIL_HOST": "smtp.bomber.example",
}
MACHINE = ("LANG", "LD_LIBRARY_PATH", "PATH")
PROGRAM = """
from amerika import settings
print({name: getattr(settings, name, None) for name in %r})
"""
WANTED = {
    "DEBUG": False,
    "SESSION_COOKIE_SECURE": True,
    "CSRF_COOKIE_SECURE": True,
    "LANGUAGE_COOKIE_SECURE": True,
    "LANGUAGE_COOKIE_HTTPONLY": True,
    "CSRF_COOKIE_HTTPONLY": True,
    "SECURE_SSL_REDIRECT": True,
    "SECURE_HSTS_SECONDS": 31_536_000,
    "SECURE_HSTS_INCLUDE_SUBDOMAINS": True,
    "ALLOWED_HOSTS": ["bomber.example", "localhost", "127.0.0.1", "[::1]"],
    "CSRF_TRUSTED_ORIGINS": ["https://bomber.example"],
}


def run(*command):
    machine = {name: os.environ[name] for name in MACHINE if name in os.environ}
    return subprocess.run(
        [sys.executable, *command],
        cwd=BASE,
        env={**machine, **PRODUCTION},
        capture_output=True,
        text=True,
        check=False,
    )


@pytest.fixture(scope="module")
def production():
    done = run("-c", PROGRAM % list(WANTED))
    assert done.returncode == 0, done.stderr
    return eval(done.stdout)


@pytest.mark.parametrize("name", WANTED)
def test_production_is_strict(production, name):
    assert production[name] == WANTED[name]


def test_django_has_nothing_to_say_against_a_deployment():
    done = run("manage.py", "check", "--deploy", "--fail-level", "WARNING")
    assert done.returncode == 0, done.stderr
    assert "no issues" in done.stdout


def test_cookies_cannot_be_read_by_script_or_sent_from_elsewhere(client, alice):
    from django.conf import settings

    assert settings.SESSION_COOKIE_HTTPONLY
    client.get("/accounts/login/")
    client.post("/i18n/setlang/", {"language": "de"})
    client.force_login(alice)
    assert set(client.cookies) == {"csrftoken", "django_language", "sessionid"}
    for name in ("csrftoken", "django_language"):
        assert client.cookies[name]["httponly"], name
        assert client.cookies[name]["samesite"] == "Lax", name
    assert settings.SESSION_COOKIE_SAMESITE == "Lax"
