"""Rows of the rules matrix that the charts of pilot, calendar and aircraft fulfil."""

import pytest

from campaigns.rules.names import AIRCRAFT
from campaigns.rules.state import MONTHS, SLOTS


def quarter_of(pack, month):
    return next(id_ for id_, q in pack.quarters.items() if month in q.months)


def target(pack, month, roll):
    quarter = quarter_of(pack, month)
    cell = pack.table(f"A1.{quarter}").row(roll).result
    return pack.cells(quarter)[cell]


def available(pack, month, researched=()):
    moved = {
        effect.aircraft: effect.months
        for area in researched
        for effect in pack.research[area].effects
    }
    dates = {id_: MONTHS.index(mat.available) for id_, mat in pack.mats.items()}
    return [
        id_
        for id_, date in dates.items()
        if date + moved.get(id_, 0) <= MONTHS.index(month)
    ]


@pytest.mark.rule("3.1-a")
def test_six_aircraft_without_missing_fields(pack):
    assert tuple(pack.mats) == AIRCRAFT
    assert len(pack.mats) == 6
    for mat in pack.mats.values():
        assert mat.title
        assert mat.guns
        assert mat.crew


@pytest.mark.rule("3.3-n")
def test_seven_stations_can_hold_kills(pack):
    assert sorted(pack.common.ace_stations) == sorted(
        ("engineer", "copilot", "top_mid", "top_aft", "tail", "waist", "ventral")
    )
    gunners = {gun.gunner for mat in pack.mats.values() for gun in mat.guns}
    assert gunners == set(pack.common.ace_stations)


@pytest.mark.rule("3.3-o")
def test_ten_skills_can_be_bought(pack):
    assert len(pack.skills) == 10
    assert "Ace Gunner" not in [skill.title for skill in pack.skills.values()]


@pytest.mark.rule("6.7-t")
def test_all_skills_cost_more_than_a_career_earns(pack):
    costs = sum(skill.cost for skill in pack.skills.values())
    most = pack.experience.start + SLOTS // pack.experience.sorties_per_point
    assert (costs, most) == (21, 13)
    assert costs > most


@pytest.mark.rule("3.4.2-b")
def test_four_ranks_in_order(pack):
    assert pack.ranks == ("hauptmann", "major", "oberstleutnant", "oberst")


@pytest.mark.rule("6.10.1-e")
def test_oberst_comes_only_after_the_last_slot(pack):
    """Three promotions make an Oberst, and the third follows the last month."""
    assert pack.ranks.index("oberst") == len(pack.promotion_months)
    assert pack.promotion_months[-1] == MONTHS[-1]


@pytest.mark.rule("A2-a")
def test_counts_of_the_status_sheet(pack):
    assert len(pack.ranks) == 4
    assert len(pack.common.ace_stations) == 7
    assert len(pack.skills) == 10
    assert len(pack.research) == 10
    assert len(pack.awards) == 8


@pytest.mark.rule("3.3-c")
def test_research_succeeds_at_the_level_or_below(pack):
    two = [pack.table("A2.research.2").row(n).result for n in range(1, 7)]
    assert two == ["achieved"] * 2 + ["failed"] * 4
    assert pack.table("A2.research.6").chances() == (1,)


@pytest.mark.rule("6.10.2-b")
def test_promotion_on_a_modified_four_or_less(pack):
    table = pack.table("A2.promotion")
    assert table.row(4).result == "promoted"
    assert table.row(5).result == "refused"
    assert table.row(0).result == table.row(-4).result == "promoted"


@pytest.mark.rule("6.8.5-b")
def test_a_full_career_reaches_the_bronze_clasp(pack):
    grades = pack.awards["flight_clasp"].grades
    assert [grade.title for grade in grades if grade.at <= 48] == ["Bronze"]


@pytest.mark.rule("4.2-b")
def test_section_of_the_raid_chart_by_month(pack):
    assert quarter_of(pack, "1947-09") == "q2"
    assert quarter_of(pack, "1947-10") == "q3"
    assert quarter_of(pack, "1948-01") == "q4"
    assert [m for q in pack.quarters.values() for m in q.months] == list(MONTHS)


@pytest.mark.rule("A1-b")
def test_raid_chart_row_11(pack):
    assert target(pack, "1947-04", 11).zone == 5
    assert target(pack, "1947-07", 11).zone == 6


@pytest.mark.rule("A1-c")
def test_raid_chart_row_12(pack):
    assert target(pack, "1947-05", 12).kind == "special"
    assert target(pack, "1947-08", 12).zone == 6


