"""6.11: random events that happen at once (chart C1)."""

import pytest

from campaigns.rules.events import (
    ContactSkipped,
    FuelChanged,
    MarkerGained,
    NoContact,
    NoEffect,
    RandomEvent,
    Rolled,
    SkinHit,
)
from campaigns.rules.state import Target
from campaigns.rules.steps import EventRoll, Interception, ZoneBusiness
from tests.rules.play import PACK, Play, airborne

CHICAGO = Target("raid", "Dodge Chicago Plant", "Chicago, Ill.", 6)
EVENTS = {
    "guardian": (1, 2), "decoys": (2, 3), "tailwind": (3, 4), "quiet": (4, 1),
    "headwind": (4, 2), "lone_fighter": (4, 4), "gun_jam": (4, 6),
    "set_failure": (5, 1), "engine_failure": (5, 4), "oxygen_fault": (5, 5),
    "fuel_line": (5, 6), "flak_ship": (6, 1), "bounced": (6, 3), "big_wing": (6, 6),
}  # fmt: skip


def event(name, *, zone=3, **flight):
    """The event has just come up in a zone on the way out."""
    state = airborne(EventRoll(), ZoneBusiness(), zone=zone, target=CHICAGO, **flight)
    return Play(state).roll(*EVENTS[name])


def tables(game):
    return [e.table for e in game.of(Rolled)]


@pytest.mark.rule("6.11-a", "AMB-23", "RUL-26")
@pytest.mark.parametrize("zone", [2, 3, 4, 5, 6])
def test_the_first_12_is_an_event_in_place_of_the_encounter(zone):
    game = Play(airborne(zone=zone - 1, target=CHICAGO)).roll(6, 6)
    assert game.asked.table == "C1"
    assert game.state.flight.combat is None
    assert game.of(NoContact) == []


@pytest.mark.rule("6.11-b", "RUL-27")
def test_a_second_12_of_the_sortie_is_the_printed_encounter():
    game = Play(airborne(zone=3)).roll(6, 6).roll(4, 1)
    assert game.asked.args["zone"] == 5
    game.roll(6, 6)
    assert tables(game).count("C1") == 1
    assert game.asked.table == "B1.types.q1_land"
    assert game.state.flight.fight.expected == 4


@pytest.mark.rule("6.11-b", "RUL-27")
def test_a_second_12_over_the_sea_is_no_contact_when_its_entry_is_land_based():
    game = Play(airborne(zone=2)).roll(6, 6).roll(4, 1).roll(6, 6)
    assert game.of(NoContact) == [NoContact(4, "land")]


@pytest.mark.rule("6.11-b")
def test_the_next_sortie_has_an_event_again():
    game = Play(airborne(zone=3, leg="home")).roll(6, 6).roll(4, 1).fly_home()
    game.choose("fly").roll(1, 1).roll(6, 6)
    assert game.asked.table == "C1"


@pytest.mark.rule("6.11-e", "AMB-23")
def test_after_an_event_the_mission_moves_on_to_the_next_zone():
    game = event("quiet", zone=3)
    assert game.of(RandomEvent) == [RandomEvent("quiet")]
    assert (game.asked.table, game.asked.args["zone"]) == ("B1.q1", 4)


@pytest.mark.rule("RUL-107", "6.11-e")
def test_an_event_in_the_target_zone_replaces_only_the_interception():
    game = Play(airborne(zone=4)).roll(6, 6).roll(4, 1).fly_home()
    over_target = tables(game)[1:8]
    assert over_target == [
        "C1", "B2a.type", "B2a.hits", "B10", "B11.on", "B2a.type", "B2a.hits",
    ]  # fmt: skip


@pytest.mark.rule("3.4.2-c", "6.11-d")
def test_a_kept_event_gives_one_marker_and_does_nothing_else():
    game = event("guardian")
    assert game.state.markers == ("guardian",)
    assert game.of(MarkerGained) == [MarkerGained("guardian")]
    assert game.asked.table == "B1.q1"


