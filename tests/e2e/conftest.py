import os

import pytest
from axe_playwright_python.sync_playwright import Axe
from django.conf import settings
from django.test import Client

# Playwright's synchronous interface keeps an event loop in this thread, which makes
# Django suspect asynchronous code; the tests use the database from this thread alone.
os.environ.setdefault("DJANGO_ALLOW_ASYNC_UNSAFE", "true")


@pytest.fixture(scope="session")
def base_url(live_server):
    """Let tests write page.goto("/")."""
    return live_server.url


@pytest.fixture
def console_errors():
    """Hold what the browser complains of; a test that provokes it clears the list."""
    return []


@pytest.fixture
def page(page, console_errors):
    """Fail the test whose page breaks the Content-Security-Policy, or has an error."""

    def note(message):
        if message.type == "error":
            console_errors.append(message.text)

    page.on("console", note)
    page.on("pageerror", lambda error: console_errors.append(str(error)))
    yield page
    assert console_errors == []


@pytest.fixture
def sign_in(context, live_server):
    """Return a function that signs a user in, in this test's browser."""

    def sign_in(user):
        client = Client()
        client.force_login(user)
        context.add_cookies(
            [
                {
                    "name": settings.SESSION_COOKIE_NAME,
                    "value": client.cookies[settings.SESSION_COOKIE_NAME].value,
                    "url": live_server.url,
                }
            ]
        )

    return sign_in


@pytest.fixture
def assert_accessible():
    """Return a function that fails with axe's report where the page has a violation.

    What moves is brought to its end: between two themes the colours are neither's.
    """
    axe = Axe()

    def assert_accessible(page):
        page.evaluate("() => document.getAnimations().forEach((one) => one.finish())")
        results = axe.run(
            page,
            options={
                "runOnly": ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]
            },
        )
        assert results.violations_count == 0, results.generate_report()

    return assert_accessible