@pytest.mark.rule("A1-a", "A1-d")
def test_raid_chart_row_13(pack):
    assert target(pack, "1947-04", 12).kind == "special"
    april = target(pack, "1947-04", 13)
    assert (april.name, april.zone) == ("Fort Monmouth", 5)
    assert target(pack, "1947-06", 13).zone == 5
    assert target(pack, "1947-09", 13).kind == "special"


@pytest.mark.rule("A1-e", "AMB-45")
def test_raid_chart_row_14(pack):
    assert target(pack, "1947-04", 14).zone == 6
    assert target(pack, "1947-07", 14).zone == 5


@pytest.mark.rule("A1-f")
def test_raid_chart_row_15(pack):
    assert target(pack, "1947-04", 15).zone == 5


@pytest.mark.rule("A1-g", "6.2.3-a", "AMB-46")
def test_raid_chart_is_whole_and_atomic_only_late(pack):
    kinds = {}
    for quarter in pack.quarters:
        table, cells = pack.table(f"A1.{quarter}"), pack.cells(quarter)
        rolls = [tens * 10 + ones for tens in range(1, 7) for ones in range(1, 7)]
        found = [cells[table.row(roll).result] for roll in rolls]
        assert len(found) == len(cells) == 36
        assert all(cell.zone in {5, 6} for cell in found if cell.kind != "special")
        kinds[quarter] = {cell.kind for cell in found}
    assert kinds["q1"] == kinds["q2"] == {"raid", "special"}
    assert kinds["q3"] == kinds["q4"] == {"raid", "special", "atomic"}


@pytest.mark.rule("6.2.5-a")
def test_a_die_chooses_among_three_special_missions(pack):
    results = [pack.table("A1.special").row(n).result for n in range(1, 7)]
    assert set(results) == {"agent", "leaflet", "recon"} == set(pack.missions)


@pytest.mark.rule("6.2.5.2-c", "6.2.5.3-b")
def test_city_of_leaflets_and_reconnaissance(pack):
    rows = [pack.table("A1.cities").row(n) for n in range(1, 7)]
    assert [(row.result, row.amount) for row in rows] == [
        ("New York", 5),
        ("New York", 5),
        ("Philadelphia", 5),
        ("Philadelphia", 5),
        ("Boston", 5),
        ("Chicago", 6),
    ]


@pytest.mark.rule("6.2.2-c")
def test_bomb_load_of_each_type(pack):
    loads = {mat.bombs: mat.bomb_drm for mat in pack.mats.values()}
    assert len(loads) == 6
    assert all(isinstance(drm, int) for drm in loads.values())
    assert loads[24] == 2


@pytest.mark.rule("6.3-k")
def test_structures_take_more_than_one_hit(pack):
    """The Arado has no tailplanes; a hit there strikes the airframe."""
    for mat in pack.mats.values():
        boxes = mat.thresholds
        assert min(boxes.airframe, boxes.wing_root, boxes.rudder) >= 2
        assert boxes.tailplane >= 2 or mat.layout == "flying wing"


@pytest.mark.rule("6.4.4-a")
def test_size_of_the_crews(pack):
    assert all(7 <= len(mat.crew) <= 10 for mat in pack.mats.values())


@pytest.mark.rule("7.1-a")
def test_three_types_from_the_start(pack):
    assert available(pack, "1947-04") == ["me364", "he277", "fw300"]


@pytest.mark.rule("7.1-b")
def test_ju_390_from_august(pack):
    assert "ju390" not in available(pack, "1947-07")
    assert "ju390" in available(pack, "1947-08")


@pytest.mark.rule("7.1-c")
def test_ta_400_and_arado_from_december_or_a_month_earlier(pack):
    late = {"ta400", "e555"}
    assert not late & set(available(pack, "1947-11"))
    assert late <= set(available(pack, "1947-12"))
    assert late <= set(available(pack, "1947-11", ("ta400", "e555")))
    assert "ta400" not in available(pack, "1947-11", ("e555",))


@pytest.mark.rule("9.1-b", "9.1-c")
def test_quality_of_enemy_pilots(pack):
    first, later = pack.table("9.quality.q1"), pack.table("9.quality.later")
    assert [first.row(n).result for n in (4, 5, 6)] == ["trained", "veteran", "ace"]
    assert [later.row(n).result for n in (3, 4, 6)] == ["trained", "veteran", "ace"]


@pytest.mark.rule("9.4-b")
def test_escape_from_canada(pack):
    table = pack.table("9.canada")
    assert (table.row(3).result, table.row(4).result) == ("return", "interned")
