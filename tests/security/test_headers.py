import re

import pytest

from tests.security.urls import paths

HANDLER = re.compile(r"<[a-z][^<>]*\son[a-z]+\s*=", re.IGNORECASE)
STYLE = re.compile(r"<style|<[a-z][^<>]*\sstyle\s*=", re.IGNORECASE)
SCRIPT = re.compile(r"<script(?![^>]*\b(?:nonce|src)=)(?![^>]*type=\"application/json)")
DJANGOS_OWN = "/admin/"


def policy_of(answer):
    parts = answer["Content-Security-Policy"].split("; ")
    return {
        name: values.split() for name, _, values in (p.partition(" ") for p in parts)
    }


def visit(client, campaign):
    for path in paths(campaign):
        yield path, client.get(path)


@pytest.mark.parametrize("who", ["as_alice", "anonymous", "as_host"])
def test_every_answer_has_its_headers(request, campaign, who):
    client = request.getfixturevalue(who)
    for path, answer in visit(client, campaign):
        assert answer["X-Frame-Options"] == "DENY", path
        assert answer["X-Content-Type-Options"] == "nosniff", path
        assert answer["Referrer-Policy"] == "same-origin", path
        assert answer["Cross-Origin-Opener-Policy"] == "same-origin", path
        policy = policy_of(answer)
        assert policy["default-src"] == ["'self'"], path
        assert policy["frame-ancestors"] == ["'none'"], path
        assert policy["object-src"] == policy["base-uri"] == ["'none'"], path
        assert policy["form-action"] == ["'self'"], path
        assert "unsafe" not in answer["Content-Security-Policy"], path
        assert "*" not in answer["Content-Security-Policy"], path


@pytest.mark.parametrize("who", ["as_alice", "anonymous", "as_host"])
def test_no_page_needs_what_the_policy_forbids(request, campaign, who):
    client = request.getfixturevalue(who)
    for path, answer in visit(client, campaign):
        if not answer.get("Content-Type", "").startswith("text/html"):
            continue
        assert not SCRIPT.search(answer.text), path
        if not path.startswith(DJANGOS_OWN):
            assert not HANDLER.search(answer.text), path
            assert not STYLE.search(answer.text), path


def test_each_answer_has_a_nonce_of_its_own(as_alice, campaign):
    found = set()
    for _ in range(3):
        text = as_alice.get(f"/campaigns/{campaign.pk}/hangar/").text
        found |= set(re.findall(r'nonce="([^"]+)"', text))
    assert len(found) == 3


@pytest.mark.parametrize("path", ["/nowhere/", "/campaigns/999999/", "/career/none/"])
def test_what_is_not_there_has_them_too(as_alice, path):
    answer = as_alice.get(path)
    assert answer.status_code == 404
    assert answer["X-Frame-Options"] == "DENY"
    assert "default-src 'self'" in answer["Content-Security-Policy"]


def test_pages_of_a_player_are_not_kept_by_strangers_caches(as_alice, campaign):
    for path, answer in visit(as_alice, campaign):
        if f"/{campaign.pk}/" in path and answer.status_code == 200:
            kept = answer.get("Cache-Control", "")
            assert "public" not in kept, path
            assert "Cookie" in answer.get("Vary", "") or "private" in kept, path
