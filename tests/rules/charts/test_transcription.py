"""Chart truth: every cell of the pack against a second transcription."""

import pytest

from tests.rules.charts import spelling
from tests.rules.charts.transcription import (
    aircraft,
    career,
    effects,
    heads,
    raids,
    rows,
)

PROVENANCE = {"R": "rulebook", "P": "public", "-": "reconstructed"}


def cell(line):
    roll, provenance, rest = line.split(" ", 2)
    fields = (int(roll), PROVENANCE[provenance])
    if rest == "*":
        return (*fields, "special", "", "", 0)
    name, place, zone = (field.strip() for field in rest.split("|"))
    if name == "ATOMIC":
        return (*fields, "atomic", "", place, int(zone))
    return (*fields, "raid", name, place, int(zone))


@pytest.mark.parametrize("quarter", raids.COLUMNS)
def test_raid_chart(pack, quarter):
    typed = [cell(line) for line in raids.COLUMNS[quarter].strip().splitlines()]
    cells = pack.cells(quarter)
    assert [
        (c.roll, c.provenance, c.kind, c.name, c.place, c.zone) for c in cells.values()
    ] == typed
    assert list(cells) == [f"{quarter}-{line[0]}" for line in typed]
    table = pack.table(f"A1.{quarter}")
    assert table.dice == "d66"
    assert [(row.low, row.high, row.result) for row in table.rows] == [
        (line[0], line[0], f"{quarter}-{line[0]}") for line in typed
    ]
    label, months = raids.MONTHS[quarter]
    assert pack.quarters[quarter].label == label
    assert pack.quarters[quarter].months == tuple(months.split())


@pytest.mark.parametrize("table", rows.ROWS)
def test_rows(pack, table):
    dice, typed = spelling.table(rows.ROWS[table])
    given = pack.table(table)
    assert given.dice == dice
    assert [(r.low, r.high, r.result, r.amount) for r in given.rows] == typed


def test_every_table_is_transcribed(pack):
    mats = {
        f"MAT.{mat}.{die}_die" for mat in aircraft.CREWS for die in ("engine", "gun")
    }
    raid_tables = {f"A1.{quarter}" for quarter in raids.COLUMNS}
    assert set(pack.table_ids) == rows.ROWS.keys() | mats | raid_tables


@pytest.mark.parametrize("table", rows.MODIFIERS)
def test_modifiers(pack, table):
    typed = spelling.modifiers(rows.MODIFIERS[table])
    assert pack.modifiers(table) == tuple(id_ for id_, _ in typed)
    for id_, amount in typed:
        assert pack.modifier(table, id_).amount == amount
        if amount is None:
            with pytest.raises(LookupError):
                pack.drm(table, id_)
        else:
            assert pack.drm(table, id_) == amount


def test_sources_of_modifiers_without_a_number(pack):
    assert pack.modifier("B7", "weather").source == "B6"
    assert pack.modifier("B11", "bomb_load").source == "MAT.bomb_drm"
    assert pack.modifier("B3.hits", "sixth_sense").source == "A2.sixth_sense"


def test_heads_of_the_charts(pack):
    given = [
        [chart.id, chart.title, chart.provenance] for chart in pack.charts.values()
    ]
    assert given == spelling.lines(heads.HEADS)
    for table, provenance in heads.OF_TABLES.items():
        assert pack.table(table).provenance == provenance


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


def test_skills_and_research(pack):
    skills = [[s.id, s.title, str(s.cost), s.chart] for s in pack.skills.values()]
    assert skills == spelling.lines(career.SKILLS)
    research = [[r.id, r.title, r.chart] for r in pack.research.values()]
    assert research == spelling.lines(career.RESEARCH)
    assert pack.research_per_month == 1
    assert (pack.experience.start, pack.experience.sorties_per_point) == (1, 4)
    assert (pack.ace.kills, pack.ace.defensive_fire_drm) == (5, 1)


