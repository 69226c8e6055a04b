"""What an update does to careers that exist."""

import pytest
from django.db import connection
from django.db.migrations.executor import MigrationExecutor

from tests.factories import UserFactory, begin_campaign, share_campaign

TABLE = ("campaigns", "Campaign")
BEFORE, AFTER = ("campaigns", "0009_wounds"), ("campaigns", "0010_shows_flight")


def migrate(*targets):
    executor = MigrationExecutor(connection)
    executor.migrate(list(targets))
    return executor


@pytest.fixture
def at():
    """Return a function that migrates the database; it ends where it began."""
    latest = MigrationExecutor(connection).loader.graph.leaf_nodes()
    yield migrate
    migrate(*latest)


@pytest.mark.django_db(transaction=True)
def test_a_link_from_before_does_not_begin_to_show_the_flight(at):
    shared, private = (begin_campaign(UserFactory()) for _ in range(2))
    share_campaign(shared)
    at(BEFORE)
    campaigns = at(AFTER).loader.project_state([AFTER]).apps.get_model(*TABLE)
    shown = dict(campaigns.objects.values_list("pk", "shows_flight"))
    assert shown == {shared.pk: False, private.pk: True}
