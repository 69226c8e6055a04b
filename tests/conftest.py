import os

import pytest
from django.conf import settings
from django.db import connections
from django.utils import translation
from hypothesis import settings as hypothesis_settings

from amerika.launch import postgres
from amerika.launch.browser import launch_options
from tests.browser import Browser
from tests.factories import UserFactory

hypothesis_settings.register_profile("default", deadline=None, max_examples=100)
hypothesis_settings.register_profile("fuzz", deadline=None, max_examples=10_000)
hypothesis_settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "default"))


def pytest_configure():
    """Serve static files from where they lie, and hash passwords fast."""
    settings.STORAGES["staticfiles"]["BACKEND"] = (
        "django.contrib.staticfiles.storage.StaticFilesStorage"
    )
    settings.WHITENOISE_AUTOREFRESH = True
    settings.WHITENOISE_USE_FINDERS = True
    settings.PASSWORD_HASHERS = ["django.contrib.auth.hashers.MD5PasswordHasher"]


@pytest.fixture(scope="session")
def database_server():
    """Give the address of a database: DATABASE_URL, or a server for this run alone."""
    if url := os.environ.get("DATABASE_URL"):
        yield url
        return
    with postgres.throwaway() as url:
        yield url


@pytest.fixture(scope="session")
def django_db_modify_db_settings(
    database_server, django_db_modify_db_settings_parallel_suffix
):
    """Point Django at that database, without a pool that would outlive each test."""
    import dj_database_url

    found = dj_database_url.parse(database_server)
    here = connections.settings["default"]
    here.update({name: found[name] for name in ("HOST", "PORT", "USER", "PASSWORD")})
    here["NAME"] = found["NAME"]
    here["OPTIONS"].pop("pool", None)


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args):
    """Start the system's Chromium where there is one, else Playwright's own."""
    return {**browser_type_launch_args, **launch_options()}


@pytest.fixture(autouse=True)
def english():
    """Begin each test in English; a German page read before leaves German behind."""
    with translation.override("en"):
        yield


@pytest.fixture
def alice(db):
    """She owns what the test is about."""
    return UserFactory(username="alice")


@pytest.fixture
def charlie(db):
    """He must never see or change what is hers."""
    return UserFactory(username="charlie")


@pytest.fixture
def as_alice(alice):
    """Return a client that is signed in as the owner."""
    return signed_in(alice)


@pytest.fixture
def as_charlie(charlie):
    """Return a client that is signed in as the stranger."""
    return signed_in(charlie)


@pytest.fixture
def anonymous(db):
    """Return a client of nobody."""
    return Browser()


def signed_in(user):
    """Return a client that is signed in as `user`."""
    client = Browser()
    client.force_login(user)
    return client
