"""What a player takes along is one moment of the database."""

import io
import json
import threading
import zipfile

import pytest
from django.db import connection

from campaigns.services import account_export as service
from campaigns.services.account_export import account_export
from campaigns.services.diary_edit import diary_entry_write
from tests.factories import UserFactory, begin_campaign
from tests.players import play, slot_closed


@pytest.fixture
def campaign(transactional_db):
    return play(begin_campaign(UserFactory()), until=slot_closed(0))


def meanwhile(work):
    """Do something on a connection of its own, and wait until it is done."""

    def run():
        work()
        connection.close()

    thread = threading.Thread(target=run)
    thread.start()
    thread.join()


def test_what_happens_meanwhile_is_not_in_it(campaign, monkeypatch):
    lines = campaign.lines

    def add(archive, found):
        meanwhile(lambda: play(campaign, steps=3))
        meanwhile(lambda: diary_entry_write(campaign=campaign, slot=0, text="later"))
        add_campaign(archive, found)

    add_campaign = service.add_campaign
    monkeypatch.setattr(service, "add_campaign", add)
    out = io.BytesIO()
    account_export(player=campaign.owner, out=out)
    with zipfile.ZipFile(out) as found:
        folder = f"campaigns/{campaign.pk}"
        log = found.read(f"{folder}/log.csv").decode().splitlines()
        facts = json.loads(found.read(f"{folder}/facts.json"))
    assert len(log) == lines + 2
    assert facts["diary"] == []
    campaign.refresh_from_db()
    assert campaign.lines > lines
