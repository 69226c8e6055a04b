"""Luck in the record: each slot's rolls, in all and by man."""

import pytest

from campaigns.models import Crewman, LogLine
from campaigns.rules.events import Rolled
from campaigns.rules.luck import judge, measure
from campaigns.rules.pack import load_pack
from campaigns.selectors.luck import luck_of
from campaigns.services.fortune import aboard_in, station_of
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
    exact = judge([measure(load_pack(flown.pack), rolls)])
    kept = luck_of(flown.sorties.all())
    assert kept.rolls == exact.rolls > 50
    assert kept.score * exact.score > 0


def test_the_men_have_their_own(flown):
    men = {row.man: row for row in flown.crewmen.all()}
    whose = {name for sortie in flown.sorties.all() for name in sortie.luck} - {""}
    gunners = {gun.gunner for gun in load_pack(flown.pack).mats["me364"].guns}
    assert {men[int(name)].station for name in whose} & gunners
    for name in whose:
        assert luck_of(flown.sorties.all(), name).rolls >= 1


def crewman(man, station, back=0):
    return Crewman(man=man, station=station, back_slot=back)


def test_a_roll_is_the_owners_unless_he_was_away():
    crew = [crewman(3, "tail"), crewman(12, "tail")]
    assert aboard_in(7, crew, [crewman(20, "tail")]) == {"tail": 3}
    crew = [crewman(3, "tail", back=9), crewman(12, "tail")]
    assert aboard_in(7, crew, []) == {"tail": 12}
    assert aboard_in(9, crew, []) == {"tail": 3}


def test_a_stand_in_who_came_for_the_sortie_has_its_rolls():
    assert aboard_in(7, [crewman(3, "tail", back=9)], [crewman(20, "tail")]) == {
        "tail": 20
    }


@pytest.mark.parametrize(
    ("table", "actor", "station"),
    [
        ("B2.to_hit.5", "tail", "tail"),
        ("B2.damage.fp2", "nose", "copilot"),
        ("B5", "aa:navigator", "navigator"),
        ("B8", "waist", "waist"),
        ("B9.3", "pilot", "pilot"),
        ("B2a.hits", "aa", ""),
        ("B7", "base", ""),
    ],
)
def test_whose_roll_it_was(table, actor, station):
    rolled = Rolled(
        table=table, dice="1d6", place="", faces=(1,), source="site", modifiers=(),
        total=1, row=0, result="", amount=0, rule="6.1", actor=actor,
    )  # fmt: skip
    assert station_of(load_pack("azores-1947").mats["fw300"], rolled) == station


def test_the_rebuilt_record_has_the_same_luck(flown):
    before = [sortie.luck for sortie in flown.sorties.order_by("slot")]
    record_rebuild(campaign=flown)
    assert [sortie.luck for sortie in flown.sorties.order_by("slot")] == before
