import pytest
from django.db import connection
from django.test.utils import CaptureQueriesContext
from django.urls import reverse

from campaigns.models import Campaign
from campaigns.services.campaign_manage import (
    campaign_delete,
    campaign_give_up,
    campaign_unshare,
)
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


@pytest.mark.parametrize("slots", [0, 3])
def test_it_takes_six_queries_at_most(anonymous, shared, slots):
    play(shared, until=slot_closed(slots - 1))
    with CaptureQueriesContext(connection) as seen:
        anonymous.get(link(shared))
    assert len(seen) <= 6


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
