from itertools import pairwise

import pytest
from django.urls import reverse

from campaigns.models import LogLine
from campaigns.rules.state import encode
from campaigns.services.campaign_manage import campaign_unshare
from campaigns.services.campaign_undo import campaign_undo
from campaigns.services.lines import effective, lines_after
from campaigns.services.sortie_replay import sortie_moments, state_before
from tests.factories import begin_campaign, share_campaign
from tests.players import in_the_air, play, slot_closed


@pytest.fixture
def campaign(alice):
    """Her campaign with one sortie flown and the next one begun."""
    campaign = play(begin_campaign(alice), until=slot_closed(0))
    return play(campaign, until=in_the_air)


@pytest.fixture
def sortie(campaign):
    return campaign.sorties.get(slot=0)


def url(campaign, slot=1, step=None):
    if step is None:
        return reverse("campaigns:replay", args=[campaign.pk, slot])
    return reverse("campaigns:replay_step", args=[campaign.pk, slot, step])


def test_each_step_has_its_line_and_the_state_after_it(campaign, sortie):
    moments = sortie_moments(campaign=campaign, sortie=sortie)
    expected = effective(lines_after(campaign, 0).filter(number__lte=sortie.last_line))
    assert [m.line.number for m in moments] == [line.number for line in expected]
    assert encode(moments[0].before) == encode(state_before(campaign, 1))
    assert moments[-1].after.slot == 1
    for earlier, later in pairwise(moments):
        assert earlier.after == later.before


def test_the_start_of_a_later_sortie_is_the_end_of_the_earlier(campaign):
    play(campaign, until=slot_closed(1))
    first, second = campaign.sorties.order_by("slot")[:2]
    end = sortie_moments(campaign=campaign, sortie=first)[-1].after
    for _from_the_log_then_from_the_cache in range(2):
        again = sortie_moments(campaign=campaign, sortie=second)
        assert encode(again[0].before) == encode(end)


def test_what_was_taken_back_is_left_out(alice):
    campaign = begin_campaign(alice, allow_take_back=True)
    play(campaign, until=in_the_air)
    play(campaign, steps=6)
    campaign_undo(campaign=campaign, turn=campaign.turn, to=campaign.lines - 3)
    play(campaign, until=slot_closed(0))
    sortie = campaign.sorties.get(slot=0)
    numbers = [
        moment.line.number
        for moment in sortie_moments(campaign=campaign, sortie=sortie)
    ]
    undo = LogLine.objects.get(campaign=campaign, kind="undo")
    assert not set(numbers) & set(range(undo.back_to + 1, undo.number + 1))


def test_it_shows_the_mats_the_line_and_the_way_on(as_alice, campaign):
    page = as_alice.get(url(campaign)).content.decode()
    assert "Operations map" in page
    assert "step 1 of" in page
    assert url(campaign, step=2) in page
    assert 'rel="prev"' not in page


def test_every_step_can_be_opened(as_alice, campaign, sortie):
    steps = len(sortie_moments(campaign=campaign, sortie=sortie))
    for step in range(1, steps + 1):
        assert as_alice.get(url(campaign, step=step)).status_code == 200
    last = as_alice.get(url(campaign, step=steps)).content.decode()
    assert 'rel="next"' not in last


def test_it_keeps_the_panel_of_a_phone(as_alice, campaign):
    page = as_alice.get(url(campaign) + "?panel=mat").content.decode()
    assert url(campaign, step=2) + "?panel=mat" in page
    assert (
        "script"
        not in as_alice.get(url(campaign) + "?panel=<script>").context["page"].panel
    )


@pytest.mark.parametrize(
    ("slot", "step"), [(1, 0), (1, 9999), (2, 1), (48, 1), (49, 1)]
)
def test_a_step_that_is_not_there_is_not_found(as_alice, campaign, slot, step):
    assert as_alice.get(url(campaign, slot, step)).status_code == 404


def test_a_stranger_finds_nothing(as_charlie, campaign):
    assert as_charlie.get(url(campaign)).status_code == 404
    assert as_charlie.get(url(campaign, step=2)).status_code == 404


def test_nobody_is_sent_to_sign_in(anonymous, campaign):
    assert anonymous.get(url(campaign)).status_code == 302


def test_it_asks_as_many_queries_late_as_early(
    as_alice, campaign, django_assert_max_num_queries
):
    as_alice.get(url(campaign))
    with django_assert_max_num_queries(7):
        as_alice.get(url(campaign, step=9))


def test_the_link_of_the_career_opens_the_replay(anonymous, campaign):
    key = share_campaign(campaign)
    first = reverse("campaigns:public_replay", args=[key, 1])
    response = anonymous.get(first)
    page = response.content.decode()
    assert reverse("campaigns:public_replay_step", args=[key, 1, 2]) in page
    assert reverse("campaigns:table", args=[campaign.pk]) not in page
    assert response["X-Robots-Tag"] == "noindex"
    assert anonymous.post(first).status_code == 405
    campaign_unshare(campaign=campaign)
    assert anonymous.get(first).status_code == 404


@pytest.mark.parametrize("slot", ["0", "49", "199", "00199", "1x", "-1", "¹"])
def test_a_log_has_48_slots(as_alice, campaign, slot):
    log = reverse("campaigns:log", args=[campaign.pk])
    assert as_alice.get(log, {"slot": "48"}).status_code == 200
    assert as_alice.get(log, {"slot": slot}).status_code == 404
