"""Taking everything along, and leaving nothing behind."""

import base64
import io
import json
import zipfile

import pytest
from django.contrib.sessions.models import Session
from django.core.management import call_command
from django.db import connection
from django.test import Client
from django.test.utils import CaptureQueriesContext
from django.urls import reverse

from campaigns.models import Campaign, User
from campaigns.services.campaign_copy import campaign_copy
from campaigns.services.campaign_import import campaign_import
from campaigns.services.campaign_manage import campaign_delete, campaign_rename
from campaigns.services.campaign_report import campaign_report
from campaigns.services.diary_edit import diary_entry_write
from campaigns.views import account
from tests.factories import UserFactory, begin_campaign, share_campaign
from tests.players import play, slot_closed

MARK = "zqxzqx"
PASSWORD = "fly now"
TABLES = "SELECT tablename FROM pg_tables WHERE schemaname = 'public'"
EXPORT, DELETE = "campaigns:account_export", "campaigns:account_delete"


@pytest.fixture
def player(db):
    """Somebody of whom as much as can be is stored, each with a mark in it."""
    user = UserFactory(username=MARK, email=f"{MARK}@example.org")
    user.emailaddress_set.create(email=user.email, primary=True, verified=True)
    user.display_choices = {"theme": "dark"}
    user.save()
    campaign = play(begin_campaign(user), until=slot_closed(0))
    campaign_rename(campaign=campaign, title=f"{MARK} first")
    share_campaign(campaign, shows_owner=True, is_published=True)
    diary_entry_write(campaign=campaign, slot=0, text=f"{MARK} diary")
    campaign_report(campaign=campaign, number=1, reporter=user, text=f"{MARK} report")
    copy = campaign_copy(campaign=campaign)
    campaign_rename(campaign=copy, title=f"{MARK} copy")
    binned = begin_campaign(user)
    campaign_rename(campaign=binned, title=f"{MARK} bin")
    campaign_delete(campaign=binned)
    return user


def signed_in():
    """A browser in which the player has typed his name and password."""
    client = Client()
    form = {"login": f"{MARK}@example.org", "password": PASSWORD}
    assert client.post(reverse("account_login"), form).status_code == 302
    return client


def everything():
    """Every row of the database as text, sessions and cache decoded."""
    with connection.cursor() as cursor:
        cursor.execute(TABLES)
        for (table,) in cursor.fetchall():
            cursor.execute(f'SELECT * FROM "{table}"')
            yield from ((table, repr(row)) for row in cursor.fetchall())
        cursor.execute("SELECT value FROM cache")
        yield from (("cache", repr(base64.b64decode(v))) for (v,) in cursor.fetchall())
    for session in Session.objects.all():
        yield "session", repr(session.get_decoded())


def left():
    """Where the mark is found."""
    return {table for table, row in everything() if MARK in row}


def archive_of(client):
    answer = client.get(reverse(EXPORT))
    assert answer.status_code == 200
    assert answer["Content-Type"] == "application/zip"
    with zipfile.ZipFile(io.BytesIO(answer.getvalue())) as archive:
        return {name: archive.read(name) for name in archive.namelist()}


def test_the_export_has_the_account_and_every_campaign(player):
    found = archive_of(signed_in())
    account = json.loads(found["account.json"])
    assert account["email"] == f"{MARK}@example.org"
    assert account["addresses"][0]["verified"] is True
    assert account["reports"][0]["text"] == f"{MARK} report"
    assert account["display_choices"] == {"theme": "dark"}
    facts = [json.loads(v) for k, v in found.items() if k.endswith("facts.json")]
    titles = {fact["title"] for fact in facts}
    assert titles == {f"{MARK} first", f"{MARK} copy", f"{MARK} bin"}
    assert [e["text"] for fact in facts for e in fact["diary"]] == [f"{MARK} diary"]


def test_a_large_export_lies_on_disk(player, monkeypatch):
    monkeypatch.setattr(account, "IN_MEMORY", 1000)
    answer = signed_in().get(reverse(EXPORT))
    assert int(answer["Content-Length"]) == len(answer.getvalue()) > 1000


def test_a_career_of_the_export_can_be_read_in_again(player, charlie):
    found = archive_of(signed_in())
    files = [data for name, data in found.items() if name.endswith("career.json")]
    assert len(files) == 2  # the scratch copy has its state instead
    assert sum(name.endswith("state.json") for name in found) == 1
    first = player.campaigns.get(title=f"{MARK} first")
    again = {campaign_import(owner=charlie, data=data).lines for data in files}
    assert first.lines in again


def test_the_export_keeps_password_and_seeds_to_the_server(player):
    whole = b"".join(archive_of(signed_in()).values())
    assert player.password.encode() not in whole
    for campaign in player.campaigns.all():
        assert bytes(campaign.seed).hex().encode() not in whole


def test_nobody_else_gets_any_of_it(player, as_charlie, anonymous):
    assert MARK.encode() not in b"".join(archive_of(as_charlie).values())
    assert anonymous.get(reverse(EXPORT)).status_code == 302


def test_without_the_tick_nothing_goes_and_the_page_says_so(player):
    answer = signed_in().post(reverse(DELETE), {"other": "yes"})
    assert answer.status_code == 422
    assert "Nothing was deleted" in answer.text
    assert User.objects.filter(pk=player.pk).exists()


def test_really_nothing_stays(player, alice):
    other = begin_campaign(alice)
    here, _elsewhere = signed_in(), signed_in()
    assert {"campaigns_user", "campaigns_campaign", "session"} <= left()
    here.post(reverse(DELETE), {"sure": "yes"})
    assert left() == {"session"}
    call_command("purge_guests", stdout=io.StringIO())
    assert left() == set()
    assert Campaign.objects.get() == other
    with connection.cursor() as cursor:
        cursor.execute("SELECT DISTINCT campaign_id FROM campaigns_logline")
        assert cursor.fetchall() == [(other.pk,)]


def test_every_session_of_it_ends_at_once(player):
    here, elsewhere = signed_in(), signed_in()
    here.post(reverse(DELETE), {"sure": "yes"})
    answer = elsewhere.get(reverse("campaigns:list"))
    assert answer["Location"].startswith(reverse("account_login"))


def test_to_delete_it_reads_no_other_session(player, as_charlie):
    here = signed_in()
    with CaptureQueriesContext(connection) as seen:
        here.post(reverse(DELETE), {"sure": "yes"})
    read = [q["sql"] for q in seen if 'FROM "django_session"' in q["sql"]]
    assert read
    assert all('"session_key" ' in sql for sql in read)
