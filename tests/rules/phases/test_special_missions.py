"""6.2.5.2, 6.2.5.3: the leaflets and the cameras."""

import pytest

from campaigns.rules.events import (
    Bombed,
    NotDropped,
    Released,
    Rolled,
    SortieReviewed,
)
from campaigns.rules.state import Research, Target
from campaigns.rules.steps import (
    AAWeight,
    BombingRoll,
    BombRun,
    Hits,
    TurnHome,
    Withdraw,
    ZoneBusiness,
)
from tests.rules.play import Play, airborne

CHICAGO = Target("special", "", "Chicago", 6, "leaflet")
BOSTON = Target("special", "", "Boston", 5, "leaflet")
CAMERA = Target("special", "", "Boston", 5, "recon")
OVER_TARGET = (AAWeight(), BombRun(), Withdraw(), TurnHome())
LEFT = (BombRun(), Withdraw(), TurnHome())


def leaflets(*steps, target=BOSTON, **flight):
    state = airborne(*steps, zone=target.zone, target=target, load="leaflets", **flight)
    return Play(state)


def recon(*steps, zone=5, **flight):
    return Play(airborne(*steps, zone=zone, target=CAMERA, load="camera", **flight))


def tables(game):
    return [event.table for event in game.of(Rolled)]


def review(game):
    done = game.fly_home().of(SortieReviewed)[0]
    return done.success, done.points


@pytest.mark.rule("6.2.5.2-a", "6.2.5.2-e", "6.2.5-d", "AMB-10")
@pytest.mark.parametrize("target", [BOSTON, CHICAGO])
def test_leaflets_are_dropped_between_two_attacks_without_a_run(target):
    game = leaflets(ZoneBusiness(), target=target, sortie={"chaff": {}})
    game.roll(1).roll(1, 1)
    assert game.of(Released) == [Released("leaflets")]
    game.roll(1).roll(1, 1)
    assert tables(game) == ["B2a.type", "B2a.hits"] * 2
    places = [e.place for e in game.of(Rolled)]
    assert all(f"/z{target.zone}/" in place for place in places)
    assert review(game) == (True, 100)
    assert game.state.pilot.total == 100


@pytest.mark.rule("6.2.5.2-d", "AMB-10", "RUL-52")
@pytest.mark.parametrize(
    ("dispensers", "success"),
    [((), True), (("port",), True), (("port", "starboard"), False)],
)
def test_one_working_dispenser_is_enough_for_leaflets(dispensers, success):
    game = leaflets(*LEFT, damage={"dispensers": dispensers})
    assert (game.of(NotDropped) == []) or not success
    assert review(game) == (success, 100 if success else 0)
    assert ("B2a.hits" in tables(game)) == success


@pytest.mark.rule("6.2.5.2-d")
def test_the_first_attack_can_cost_a_leaflet_sortie_its_last_dispenser():
    damage = {"dispensers": ("port",)}
    sortie = {"chaff": {"port": 0, "starboard": 0}}
    game = leaflets(*OVER_TARGET, damage=damage, sortie=sortie)
    game.roll(3).roll(2, 3).roll(6, 2).roll(4)
    assert game.state.flight.damage.dispensers == ("port", "starboard")
    game.choose("press-on")
    assert game.of(NotDropped) == [NotDropped("dispensers")]
    assert review(game) == (False, 0)


@pytest.mark.rule("AMB-10", "6.2.5.2-a")
def test_jammed_doors_do_not_stop_leaflets():
    game = leaflets(*LEFT, damage={"parts": ("bay_doors",)})
    assert review(game) == (True, 100)


@pytest.mark.rule("6.2.5-d", "6.8.7-b")
def test_three_special_successes_are_a_knight_s_cross():
    game = leaflets(*LEFT, pilot_total=200).fly_home()
    assert game.state.pilot.total == 300
    assert any(award.startswith("knights_cross") for award in game.state.pilot.awards)


@pytest.mark.rule("6.2.5.3-d", "AMB-12", "6.7-k", "3.3-i")
@pytest.mark.parametrize(
    ("skills", "achieved", "mods", "total"),
    [
        ((), (), {"camera": 2}, 8),
        (("accuracy",), ("lotfe",), {"camera": 2, "accuracy": 1, "lotfe": 1}, 10),
    ],
)
def test_a_camera_counts_2_in_place_of_the_load(skills, achieved, mods, total):
    game = recon(
        BombingRoll(),
        aircraft="ta400",
        damage={"bombs_hit": 1},
        sortie={"on_target": True},
        pilot_skills=skills,
        research=Research(achieved=achieved),
    )
    assert game.mods() == mods
    game.roll(2, 4)
    assert game.of(Rolled)[-1].total == total


