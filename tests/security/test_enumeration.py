"""Who asks learns nothing of accounts and links that he does not know already."""

import re
from unittest.mock import patch

import pytest
from django.contrib.auth import hashers
from django.core import mail

from campaigns.models import Campaign
from campaigns.services.campaign_manage import campaign_unshare
from tests.factories import UserFactory

TOKEN = re.compile(r'(name="csrfmiddlewaretoken" value|nonce)="[^"]*"')


def page(answer, *names):
    """The page without what differs from one request to the next."""
    text = TOKEN.sub("", answer.text)
    for name in names:
        text = text.replace(name, "NAME")
    return answer.status_code, text


@pytest.fixture
def known(db):
    user = UserFactory(username="known", email="known@example.org")
    user.emailaddress_set.create(email=user.email, primary=True, verified=True)
    return user


@pytest.mark.parametrize("at", ["", "@example.org"])
def test_a_wrong_password_and_an_unknown_name_are_answered_alike(client, known, at):
    def guess(name):
        form = {"login": name + at, "password": "wrong"}
        return page(client.post("/accounts/login/", form), name + at)

    assert guess("known") == guess("stranger")


def hashed(client, name):
    """How many passwords are hashed when somebody tries to sign in."""
    hasher = hashers.get_hasher()
    with patch.object(
        type(hasher), "encode", autospec=True, side_effect=hasher.encode.__func__
    ) as encode:
        client.post("/accounts/login/", {"login": name, "password": "wrong"})
    return encode.call_count


def test_both_cost_the_same_hashing(client, known):
    assert hashed(client, "known") == hashed(client, "stranger") == 1


def test_a_reset_is_promised_to_everybody(client, known):
    def ask(address):
        form = {"email": address}
        answer = client.post("/accounts/password/reset/", form, follow=True)
        return page(answer, address)

    assert ask("known@example.org") == ask("stranger@example.org")


def test_a_stranger_s_reset_says_nothing_to_the_asker(client, known):
    client.post("/accounts/password/reset/", {"email": "stranger@example.org"})
    assert all("known" not in message.body for message in mail.outbox)


def test_known_and_unknown_get_one_mail_each(client, known):
    """Sending takes longer than all else, so both have to wait for it."""
    for address in (known.email, "stranger@example.org"):
        mail.outbox.clear()
        client.post("/accounts/password/reset/", {"email": address})
        assert [message.to for message in mail.outbox] == [[address]]


def test_links_that_are_wrong_revoked_or_hidden_are_answered_alike(client, campaign):
    token = campaign.share_token
    wrong = page(
        client.get("/career/AAAAAAAAAAAAAAAAAAAAAAAA/"), "AAAAAAAAAAAAAAAAAAAAAAAA"
    )
    Campaign.objects.update(hidden_by_host=True)
    hidden = page(client.get(f"/career/{token}/"), token)
    Campaign.objects.update(hidden_by_host=False)
    campaign_unshare(campaign=campaign)
    revoked = page(client.get(f"/career/{token}/"), token)
    assert wrong[0] == 404
    assert wrong == hidden == revoked


def test_a_link_cannot_be_guessed(campaign):
    assert len(campaign.share_token) >= 22


def test_a_public_page_shows_no_address(client, campaign):
    for path in ("/", "/hall/", f"/career/{campaign.share_token}/"):
        assert "@example.org" not in client.get(path).text
