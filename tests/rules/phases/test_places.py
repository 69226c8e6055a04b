"""Contract 7: what numbers the place of a throw has, so that no two are alike."""

from campaigns.rules.events import Rolled
from campaigns.rules.state import Target
from campaigns.rules.steps import AAWeight, EventRoll, Interception, ZoneBusiness
from tests.rules.play import Play, airborne, fight
from tests.rules.scenes import struck

CHICAGO = Target("raid", "Dodge Chicago Plant", "Chicago, Ill.", 6)


def places(game, table):
    return [event.place for event in game.of(Rolled) if event.table.startswith(table)]


def test_the_attacks_of_a_zone_are_numbered_from_one():
    game = Play(airborne(AAWeight(), AAWeight(), ZoneBusiness(), zone=5))
    assert game.asked.actor == "aa1"
    game.roll(6).choose("0").roll(1, 1)
    assert game.state.flight.attack == 1
    assert game.asked.actor == "aa2"
    game.roll(6).choose("0").roll(1, 1)
    assert game.state.flight.attack == 2
    assert places(game, "B2a.hits") == [
        "s0/out/z5/a1/r0/aa/h0/B2a.hits/t1",
        "s0/out/z5/a2/r0/aa/h0/B2a.hits/t1",
    ]


def test_an_interception_is_thrown_in_the_zone_that_is_entered():
    game = Play(airborne(Interception(5), zone=4, sortie={"attack": 2}))
    assert game.asked.place == "s0/out/z5/a0/r0//h0/B1.q1/t1"


def test_a_combat_is_the_next_attack():
    game = Play(airborne(Interception(5), zone=4)).roll(3, 6)
    assert game.state.flight.combat is not None
    assert game.state.flight.attack == 1
    assert "/a1/" in game.asked.place


def test_each_round_has_its_number():
    game = Play(fight("12-high")).assign()
    assert "/r1/" in game.asked.place


def test_the_throws_of_a_hit_have_its_number():
    game = struck(2).roll(2, 1)
    assert "/h1/" in game.asked.place
    while game.asked.table != "B4":
        game.quietly()
    assert "/h2/" in game.asked.place
    first, *rest = places(game, "B4.")
    assert "/h1/" in first
    assert all("/h1/" in place for place in rest)


def test_a_wound_has_the_number_of_its_hit():
    game = struck(1).rolls((6, 3), (1,))
    assert game.asked.place == "s0/out/z3/a0/r0/1:pilot/h1/B5/t1"


def test_what_an_event_breaks_is_no_hit_and_has_none_of_its_numbers():
    for faces, table in (((4, 6), "MAT.fw300.gun_die"), ((5, 1), "B4.electronics")):
        state = airborne(EventRoll(), ZoneBusiness(), zone=3, target=CHICAGO)
        game = Play(state).roll(*faces)
        assert game.asked.table == table
        assert "/event/h0/" in game.asked.place


def test_the_engine_that_an_event_stops_is_asked_by_its_side():
    state = airborne(EventRoll(), ZoneBusiness(), zone=3, target=CHICAGO)
    game = Play(state).roll(5, 4)
    assert game.asked.args == {"part": "engine"}
    game.roll(1)
    assert "/event/h0/" in game.asked.place
