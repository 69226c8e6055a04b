"""6.1.4, 9.2: which gun can fire at whom."""

import pytest

from campaigns.rules.events import GunHit, GunsAssigned, Rolled
from campaigns.rules.pending import Assign, RuleViolation
from campaigns.rules.state import Options
from tests.rules.play import PACK, Play, fight


def gun_fields(game):
    return {
        field.id: [choice.id for choice in field.choices]
        for field in game.decision.fields
    }


@pytest.mark.rule("6.1.4-m", "RUL-34")
def test_a_gun_is_offered_only_the_fighters_in_its_arc():
    game = Play(fight("12-level", "6-level", "3-low"))
    assert gun_fields(game) == {
        "nose": ["1", "hold"],
        "waist": ["3", "hold"],
        "tail": ["2", "hold"],
    }
    with pytest.raises(RuleViolation) as refused:
        game.answer(Assign({"nose": "1", "waist": "3", "tail": "1"}))
    assert refused.value.rule == "6.1.4"
    assert "tail=1" not in refused.value.allowed


@pytest.mark.rule("6.1.4-m")
@pytest.mark.parametrize(
    "aircraft", ["me364", "he277", "fw300", "ju390", "ta400", "e555"]
)
def test_every_gun_of_every_type_bears_just_where_its_mat_says(aircraft):
    spots = {
        f"{hour}-{height}"
        for hour in (12, 2, 3, 4, 6, 8, 9, 10)
        for height in ("high", "level", "low")
    } | {"vertical-dive", "vertical-climb"}
    for gun in PACK.mats[aircraft].guns:
        assert set(gun.arcs) < spots
        bears = {
            spot
            for spot in spots
            if gun.position in offered(fight(spot, aircraft=aircraft))
        }
        assert bears == set(gun.arcs)


def offered(state):
    game = Play(state)
    return gun_fields(game) if game.top == "guns" else {}


@pytest.mark.rule("RUL-34", "6.1.4-m")
def test_a_fighter_in_a_blind_spot_is_simply_not_shot_at():
    game = Play(fight("2-low"))
    assert game.top == "B3.to_hit.long"
    assert game.of(GunsAssigned) == []


@pytest.mark.rule("3.4.2-f", "6.4.5-f", "RUL-34")
@pytest.mark.parametrize(
    ("damage", "wounds"),
    [({"guns": ("tail",)}, {}), ({}, {"tail": "SW"}), ({}, {"tail": "KIA"})],
)
def test_a_broken_gun_or_a_gun_without_its_man_cannot_be_assigned(damage, wounds):
    game = Play(fight("6-low", damage=damage, sortie={"wounds": wounds}))
    assert gun_fields(game) == {"ventral": ["1", "hold"]}


@pytest.mark.rule("6.4.5-f", "3.4.2-h")
def test_a_lightly_wounded_gunner_fires():
    game = Play(fight("6-level", sortie={"wounds": {"tail": "LW"}}))
    assert set(gun_fields(game)) == {"tail"}


@pytest.mark.rule("RUL-36", "6.4.5-d", "6.4.5-e", "AMB-41")
@pytest.mark.parametrize(
    ("aircraft", "wounds", "guns"),
    [
        ("he277", {}, {"nose", "top_fwd"}),
        ("he277", {"pilot": "SW"}, {"top_fwd"}),
        ("he277", {"pilot": "SW", "copilot": "KIA"}, set()),
        ("e555", {}, {"nose", "top_mid"}),
        ("e555", {"pilot": "SW", "copilot": "SW"}, set()),
    ],
)
def test_the_gun_of_the_man_who_flies_is_silent(aircraft, wounds, guns):
    state = fight("12-level", "12-high", aircraft=aircraft, sortie={"wounds": wounds})
    assert set(offered(state)) == guns


@pytest.mark.rule("RUL-37", "6.1.4-d")
def test_the_waist_gun_is_one_position_that_fires_to_either_side_at_one_fighter():
    game = Play(fight("3-level", "9-level"))
    assert gun_fields(game) == {"waist": ["1", "2", "hold"]}
    game.assign(waist="2")
    assert [e.actor for e in game.roll(6).of(Rolled)] == ["waist"]
    assert game.of(GunHit) == [GunHit("waist", 2)]


