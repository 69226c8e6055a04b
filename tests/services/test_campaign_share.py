import pytest
from django.db import DatabaseError

from campaigns.models import Campaign
from campaigns.selectors.diary import diary_is_shared
from campaigns.services import campaign_manage
from tests.factories import begin_campaign, share_campaign


@pytest.fixture
def campaign(alice):
    return begin_campaign(alice)


def test_it_sets_all_that_the_link_shows(campaign):
    key = share_campaign(campaign, shows_owner=True, shows_diary=True)
    found = Campaign.objects.shared().get(share_token=key)
    assert (found.shows_owner, found.shows_flight, found.is_published) == (
        True,
        True,
        False,
    )
    assert diary_is_shared(found)


def test_a_link_that_exists_is_kept(campaign):
    key = share_campaign(campaign, shows_diary=True)
    assert share_campaign(campaign) == key
    assert not diary_is_shared(campaign)


def test_where_the_diary_fails_no_link_is_made(campaign, monkeypatch):
    def fail(**given):
        raise DatabaseError

    monkeypatch.setattr(campaign_manage, "diary_share", fail)
    with pytest.raises(DatabaseError):
        share_campaign(campaign, shows_diary=True)
    assert not Campaign.objects.shared().exists()
