"""Rows of the rules matrix that the charts of interception and combat fulfil."""

import pytest

from campaigns.rules.names import (
    FIREPOWERS,
    PLACES,
    QUARTERS,
)

NO_CONTACT = ("none", 0)
SUMS = range(2, 13)
WIDE = range(-20, 31)


def contact(pack, quarter, zone, total):
    row = pack.table(f"B1.{quarter}").row(total)
    zones = {"land": pack.land_zones, "carrier": pack.carrier_zones}
    if zone not in zones.get(row.result, ()):
        return NO_CONTACT
    return row.result, row.amount


def fighters_met(pack, quarter, jets_only=False):
    """Expected number of fighters on one check in each of the Zones 2 to 6."""
    met = 0
    for zone in range(2, 7):
        table = pack.table(f"B1.{quarter}")
        for row, chance in zip(table.rows, table.chances(), strict=True):
            base, number = contact(pack, quarter, zone, row.low)
            if base == "none":
                continue
            types = pack.table(f"B1.types.{quarter}_{base}")
            share = sum(
                odds
                for face, odds in zip(types.rows, types.chances(), strict=True)
                if not jets_only or pack.fighters[face.result].propulsion == "jet"
            )
            met += chance * number * share
    return met


@pytest.mark.rule("2.0-b")
def test_jets_become_more_frequent(pack):
    shares = [fighters_met(pack, q, True) / fighters_met(pack, q) for q in QUARTERS]
    assert shares[3] > shares[0]
    assert shares == sorted(shares)


@pytest.mark.rule("B1-a")
def test_every_interception_roll_has_an_answer(pack):
    for quarter in QUARTERS:
        for zone in range(2, 7):
            for total in SUMS:
                base, number = contact(pack, quarter, zone, total)
                assert (base == "none") == (number == 0)
        twelve = pack.table(f"B1.{quarter}").row(12)
        assert (twelve.low, twelve.high) == (12, 12)
        assert twelve.result in {"land", "carrier", "none"}


@pytest.mark.rule("6.1.3-a")
def test_26_places_for_fighters(pack):
    directions = [row.result for row in pack.table("B2.placement").rows]
    heights = {row.result for row in pack.table("B2.heights").rows}
    hours = [direction for direction in directions if direction.isdigit()]
    places = {f"{hour}-{height}" for hour in hours for height in heights}
    places |= {direction for direction in directions if not direction.isdigit()}
    assert len(places) == 8 * 3 + 2 == 26
    assert places == set(PLACES)


@pytest.mark.rule("6.1.3-c")
def test_all_six_faces_give_a_height(pack):
    heights = [pack.table("B2.heights").row(n).result for n in range(1, 7)]
    assert set(heights) == {"low", "level", "high"}


@pytest.mark.rule("B2-a")
def test_each_place_has_a_hit_number_and_its_guns(pack):
    for place in PLACES:
        need = pack.to_hit_need(place)
        assert need in {4, 5, 6}
        assert pack.table(f"B2.to_hit.{need}").row(need).result == "hit"
        assert pack.table(f"B2.to_hit.{need}").row(need - 1).result == "miss"
        assert any(place in gun.arcs for mat in pack.mats.values() for gun in mat.guns)


@pytest.mark.rule("6.1.4-f")
def test_more_firepower_is_never_weaker(pack):
    grave = {"damaged": 0, "destroyed": 1}
    for die in range(1, 7):
        rows = [pack.table(f"B2.damage.fp{fp}").row(die) for fp in range(1, 5)]
        results = [grave[row.result] for row in rows]
        assert results == sorted(results)


@pytest.mark.rule("6.1.5-b")
def test_weight_of_fire_on_a_four_is_medium(pack):
    weights = [pack.table("B2a.type").row(n).result for n in range(1, 7)]
    assert weights[3] == "medium"
    assert set(weights) == {"light", "medium", "heavy"}


@pytest.mark.rule("6.1.5-c", "6.1.5-i")
def test_hits_of_anti_aircraft_fire_rise_with_the_roll(pack):
    table = pack.table("B2a.hits")
    hits = [table.row(total).amount for total in WIDE]
    assert hits == sorted(hits)
    drm = sum(pack.drm("B2a.hits", id_) for id_ in ("medium", "kettenhund"))
    drm += 2 * pack.drm("B2a.hits", "chaff")
    assert 8 + drm == 1
    assert table.row(8 + drm).amount == 1


@pytest.mark.rule("B2a-a")
def test_anti_aircraft_fire_from_least_to_most(pack):
    def drm(*ids):
        return sum(pack.drm("B2a.hits", id_) for id_ in ids)

    least = 2 + drm("light", "chaff", "chaff", "kettenhund_improved")
    most = 12 + drm("low_altitude")
    assert (least, most) == (-7, 14)
    assert pack.table("B2a.hits").row(least).amount == 0
    assert pack.table("B2a.hits").row(most).amount == 12


@pytest.mark.rule("B3-a")
def test_hits_of_each_fighter_on_every_face(pack):
    assert {f.firepower for f in pack.fighters.values()} == set(FIREPOWERS)
    for fighter in pack.fighters.values():
        table = pack.table(f"B3.hits.{fighter.firepower}")
        assert all(table.row(die).amount >= 1 for die in range(1, 7))
