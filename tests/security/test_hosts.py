import pytest
from django.core import mail

from tests.factories import UserFactory

EVIL = "evil.example"


@pytest.fixture(autouse=True)
def strict(settings):
    """Know only the names that production knows."""
    settings.ALLOWED_HOSTS = ["bomber.example"]


@pytest.mark.parametrize("path", ["/", "/accounts/login/", "/accounts/password/reset/"])
def test_another_host_is_not_answered(client, db, path):
    assert client.get(path, headers={"Host": EVIL}).status_code == 400


def test_a_forwarded_host_is_not_believed(client, db):
    headers = {"Host": "bomber.example", "X-Forwarded-Host": EVIL}
    answer = client.get("/accounts/login/", headers=headers)
    assert answer.status_code == 200
    assert EVIL not in answer.text


def test_a_mail_names_no_host_of_the_senders_choice(client, db):
    user = UserFactory(email="alice@example.org")
    user.emailaddress_set.create(email=user.email, primary=True, verified=True)
    headers = {"Host": "bomber.example", "X-Forwarded-Host": EVIL, "Origin": EVIL}
    client.post("/accounts/password/reset/", {"email": user.email}, headers=headers)
    assert len(mail.outbox) == 1
    assert "bomber.example" in mail.outbox[0].body
    assert EVIL not in mail.outbox[0].body
