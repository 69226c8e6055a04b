"""Luck in the record: each slot's rolls, in all and by station."""

import pytest

from campaigns.models import LogLine
from campaigns.rules.events import Rolled
from campaigns.rules.luck import luck
from campaigns.rules.pack import load_pack
from campaigns.selectors.luck import luck_of
from campaigns.services.replay import record_rebuild
from tests.factories import begin_campaign
from tests.players import play, slot_closed

pytestmark = pytest.mark.django_db


@pytest.fixture
def flown(alice):
    return play(begin_campaign(alice), until=slot_closed(2))


def test_the_career_is_as_lucky_as_all_its_rolls_together(flown):
    lines = LogLine.objects.of(flown)
    rolls = [e for line in lines for e in line.events if isinstance(e, Rolled)]
    exact = luck(load_pack(flown.pack), rolls)
    kept = luck_of(flown.sorties.all())
    assert kept.rolls == exact.rolls > 50
    assert kept.score == pytest.approx(exact.score)


def test_the_guns_have_their_own(flown):
    stations = {name for sortie in flown.sorties.all() for name in sortie.luck}
    assert "" in stations
    guns = {gun.gunner for gun in load_pack(flown.pack).mats["me364"].guns}
    assert stations - {""} <= guns | {"pilot", "navigator", "bombardier", "ewo"}
    for station in stations & guns:
        assert luck_of(flown.sorties.all(), station).rolls >= 1


def test_the_rebuilt_record_has_the_same_luck(flown):
    before = [sortie.luck for sortie in flown.sorties.order_by("slot")]
    record_rebuild(campaign=flown)
    assert [sortie.luck for sortie in flown.sorties.order_by("slot")] == before
