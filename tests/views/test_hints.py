from django.urls import reverse

from campaigns.models import Campaign, User
from campaigns.reference import hint
from campaigns.rules.engine import pending
from campaigns.rules.pending import Roll, Throw
from campaigns.services.campaign_step import campaign_roll_on, campaign_step
from tests.factories import begin_campaign
from tests.players import in_the_air, play

HINT = 'role="note"'


def table_of(client, campaign, **headers):
    return client.get(reverse("campaigns:table", args=[campaign.pk]), headers=headers)


def switch(client, campaign, shown):
    path = reverse("campaigns:hints", args=[campaign.pk])
    return client.post(path, {"shown": shown}, follow=True)


def step(campaign, answer=None):
    campaign.refresh_from_db()
    campaign_step(campaign=campaign, turn=campaign.turn, answer=answer or Throw())
    campaign.refresh_from_db()


def rolling(campaign):
    return isinstance(pending(campaign.state), Roll)


def test_the_hangar_has_the_first_hint(as_alice, campaign):
    page = as_alice.get(reverse("campaigns:hangar", args=[campaign.pk]))
    assert HINT in page.text
    assert "spend experience on skills" in page.text


def test_the_first_of_a_kind_has_its_hint(as_alice, campaign):
    play(campaign, until=rolling)
    asked = pending(campaign.state)
    campaign.seen_kinds = []
    campaign.save()
    assert hint("en", asked.kind)[:30] in table_of(as_alice, campaign).text


def test_it_is_gone_once_the_step_was_taken(as_alice, campaign):
    play(campaign, until=rolling)
    kind = pending(campaign.state).kind
    step(campaign)
    assert kind in campaign.seen_kinds
    play(campaign, until=lambda c: rolling(c) and pending(c.state).kind == kind)
    if not campaign.over:
        assert HINT not in table_of(as_alice, campaign).text


def test_each_kind_is_kept_once(campaign):
    play(campaign, steps=120)
    assert len(campaign.seen_kinds) == len(set(campaign.seen_kinds)) > 5


def test_a_roll_on_shows_no_hint_and_spends_only_the_first(campaign):
    play(campaign, until=lambda c: rolling(c) and in_the_air(c))
    campaign.seen_kinds = []
    campaign.save()
    kind = pending(campaign.state).kind
    campaign_roll_on(campaign=campaign, turn=campaign.turn)
    campaign.refresh_from_db()
    assert campaign.seen_kinds == [kind]


def test_no_more_hints_is_for_good(as_alice, alice, campaign):
    page = switch(as_alice, campaign, "no")
    assert page.status_code == 200
    assert HINT not in page.text
    alice.refresh_from_db()
    assert alice.hints_off
    assert not begin_campaign(alice).guided


def test_they_can_be_switched_on_again(as_alice, alice, campaign):
    switch(as_alice, campaign, "no")
    page = switch(as_alice, campaign, "yes")
    assert HINT in page.text
    assert not User.objects.get(pk=alice.pk).hints_off
    assert Campaign.objects.get(pk=campaign.pk).guided


def test_without_hints_nothing_is_kept(alice):
    alice.hints_off = True
    alice.save()
    campaign = play(begin_campaign(alice), steps=20)
    assert campaign.seen_kinds == []


def test_they_speak_german(as_alice, campaign):
    play(campaign, until=rolling)
    campaign.seen_kinds = []
    campaign.save()
    kind = pending(campaign.state).kind
    page = table_of(as_alice, campaign, **{"Accept-Language": "de"})
    assert hint("de", kind)[:20] in page.text


def test_the_hangar_offers_them_again(as_alice, campaign):
    assert "Show hints" not in switch(as_alice, campaign, "yes").text
    assert "Show hints" in switch(as_alice, campaign, "no").text
