import pytest
from django.test import Client

from tests.factories import UserFactory, begin_campaign

TICKED = {"share": "yes", "shows_owner": "on"}


def post(client, campaign, **form):
    return client.post(f"/campaigns/{campaign.pk}/share/", form, follow=True)


def test_it_says_that_it_has_saved_and_that_it_has_revoked(as_alice, campaign):
    assert b"Saved." in post(as_alice, campaign, **TICKED).content
    assert b"The link is revoked." in post(as_alice, campaign, share="no").content


@pytest.mark.django_db
def test_a_guest_has_no_name_to_publish():
    guest, client = UserFactory(guest=True), Client()
    client.force_login(guest)
    campaign = begin_campaign(guest)
    assert b"My user name" not in client.get(f"/campaigns/{campaign.pk}/share/").content
    post(client, campaign, **TICKED)
    campaign.refresh_from_db()
    assert campaign.share_token
    assert not campaign.shows_owner