def test_ranks_promotion_and_choice(pack):
    assert pack.ranks == ("hauptmann", "major", "oberstleutnant", "oberst")
    assert pack.promotion_months == ("1947-07", "1947-11", "1948-03")
    assert pack.selectable == ("raid",)


def test_awards(pack):
    given = [
        [
            award.id,
            award.title,
            award.rules,
            award.counts,
            ", ".join(f"{grade.at} {grade.title}" for grade in award.grades),
        ]
        for award in pack.awards.values()
    ]
    assert given == spelling.lines(career.AWARDS)


def test_victory(pack):
    bands = [line.split(" ", 1) for line in career.BANDS.strip().splitlines()]
    assert [[str(b.max), b.title] for b in pack.victory.bands] == bands
    assert [b.id for b in pack.victory.bands] == [
        title.split()[0].lower() for _, title in bands
    ]
    assert pack.victory.atomic_for_decisive == 3


def test_special_and_atomic_missions(pack):
    agent, leaflet, recon = pack.missions.values()
    assert (agent.bomb_city, agent.bomb_zone, agent.drop_zone) == ("New York", 5, 6)
    assert (agent.carries_bombs, agent.carries_chaff) == (True, True)
    assert (agent.bombing_counts, agent.aa_in_drop_zone) == (True, False)
    assert (leaflet.carries_bombs, leaflet.carries_chaff) == (False, False)
    assert leaflet.needs_any_chaff_dispenser
    assert (recon.carries_bombs, recon.carries_chaff) == (False, True)
    assert (recon.bomb_drm, recon.needs_any_camera) == (2, True)
    assert leaflet.city_roll == recon.city_roll == "A1.cities"
    assert {m.success_points for m in pack.missions.values()} == {100}
    atomic = pack.atomic
    assert (atomic.points, atomic.decisive_at, atomic.carries_bombs) == (100, 3, True)


def test_events(pack):
    given = [
        [event.id, event.title, "keep" if event.keep else "-"]
        for event in pack.events.values()
    ]
    assert given == spelling.lines(career.EVENTS)


def test_areas_and_sets(pack):
    given = [
        " ".join((id_, area.table, area.side)).rstrip()
        for id_, area in pack.areas.items()
    ]
    assert given == career.AREAS.strip().splitlines()
    systems = [[id_, card.title] for id_, card in pack.systems.items()]
    assert systems == spelling.lines(career.SYSTEMS)


def test_effects_of_results(pack):
    for key, text in effects.RESULTS.items():
        table, _, result = key.partition(" ")
        given = spelling.spelled(pack.effects(table, result))
        assert given == spelling.effects(text), key


def test_results_without_effects_are_plain(pack):
    for table in pack.table_ids:
        for row in pack.table(table).rows:
            if f"{table} {row.result}" not in effects.RESULTS:
                assert pack.effects(table, row.result) == (), (table, row.result)


@pytest.mark.parametrize(
    ("items", "typed"),
    [
        ("skills", effects.SKILLS),
        ("research", effects.RESEARCH),
        ("systems", effects.SYSTEMS),
        ("options", effects.OPTIONS),
    ],
)
def test_effects_of_items(pack, items, typed):
    given = {
        id_: spelling.spelled(item.effects)
        for id_, item in getattr(pack, items).items()
    }
    assert given == {id_: spelling.effects(text) for id_, text in typed.items()}


def test_effects_of_an_ace(pack):
    assert spelling.spelled(pack.ace.effects) == spelling.effects(effects.ACE)


def test_load_scale(pack):
    _, typed = spelling.table("-: 1-14 drm=0; 15-22 drm=1; 23.. drm=2")
    rows = pack.load_scale.rows
    assert [(r.low, r.high, r.result, r.amount) for r in rows] == typed


def test_name_and_version(pack):
    assert (pack.name, pack.version, pack.title) == ("azores-1947", "1", "Azores 1947")


def test_ids_of_grades(pack):
    """The id of a grade is its title in lower case with hyphens."""
    for award in pack.awards.values():
        for grade in award.grades:
            title = grade.title.lower().replace("'", "").replace(" ", "-")
            assert grade.id == title