@pytest.mark.rule("6.1.4-d")
def test_all_guns_are_declared_in_one_answer_and_none_may_be_left_out():
    game = Play(fight("6-high"))
    with pytest.raises(RuleViolation):
        game.answer(Assign({"tail": "1"}))
    game.answer(Assign({"top_mid": "1", "tail": "1"}))
    assert game.of(GunsAssigned) == [GunsAssigned({"top_mid": "1", "tail": "1"})]
    with pytest.raises(RuleViolation):
        game.answer(Assign({"top_mid": "1", "tail": "1"}))


@pytest.mark.rule("6.1.4-d")
def test_all_guns_throw_in_the_order_of_the_mat_before_any_damage_is_thrown():
    game = Play(fight("6-high")).answer(Assign({"tail": "1", "top_mid": "1"}))
    game.roll(6).roll(6).roll(1).roll(1)
    throws = [(e.table, e.actor) for e in game.of(Rolled)]
    assert throws == [
        ("B2.to_hit.5", "top_mid"),
        ("B2.to_hit.5", "tail"),
        ("B2.damage.fp2", "top_mid"),
        ("B2.damage.fp2", "tail"),
    ]


@pytest.mark.rule("RUL-44", "3.4.2-g")
def test_with_the_intercom_out_one_gun_fires_at_a_fighter():
    state = fight("6-high", "6-level", damage={"parts": ("intercom",)})
    game = Play(state)
    with pytest.raises(RuleViolation):
        game.assign(top_mid="1", tail="1")
    game.assign(top_mid="1", tail="2")
    assert [shot.fighter for shot in game.state.flight.fight.shots] == [1, 2]


@pytest.mark.rule("RUL-44")
def test_with_the_intercom_out_more_guns_than_fighters_leave_some_silent():
    game = Play(fight("6-high", damage={"parts": ("intercom",)}))
    game.assign(top_mid="1")
    assert len(game.state.flight.fight.shots) == 1
    whole = Play(fight("6-high")).assign(top_mid="1", tail="1")
    assert len(whole.state.flight.fight.shots) == 2


AMMO = Options(ammunition=True)


@pytest.mark.rule("9.2-a")
def test_with_the_option_each_gun_has_the_ammunition_of_the_mat():
    game = Play(fight("6-level", options=AMMO))
    assert game.state.flight.ammo == {
        "nose": 6, "top_mid": 8, "waist": 5, "ventral": 8, "tail": 8,
    }  # fmt: skip


@pytest.mark.rule("9.2-b", "RUL-48")
def test_the_last_point_is_fired_and_then_the_gun_is_silent():
    ammo = {"nose": 6, "top_mid": 8, "waist": 5, "ventral": 8, "tail": 1}
    state = fight("6-level", options=AMMO, sortie={"ammo": ammo})
    game = Play(state).assign(tail="1")
    assert game.state.flight.ammo["tail"] == 0
    game.roll(1).roll(1, 1)
    assert game.top == "B3.to_hit.medium"


@pytest.mark.rule("RUL-48")
def test_a_gun_that_holds_its_fire_spends_nothing():
    game = Play(fight("6-level", options=AMMO)).assign()
    assert game.state.flight.ammo["tail"] == 8


@pytest.mark.rule("6.1.6-a", "3.4.2-d", "9.2-a")
def test_without_the_option_guns_never_run_dry():
    state = fight("6-level", sortie={"ammo": {"tail": 0}})
    game = Play(state).assign(tail="1")
    assert game.state.flight.ammo == {"tail": 0}
    assert game.top == "B2.to_hit.4"


@pytest.mark.rule("RUL-35", "3.3-n")
@pytest.mark.parametrize("aircraft", PACK.mats)
def test_every_gun_has_its_man_in_the_crew_and_he_can_be_an_ace(aircraft):
    mat = PACK.mats[aircraft]
    for gun in mat.guns:
        assert gun.gunner in mat.crew
        assert gun.gunner in PACK.common.ace_stations
    assert len(PACK.common.ace_stations) == 7
