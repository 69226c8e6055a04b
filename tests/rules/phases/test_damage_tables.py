"""6.3 The tables of chart B4: what each result marks, and what changes the throw."""

import pytest

from campaigns.rules.events import BomberLost, CameraDamaged, NoEffect
from campaigns.rules.steps import BombingRoll
from tests.rules.play import Play, airborne
from tests.rules.scenes import CAMERA, hangar, struck

TANK = (3, 1)
BOMB_BAY = (4, 6)
EQUIPMENT = (6, 6)
SETS = (
    "kettenhund", "fug245", "peilg6", "fug104", "fug125", "fug10", "fug25a", "fug200",
    "fug217",
)  # fmt: skip


def hits(game: Play) -> int:
    return game.state.flight.hits


@pytest.mark.rule("6.4-d", "AMB-31")
@pytest.mark.parametrize(
    ("throws", "field", "mark"),
    [
        ([(3, 3)], "airframe", 1),
        ([(4, 1)], "rudder", 1),
        ([(2, 4)], "wing_root", {"port": 1, "starboard": 0}),
        ([(2, 6)], "wing_root", {"port": 0, "starboard": 1}),
        ([(4, 2)], "tailplane", {"port": 1, "starboard": 0}),
        ([(4, 3)], "tailplane", {"port": 0, "starboard": 1}),
        ([(4, 5)], "parts", ("landing_gear",)),
        ([(4, 4), (3,)], "parts", ("flaps",)),
        ([(4, 4), (4,)], "parts", ("ailerons",)),
        ([(4, 6), (1, 2)], "parts", ("bay_doors",)),
        ([(6, 6), (1,)], "parts", ("intercom",)),
        ([(6, 6), (2,)], "parts", ("rafts",)),
        ([(6, 6), (3,)], "parts", ("extinguishers",)),
        ([(1, 6), (3,), (5, 5)], "engines", ("port-1",)),
        ([(2, 1), (4,), (2, 3)], "engines", ("starboard-2",)),
        ([(3, 1), (4, 5)], "leaks", ("port",)),
        ([(3, 2), (5, 5)], "leaks", ("starboard",)),
        ([(4, 6), (4, 5)], "bombs_hit", 1),
        ([(5, 1), (4,)], "oxygen", True),
        ([(6, 2), (3,)], "dispensers", ("port",)),
        ([(6, 2), (4,)], "dispensers", ("starboard",)),
        ([(6, 1), (4,)], "guns", ("waist",)),
    ],
)
def test_a_result_leaves_its_own_mark_and_is_one_hit_for_repairs(throws, field, mark):
    game = struck().rolls(*throws)
    assert getattr(game.state.flight.damage, field) == mark
    assert hits(game) == 1


@pytest.mark.rule("6.4-d", "RUL-71")
@pytest.mark.parametrize(
    "throws",
    [
        [(1, 1)],
        [(1, 5), (1,), (1, 1)],
        [(3, 1), (4, 4)],
        [(4, 6), (4, 4)],
        [(5, 1), (3,)],
        [(5, 2), (10,)],
        [(6, 6), (4,)],
        [(6, 6), (6,)],
    ],
)
def test_superficial_damage_is_one_hit_for_repairs_and_nothing_else(throws):
    clean = struck().state.flight.damage
    game = struck().rolls(*throws)
    assert game.state.flight.damage == clean
    assert hits(game) == 1


@pytest.mark.rule("6.3-j", "RUL-03", "6.4-d")
@pytest.mark.parametrize(
    ("throws", "damage"),
    [
        ([(4, 5)], {"parts": ("landing_gear",)}),
        ([(4, 4), (1,)], {"parts": ("flaps",)}),
        ([(4, 6), (1, 1)], {"parts": ("bay_doors",)}),
        ([(6, 6), (1,)], {"parts": ("intercom",)}),
        ([(3, 1), (4, 5)], {"leaks": ("port",)}),
        ([(5, 2), (9,)], {"systems": ("fug217",)}),
        ([(6, 2), (1,)], {"dispensers": ("port",)}),
        ([(5, 5), (4,)], {"guns": ("waist",)}),
    ],
)
def test_what_is_already_out_is_struck_without_a_hit_and_without_a_reroll(
    throws, damage
):
    before = struck(damage=damage).state.flight.damage
    game = struck(damage=damage).rolls(*throws)
    assert game.state.flight.damage == before
    assert hits(game) == 0
    assert len(game.of(NoEffect)) == 1
    assert game.asked.table == "B1.q1"