@pytest.mark.rule("RUL-28", "6.11-a")
def test_a_decoy_stream_skips_the_next_check_and_only_that():
    game = event("decoys", zone=3)
    assert game.state.flight.zone == 4
    assert game.of(ContactSkipped) == [ContactSkipped(4)]
    assert (game.asked.table, game.asked.args["zone"]) == ("B1.q1", 5)
    assert game.state.markers == ()


@pytest.mark.rule("RUL-28")
def test_decoys_before_the_target_zone_leave_flak_and_bombing():
    game = Play(airborne(EventRoll(), ZoneBusiness(), zone=4)).roll(2, 3)
    assert game.state.flight.zone == 5
    assert game.asked.table == "B2a.type"


@pytest.mark.rule("RUL-28")
def test_decoys_lapse_at_the_landing():
    state = airborne(EventRoll(), ZoneBusiness(), zone=2, leg="home")
    game = Play(state).roll(2, 3).fly_home()
    game.choose("fly").roll(1, 1)
    assert (game.asked.table, game.asked.args["zone"]) == ("B1.q1", 2)


@pytest.mark.rule("RUL-16", "5.0-g")
@pytest.mark.parametrize(
    ("name", "fuel", "after"),
    [
        ("tailwind", 8, 10),
        ("tailwind", 12, 13),
        ("headwind", 8, 7),
        ("headwind", 0, 0),
    ],
)
def test_the_wind_gives_or_takes_boxes_within_the_mat_and_zero(name, fuel, after):
    game = event(name, sortie={"fuel": fuel})
    assert game.of(FuelChanged) == [FuelChanged(after - fuel, after)]


@pytest.mark.rule("RUL-16")
def test_a_headwind_with_no_box_left_shows_on_the_next_zone_entered():
    state = airborne(EventRoll(), ZoneBusiness(), leg="home", sortie={"fuel": 1})
    game = Play(state).roll(4, 2)
    assert game.state.flight.lost == "fuel-exhausted"
    assert game.state.flight.zone == 2


@pytest.mark.rule("RUL-26", "RUL-31", "6.11-c")
@pytest.mark.parametrize(
    ("name", "number"), [("lone_fighter", 1), ("bounced", 2), ("big_wing", 5)]
)
@pytest.mark.parametrize(
    ("zone", "base"),
    [(2, "carrier"), (3, "carrier"), (4, "carrier"), (5, "land"), (6, "land")],
)
def test_fighters_of_an_event_come_from_the_base_of_the_zone(name, number, zone, base):
    game = event(name, zone=zone, slot=24)
    assert game.asked.table == f"B1.types.q3_{base}"
    assert game.state.flight.fight.expected == number
    game.roll(1)
    assert game.asked.table == "B2.placement"


@pytest.mark.rule("RUL-29")
@pytest.mark.parametrize(("zone", "number"), [(4, 2), (5, 1)])
def test_a_damaged_fug_200_adds_to_carrier_fighters_of_an_event_too(zone, number):
    game = event("lone_fighter", zone=zone, damage={"systems": ("fug200",)})
    assert game.state.flight.fight.expected == number


@pytest.mark.rule("6.1.4-c", "C1-a", "RUL-33", "AMB-17")
def test_bounced_fighters_meet_no_cover_and_fire_first_in_every_round():
    game = event("bounced", zone=3).roll(1)
    game.rolls((1,), (6,), (1,), (6,))
    for _ in range(3):
        assert game.asked.kind == "B3.to_hit"
        game.roll(1, 1).roll(1, 1)
        game.assign()
    assert game.decision.id == "turn-back"
    game.choose("press-on").roll(2, 3)
    assert not game.state.flight.fight.fighters_first


