"""5.0, 6.1.2: zone by zone, out and home, interception and endurance."""

import pytest

from campaigns.rules.events import (
    BomberLost,
    CombatEnded,
    Intercepted,
    NoContact,
    Rolled,
    ZoneEntered,
)
from campaigns.rules.state import Target
from campaigns.rules.steps import Interception
from tests.rules.play import PACK, Play, airborne, campaign

CHICAGO = Target("raid", "Dodge Chicago Plant", "Chicago, Ill.", 6)


def tables(game):
    return [event.table for event in game.of(Rolled)]


@pytest.mark.rule("5.0-d", "5.0-f", "RUL-13", "3.4.2-a", "AMB-07")
@pytest.mark.parametrize(
    ("faces", "zones", "checks", "boxes"),
    [
        ((1, 5), [1, 2, 3, 4, 5, 4, 3, 2, 1], 7, 9),
        ((1, 4), [1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1], 9, 11),
    ],
)
def test_the_bomber_flies_out_and_home_zone_by_zone(faces, zones, checks, boxes):
    game = Play(campaign("he277")).choose("fly").roll(*faces).fly_home()
    entered = game.of(ZoneEntered)
    assert [e.zone for e in entered] == zones
    assert tables(game).count("B1.q1") == checks
    assert entered[-1].fuel == 13 - boxes
    assert game.state.sortie is None
    assert not any(event.dry for event in entered)


@pytest.mark.rule("5.0-c", "5.0-f")
def test_the_checks_of_a_raid_name_their_zones_and_never_zone_1():
    game = Play(campaign()).choose("fly").roll(1, 5)
    zones = []
    while game.state.slot == 0:
        if "throw" in game.legal() and game.asked.kind == "B1":
            zones.append(game.asked.args["zone"])
        game.quietly()
    assert zones == [2, 3, 4, 5, 4, 3, 2]


@pytest.mark.rule("5.0-e", "6.1.5-a", "6.1.1-a")
def test_over_the_target_come_check_combat_aa_run_and_aa_again():
    game = Play(airborne(zone=4)).roll(5, 5)
    game.fly_home()
    kinds = [t for t in tables(game) if t[:2] in ("B1", "B2", "B3")]
    assert kinds[0:2] == ["B1.q1", "B1.types.q1_land"]
    assert "B3.to_hit.close" in kinds
    after = kinds[kinds.index("B2a.type") :][:6]
    assert after == ["B2a.type", "B2a.hits", "B10", "B11.on", "B2a.type", "B2a.hits"]


@pytest.mark.rule("5.0-h", "6.5-a")
def test_at_the_base_come_the_weather_and_then_the_landing():
    game = Play(airborne(zone=3, leg="home")).fly_home()
    assert tables(game) == ["B1.q1", "B6", "B7"]


@pytest.mark.rule("6.1.2-a", "2.0-c")
def test_no_contact_means_that_nothing_happens_and_the_flight_goes_on():
    game = Play(airborne(zone=1)).roll(3, 4)
    assert game.state.flight.combat is None
    assert game.of(NoContact) == [NoContact(2, "none")]
    assert (game.asked.table, game.asked.args["zone"]) == ("B1.q1", 3)


LAND, CARRIER = (4, 6), (1, 2)


@pytest.mark.rule("6.1.2-b", "6.1.2-c", "6.1.2-d", "RUL-25")
@pytest.mark.parametrize(
    ("zone", "faces", "combat"),
    [
        (2, LAND, False), (3, LAND, False), (4, LAND, False),
        (5, LAND, True), (6, LAND, True),
        (2, CARRIER, True), (3, CARRIER, True), (4, CARRIER, True),
        (5, CARRIER, True), (6, CARRIER, False),
    ],
)  # fmt: skip
@pytest.mark.parametrize("leg", ["out", "home"])
def test_fighters_come_only_where_their_base_reaches(zone, faces, combat, leg):
    before = zone - 1 if leg == "out" else zone + 1
    state = airborne(Interception(zone), zone=before, leg=leg, target=CHICAGO)
    game = Play(state).roll(*faces)
    assert (game.state.flight.combat is not None) == combat
    base = "land" if faces == LAND else "carrier"
    if combat:
        number = 3 if base == "land" else 4
        assert game.of(Intercepted) == [Intercepted(base, number, zone)]
        assert game.asked.table == f"B1.types.q1_{base}"
    else:
        assert game.of(NoContact) == [NoContact(zone, base)]
        assert not [t for t in tables(game) if t.startswith("B1.types")]


@pytest.mark.rule("2.0-d", "6.1.2-a")
def test_an_intercepted_bomber_cannot_evade():
    game = Play(airborne(zone=4)).roll(5, 5)
    assert game.legal() == {"throw", "give-up"}


@pytest.mark.rule("6.1.1-a")
def test_every_interception_is_a_combat_of_its_own():
    game = Play(airborne(zone=2))
    for zone in (3, 4):
        assert game.asked.args["zone"] == zone
        game.roll(2, 3)
        while "press-on" not in game.legal():
            if "throw" in game.legal() and game.asked.table == "B2.cover":
                game.roll(4)
            game.quietly()
        game.choose("press-on")
    assert len(game.of(CombatEnded)) == 2
    met = game.state.flight.met
    assert [fighter.zone for fighter in met] == [3, 3, 4, 4]