@pytest.mark.rule("6.2.5.3-c")
@pytest.mark.parametrize(
    ("damage", "wounds", "top"),
    [
        ({}, {}, "B10"),
        ({"systems": ("fug104",)}, {}, "B11.off"),
        ({"systems": ("peilg6",)}, {}, "B11.off"),
        ({}, {"bombardier": "SW"}, "B11.off"),
    ],
)
def test_a_camera_run_fails_as_a_bomb_run_does(damage, wounds, top):
    game = recon(*LEFT, damage=damage, sortie={"wounds": wounds})
    assert game.top == top


@pytest.mark.rule("6.2.5.3-c", "6.2.1-b")
def test_a_camera_run_has_the_modifiers_of_a_bomb_run():
    game = recon(*LEFT, sortie={"wounds": {"navigator": "SW"}})
    assert game.mods() == {"navigator_down": 1}


@pytest.mark.rule("6.2.5.3-e", "AMB-11", "3.6-d", "6.2.5-c")
@pytest.mark.parametrize(
    ("faces", "percent", "outcome"),
    [((3, 5), 30, (True, 100)), ((1, 1), 10, (True, 100))],
)
def test_a_photograph_above_zero_pays_100_and_not_its_percentage(
    faces, percent, outcome
):
    game = recon(BombingRoll(), *LEFT[1:], sortie={"on_target": True}).roll(*faces)
    assert game.of(Bombed)[0].percent == percent
    assert review(game) == outcome
    assert game.state.pilot.total == outcome[1]


@pytest.mark.rule("6.2.5.3-e", "AMB-11")
def test_a_photograph_of_0_has_failed():
    game = recon(BombingRoll(), *LEFT[1:], sortie={"on_target": False}).roll(1, 1)
    assert game.of(Bombed)[0].percent == 0
    assert review(game) == (False, 0)


@pytest.mark.rule("6.2.5.3-f", "AMB-11")
@pytest.mark.parametrize(
    ("cameras", "outcome"),
    [
        ((), (True, 100)),
        (("bay",), (True, 100)),
        (("fuselage",), (True, 100)),
        (("bay", "fuselage"), (False, 0)),
    ],
)
def test_one_camera_has_to_come_home(cameras, outcome):
    sortie = {"released": True, "percent": 30}
    game = recon(zone=3, leg="home", damage={"cameras": cameras}, sortie=sortie)
    assert review(game) == outcome


@pytest.mark.rule("6.2.5.3-f", "AMB-13", "6.2.4-b")
def test_the_film_is_lost_with_the_bomber():
    sortie = {"released": True, "percent": 30, "fuel": 0}
    game = recon(zone=6, leg="home", sortie=sortie).choose("bail-out")
    while not game.state.over:
        game.roll(1, 1)
    done = game.of(SortieReviewed)[0]
    assert (done.success, done.points) == (False, 0)


@pytest.mark.rule("RUL-99", "6.2.5.3-f", "AMB-11")
@pytest.mark.parametrize(
    ("cameras", "top"), [((), "B10"), (("bay",), "B10"), (("fuselage",), "B1.q1")]
)
def test_behind_jammed_doors_the_run_needs_the_fuselage_camera(cameras, top):
    game = recon(*LEFT, damage={"parts": ("bay_doors",), "cameras": cameras})
    assert game.top == top
    success = top == "B10"
    assert review(game) == (success, 100 if success else 0)


@pytest.mark.rule("RUL-99")
def test_the_bay_camera_behind_jammed_doors_counts_as_whole_on_return():
    sortie = {"released": True, "percent": 30}
    damage = {"parts": ("bay_doors",), "cameras": ("fuselage",)}
    game = recon(zone=3, leg="home", damage=damage, sortie=sortie)
    assert review(game) == (True, 100)


@pytest.mark.rule("RUL-100", "6.2.5.3-f", "6.1.5-a")
def test_without_a_camera_there_is_no_run_and_no_second_attack():
    game = recon(*LEFT, damage={"cameras": ("bay", "fuselage")})
    assert game.asked.table == "B1.q1"
    assert review(game) == (False, 0)
    assert "B2a.hits" not in tables(game)


@pytest.mark.rule("6.2.5.3-g", "RUL-66", "AMB-61")
@pytest.mark.parametrize("faces", [(5, 5), (6, 6)])
def test_what_would_strike_the_bombs_strikes_the_bay_camera(faces):
    game = recon(Hits(1, "1"), zone=4).roll(4, 6).roll(*faces)
    assert game.state.flight.damage.cameras == ("bay",)
    assert game.state.flight.lost == ""
    assert game.state.flight.damage.bombs_hit == 0