@pytest.mark.rule("RUL-33", "6.1.3-f")
@pytest.mark.parametrize(("zone", "cover"), [(2, True), (3, True), (4, False)])
def test_other_fighters_of_an_event_meet_the_usual_cover(zone, cover):
    game = event("lone_fighter", zone=zone).rolls((1,), (1,), (6,))
    assert (game.top == "B2.cover") == cover


@pytest.mark.rule("RUL-106", "RUL-104")
def test_a_set_failure_of_10_leaves_no_mark_at_all():
    game = event("set_failure").roll(10)
    assert game.state.flight.hits == 0
    assert game.state.flight.damage.systems == ()
    assert game.of(SkinHit) == []
    assert len(game.of(NoEffect)) == 1


@pytest.mark.rule("RUL-104")
@pytest.mark.parametrize(
    ("name", "throws", "mark"),
    [
        ("gun_jam", [(1,)], {"guns": ("nose",)}),
        ("set_failure", [(1,)], {"systems": ("kettenhund",)}),
        ("engine_failure", [(4,), (4,)], {"engines": ("starboard-2",)}),
        ("oxygen_fault", [], {"oxygen": True}),
        ("fuel_line", [(3,)], {"leaks": ("port",)}),
    ],
)
def test_a_failure_damages_its_part_and_is_no_hit_for_repairs(name, throws, mark):
    game = event(name).rolls(*throws)
    flight = game.state.flight
    assert {key: getattr(flight.damage, key) for key in mark} == mark
    assert flight.hits == 0
    assert game.asked.table == "B1.q1"


@pytest.mark.rule("RUL-50", "RUL-26")
@pytest.mark.parametrize("zone", [2, 3, 4])
def test_a_picket_ship_fires_light_over_the_sea_without_a_roll(zone):
    game = event("flak_ship", zone=zone, damage={"oxygen": True})
    assert game.decision.id == "chaff"
    assert game.decision.args["weight"] == "light"
    game.choose("2")
    assert game.mods() == {
        "light": -2,
        "kettenhund": -2,
        "chaff": -4,
        "low_altitude": 2,
    }
    assert game.state.flight.chaff == {"port": 1, "starboard": 1}


@pytest.mark.rule("RUL-50")
def test_a_picket_ship_over_land_rolls_its_weight():
    game = event("flak_ship", zone=5)
    assert game.asked.table == "B2a.type"
    game.roll(6)
    assert game.decision.args["weight"] == "heavy"


@pytest.mark.rule("RUL-50", "6.1.5-a")
def test_a_picket_ship_in_the_target_zone_is_not_one_of_the_two_attacks():
    state = airborne(EventRoll(), ZoneBusiness(), zone=5)
    game = Play(state).roll(6, 1)
    for _ in range(2):
        game.roll(1).choose("0").roll(1, 1)
    assert game.asked.table == "B10"


@pytest.mark.rule("RUL-50", "2.0-f")
@pytest.mark.parametrize(("faces", "hits"), [((1, 1), 0), ((3, 3), 2)])
def test_after_a_picket_ship_that_has_hit_the_choice_to_turn_back_comes_once(
    faces, hits
):
    game = event("flak_ship", zone=3).choose("0").roll(*faces)
    for _ in range(hits):
        game.roll(1, 1)
    if hits:
        assert game.decision.id == "turn-back"
        game.choose("press-on")
    assert (game.asked.table, game.asked.args["zone"]) == ("B1.q1", 4)


@pytest.mark.rule("6.11-c")
def test_every_event_of_the_chart_is_tested_here_or_kept():
    kept = {card.id for card in PACK.events.values() if card.keep}
    assert set(EVENTS) - {"guardian"} == set(PACK.events) - kept
    assert len(kept) == 8


@pytest.mark.rule("6.11-a")
def test_a_modified_table_never_makes_a_12():
    asked = Play(airborne(Interception(4), zone=3)).asked
    assert asked.modifiers == ()
    assert asked.natural