@pytest.mark.rule("2.0-b")
def test_jets_are_more_likely_late_in_the_war():
    jets = {}
    for quarter in ("q1", "q4"):
        rows = [
            row
            for base in ("land", "carrier")
            for row in PACK.table(f"B1.types.{quarter}_{base}").rows
        ]
        jets[quarter] = sum(
            row.high - row.low + 1
            for row in rows
            if PACK.fighters[row.result].propulsion == "jet"
        )
    assert jets == {"q1": 4, "q4": 7}


@pytest.mark.rule("RUL-29", "3.4.2-g")
@pytest.mark.parametrize(
    ("systems", "faces", "number"),
    [((), CARRIER, 4), (("fug200",), CARRIER, 5), (("fug200",), LAND, 3)],
)
def test_a_damaged_fug_200_lets_one_more_carrier_fighter_come(systems, faces, number):
    game = Play(airborne(zone=4, damage={"systems": systems})).roll(*faces)
    assert game.state.flight.fight.expected == number


@pytest.mark.rule("RUL-29")
def test_a_damaged_fug_200_brings_nobody_where_there_is_no_contact():
    game = Play(airborne(zone=2, damage={"systems": ("fug200",)})).roll(3, 4)
    assert game.state.flight.combat is None


@pytest.mark.rule("5.0-g", "RUL-14")
@pytest.mark.parametrize(
    ("leaks", "left"), [((), 9), (("port",), 8), (("port", "starboard"), 7)]
)
def test_each_leaking_tank_costs_one_more_box_from_the_next_zone_on(leaks, left):
    game = Play(airborne(zone=3, damage={"leaks": leaks}))
    assert game.state.flight.fuel == 10
    game.roll(3, 4)
    assert game.state.flight.fuel == left


@pytest.mark.rule("RUL-13", "5.0-g")
def test_reaching_the_base_costs_nothing():
    game = Play(airborne(zone=1, leg="home", sortie={"fuel": 0}))
    assert game.asked.table == "B6"
    assert game.state.flight.zone == 0
    assert game.of(BomberLost) == []


@pytest.mark.rule("RUL-17", "5.0-g", "6.4.2-a", "6.4.2-f", "AMB-57")
@pytest.mark.parametrize(("zone", "entered"), [(5, 4), (3, 2), (2, 1)])
def test_dry_tanks_over_the_sea_leave_ditching_or_parachutes(zone, entered):
    state = airborne(zone=zone, leg="home", sortie={"fuel": 0})
    game = Play(state)
    assert game.decision.id == "forced-down"
    assert [choice.id for choice in game.decision.choices] == ["ditch", "bail-out"]
    assert game.state.flight.zone == entered
    assert game.state.flight.lost == "fuel-exhausted"
    game.choose("ditch")
    assert game.asked.table == "B7"
    assert game.mods() == {"ditching": 2}


@pytest.mark.rule("RUL-18", "6.4.2-b", "6.4.2-f")
def test_dry_tanks_over_land_leave_a_deadstick_landing_or_parachutes():
    state = airborne(zone=6, leg="home", target=CHICAGO, sortie={"fuel": 0})
    game = Play(state)
    assert game.state.flight.zone == 5
    assert [choice.id for choice in game.decision.choices] == ["deadstick", "bail-out"]
    game.choose("deadstick")
    assert game.mods() == {"deadstick": 1}
    game.roll(3, 4)
    assert game.state.over == "captured"


@pytest.mark.rule("RUL-18", "6.4.2-a")
def test_two_leaks_and_two_boxes_are_dry_at_the_next_zone():
    leaks = ("port", "starboard")
    state = airborne(zone=4, leg="home", damage={"leaks": leaks}, sortie={"fuel": 2})
    game = Play(state)
    assert game.decision.id == "forced-down"
    assert game.state.flight.fuel == 0


@pytest.mark.rule("RUL-19")
def test_boxes_too_few_for_the_way_home_leave_the_choice_to_the_player():
    game = Play(airborne(zone=3, sortie={"fuel": 1}))
    assert {"throw", "turn-back"} <= game.legal()
    game.roll(3, 4)
    assert game.state.flight.zone == 4
    assert game.decision.id == "turn-back"
    assert game.decision.args["fuel"] == 0
    game.choose("press-on")
    assert game.of(BomberLost) == [BomberLost("forced-down", "fuel-exhausted", 5)]
    assert game.decision.id == "forced-down"


@pytest.mark.rule("RUL-19", "6.4-a")
@pytest.mark.parametrize("zone", [2, 3, 4])
def test_dry_tanks_on_the_way_out_leave_the_choice_from_zone_2_on(zone):
    game = Play(airborne(zone=zone, sortie={"fuel": 0}))
    assert game.top == "turn-back"
    assert game.state.flight.zone == zone
    game.choose("turn-back")
    assert game.of(BomberLost) == [
        BomberLost("forced-down", "fuel-exhausted", zone - 1)
    ]


@pytest.mark.rule("2.0-h", "5.0-j")
def test_after_slot_48_the_career_is_over_and_no_research_is_offered():
    game = Play(campaign(slot=47))
    game.choose("fly").roll(1, 1).fly_home()
    assert game.state.over == "calendar"
    assert game.pending is None
    assert not [t for t in tables(game) if t.startswith("A2.research")]


@pytest.mark.rule("5.0-i")
def test_experience_is_spent_between_sorties_only():
    game = Play(campaign())
    assert "buy:landing" in game.legal()
    game.choose("fly")
    while game.state.slot == 0:
        assert not [choice for choice in game.legal() if choice.startswith("buy")]
        game.quietly()
    assert "buy:landing" in game.legal()
