import pytest
from django.urls import reverse

from campaigns.models import Campaign, User
from tests.factories import UserFactory, begin_campaign

FLY = "/fly-now/"
KEPT = "The campaign that you began as a guest is kept"


def sign_up(client, name="otto"):
    form = {"username": name, "password1": "Long-enough-4711"}
    form["password2"] = form["password1"]
    return client.post(reverse("account_signup"), form)


def sign_in(client, user):
    form = {"login": user.username, "password": "fly now"}
    return client.post(reverse("account_login"), form)


def test_a_newcomer_gets_a_guest_and_a_campaign(anonymous):
    answer = anonymous.post(FLY)
    campaign = Campaign.objects.get()
    assert answer["Location"] == reverse("campaigns:hangar", args=[campaign.pk])
    assert campaign.owner.is_guest
    assert anonymous.get(answer["Location"]).status_code == 200


def test_pressed_again_it_offers_the_campaign_already_begun(anonymous):
    anonymous.post(FLY)
    answer = anonymous.post(FLY, follow=True)
    assert answer.redirect_chain[-1][0] == reverse("campaigns:list")
    assert Campaign.objects.count() == 1
    assert Campaign.objects.get().title in answer.text


def test_it_begins_another_when_that_is_meant(anonymous):
    anonymous.post(FLY)
    anonymous.post(FLY, {"again": "yes"})
    assert Campaign.objects.count() == 2
    assert User.objects.count() == 1


def test_a_guest_has_three_at_most(anonymous):
    for _ in range(5):
        answer = anonymous.post(FLY, {"again": "yes"}, follow=True)
    assert Campaign.objects.count() == 3
    assert "three campaigns" in answer.text


def test_a_player_flies_in_his_own_name(as_alice, alice):
    as_alice.post(FLY)
    assert Campaign.objects.get().owner == alice
    assert not User.objects.filter(is_guest=True).exists()


def test_it_rejects_get(anonymous):
    assert anonymous.get(FLY).status_code == 405


def test_a_guest_who_signs_up_keeps_his_campaigns(anonymous):
    anonymous.post(FLY)
    answer = sign_up(anonymous)
    assert KEPT in anonymous.get(answer["Location"]).text
    campaign = Campaign.objects.get()
    assert campaign.owner.username == "otto"
    assert not campaign.owner.is_guest
    assert not User.objects.filter(is_guest=True).exists()
    assert campaign.title in anonymous.get(reverse("campaigns:list")).text


def test_a_guest_who_signs_in_is_offered_his_campaigns(anonymous, alice):
    anonymous.post(FLY)
    sign_in(anonymous, alice)
    campaign = Campaign.objects.get()
    assert campaign.owner.is_guest
    assert campaign.title in anonymous.get(reverse("campaigns:list")).text
    answer = anonymous.post(reverse("campaigns:adopt"), follow=True)
    assert KEPT in answer.text
    campaign.refresh_from_db()
    assert campaign.owner == alice
    assert not User.objects.filter(is_guest=True).exists()


def test_of_several_campaigns_it_says_how_many_are_kept(anonymous):
    anonymous.post(FLY)
    anonymous.post(FLY, {"again": "yes"})
    answer = sign_up(anonymous)
    page = anonymous.get(answer["Location"]).text
    assert "The 2 campaigns that you began as a guest are kept" in page


def test_who_was_no_guest_is_told_of_nothing(anonymous):
    answer = sign_up(anonymous)
    assert "as a guest" not in anonymous.get(answer["Location"]).text


def test_adopting_without_a_guest_takes_nothing(as_charlie, charlie):
    other = begin_campaign(UserFactory(guest=True))
    answer = as_charlie.post(reverse("campaigns:adopt"), follow=True)
    assert KEPT not in answer.text
    other.refresh_from_db()
    assert other.owner != charlie


@pytest.mark.parametrize("name", ["account_login", "account_signup"])
def test_a_guest_may_see_the_pages_to_sign_in_and_up(anonymous, name):
    anonymous.post(FLY)
    assert anonymous.get(reverse(name)).status_code == 200
