"""6.2.1 to 6.2.4: the bomb run, the bombs, the atomic bomb."""

import pytest

from campaigns.rules.events import (
    Bombed,
    NotDropped,
    Released,
    Rolled,
    RunAutomatic,
    SortieReviewed,
)
from campaigns.rules.state import Research, Target
from campaigns.rules.steps import (
    AAWeight,
    BombingRoll,
    BombRun,
    TurnHome,
    Withdraw,
)
from tests.rules.play import PACK, Play, airborne

CITY = Target("atomic", "", "New York, N.Y.", 5)
OVER_TARGET = (AAWeight(), BombRun(), Withdraw(), TurnHome())
LEFT = (BombRun(), Withdraw(), TurnHome())


def run(**flight):
    """The bomb run begins; the first attack is over."""
    return Play(airborne(*LEFT, zone=5, **flight))


def result(on_target, **flight):
    """The roll for the bombs is due."""
    sortie = {"on_target": on_target}
    return Play(airborne(BombingRoll(), *LEFT[1:], zone=5, sortie=sortie, **flight))


def tables(game):
    return [event.table for event in game.of(Rolled)]


@pytest.mark.rule("6.2.1-a")
@pytest.mark.parametrize(
    ("faces", "column"),
    [((1, 1), "on"), ((4, 4), "on"), ((4, 5), "off"), ((6, 6), "off")],
)
def test_the_run_is_on_target_up_to_8(faces, column):
    game = run()
    assert (game.asked.table, game.asked.dice) == ("B10", "2d6")
    assert game.roll(*faces).asked.table == f"B11.{column}"


@pytest.mark.rule("6.2.1-b", "6.4.5-g", "AMB-35", "AMB-01")
@pytest.mark.parametrize(
    ("wound", "mods", "total"),
    [
        ({}, {}, 3),
        ({"navigator": "LW"}, {}, 3),
        ({"navigator": "SW"}, {"navigator_down": 1}, 4),
        ({"navigator": "KIA"}, {"navigator_down": 1}, 4),
        ({"ewo": "SW", "engineer": "KIA", "tail": "SW"}, {}, 3),
    ],
)
def test_a_navigator_who_is_down_adds_1(wound, mods, total):
    game = run(sortie={"wounds": wound})
    assert game.mods() == mods
    assert game.roll(1, 2).of(Rolled)[-1].total == total


@pytest.mark.rule("6.7-l", "RUL-94", "AMB-01", "AMB-35")
@pytest.mark.parametrize(
    ("wound", "mods", "total"),
    [
        ({}, {"navigation": -2}, 3),
        ({"navigator": "LW"}, {"navigation": -2}, 3),
        ({"navigator": "SW"}, {"navigator_down": 1}, 6),
    ],
)
def test_the_navigation_skill_helps_by_2_while_the_navigator_can_use_it(
    wound, mods, total
):
    game = run(pilot_skills=("navigation",), sortie={"wounds": wound})
    assert game.mods() == mods
    assert game.roll(2, 3).of(Rolled)[-1].total == total


@pytest.mark.rule("3.3-j", "6.2.1-d", "AMB-01", "RUL-05")
def test_the_improved_peilg_6_helps_by_1_and_not_when_it_is_damaged():
    research = Research(achieved=("peilg",))
    game = run(research=research)
    assert game.mods() == {"peilg_improved": -1}
    assert game.roll(2, 2).of(Rolled)[-1].total == 3
    assert run(research=research, damage={"systems": ("peilg6",)}).top == "B11.off"


@pytest.mark.rule("6.2.1-c", "6.2.1-d", "6.2.1-e", "RUL-95", "AMB-34", "3.4.2-g")
@pytest.mark.parametrize(
    ("systems", "wounds", "cause"),
    [
        (("peilg6",), {}, "peilg6"),
        (("fug104",), {}, "fug104"),
        ((), {"bombardier": "SW"}, "bombardier"),
        ((), {"bombardier": "KIA"}, "bombardier"),
    ],
)
def test_some_losses_put_the_run_off_target_without_a_roll(systems, wounds, cause):
    steps = (AAWeight(), *LEFT)
    state = airborne(
        *steps, zone=5, damage={"systems": systems}, sortie={"wounds": wounds}
    )
    game = Play(state).roll(1).choose("0").roll(1, 1)
    assert game.of(RunAutomatic) == [RunAutomatic(cause)]
    assert game.asked.table == "B11.off"
    assert "B10" not in tables(game)


@pytest.mark.rule("6.2.1-c")
def test_a_lightly_wounded_bombardier_aims():
    assert run(sortie={"wounds": {"bombardier": "LW"}}).top == "B10"


@pytest.mark.rule("6.2.2-b", "6.7-k", "3.3-i", "6.2.2-c", "AMB-12")
@pytest.mark.parametrize(
    ("aircraft", "skills", "achieved", "mods", "total"),
    [
        ("ta400", (), (), {"bomb_load": 2}, 9),
        ("ta400", ("accuracy",), ("lotfe",),
         {"bomb_load": 2, "accuracy": 1, "lotfe": 1}, 11),
        ("ta400", (), ("lotfe",), {"bomb_load": 2, "lotfe": 1}, 10),
        ("ju390", ("accuracy",), (), {"bomb_load": 1, "accuracy": 1}, 9),
        ("fw300", (), (), {}, 7),
    ],
)  # fmt: skip
def test_load_accuracy_and_sight_add_to_the_result(
    aircraft, skills, achieved, mods, total
):
    research = Research(achieved=achieved)
    game = result(True, aircraft=aircraft, pilot_skills=skills, research=research)
    assert game.mods() == mods
    assert game.roll(3, 4).of(Rolled)[-1].total == total


