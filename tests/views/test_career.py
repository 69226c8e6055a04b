from collections import Counter
from io import StringIO

import pytest
from django.core.management import call_command
from django.db import connection
from django.test.utils import CaptureQueriesContext
from django.urls import reverse

from campaigns.models import Campaign, User
from campaigns.services.campaign_import import campaign_import
from campaigns.services.campaign_manage import (
    campaign_delete,
    campaign_give_up,
    campaign_unshare,
)
from tests.exchange import files
from tests.factories import share_campaign
from tests.players import play, slot_closed

PUBLISHED = {"share": "yes", "is_published": "on"}


def link(campaign):
    return reverse("campaigns:public", args=[campaign.share_token])


def test_anybody_with_the_link_reads_it(anonymous, shared):
    answer = anonymous.get(link(shared))
    assert answer.status_code == 200
    assert shared.state.crew["pilot"].name in answer.text


def test_it_shows_neither_account_nor_address(anonymous, shared, alice):
    page = anonymous.get(link(shared)).text
    assert alice.email not in page
    assert alice.username not in page


def test_it_has_no_form_that_changes_anything(anonymous, shared):
    page = anonymous.get(link(shared)).text
    assert 'method="post"' not in page.replace("/i18n/setlang/", "") or (
        "/campaigns/" not in page
    )


def test_it_is_not_indexed_until_it_is_published(anonymous, as_alice, shared):
    assert anonymous.get(link(shared))["X-Robots-Tag"] == "noindex"
    assert link(shared) not in anonymous.get("/").text
    as_alice.post(reverse("campaigns:share", args=[shared.pk]), PUBLISHED)
    assert "X-Robots-Tag" not in anonymous.get(link(shared))
    assert link(shared) in anonymous.get("/").text


def test_a_revoked_link_is_not_there(anonymous, shared):
    path = link(shared)
    campaign_unshare(campaign=shared)
    assert anonymous.get(path).status_code == 404


def test_a_new_link_is_another(as_alice, shared):
    path = reverse("campaigns:share", args=[shared.pk])
    before = link(shared)
    as_alice.post(path, {"share": "no"})
    as_alice.post(path, {"share": "yes"})
    assert link(Campaign.objects.get(pk=shared.pk)) != before


def test_a_deleted_career_is_not_there(anonymous, shared):
    campaign_delete(campaign=shared)
    assert anonymous.get(link(shared)).status_code == 404


def test_the_host_can_hide_it(anonymous, shared):
    Campaign.objects.filter(pk=shared.pk).update(hidden_by_host=True)
    assert anonymous.get(link(shared)).status_code == 404


def test_it_is_304_when_nothing_has_changed(anonymous, shared):
    etag = anonymous.get(link(shared))["ETag"]
    again = anonymous.get(link(shared), headers={"If-None-Match": etag})
    assert again.status_code == 304
    play(shared, steps=1)
    changed = anonymous.get(link(shared), headers={"If-None-Match": etag})
    assert changed.status_code == 200


@pytest.mark.parametrize("name", ["public", "public_picture"])
class TestWhatTheReaderKeeps:
    def ask_again(self, client, campaign, name, change):
        path = reverse(f"campaigns:{name}", args=[campaign.share_token])
        etag = client.get(path)["ETag"]
        change()
        return client.get(path, headers={"If-None-Match": etag}).status_code

    def test_is_good_while_nothing_changes(self, anonymous, shared, name):
        assert self.ask_again(anonymous, shared, name, lambda: None) == 304

    def test_is_old_after_an_update(self, anonymous, shared, name, settings):
        def update():
            settings.RELEASE = "another"

        assert self.ask_again(anonymous, shared, name, update) == 200

    def test_is_old_when_the_record_is_rebuilt(self, anonymous, shared, name):
        def rebuild():
            call_command("rebuild_records", shared.pk, stdout=StringIO())

        assert self.ask_again(anonymous, shared, name, rebuild) == 200


def test_it_is_another_when_the_owner_has_another_name(anonymous, shared):
    share_campaign(shared, shows_owner=True)
    etag = anonymous.get(link(shared))["ETag"]
    User.objects.filter(pk=shared.owner_id).update(username="alicia")
    again = anonymous.get(link(shared), headers={"If-None-Match": etag})
    assert "alicia" in again.text


@pytest.fixture
def whole(alice):
    """Her career with all its 48 slots, and a link."""
    found = campaign_import(owner=alice, data=files.whole())
    share_campaign(found)
    return found


def test_it_takes_six_queries_at_most_with_48_slots(anonymous, as_charlie, whole):
    assert whole.sorties.count() == 48
    for reader, most in ((anonymous, 4), (as_charlie, 6)):
        with CaptureQueriesContext(connection) as seen:
            assert reader.get(link(whole)).status_code == 200
        assert len(seen) <= most


def test_the_owner_takes_six_beside_session_and_player(as_alice, whole):
    with CaptureQueriesContext(connection) as seen:
        as_alice.get(reverse("campaigns:career", args=[whole.pk]))
    assert len(seen) <= 8


def test_a_new_career_takes_no_more(anonymous, shared):
    with CaptureQueriesContext(connection) as seen:
        anonymous.get(link(shared))
    assert len(seen) <= 4


def test_it_tells_kills_by_type_wounds_and_aircraft(anonymous, whole):
    page = " ".join(anonymous.get(link(whole)).text.split())
    down = Counter(
        fighter["type"]
        for sortie in whole.sorties.all()
        for fighter in sortie.fighters
        if fighter["state"] == "destroyed"
    )
    for type_, number in down.items():
        assert f"<b>{number}</b> {type_}</li>" in page
    hurt = {
        (wound["man"], sortie.slot)
        for sortie in whole.sorties.all()
        for wound in sortie.wounds
    }
    assert hurt
    assert page.count("is-bad") + page.count("is-warn") == len(hurt)
    flown = {sortie.bomber_id for sortie in whole.sorties.all()}
    section = page.partition('id="fl-h"')[2].partition("</section>")[0]
    assert section.count("<li>") == len(flown)


def test_the_seed_is_shown_only_when_the_career_is_over(anonymous, shared):
    secret = bytes(shared.seed).hex()
    dice = reverse("campaigns:public_dice", args=[shared.share_token])
    for path in (link(shared), dice):
        assert secret not in anonymous.get(path).text
    campaign_give_up(campaign=shared, turn=shared.turn)
    assert secret in anonymous.get(dice).text


def test_the_seed_stands_on_no_page_of_a_career_under_way(as_alice, flying):
    secret = bytes(flying.seed).hex()
    for name in ("table", "log", "career", "share"):
        page = as_alice.get(reverse(f"campaigns:{name}", args=[flying.pk]))
        assert secret not in page.text
        assert flying.seed.decode() not in page.text


def test_a_career_of_one_month_names_it_once(as_alice, campaign):
    page = as_alice.get(reverse("campaigns:career", args=[campaign.pk]))
    assert "CAREER OF A PILOT, APRIL 1947<" in page.text
    play(campaign, until=slot_closed(4))
    page = as_alice.get(reverse("campaigns:career", args=[campaign.pk]))
    assert "CAREER OF A PILOT, APRIL 1947 TO MAY 1947<" in page.text
