"""Chart truth: every cell of the pack against a second transcription."""

import pytest

from tests.rules.charts import spelling
from tests.rules.charts.transcription import (
    aircraft,
    career,
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