@pytest.mark.rule("6.2.2-c", "AMB-70")
def test_24_bombs_are_worth_2():
    drms = {mat.bombs: mat.bomb_drm for mat in PACK.mats.values()}
    assert drms == {16: 1, 18: 1, 12: 0, 20: 1, 24: 2, 8: 0}


@pytest.mark.rule("6.2.2-a", "RUL-04")
@pytest.mark.parametrize(
    ("faces", "on", "off"),
    [((1, 1), 0, 0), ((2, 2), 10, 0), ((3, 4), 20, 0), ((5, 5), 30, 10),
     ((6, 6), 40, 10)],
)  # fmt: skip
def test_off_target_can_still_score(faces, on, off):
    assert result(True).roll(*faces).of(Bombed) == [Bombed(on, True)]
    assert result(False).roll(*faces).of(Bombed) == [Bombed(off, False)]


@pytest.mark.rule("RUL-04", "RUL-65")
def test_a_total_below_the_print_is_the_lowest_row():
    game = result(True, damage={"bombs_hit": 9})
    assert game.mods() == {"bombs_hit": -9}
    assert game.roll(2, 2).of(Bombed) == [Bombed(0, True)]


@pytest.mark.rule("6.2.2-d", "2.0-a", "8.0-a")
def test_the_percentage_is_added_to_the_total():
    game = result(True, pilot_total=70).roll(5, 5).fly_home()
    assert game.state.pilot.total == 100


@pytest.mark.rule("6.2.4-a", "AMB-13")
@pytest.mark.parametrize(
    ("faces", "success", "points"), [((2, 2), True, 10), ((1, 1), False, 0)]
)
def test_any_percentage_above_zero_is_a_success(faces, success, points):
    game = result(True).roll(*faces).fly_home()
    review = game.of(SortieReviewed)[0]
    assert (review.success, review.points) == (success, points)
    assert game.state.pilot.successes == int(success)


@pytest.mark.rule("AMB-13", "6.2.4-a", "3.6-c")
def test_bombs_that_were_dropped_count_when_the_bomber_is_lost_on_the_way_home():
    sortie = {"released": True, "percent": 20, "fuel": 0}
    state = airborne(zone=4, leg="home", load="empty", sortie=sortie)
    game = Play(state).choose("bail-out")
    while game.state.slot == 0 and not game.state.over:
        if game.top == "new-aircraft":
            break
        game.roll(*((1, 1) if game.top == "B8" else (6, 6)))
    review = game.of(SortieReviewed)[0]
    assert (review.success, review.points) == (True, 20)


@pytest.mark.rule("RUL-96", "6.2.4-b", "6.1.5-a")
def test_jammed_doors_on_a_raid_stop_run_drop_and_second_flak():
    game = run(damage={"parts": ("bay_doors",)})
    assert game.asked.table == "B1.q1"
    assert game.state.flight.leg == "home"
    game.fly_home()
    assert tables(game)[:3] == ["B1.q1"] * 3
    review = game.of(SortieReviewed)[0]
    assert (review.success, review.points) == (False, 0)


@pytest.mark.rule("6.2.3-b", "6.2.4-c", "AMB-15", "AMB-16")
@pytest.mark.parametrize(
    ("wounds", "systems"),
    [({}, ()), ({"bombardier": "KIA", "navigator": "SW"}, ("peilg6", "fug104"))],
)
def test_an_atomic_bomb_drops_without_rolls_and_counts_100(wounds, systems):
    state = airborne(
        zone=4,
        target=CITY,
        load="atomic",
        damage={"systems": systems},
        sortie={"wounds": wounds},
    )
    game = Play(state).roll(3, 4).roll(1).choose("0").roll(1, 1)
    assert game.of(Released) == [Released("atomic")]
    assert game.asked.table == "B2a.type"
    game.roll(1).choose("0").roll(1, 1)
    assert tables(game) == ["B1.q1", "B2a.type", "B2a.hits", "B2a.type", "B2a.hits"]
    assert game.state.flight.load == "empty"
    game.fly_home()
    review = game.of(SortieReviewed)[0]
    assert (review.success, review.points) == (True, 100)
    assert (game.state.pilot.total, game.state.pilot.atomic_drops) == (100, 1)


@pytest.mark.rule("6.2.3-c", "RUL-98", "AMB-15")
def test_jammed_doors_stop_an_atomic_drop():
    game = run(target=CITY, load="atomic", damage={"parts": ("bay_doors",)})
    assert game.asked.table == "B1.q1"
    assert not [c for c in game.legal() if c.startswith("repair")]
    game.fly_home()
    review = game.of(SortieReviewed)[0]
    assert (review.success, review.points) == (False, 0)
    assert game.state.pilot.atomic_drops == 0


@pytest.mark.rule("6.2.3-b", "AMB-15")
def test_an_aborted_atomic_sortie_drops_nothing():
    game = Play(airborne(zone=4, target=CITY, load="atomic")).also("turn-back")
    game.fly_home()
    assert game.of(SortieReviewed)[0].points == 0
    assert game.state.pilot.atomic_drops == 0


@pytest.mark.rule("RUL-65", "6.3-h")
def test_each_bombs_hit_costs_1_until_the_release_and_nothing_after():
    game = result(True, aircraft="ta400", damage={"bombs_hit": 2})
    assert game.mods() == {"bomb_load": 2, "bombs_hit": -2}
    game.roll(3, 4)
    assert game.of(Bombed) == [Bombed(20, True)]
    assert game.state.flight.load == "empty"
    assert game.of(NotDropped) == []
