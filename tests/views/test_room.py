"""A guest has three campaigns and three scratch copies, in whatever way they come."""

import pytest
from django.urls import reverse

from campaigns.models import Campaign, User
from campaigns.services.campaign_copy import campaign_copy
from campaigns.services.campaign_manage import campaign_delete
from campaigns.views import copies
from tests.factories import UserFactory, begin_campaign
from tests.views.test_new import CHOICES

LIST = reverse("campaigns:list")


@pytest.fixture
def guest(db):
    return UserFactory(guest=True)


@pytest.fixture
def as_guest(client, guest):
    client.force_login(guest)
    return client


def refused(answer):
    assert answer.redirect_chain[-1][0] == LIST
    return "three campaigns and three scratch copies" in answer.text


def test_a_fourth_campaign_is_refused_where_it_is_planned(as_guest, guest):
    for _ in range(3):
        begin_campaign(guest)
    assert refused(as_guest.post(reverse("campaigns:new"), CHOICES, follow=True))
    assert Campaign.objects.count() == 3


def test_a_fourth_copy_is_refused_and_copies_take_no_room(as_guest, guest):
    campaign = begin_campaign(guest)
    copy = reverse("campaigns:copy", args=[campaign.pk])
    for _ in range(3):
        assert not as_guest.post(copy)["Location"].endswith(LIST)
    assert refused(as_guest.post(copy, follow=True))
    begin_campaign(guest)
    assert Campaign.objects.count() == 5


def test_what_lies_in_the_bin_comes_back_only_where_there_is_room(as_guest, guest):
    first = begin_campaign(guest)
    campaign_delete(campaign=first)
    for _ in range(3):
        begin_campaign(guest)
    restore = reverse("campaigns:restore", args=[first.pk])
    assert refused(as_guest.post(restore, follow=True))
    campaign_delete(campaign=Campaign.objects.owned_by(guest).last())
    as_guest.post(restore)
    assert Campaign.objects.owned_by(guest).filter(pk=first.pk).exists()


def test_an_account_has_room_for_any_number(as_alice, alice):
    campaigns = [begin_campaign(alice) for _ in range(5)]
    for campaign in campaigns:
        campaign_copy(campaign=campaign)
    assert Campaign.objects.owned_by(alice).count() == 10


def test_the_bin_of_a_guest_is_not_without_end(as_guest, guest):
    for _ in range(11):
        campaign_delete(campaign=begin_campaign(guest))
    begin_campaign(guest)
    assert refused(as_guest.post(reverse("campaigns:new"), CHOICES, follow=True))
    assert Campaign.objects.filter(owner=guest).count() == 12


def test_a_guest_who_is_a_player_by_now_signs_in(as_guest, guest, monkeypatch):
    campaign = begin_campaign(guest)
    copy = reverse("campaigns:copy", args=[campaign.pk])

    def adopted_meanwhile(**facts):
        User.objects.filter(pk=guest.pk).delete()
        return campaign_copy(**facts)

    monkeypatch.setattr(copies, "campaign_copy", adopted_meanwhile)
    answer = as_guest.post(copy)
    assert answer.status_code == 302
    assert answer["Location"].startswith(reverse("account_login"))
