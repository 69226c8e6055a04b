"""Rows of the rules matrix that the charts of the sortie fulfil."""

from itertools import pairwise

import pytest

from campaigns.rules.names import (
    FIREPOWERS,
    GUN_POSITIONS,
    PLACES,
    QUARTERS,
    STATIONS,
    SYSTEMS,
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


def struck(pack, kind, field):
    """What the effects of B4 can name: the values of a field of one kind."""
    tables = [id_ for id_ in pack.table_ids if id_.split(".")[0] == "B4"]
    results = {(id_, row.result) for id_ in tables for row in pack.table(id_).rows}
    outcomes = {(f"B4.{area.table}", "") for area in pack.areas.values()}
    known = results | {key for key in outcomes if key[0] not in tables}
    return {
        getattr(effect, field)
        for key in known
        for effect in pack.effects(*key)
        if effect.__struct_config__.tag == kind
    }


@pytest.mark.rule("B4-a", "6.3-m")
def test_the_damage_chart_names_the_parts_of_the_bomber(pack):
    assert struck(pack, "box", "part") == {
        "airframe",
        "wing_root",
        "rudder",
        "tailplane",
    }
    assert struck(pack, "part-damaged", "part") == {
        "flaps",
        "ailerons",
        "landing_gear",
        "bay_doors",
        "intercom",
        "rafts",
        "extinguishers",
    }
    assert struck(pack, "camera-damaged", "camera") == set(pack.common.cameras)
    assert struck(pack, "chaff-lost", "dispenser") == set(pack.common.chaff_dispensers)
    electronics = {row.result for row in pack.table("B4.electronics").rows}
    assert electronics - {"superficial"} == set(pack.common.electronics) == set(SYSTEMS)
    assert struck(pack, "oxygen-out", "hit") == {True}


@pytest.mark.rule("B4-a")
@pytest.mark.parametrize("side", ["port", "starboard"])
def test_paired_parts_are_struck_on_both_sides(pack, side):
    sides = {area.table for area in pack.areas.values() if area.side == side}
    assert sides == {"engine", "wing_root", "fuel_tank", "tailplane"}


@pytest.mark.rule("B4-a")
def test_the_damage_chart_finds_every_man_and_gun(pack):
    groups = ("cockpit", "forward", "gunners")
    tables = [pack.table(f"B4.crew_{group}") for group in groups]
    men = {row.result for table in tables for row in table.rows}
    assert men == set(STATIONS)
    for mat in pack.mats.values():
        assert set(mat.crew) <= men
        struck_guns = {row.result for row in pack.table(f"MAT.{mat.id}.gun_die").rows}
        assert struck_guns == {gun.position for gun in mat.guns} <= set(GUN_POSITIONS)
        numbers = {row.result for row in pack.table(f"MAT.{mat.id}.engine_die").rows}
        assert {f"port-{number}" for number in numbers} == set(mat.engines_port)
        starboard = {f"starboard-{number}" for number in numbers}
        assert starboard == set(mat.engines_starboard)


@pytest.mark.rule("B4-b")
def test_fuel_tank_hits_grow_worse_with_the_roll(pack):
    grave = ["superficial", "leak", "flames", "blaze"]
    rolled = [grave.index(pack.table("B4.fuel_tank").row(n).result) for n in WIDE]
    assert rolled == sorted(rolled)
    assert pack.drm("B4.fuel_tank", "fuel_tanks_improved") < 0
    for table, order in (
        ("B4.fuel_tank.flames", ["leak", "fire"]),
        ("B4.fuel_tank.blaze", ["fire", "explosion"]),
    ):
        results = [order.index(pack.table(table).row(n).result) for n in range(1, 7)]
        assert results == sorted(results)


@pytest.mark.rule("B5-a")
def test_wounds(pack):
    results = {pack.table("B5").row(n).result for n in range(1, 7)}
    assert results == {"LW", "SW", "KIA"}


@pytest.mark.rule("B6-a")
def test_weather_harms_by_nought_to_three(pack):
    rows = [pack.table("B6").row(total) for total in SUMS]
    assert {row.amount for row in rows} == {0, 1, 2, 3}
    assert {row.result for row in rows if row.amount == 0} == {"good"}
    landing = pack.table("B7")
    assert landing.index(11) <= landing.index(11 + 3)


@pytest.mark.rule("B7-a")
def test_landing_from_best_to_worst(pack):
    bonuses = ("fug125", "fug125_improved", "landing_skill")
    assert [pack.drm("B7", id_) for id_ in bonuses] == [-1, -1, -1]
    assert pack.drm("B7", "deadstick") == 1
    table = pack.table("B7")
    assert table.row(2 - 3).result == "good"
    assert table.row(18).result == "killed"
    assert table.row(17).result != "killed"


@pytest.mark.rule("B8-a")
def test_parachutes_fail_more_on_high_rolls(pack):
    order = ["safe", "LW", "SW", "KIA"]
    rolled = [order.index(pack.table("B8").row(total).result) for total in WIDE]
    assert rolled == sorted(rolled)
    assert pack.drm("B8", "parachute") == -1


@pytest.mark.rule("B9-a")
def test_rescue_is_surer_on_high_rolls(pack):
    for zone in range(1, 5):
        table = pack.table(f"B9.{zone}")
        saved = [table.row(total).result == "rescued" for total in WIDE]
        assert saved == sorted(saved)
    assert pack.drm("B9", "rafts_improved") == 3
    assert pack.drm("B9", "no_rafts") == -4


@pytest.mark.rule("B10-a")
def test_on_target_is_the_low_end(pack):
    hits = [pack.table("B10").row(total).result == "on-target" for total in WIDE]
    assert hits == sorted(hits, reverse=True)
    assert pack.drm("B10", "navigator_down") == 1
    assert pack.drm("B10", "peilg_improved") == -1


@pytest.mark.rule("B11-a", "6.2.2-a")
def test_bombing_results_rise_with_the_roll(pack):
    on = [pack.table("B11.on").row(total).amount for total in WIDE]
    off = [pack.table("B11.off").row(total).amount for total in WIDE]
    assert on == sorted(on)
    assert off == sorted(off)
    assert all(here >= there for here, there in zip(on, off, strict=True))
    natural = [pack.table("B11.off").row(total).amount for total in SUMS]
    assert 0 in natural
    assert max(natural) > 0
    assert on[0] == pack.table("B11.on").row(2).amount
    assert on[-1] == pack.table("B11.on").row(16).amount


@pytest.mark.rule("C1-a")
def test_bounced_begins_a_combat_with_fighters_firing_first(pack):
    assert pack.events["bounced"].title == "Bounced!"
    (attack,) = pack.effects("C1", "bounced")
    assert attack.fighters > 0
    assert attack.first_fire == "fighters"
    assert attack.cover is False


@pytest.mark.rule("6.11-c")
def test_events_are_good_bad_and_fights(pack):
    kinds = {
        effect.__struct_config__.tag
        for event in pack.events.values()
        for effect in event.effects
    }
    assert "ignore-hits" in kinds
    assert {"engine-out", "oxygen-out"} <= kinds
    assert "fighter-attack" in kinds


@pytest.mark.rule("C2-a")
def test_serious_wounds_cost_at_least_one_slot(pack):
    slots = [pack.table("C2").row(total).amount for total in SUMS]
    assert all(isinstance(number, int) and number >= 1 for number in slots)
    assert all(before <= after for before, after in pairwise(slots))
