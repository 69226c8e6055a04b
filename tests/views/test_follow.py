"""A reader's page asks what is new in a career that goes on."""

import re

import pytest
from django.db import connection
from django.test.utils import CaptureQueriesContext
from django.urls import reverse

from campaigns.models import Campaign
from campaigns.services.campaign_manage import campaign_give_up, campaign_unshare
from campaigns.services.replay import record_rebuild
from campaigns.views import career
from campaigns.views.career import mark_of
from tests.factories import share_campaign
from tests.players import in_the_air, play, slot_closed

HIDDEN = re.compile(r'form="follow" name="(slot|step)" value="([^"]*)"')


@pytest.fixture
def watched(shared):
    return play(shared, until=in_the_air)


def ask(client, campaign, mark):
    path = reverse("campaigns:public_now", args=[campaign.share_token])
    return client.get(path, mark, headers={"HX-Request": "true"})


def mark_on(client, campaign):
    page = client.get(reverse("campaigns:public", args=[campaign.share_token]))
    return dict(HIDDEN.findall(page.text))


def test_nothing_new_is_one_query_and_no_page(anonymous, watched):
    mark = mark_on(anonymous, watched)
    with CaptureQueriesContext(connection) as seen:
        answer = ask(anonymous, watched, mark)
    assert (answer.status_code, answer.content) == (204, b"")
    assert len(seen) == 1
    assert '"state"' not in seen[0]["sql"]


def test_a_step_gives_the_flight(anonymous, watched):
    mark = mark_on(anonymous, watched)
    play(watched, steps=1)
    answer = ask(anonymous, watched, mark)
    assert answer["HX-Retarget"] == "#flight"
    assert 'id="flight"' in answer.text
    assert 'id="record"' not in answer.text
    assert "In the air: " in answer.text
    assert dict(HIDDEN.findall(answer.text)) != mark


def test_for_a_step_the_record_is_not_read(anonymous, watched):
    mark = mark_on(anonymous, watched)
    play(watched, steps=1)
    with CaptureQueriesContext(connection) as seen:
        ask(anonymous, watched, mark)
    assert len(seen) == 2
    assert not any("sortierecord" in query["sql"] for query in seen)


def test_a_closed_slot_gives_the_record(anonymous, watched):
    mark = mark_on(anonymous, watched)
    play(watched, until=slot_closed(watched.state.slot))
    answer = ask(anonymous, watched, mark)
    assert answer["HX-Retarget"] == "#record"
    assert 'id="sorties"' in answer.text


def test_a_record_written_anew_is_told(anonymous, watched):
    mark = mark_on(anonymous, watched)
    record_rebuild(campaign=watched)
    assert ask(anonymous, watched, mark)["HX-Retarget"] == "#record"


def test_the_end_is_told_and_then_nothing_is_asked_any_more(anonymous, watched):
    mark = mark_on(anonymous, watched)
    campaign_give_up(campaign=watched, turn=watched.turn)
    answer = ask(anonymous, watched, mark)
    assert answer["HX-Retarget"] == "#record"
    assert HIDDEN.findall(answer.text) == []
    assert mark_on(anonymous, watched) == {}


def test_a_flight_that_is_not_shown_is_on_no_page(anonymous, watched):
    share_campaign(watched, shows_flight=False)
    mark = mark_on(anonymous, watched)
    play(watched, steps=1)
    assert ask(anonymous, watched, mark).status_code == 204
    links = [reverse("campaigns:public", args=[watched.share_token])]
    links += [
        reverse(f"campaigns:{name}", args=[watched.share_token])
        for name in ("public_dice", "public_dice_page")
    ]
    place = watched.state.sortie.target.place if watched.state.sortie.target else "Zone"
    for link in links:
        page = anonymous.get(link).text
        assert "In the air" not in page
        assert place not in page
    shown = anonymous.get(links[1]).json()["throws"]
    assert [throw for throw in shown if throw["number"] > watched.slot_line] == []


@pytest.mark.parametrize("why", ["revoked", "hidden"])
def test_a_link_that_is_gone_is_not_there(anonymous, watched, why):
    mark, token = mark_on(anonymous, watched), watched.share_token
    if why == "hidden":
        Campaign.objects.update(hidden_by_host=True)
    else:
        campaign_unshare(campaign=watched)
    watched.share_token = token
    assert ask(anonymous, watched, mark).status_code == 404


def test_a_link_revoked_between_two_looks_is_not_there(anonymous, watched, monkeypatch):
    path = reverse("campaigns:public_now", args=[watched.share_token])

    def then_revoke(campaign):
        campaign_unshare(campaign=watched)
        return mark_of(campaign)

    monkeypatch.setattr(career, "mark_of", then_revoke)
    assert anonymous.get(path, headers={"HX-Request": "true"}).status_code == 404


def test_whoever_opens_the_address_by_itself_is_led_to_the_page(anonymous, watched):
    token = watched.share_token
    path = reverse("campaigns:public_now", args=[token])
    page = reverse("campaigns:public", args=[token])
    answer = anonymous.get(path, mark_on(anonymous, watched))
    assert (answer.status_code, answer["Location"]) == (302, page)
    assert "HX-Request" in answer["Vary"]
    assert "HX-Request" in ask(anonymous, watched, {})["Vary"]
    campaign_unshare(campaign=watched)
    assert anonymous.get(path).status_code == 404


def test_a_slot_closed_between_two_looks_gives_the_record(
    anonymous, watched, monkeypatch
):
    mark = mark_on(anonymous, watched)
    play(watched, steps=1)

    def then_close(campaign):
        found = mark_of(campaign)
        play(watched, until=slot_closed(0))
        return found

    monkeypatch.setattr(career, "mark_of", then_close)
    assert ask(anonymous, watched, mark)["HX-Retarget"] == "#record"
