"""3.1, 3.2, 3.4, 3.6: what the mats, the map and the log sheet have to show."""

import pytest

from campaigns.boards.aircraft import aircraft_board
from campaigns.boards.bar import bar
from campaigns.boards.combat import combat_board
from campaigns.boards.given import Frame
from campaigns.boards.opsmap import map_board
from campaigns.boards.table import table_board
from campaigns.mats.aircraft import draw
from campaigns.rules.engine import pending
from campaigns.rules.state import Target
from campaigns.rules.steps import TurnBack, ZoneBusiness
from tests.rules.play import PACK, Play, airborne, campaign, fight

CHICAGO = Target("raid", "Dodge Chicago Plant", "Chicago, Ill.", 6)


@pytest.mark.rule("3.1-b", "AMB-70")
@pytest.mark.parametrize("aircraft", PACK.mats)
def test_a_mat_shows_every_gun_engine_station_set_and_track_of_its_type(aircraft):
    mat = PACK.mats[aircraft]
    board = aircraft_board(airborne(aircraft=aircraft, zone=3), PACK)
    drawing = draw(board.marks)
    assert [gun.id for gun in board.guns] == [gun.position for gun in mat.guns]
    assert [gun.fp for gun in board.guns] == [gun.fp for gun in mat.guns]
    assert [man.station for man in board.men] == list(mat.crew)
    assert len(board.sets) == 9
    assert len(drawing.engines) == mat.engines
    assert len(drawing.guns) == len(mat.guns)
    assert len(drawing.men) == len(mat.crew)
    tailplanes = 2 if mat.thresholds.tailplane else 0
    assert len(board.tracks) == 4 + tailplanes
    stores = {mark.label: mark.value for mark in board.stores}
    assert stores["Bombs"] == str(mat.bombs)
    assert len(stores) == 3


@pytest.mark.rule("3.2-a")
def test_the_combat_mat_shows_place_and_range_of_every_fighter():
    board = combat_board(fight("12-high", "6-level", round=2), PACK)
    assert [(p.number, p.place) for p in board.scene.plates] == [
        (1, "12-high"),
        (2, "6-level"),
    ]
    assert board.scene.range == 2
    assert [now for _, now in board.ranges] == [False, True, False]
    assert "12 o'clock" in board.description.replace("’", "'")


@pytest.mark.rule("3.2-b", "3.4.2-i")
def test_the_map_shows_zone_direction_target_and_weather():
    state = airborne(zone=3, leg="home", target=CHICAGO)
    board = map_board(state, PACK)
    assert (board.course.zone, board.course.homeward) == (3, True)
    assert (board.course.zone_of_target, board.city) == (6, "Chicago")
    assert (board.weather, board.course.weather) == ("", "")
    over_base = Play(airborne(zone=1, leg="home", target=CHICAGO)).roll(6, 6).state
    assert map_board(over_base, PACK).course.weather == "storm"


@pytest.mark.rule("3.2-b", "3.4.2-a")
def test_the_map_of_a_bomber_in_the_hangar_has_no_zone():
    board = map_board(campaign(), PACK)
    assert (board.course.zone, board.course.city, board.way) == (0, "", ())


@pytest.mark.rule("3.6-e")
def test_the_name_of_the_aircraft_stands_at_the_head_of_the_log():
    state = campaign(aircraft_name="St. Pauli’s Girl")
    shown = bar(state, 1, "table")
    assert "St. Pauli’s Girl" in str(shown)
    assert aircraft_board(state, PACK).name == "St. Pauli’s Girl"


@pytest.mark.rule("3.4.1-a")
def test_a_damaged_part_shows_what_it_costs_on_landing():
    parts = ("landing_gear", "flaps", "intercom")
    board = aircraft_board(airborne(damage={"parts": parts}), PACK)
    values = {mark.label: mark.value for mark in board.parts}
    assert values["landing gear"] == "+3 B7"
    assert values["flaps"] == "+1 B7"
    assert values["ailerons"] == ""
    assert values["intercom"] == ""


@pytest.mark.rule("3.4.2-g")
def test_the_mat_names_what_the_damage_costs_as_the_charts_have_it():
    state = airborne(damage={"oxygen": True, "systems": ("fug217",)})
    assert set(aircraft_board(state, PACK).costs) >= {
        "low: +2 on B2a",
        "behind: −1 on B2, +1 on B3",
    }


@pytest.mark.rule("6.2.3-c")
def test_who_cannot_drop_is_told_before_he_presses_on():
    damage = {"parts": ("bay_doors",)}
    state = airborne(TurnBack(), ZoneBusiness(), zone=4, damage=damage)
    facts = table_board(state, pending(state), PACK, Frame(1, 0)).tray.decision.facts
    assert "Nothing can be done over the target: the bay doors are jammed." in facts
    whole = airborne(TurnBack(), ZoneBusiness(), zone=4)
    facts = table_board(whole, pending(whole), PACK, Frame(1, 0)).tray.decision.facts
    assert "Nothing can be done" not in facts
