"""Scripts in every text that a player can set, on every page that could show it."""

import re

import pytest
from django.db import transaction

from campaigns.models import Campaign, Report
from campaigns.services.campaign_manage import campaign_rename
from campaigns.services.diary_edit import diary_entry_write, diary_share
from tests.factories import begin_campaign, share_campaign
from tests.forms import forms_of
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
    share_campaign(found, shows_owner=True, is_published=True)
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


def test_the_admin_shows_the_rows_of_a_player_as_text(as_host, attacked):
    report = Report.objects.get()
    shown = 0
    for path in (
        f"/admin/campaigns/campaign/{attacked.pk}/change/",
        f"/admin/campaigns/campaign/{attacked.pk}/history/",
        f"/admin/campaigns/campaign/{attacked.pk}/delete/",
        f"/admin/campaigns/report/{report.pk}/change/",
        f"/admin/campaigns/report/{report.pk}/delete/",
        f"/admin/campaigns/report/line/{attacked.pk}/1/",
        f"/admin/campaigns/user/{attacked.owner_id}/delete/",
        f"/admin/campaigns/campaign/?q={ATTACK}",
    ):
        answer = as_host.get(path)
        assert answer.status_code == 200, path
        assert not [live for live in LIVE if live in answer.text], path
        shown += MARK in answer.text
    assert shown >= 6


def test_every_field_of_every_form_may_hold_a_script(as_alice, alice, attacked):
    """Whatever takes it shows it as text, at once and on the pages that follow."""
    fields = {
        (form.action, name): form
        for path in list(paths(attacked))
        if (answer := as_alice.get(path))
        .get("Content-Type", "")
        .startswith("text/html")
        for form in forms_of(answer.text, path)
        for name, _ in form.fields
    }
    assert len(fields) > 40
    for (action, name), form in fields.items():
        with transaction.atomic():
            answer = as_alice.post(action, {**dict(form.data()), name: SHORT})
            pages = [answer, as_alice.get(f"/campaigns/{attacked.pk}/"),
                     as_alice.get("/campaigns/")]  # fmt: skip
            for page in pages:
                if page.get("Content-Type", "").startswith("text/html"):
                    assert not [live for live in LIVE if live in page.text], action
            transaction.set_rollback(True)
        as_alice.force_login(alice)


def test_no_text_reaches_a_header(as_alice, attacked):
    title = f'{MARK}\r\nSet-Cookie: {MARK}=1\r\n"; filename="{MARK}.exe'
    campaign_rename(campaign=attacked, title=title)
    for path in paths(attacked):
        for answer in (as_alice.get(path), as_alice.get(path, {"next": title})):
            told = {**answer.headers, "Location": ""}
            names = re.findall(r'filename="([^"]*)"', str(told))
            assert all(re.fullmatch(r"[\w-]+\.\w+", name) for name in names), path
            assert not [v for v in told.values() if "\n" in v or ".exe" in v], path
            assert MARK not in answer.cookies, path


def test_the_diary_s_own_page_is_text_too(as_alice, attacked):
    answer = as_alice.get(f"/campaigns/{attacked.pk}/diary/diary.html")
    assert MARK in answer.text
    assert not [live for live in LIVE if live in answer.text]


def test_files_are_no_pages(as_alice, attacked):
    for path in paths(attacked):
        answer = as_alice.get(path)
        kind = answer.get("Content-Type", "")
        if answer.status_code == 200 and not kind.startswith("text/html"):
            assert not kind.startswith(("image/svg", "text/xml", "application/x")), path
            assert answer["X-Content-Type-Options"] == "nosniff", path
