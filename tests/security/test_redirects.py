from urllib.parse import urlsplit

import pytest

from tests.factories import UserFactory
from tests.security.urls import paths

ELSEWHERE = (
    "https://evil.example/",
    "//evil.example/",
    "///evil.example",
    r"/\evil.example",
    "https:evil.example",
    "javascript:alert(1)",
)


def sign_in(client, to):
    UserFactory(username="bob")
    return client.post(
        "/accounts/login/", {"login": "bob", "password": "fly now", "next": to}
    )


def sign_up(client, to):
    names = {"username": "gunter", "password1": "long-range-raid"}
    return client.post(
        "/accounts/signup/", {**names, "password2": "long-range-raid", "next": to}
    )


def sign_out(client, to):
    client.force_login(UserFactory())
    return client.post("/accounts/logout/", {"next": to})


def choose_language(client, to):
    return client.post("/i18n/setlang/", {"language": "de", "next": to})


@pytest.mark.parametrize("to", ELSEWHERE)
@pytest.mark.parametrize("do", [sign_in, sign_up, sign_out, choose_language])
def test_no_form_leads_to_another_site(client, db, do, to):
    answer = do(client, to)
    assert answer.status_code in {302, 204}
    target = answer.get("Location", "/")
    assert target.startswith("/")
    assert not target.startswith(("//", "/\\"))


@pytest.mark.parametrize("to", ELSEWHERE)
def test_no_link_of_the_sign_in_page_does(client, db, to):
    page = client.get("/accounts/login/", {"next": to})
    assert 'href="https://evil' not in page.text
    assert 'href="//evil' not in page.text


def test_a_referrer_from_elsewhere_is_not_gone_back_to(client, db):
    answer = client.post(
        "/i18n/setlang/", {"language": "de"}, headers={"Referer": ELSEWHERE[0]}
    )
    assert "evil" not in answer.get("Location", "")


@pytest.mark.parametrize("who", ["as_alice", "anonymous", "as_host"])
@pytest.mark.parametrize("to", ELSEWHERE[:2])
def test_no_url_leads_to_another_site(request, campaign, who, to):
    """With `next` and its like in the address and in the form of every URL."""
    client = request.getfixturevalue(who)
    asked = dict.fromkeys(("next", "to", "url", "redirect", "return", "back"), to)
    for path in paths(campaign):
        for answer in (client.get(path, asked), client.post(path, asked)):
            target = urlsplit(answer.get("Location", ""))
            assert target.netloc in {"", "testserver"}, path
            assert target.scheme in {"", "http"}, path
            assert not target.path.startswith(("//", "/\\")), path
