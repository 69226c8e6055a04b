"""Geometry of the mats: every type is drawn from its data file."""

import re
from itertools import combinations

import pytest

from campaigns.mats import aircraft, career, chartsheet, combat, marks, opsmap
from campaigns.mats.planforms import planform, silhouette
from campaigns.rules.pack import load_pack

PACK = load_pack("azores-1947")
TYPES = tuple(PACK.mats)
CITIES = {
    (cell.place.split(",")[0], cell.zone)
    for quarter in PACK.quarters
    for cell in PACK.cells(quarter).values()
    if cell.place
}


@pytest.mark.parametrize("type_", TYPES)
def test_a_planform_has_the_guns_stations_and_engines_of_its_mat(type_):
    mat, plan = PACK.mats[type_], planform(type_)
    assert set(plan.guns) == {gun.position for gun in mat.guns}
    assert set(plan.crew) == set(mat.crew)
    assert 2 * len(plan.engines) == mat.engines
    assert bool(plan.tailplane) == bool(mat.thresholds.tailplane)


@pytest.mark.parametrize("type_", TYPES)
def test_the_whole_mat_is_drawn(type_):
    mat = PACK.mats[type_]
    drawn = aircraft.draw(
        aircraft.Marks(
            type_,
            hit=frozenset({"airframe", "rudder", "wing_root-port"}),
            engines_out=frozenset({"port-1"}),
            leaks=frozenset({"starboard"}),
            load="bombs",
            bombs=mat.bombs,
            guns=tuple((gun.position, "X", "out") for gun in mat.guns),
            men=tuple((station, "1", "sw") for station in mat.crew),
        )
    )
    assert len(drawn.bombs) == mat.bombs
    assert len(drawn.men) == len(mat.crew)
    assert all(gun.slash for gun in drawn.guns)
    assert [engine.out for engine in drawn.engines].count(True) == 1
    assert sum("is-hit" in part.css for part in drawn.parts) >= 2
    assert any(shape.css == "leak" for shape in drawn.tanks)


@pytest.mark.parametrize("load", ["atomic", "camera", "leaflets", "empty"])
def test_other_loads_are_told_apart_by_shape(load):
    drawn = aircraft.draw(aircraft.Marks("ju390", load=load))
    assert not drawn.bombs
    assert bool(drawn.stores) == (load != "empty")


def test_the_silhouette_is_symmetrical():
    xs = [float(x) for x in re.findall(r"[ML](\S+) ", silhouette("ju390"))]
    assert sorted(xs) == pytest.approx(sorted(1000 - x for x in xs))


def test_the_combat_mat_has_the_26_places_of_the_rules():
    assert set(combat.PLACES) == set(load_places())
    scene = combat.Scene("ju390", arcs=(("tail", ("6-level",)),), needs=())
    cells = combat.draw(scene).cells
    assert len(cells) == 26
    assert [cell.css for cell in cells if "arc-tail" in cell.css] == [
        "cell cell--level arc-tail"
    ]


def load_places():
    from campaigns.rules.names import PLACES

    return PLACES


def crowd(*places):
    """The plates of fighters at these places, by number."""
    fighters = tuple(
        combat.Plate(number, "P-80", place, "fresh", "untouched", need="6")
        for number, place in enumerate(places, start=1)
    )
    drawn = combat.draw(combat.Scene("ju390", (), (), plates=fighters)).plates
    return [(plate.plate.number, float(plate.x), float(plate.y)) for plate in drawn]


@pytest.mark.parametrize(
    "places",
    [
        *(tuple([place] * 5) for place in combat.PLACES),
        tuple(place for place in combat.PLACES if place.endswith("-low"))[:6],
        ("6-low", "8-low", "8-level", "6-level", "9-low", "8-low"),
    ],
)
def test_no_plate_covers_another_or_leaves_the_mat(places):
    plates = crowd(*places)
    assert len(plates) == len(places)
    for (_, x, y), (_, other_x, other_y) in combinations(plates, 2):
        apart = abs(x - other_x) >= 80, abs(y - other_y) > 47.9
        assert any(apart)
    assert all(40 <= x <= 360 and 15 <= y <= 385 for _, x, y in plates)


def test_a_plate_that_had_to_go_aside_is_tied_to_its_place():
    scene = combat.Scene("ju390", (), (), plates=tuple(
        combat.Plate(number, "P-80", "6-level", "fresh", "untouched")
        for number in (1, 2)
    ))  # fmt: skip
    alone, aside = combat.draw(scene).plates
    assert alone.lead == ""
    assert aside.lead.endswith("L200 309.5")


@pytest.mark.parametrize(("city", "zone"), sorted(CITIES))
def test_every_target_lies_in_its_zone(city, zone):
    place = chartsheet.city(city)
    assert place is not None
    assert chartsheet.zone_at(place) == zone


@pytest.mark.parametrize("zone", range(1, 7))
@pytest.mark.parametrize("homeward", [False, True])
def test_the_bomber_is_drawn_in_its_zone(zone, homeward):
    course = opsmap.Course("ju390", zone, homeward, "Chicago", 6, 6)
    drawn = opsmap.draw(course)
    x, y = re.match(r"translate\((\S+) (\S+)\)", drawn.bomber_place).groups()
    assert chartsheet.zone_at((float(x), float(y))) == zone
    assert [mark.number for mark in drawn.zones if mark.now] == [str(zone)]


def test_a_track_crosses_what_is_hit_and_marks_its_last_box():
    boxes = marks.track(2, 5).boxes
    assert [box.css for box in boxes] == ["hit", "hit", "", "", "last"]
    assert [bool(box.crossed) for box in boxes] == [True, True, False, False, False]


def test_a_tally_counts_in_fives():
    strokes = marks.tally(7)
    assert len(strokes) == 7
    assert [across for _, across in strokes].count(True) == 1


def test_a_ribbon_is_the_same_from_both_sides():
    for award in PACK.awards.values():
        for grade in award.grades:
            stripes = career.ribbon(award.id, grade.id)
            assert sum(stripe.width for stripe in stripes) == 60
            assert [s.css for s in stripes] == [s.css for s in stripes[::-1]]


def test_the_total_begins_at_zero_and_ends_at_the_last_slot():
    levels = (("Defeat", 50), ("Draw", 100), ("Victory", 99999))
    chart = career.total_chart((20, 20, 60), levels, ("Apr",) * 12, (), (2,))
    assert chart.line.startswith("M44 224")
    assert len(chart.losses) == 1
    assert float(chart.end_x) == pytest.approx(44 + 662 * 3 / 48, abs=0.1)
