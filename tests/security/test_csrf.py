from django.test import Client

from campaigns.models import Campaign, LogLine, User
from tests.security.urls import paths

OPEN_TO_ALL = {405, 404}
"""A page without forms, or one that is not there."""


def everything():
    kinds = (User, Campaign, LogLine)
    return repr([list(kind.objects.order_by("pk").values()) for kind in kinds])


def test_no_form_is_taken_without_its_token(alice, campaign):
    client = Client(enforce_csrf_checks=True)
    client.force_login(alice)
    before, taken = everything(), {}
    for path in paths(campaign):
        status = client.post(path, {"turn": campaign.turn}).status_code
        if status != 403 and status not in OPEN_TO_ALL:
            taken[path] = status
    assert taken == {}
    assert everything() == before


def test_a_form_from_another_site_is_not_taken(alice, campaign):
    client = Client(enforce_csrf_checks=True)
    client.force_login(alice)
    client.get("/campaigns/new/")
    token = client.cookies["csrftoken"].value
    answer = client.post(
        f"/campaigns/{campaign.pk}/rename/",
        {"title": "stolen", "csrfmiddlewaretoken": token},
        headers={"Origin": "https://evil.example"},
    )
    assert answer.status_code == 403
    campaign.refresh_from_db()
    assert campaign.title != "stolen"


def test_a_link_changes_nothing(as_alice, campaign):
    before = everything()
    for path in paths(campaign):
        if path not in {"/accounts/logout/"}:
            as_alice.get(path)
    assert everything() == before
