"""Chart truth: mats and fighters against a second transcription."""

import pytest

from tests.rules.charts import spelling
from tests.rules.charts.transcription import aircraft, career


def mat_line(mat):
    boxes = mat.thresholds
    return [
        mat.id,
        mat.title,
        str(len(mat.crew)),
        f"{mat.engines} {mat.propulsion}",
        f"{mat.bombs} {mat.bomb_drm:+d}".replace("+0", "0"),
        str(mat.endurance),
        f"{boxes.airframe} {boxes.wing_root} {boxes.rudder} {boxes.tailplane}",
        mat.available,
    ]


def test_mats(pack):
    assert [mat_line(mat) for mat in pack.mats.values()] == spelling.lines(
        aircraft.MATS
    )


@pytest.mark.parametrize("mat", aircraft.CREWS)
def test_crew_and_dice_of_a_mat(pack, mat):
    assert pack.mats[mat].crew == tuple(aircraft.CREWS[mat].split())
    for die, typed in (
        ("engine_die", aircraft.ENGINE_DICE[mat]),
        ("gun_die", aircraft.GUN_DICE[mat]),
    ):
        table = pack.table(f"MAT.{mat}.{die}")
        assert table.dice == "1d6"
        assert [(r.low, r.high, r.result) for r in table.rows] == [
            (face, face, result) for face, result in enumerate(typed.split(), 1)
        ]


@pytest.mark.parametrize("mat", aircraft.GUNS)
def test_guns_and_arcs(pack, mat):
    typed = spelling.lines(aircraft.GUNS[mat])
    assert [
        [g.title, g.fitting, g.gunner, str(g.fp), str(g.ammo), ", ".join(g.arcs)]
        for g in pack.mats[mat].guns
    ] == typed
    positions = [aircraft.POSITIONS[title] for title, *_ in typed]
    assert [gun.position for gun in pack.mats[mat].guns] == positions
    for position in positions:
        assert pack.mats[mat].gun(position).position == position


def test_layout_of_the_types(pack):
    assert [m.id for m in pack.mats.values() if m.layout == "flying wing"] == ["e555"]
    assert [m.id for m in pack.mats.values() if m.props_break_off] == ["e555"]
    for mat in pack.mats.values():
        half = range(1, mat.engines // 2 + 1)
        assert mat.engines_port == tuple(f"port-{n}" for n in half)
        assert mat.all_engines == (
            *mat.engines_port,
            *(f"starboard-{n}" for n in half),
        )


def test_what_every_mat_carries(pack):
    common = pack.common
    assert common.chaff_dispensers == ("port", "starboard")
    assert common.chaff_uses_each == 2
    assert common.cameras == ("fuselage", "bay")
    assert common.fire_extinguishers
    assert common.life_rafts
    assert common.loss_of_all_engines == "forced-down"
    assert common.abort_at_engines_out == 3
    systems = tuple(id_ for id_, _ in spelling.lines(career.SYSTEMS))
    assert common.electronics == systems
    titles = (line.split(" = ") for line in aircraft.STATIONS.strip().splitlines())
    assert common.stations == dict(titles)


def test_endurance(pack):
    fuel = pack.fuel
    assert (fuel.boxes_per_zone_entered, fuel.extra_boxes_per_leaking_tank) == (1, 1)
    assert (fuel.zone_5_raid, fuel.zone_6_raid) == (9, 11)


def test_defensive_fire_by_place(pack):
    for line in aircraft.NEEDS.strip().splitlines():
        hour, *needs = line.split()
        for height, need in zip(("high", "level", "low"), needs, strict=True):
            assert pack.to_hit_need(f"{hour}-{height}") == int(need)
    assert pack.to_hit_need("vertical-dive") == 6
    assert pack.to_hit_need("vertical-climb") == 5


def test_fighters(pack):
    given = [
        [id_, f.title, f.base, f.propulsion, f.firepower]
        for id_, f in pack.fighters.items()
    ]
    assert given == spelling.lines(aircraft.FIGHTERS)


def test_zones_of_interception_and_cover(pack):
    assert pack.land_zones == (5, 6)
    assert pack.carrier_zones == (2, 3, 4, 5)
    assert pack.random_event_roll == 12
    assert pack.cover_zones == (2, 3)
