import hashlib

import pytest

from campaigns.models import Campaign, LogLine, User
from campaigns.rules.events import CareerBegan
from campaigns.services.campaign_begin import (
    campaign_begin,
    draw_plan,
    guest_begin,
)
from campaigns.services.room import TooManyCampaignsError


def test_it_stores_the_hash_of_the_seed(alice):
    campaign = campaign_begin(owner=alice, plan=draw_plan())
    stored = Campaign.objects.get(pk=campaign.pk)
    assert stored.seed_hash == hashlib.sha256(bytes(stored.seed)).hexdigest()


def test_every_campaign_has_a_seed_of_its_own(alice):
    one, two = (campaign_begin(owner=alice, plan=draw_plan()) for _ in range(2))
    assert bytes(one.seed) != bytes(two.seed)


def test_the_log_begins_with_line_0(campaign):
    line = LogLine.objects.get(campaign=campaign)
    assert (line.number, line.kind, line.answer) == (0, "begin", None)
    assert line.events == (CareerBegan("me364"),)


def test_the_state_reads_back_as_it_was_written(campaign):
    again = Campaign.objects.get(pk=campaign.pk)
    assert again.state == campaign.state


def test_the_record_begins_with_pilot_crew_and_bomber(campaign):
    assert campaign.pilot.rank == "hauptmann"
    assert campaign.bombers.get().type == "me364"
    names = set(campaign.crewmen.values_list("name", flat=True))
    assert names == {man.name for man in campaign.state.crew.values()}


def test_a_guest_is_made_with_his_first_campaign(db):
    campaign = guest_begin(guest=None)
    assert campaign.owner.is_guest


def test_a_guest_has_three_campaigns_at_most(db):
    guest = guest_begin(guest=None).owner
    guest_begin(guest=guest)
    guest_begin(guest=guest)
    with pytest.raises(TooManyCampaignsError):
        guest_begin(guest=guest)
    assert Campaign.objects.filter(owner=guest).count() == 3
    assert User.objects.filter(is_guest=True).count() == 1