@pytest.mark.rule("3.4.2-g", "AMB-48")
@pytest.mark.parametrize(
    ("die", "system"),
    list(enumerate(SETS, start=1)),
)
def test_the_ten_sided_die_picks_one_of_the_nine_sets(die, system):
    game = struck().roll(5, 3).roll(die)
    assert game.state.flight.damage.systems == (system,)
    assert hits(game) == 1


@pytest.mark.rule("6.3-f", "6.3-g")
@pytest.mark.parametrize(
    ("throws", "outcome"),
    [
        ([(5, 6), (3,)], None),
        ([(5, 6), (4,)], "bail-out"),
        ([(6, 6), (3,)], "bail-out"),
        ([(6, 6), (4,)], "all-killed"),
    ],
)
def test_flames_and_blazes_of_a_fuel_tank(throws, outcome):
    game = struck().roll(*TANK).rolls(*throws)
    lost = game.of(BomberLost)
    assert [e.outcome for e in lost] == ([outcome] if outcome else [])


@pytest.mark.rule("RUL-65")
def test_each_hit_on_the_bombs_costs_one_point_until_they_are_gone():
    game = struck(3).roll(*BOMB_BAY).roll(4, 5).roll(*BOMB_BAY).roll(5, 6)
    assert game.state.flight.damage.bombs_hit == 2
    assert hits(game) == 2
    run = airborne(
        BombingRoll(), zone=5, damage={"bombs_hit": 2}, sortie={"on_target": True}
    )
    assert Play(run).mods() == {"bombs_hit": -2}
    game = struck(load="empty").roll(*BOMB_BAY).roll(4, 5)
    assert game.state.flight.damage.bombs_hit == 0
    assert hits(game) == 0


@pytest.mark.rule("RUL-66", "6.2.5.3-g", "AMB-61")
@pytest.mark.parametrize("throw", [(4, 5), (5, 6), (6, 6)])
def test_the_bay_camera_takes_what_would_strike_the_bombs(throw):
    game = struck(2, load="camera", target=CAMERA).roll(*BOMB_BAY).roll(*throw)
    assert [e.camera for e in game.of(CameraDamaged)] == ["bay"]
    assert game.of(BomberLost) == []
    assert hits(game) == 1
    game.roll(*BOMB_BAY).roll(*throw)
    assert hits(game) == 1
    assert game.state.flight.damage.cameras == ("bay",)


@pytest.mark.rule("RUL-71")
@pytest.mark.parametrize(
    ("load", "cameras"), [("camera", ("fuselage",)), ("bombs", ()), ("leaflets", ())]
)
def test_the_fuselage_camera_matters_only_on_a_camera_sortie(load, cameras):
    game = struck(load=load).roll(*EQUIPMENT).roll(4)
    assert game.state.flight.damage.cameras == cameras
    assert hits(game) == 1


@pytest.mark.rule("AMB-61")
def test_the_doors_can_jam_with_nothing_in_the_bay():
    game = struck(load="empty").roll(*BOMB_BAY).roll(1, 1)
    assert game.state.flight.damage.parts == ("bay_doors",)


@pytest.mark.rule("3.4.2-e")
def test_a_bomber_takes_off_without_a_mark():
    game = hangar().choose("fly").roll(1, 5)
    damage = game.state.flight.damage
    assert (damage.airframe, damage.rudder, damage.bombs_hit) == (0, 0, 0)
    assert damage.wing_root == damage.tailplane == {"port": 0, "starboard": 0}
    assert (damage.engines, damage.guns, damage.systems, damage.parts) == ((),) * 4
    assert (damage.leaks, damage.cameras, damage.dispensers) == ((),) * 3
    assert not damage.oxygen
    assert game.state.flight.hits == 0
