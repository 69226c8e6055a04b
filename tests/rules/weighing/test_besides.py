"""What markers, repairs, jettison and Canada change, against figures by hand."""

import pytest

from campaigns.rules import odds
from campaigns.rules.state import Options
from campaigns.rules.steps import AAWeight, BombRunRoll, Interception
from campaigns.rules.weighing import weigh
from tests.rules.play import PACK, Play, airborne, fight


def changes(state):
    """Choice to measure to the figure now and then."""
    game = Play(state)
    found = weigh(game.state, game.pending)
    return {c: {m.id: (m.before, m.value) for m in ms} for c, ms in found.items()}


def mended(system, *others, zone=3, **flight):
    """What the Wizard's repair of a set changes on the way out."""
    state = airborne(
        Interception(zone + 1),
        zone=zone,
        pilot_skills=("electronics_wizard",),
        damage={"systems": (system, *others)},
        **flight,
    )
    return changes(state)[f"repair:{system}"]


def test_a_jettisoned_load_cannot_explode_and_scores_nothing():
    found = changes(airborne(Interception(4), zone=3))["jettison"]
    # the bay is one area of 36 and explodes on 12
    assert found["chance-bay-explodes"] == pytest.approx((1 / 36 / 36, 0))
    before, after = found["mean-load"]
    assert before > 10
    assert after == 0


def test_after_a_run_the_load_is_worth_its_column():
    known = {"on_target": False}
    over_target = airborne(AAWeight(over_target=True), zone=5, sortie=known)
    off = changes(over_target)["jettison"]["mean-load"][0]
    assert off < changes(airborne(Interception(4)))["jettison"]["mean-load"][0]


def test_on_the_way_home_a_load_has_nothing_left_to_score():
    found = changes(airborne(Interception(2), zone=3, leg="home"))
    assert set(found["jettison"]) == {"chance-bay-explodes"}


def test_an_atomic_bomb_is_worth_its_points():
    found = changes(airborne(Interception(4), load="atomic"))["jettison"]
    assert found["mean-load"] == (PACK.atomic.points, 0)


@pytest.mark.parametrize(
    ("system", "measure", "before", "after"),
    [
        ("peilg6", "chance-on-target", 0, 26 / 36),
        ("fug104", "chance-on-target", 0, 26 / 36),
        ("fug10", "chance-rescued", 15 / 36, 21 / 36),  # Zone 3 needs 8, then 7
        ("fug25a", "chance-driven-off", 2 / 6, 3 / 6),
        ("fug217", "chance-struck-behind", 10 / 36, 6 / 36),  # 2d6 up to 5, then 4
    ],
)
def test_a_repaired_set_gives_back_its_own(system, measure, before, after):
    assert mended(system)[measure] == pytest.approx((before, after))


def test_every_set_that_can_be_repaired_says_what_it_gives():
    assert all(mended(system) for system in PACK.common.electronics)


def test_one_of_two_sets_of_the_run_is_not_enough():
    assert mended("peilg6", "fug104")["chance-on-target"] == (0, 0)


def test_over_land_the_radio_saves_nobody():
    assert mended("fug10", zone=5) == {}


def test_gunners_on_form_shoot_down_what_their_best_guns_would():
    state = fight("6-level", "12-high", markers=("gunners_on_form",))
    before, after = changes(state)["spend:gunners_on_form"]["mean-shot-down"]
    game = Play(state)
    picks = odds.best_picks(game.state, game.decision, "kills")
    assert before == pytest.approx(odds.volley(game.state, picks).shot_down)
    game.also("spend:gunners_on_form")
    picks = odds.best_picks(game.state, game.decision, "kills")
    assert after == pytest.approx(odds.volley(game.state, picks).shot_down)


def test_a_landing_in_canada_shows_what_the_pilot_can_expect():
    state = airborne(
        Interception(6),
        zone=5,
        sortie={"hits": 8},
        options=Options(neutral_canada=True),
    )
    (lives, free) = changes(state)["canada"].values()
    assert 0 < free[1] < lives[1] <= 1


def test_a_set_out_at_the_run_is_off_target_whatever_the_dice():
    state = airborne(BombRunRoll(), zone=5, damage={"systems": ("peilg6",)})
    assert changes(state)["jettison"]["mean-load"][0] < 5
