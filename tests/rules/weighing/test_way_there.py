"""What a target asks for: by hand, and against B1 as it is thrown."""

import random

import pytest
from msgspec.structs import replace

from campaigns.rules.state import quarter
from campaigns.rules.steps import TargetChoice
from campaigns.rules.weighing import way_there, weigh
from campaigns.rules.weighing.way_there import fighters_come, way
from tests.proofs.volleys import mean_deviation
from tests.rules.play import PACK, Play, airborne, campaign

ZONES = {5: [2, 3, 4, 5, 4, 3, 2], 6: [2, 3, 4, 5, 6, 5, 4, 3, 2]}

REACH = {"land": (5, 6), "carrier": (2, 3, 4, 5)}


@pytest.mark.parametrize("zone", ZONES)
def test_every_zone_but_the_first_is_an_interception_out_and_home(zone):
    assert [z for z in way(zone) if z > 1] == ZONES[zone]
    assert len(way(zone)) == getattr(PACK.fuel, f"zone_{zone}_raid")


def test_the_fighters_of_spring_over_the_coast():
    # carriers in each zone: 4 on 3, 2 on 5 and 9; land, in Zone 5 alone, the fourth
    # rolled: 3 on 2, 10 and 11, 2 on 4, and 4 on 12 once one was an event before
    carriers = (4 * 2 + 2 * 4 + 2 * 4) / 36
    land = (3 * 1 + 2 * 3 + 3 * 3 + 3 * 2 + 4 * (1 - (35 / 36) ** 3)) / 36
    assert fighters_come(campaign(), ZONES[5]) == pytest.approx(7 * carriers + land)


@pytest.mark.parametrize("slot", [0, 12, 24, 36])
@pytest.mark.parametrize("zone", ZONES)
def test_as_many_come_as_b1_sends(slot, zone):
    draw = random.Random(slot + zone)
    sent = [sent_to(draw, slot, ZONES[zone]) for _ in range(20_000)]
    mean = fighters_come(campaign(slot=slot), ZONES[zone])
    assert mean_deviation(sent, mean) < 4.5


def sent_to(draw, slot, zones):
    """Fighters of one way, thrown zone by zone; the first 12 is an event."""
    table = PACK.table(f"B1.{quarter(slot)}")
    come, event_seen = 0, False
    for zone in zones:
        thrown = draw.randint(1, 6) + draw.randint(1, 6)
        row = table.row(thrown)
        if thrown == 12 and not event_seen:
            event_seen = True
        elif zone in REACH.get(row.result, ()):
            come += row.amount
    return come


def test_the_fuel_of_the_way_is_what_the_chart_asks_for_a_zone(monkeypatch):
    fuel = replace(PACK.fuel, boxes_per_zone_entered=2)
    thirsty = replace(PACK, fuel=fuel)
    monkeypatch.setattr(way_there, "load_pack", lambda _name: thirsty)
    spare = {m.id: m.value for m in way_there.to_zone(campaign(), 5)}["sure-spare-fuel"]
    assert spare == PACK.mats["fw300"].endurance - 2 * (5 + 4)


def test_each_target_shows_what_its_zone_asks_for():
    state = airborne(
        TargetChoice(), zone=0, pilot_rank="major", sortie={"target": None}
    )
    game = Play(state)
    found = weigh(game.state, game.pending)
    fuel = PACK.mats["fw300"].endurance
    for choice in game.decision.choices:
        zone = choice.args["zone"]
        values = {m.id: m.value for m in found[choice.id]}
        assert values["sure-spare-fuel"] == fuel - 2 * zone + 1
        assert values["sure-interceptions"] == 2 * zone - 3
    assert {c.args["zone"] for c in game.decision.choices} == set(ZONES)
