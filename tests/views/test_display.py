import pytest
from django.urls import reverse

from campaigns.models import User
from campaigns.models.display import Display
from tests.conftest import signed_in
from tests.factories import UserFactory, begin_campaign, share_campaign

PATH = "/accounts/display/"
ALL_ELSE = {"theme": "dark", "motion": "on", "patterns": "on"}
ATTRIBUTES = (
    'data-theme="dark"',
    'data-motion="reduced"',
    'data-patterns="strong"',
    'data-odds="hidden"',
    'data-keys="off"',
)


def test_it_shows_what_is_usual(as_alice):
    page = as_alice.get(PATH)
    assert page.status_code == 200
    assert 'value="system" checked' in page.text
    assert not any(attribute in page.text for attribute in ATTRIBUTES)


def test_what_was_chosen_is_on_every_page(as_alice, campaign):
    assert as_alice.post(PATH, ALL_ELSE).status_code == 302
    for path in (PATH, "/", reverse("campaigns:hangar", args=[campaign.pk])):
        head = as_alice.get(path).text.partition("<head>")[0]
        assert all(attribute in head for attribute in ATTRIBUTES)


def test_it_can_be_undone(as_alice):
    as_alice.post(PATH, ALL_ELSE)
    as_alice.post(PATH, {"theme": "system", "odds": "on", "keys": "on", "hints": "on"})
    assert User.objects.get().display == Display()
    assert "data-theme" not in as_alice.get(PATH).text


def test_campaigns_that_are_begun_respect_the_hints(as_alice, alice):
    as_alice.post(PATH, {"theme": "light"})
    alice.refresh_from_db()
    assert not begin_campaign(alice).guided
    as_alice.post(PATH, {"theme": "light", "hints": "on"})
    alice.refresh_from_db()
    assert begin_campaign(alice).guided


@pytest.mark.parametrize("form", [{}, {"theme": "pink"}])
def test_a_theme_that_is_none_changes_nothing(as_alice, form):
    assert as_alice.post(PATH, form).status_code == 422
    assert User.objects.get().display_choices == {}


def test_a_guest_chooses_too(db):
    guest = UserFactory(guest=True)
    client = signed_in(guest)
    client.post(PATH, {"theme": "dark"})
    assert 'data-theme="dark"' in client.get("/").text


def test_nobody_has_the_usual_pages(anonymous):
    assert "data-theme" not in anonymous.get("/").text


def test_a_career_read_before_is_shown_anew(as_alice, campaign):
    key = share_campaign(campaign)
    path = reverse("campaigns:public", args=[key])
    etag = as_alice.get(path)["ETag"]
    headers = {"If-None-Match": etag}
    assert as_alice.get(path, headers=headers).status_code == 304
    as_alice.post(PATH, {"theme": "dark"})
    page = as_alice.get(path, headers=headers)
    assert 'data-theme="dark"' in page.text
