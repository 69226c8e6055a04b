"""What a link leads to is no find for a search engine, and no copy in between."""

import pytest

from campaigns.views.career import mark_of
from tests.factories import share_campaign
from tests.players import play, slot_closed
from tests.views.urls import BY_LINK, BY_LINK_LATER, path_of

LINKS = sorted(BY_LINK | BY_LINK_LATER)
HTMX = {"HX-Request": "true"}


@pytest.fixture
def told(campaign):
    """A shared career with a sortie flown, whose diary is shown as well."""
    share_campaign(campaign, shows_diary=True)
    return play(campaign, until=slot_closed(0))


@pytest.mark.parametrize("name", LINKS)
def test_every_answer_says_so_until_the_owner_publishes(anonymous, told, name):
    path = path_of(name, told)
    answer = anonymous.get(path, headers=HTMX)
    assert answer.status_code == 200
    assert answer["X-Robots-Tag"] == "noindex"
    assert answer["Cache-Control"] == "private, no-cache"
    share_campaign(told, shows_diary=True, is_published=True)
    answer = anonymous.get(path)
    assert "X-Robots-Tag" not in answer
    assert answer["Cache-Control"] == "private, no-cache"


def test_so_do_those_without_a_body(anonymous, told):
    path = path_of("campaigns:public", told)
    etag = anonymous.get(path)["ETag"]
    same = anonymous.get(path, headers={"If-None-Match": etag})
    slot, step = mark_of(told)
    mark = {"slot": slot, "step": step}
    nothing = anonymous.get(path_of("campaigns:public_now", told), mark, headers=HTMX)
    assert (same.status_code, nothing.status_code) == (304, 204)
    for answer in (same, nothing):
        assert answer["X-Robots-Tag"] == "noindex"
