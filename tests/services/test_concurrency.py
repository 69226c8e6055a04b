"""Two requests at once, in two threads with real transactions."""

import threading

import pytest
from django.db import connection
from django.test import Client

from campaigns.models import Campaign, LogLine
from campaigns.rules.pending import Choose
from campaigns.services.campaign_begin import guest_begin
from campaigns.services.campaign_manage import campaign_settings
from campaigns.services.campaign_step import campaign_step
from campaigns.services.guest_adopt import guest_adopt
from campaigns.services.room import (
    GUEST_CAMPAIGNS,
    GuestGoneError,
    TooManyCampaignsError,
)
from tests.factories import UserFactory, begin_campaign, share_campaign

pytestmark = pytest.mark.django_db(transaction=True)


def at_once(*actions):
    """Run the actions in a thread each, all released at the same moment."""
    gate = threading.Barrier(len(actions))
    results = [None] * len(actions)

    def run(place, action):
        gate.wait()
        try:
            results[place] = action()
        except Exception as error:
            results[place] = error
        finally:
            connection.close()

    threads = [
        threading.Thread(target=run, args=(place, action))
        for place, action in enumerate(actions)
    ]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(timeout=30)
    return results


def test_two_identical_steps_at_once_take_one():
    campaign = begin_campaign(UserFactory())

    def fly():
        found = Campaign.objects.get(pk=campaign.pk)
        return campaign_step(campaign=found, turn=0, answer=Choose("fly"))

    taken = at_once(fly, fly, fly)
    assert sorted(one.stale for one in taken) == [False, True, True]
    assert Campaign.objects.get(pk=campaign.pk).turn == 1
    assert LogLine.objects.filter(campaign=campaign).count() == 2


def test_two_identical_posts_at_once_take_one_step():
    player = UserFactory()
    campaign = begin_campaign(player)
    clients = [Client(), Client()]
    for client in clients:
        client.force_login(player)
    form = {"turn": 0, "answer": "choose", "choice": "fly"}
    url = f"/campaigns/{campaign.pk}/step/"
    answers = at_once(*(lambda c=client: c.post(url, form) for client in clients))
    assert sorted(answer.status_code for answer in answers) == [302, 409]
    assert Campaign.objects.get(pk=campaign.pk).turn == 1


def test_a_guest_cannot_begin_a_fourth_campaign_by_clicking_twice():
    guest = guest_begin(guest=None).owner
    begun = at_once(*(lambda: guest_begin(guest=guest) for _ in range(5)))
    refused = [one for one in begun if isinstance(one, TooManyCampaignsError)]
    assert len(refused) == 3
    assert Campaign.objects.filter(owner=guest).count() == GUEST_CAMPAIGNS


def test_a_campaign_begun_while_the_guest_is_adopted_is_not_lost_with_him():
    player = UserFactory()
    for _ in range(8):
        guest = guest_begin(guest=None).owner
        before = Campaign.objects.filter(owner=player).count()
        begun, adopted = at_once(
            lambda guest=guest: guest_begin(guest=guest),
            lambda guest=guest: guest_adopt(guest=guest, player=player),
        )
        kept = Campaign.objects.filter(owner=player).count() - before
        assert kept == adopted
        assert isinstance(begun, Campaign if adopted == 2 else GuestGoneError)


def test_two_presses_for_a_link_make_one():
    campaign = begin_campaign(UserFactory())
    keys = at_once(
        *(lambda: share_campaign(Campaign.objects.get(pk=campaign.pk)) for _ in "abc")
    )
    assert set(keys) == {Campaign.objects.get(pk=campaign.pk).share_token}


def test_two_kinds_of_roll_chosen_at_once_are_both_kept():
    campaign = begin_campaign(UserFactory())
    at_once(*(
        lambda kind=kind: campaign_settings(
            campaign=Campaign.objects.get(pk=campaign.pk), kind=kind, stop=True
        )
        for kind in ("B1", "B2", "B3")
    ))  # fmt: skip
    assert Campaign.objects.get(pk=campaign.pk).asks == {"B1", "B2", "B3"}
