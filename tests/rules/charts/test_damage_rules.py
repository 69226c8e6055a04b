"""Rows of the rules matrix that the charts of damage, landing and bombing fulfil."""

from itertools import pairwise

import pytest

from campaigns.rules.names import GUN_POSITIONS, STATIONS, SYSTEMS

SUMS = range(2, 13)
WIDE = range(-20, 31)


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
