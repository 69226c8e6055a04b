"""The record of slots in which nobody flew."""

import pytest

from tests.factories import begin_campaign
from tests.players import play, slot_closed

pytestmark = pytest.mark.django_db


def test_a_lost_slot_keeps_the_running_total(alice):
    campaign = begin_campaign(alice)
    for slot in range(1, 47):
        play(campaign, until=slot_closed(slot))
        records = list(campaign.sorties.order_by("slot"))
        if campaign.over or any(r.lost_to and r.total for r in records):
            break
    totals = [record.total for record in records]
    assert any(record.lost_to for record in records)
    assert totals == sorted(totals)
