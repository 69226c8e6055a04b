"""Scripts in every text that a player can set, on every page that could show it."""

import pytest

from campaigns.models import Campaign, Report
from campaigns.services.campaign_manage import campaign_rename, campaign_share
from campaigns.services.diary_edit import diary_entry_write, diary_share
from tests.factories import begin_campaign
from tests.players import play, slot_closed
from tests.security.urls import paths

MARK = "zqx"
ATTACK = f"<script>{MARK}()</script>\"'><img src=x onerror={MARK}()>"
SHORT = f"<b {MARK}>'\"><script>{MARK}"
"""For the fields that hold 60 characters."""
LIVE = (f"<script>{MARK}", f"<img src=x onerror={MARK}", f"<b {MARK}>")


@pytest.fixture
def attacked(alice):
    """A campaign whose every text is a script."""
    drawn = begin_campaign(alice)
    names = dict.fromkeys(drawn.state.crew, SHORT)
    drawn.delete()
    found = begin_campaign(alice, crew_names=names, aircraft_name=SHORT)
    found = play(found, until=slot_closed(0))
    campaign_rename(campaign=found, title=ATTACK[:80])
    campaign_share(campaign=found, shows_owner=True, is_published=True)
    found.refresh_from_db()
    diary_share(campaign=found, shared=True)
    diary_entry_write(campaign=found, slot=0, text=ATTACK)
    Report.objects.create(campaign=found, number=1, reporter=alice, text=ATTACK)
    return found


@pytest.mark.parametrize("who", ["as_alice", "anonymous", "as_host"])
def test_it_is_shown_as_text_everywhere(request, attacked, who):
    client, shown = request.getfixturevalue(who), 0
    for path in paths(attacked):
        answer = client.get(path)
        if answer.get("Content-Type", "").startswith("text/html"):
            assert not [live for live in LIVE if live in answer.text], path
            shown += MARK in answer.text
    assert shown >= {"as_alice": 6, "anonymous": 2, "as_host": 2}[who]


def test_it_is_text_in_a_page_that_came_back_with_an_error(as_alice, attacked):
    form = {"pilot": "", "aircraft": SHORT, "aircraft_name": SHORT, "title": ATTACK}
    for path in paths(attacked):
        if path.startswith("/campaigns/") and "give-up" not in path:
            answer = as_alice.post(path, form, follow=True)
            if answer.get("Content-Type", "").startswith("text/html"):
                assert not [live for live in LIVE if live in answer.text], path
            Campaign.objects.filter(pk=attacked.pk).update(deleted_at=None)


def test_a_query_is_shown_as_text(client, as_alice, attacked):
    for path in paths(attacked):
        for name in ("next", "panel", "preset", "slot", "q", "page"):
            answer = as_alice.get(path, {name: ATTACK})
            if answer.get("Content-Type", "").startswith("text/html"):
                assert not [live for live in LIVE if live in answer.text], path


def test_files_are_no_pages(as_alice, attacked):
    for path in paths(attacked):
        answer = as_alice.get(path)
        kind = answer.get("Content-Type", "")
        if answer.status_code == 200 and not kind.startswith("text/html"):
            assert not kind.startswith(("image/svg", "text/xml", "application/x")), path
            assert answer["X-Content-Type-Options"] == "nosniff", path
