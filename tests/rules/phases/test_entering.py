"""5.0, 6.4.3: what entering a zone, a crash and an empty order leave behind."""

import pytest
from msgspec.structs import replace

from campaigns.rules.dice import RowGiven
from campaigns.rules.engine import advance
from campaigns.rules.events import ZoneEntered
from campaigns.rules.flow import Flow
from campaigns.rules.pending import Throw
from campaigns.rules.phases.debriefing import score
from campaigns.rules.phases.movement import enter
from tests.rules.play import PACK, airborne
from tests.rules.scenes import over_base


@pytest.mark.parametrize(
    ("fuel", "left", "dry"), [(5, 4, False), (1, 0, False), (0, 0, True)]
)
def test_a_zone_costs_a_box_and_only_empty_tanks_are_dry(fuel, left, dry):
    flow = Flow(airborne(zone=3, sortie={"fuel": fuel}))
    enter(flow, 4)
    assert flow.sortie.fuel == left
    assert flow.events == [ZoneEntered(4, "out", left, dry)]


@pytest.mark.parametrize(("zone", "counts"), [(1, False), (2, True), (3, True)])
def test_a_sortie_counts_as_flown_once_zone_2_is_entered(zone, counts):
    flow = Flow(airborne(zone=0, sortie={"flown": False}))
    enter(flow, zone)
    assert flow.sortie.flown is counts


def test_attacks_are_counted_anew_in_each_zone():
    flow = Flow(airborne(zone=3, sortie={"attack": 2, "acm_used": True}))
    enter(flow, 4)
    assert flow.sortie.attack == 0
    assert not flow.sortie.acm_used


@pytest.mark.rule("6.4.3-c")
def test_a_crash_is_the_cause_of_the_loss_and_its_wounds_are_no_hits():
    crash = [row.result for row in PACK.table("B7").rows].index("crash")
    game = over_base()
    game.state, _ = advance(game.state, Throw(), RowGiven(crash))
    assert game.state.flight.lost == "crash-landing"
    assert game.asked.table == "B5"
    assert "/landing:pilot/h0/" in game.asked.place


def test_without_a_target_nothing_was_achieved():
    flight = replace(airborne().flight, target=None, percent=30, released=True)
    assert score(flight, PACK) == (False, 0)
