from django.urls import reverse

from campaigns.models import Campaign
from campaigns.rules.state import encode
from tests.factories import begin_campaign
from tests.players import play


def post(client, campaign, name, form):
    path = reverse(f"campaigns:{name}", args=[campaign.pk])
    return client.post(path, form)


def stored(campaign):
    now = Campaign.objects.get(pk=campaign.pk)
    return now.turn, now.lines, encode(now.state)


def test_a_form_that_was_sent_before_an_undo_is_stale_after_it(as_alice, campaign):
    form = {"turn": 0, "answer": "choose", "choice": "fly"}
    first = stored(campaign)[2]
    post(as_alice, campaign, "step", form)
    post(as_alice, campaign, "undo", {"turn": 1, "to": 0})
    before = stored(campaign)
    assert before == (2, 2, first)
    assert post(as_alice, campaign, "step", form).status_code == 409
    assert post(as_alice, campaign, "undo", {"turn": 1, "to": 0}).status_code == 409
    assert stored(campaign) == before
    assert post(as_alice, campaign, "step", {**form, "turn": 2}).status_code == 302


def test_a_die_is_not_taken_back_where_it_stands(as_alice, flying):
    play(flying, until=lambda c: c.undo_past_die)
    before = stored(flying)
    form = {"turn": flying.turn, "to": flying.undo_to}
    assert post(as_alice, flying, "undo", form).status_code == 422
    assert stored(flying) == before


def test_the_page_says_what_it_costs_to_take_a_die_back(as_alice, alice):
    loose = begin_campaign(alice, allow_take_back=True)
    play(loose, until=lambda c: c.undo_past_die)
    path = reverse("campaigns:table", args=[loose.pk])
    assert "the dice class becomes taken back" in as_alice.get(path).text
    form = {"turn": loose.turn, "to": loose.undo_to}
    assert post(as_alice, loose, "undo", form).status_code == 302
    assert "Dice taken back" in as_alice.get(path).text
