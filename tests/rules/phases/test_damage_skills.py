"""6.7 What the pilot's skills save of a hit: sets repaired, guns kept, hits evaded."""

import pytest

from campaigns.rules.events import (
    GunOut,
    HitsIgnored,
)
from campaigns.rules.steps import EventRoll
from tests.rules.play import Play, airborne, fight
from tests.rules.scenes import struck

GUNS = (5, 5)
ELECTRONICS = (5, 2)


@pytest.mark.rule("6.4-c")
def test_nothing_is_repaired_in_flight_without_the_wizard():
    game = struck().roll(*ELECTRONICS).roll(4)
    assert not any(choice.startswith("repair") for choice in game.legal())


@pytest.mark.rule("6.7-p", "AMB-37", "RUL-70")
def test_the_wizard_repairs_one_set_of_two_and_then_none():
    held = {"systems": ("peilg6", "fug104")}
    game = struck(pilot_skills=("electronics_wizard",), damage=held)
    assert not any(choice.startswith("repair") for choice in game.legal())
    game.roll(1, 1)
    assert {"repair:peilg6", "repair:fug104"} <= game.legal()
    game.also("repair:fug104")
    assert game.state.flight.damage.systems == ("peilg6",)
    assert not any(choice.startswith("repair") for choice in game.legal())


@pytest.mark.rule("RUL-70", "6.7-p", "AMB-31")
def test_a_repaired_set_stays_counted_as_a_hit():
    game = struck(pilot_skills=("electronics_wizard",)).roll(*ELECTRONICS).roll(4)
    assert game.state.flight.hits == 1
    game.also("repair:fug104")
    assert game.state.flight.hits == 1


@pytest.mark.rule("6.7-q", "AMB-37")
@pytest.mark.parametrize(
    ("state", "usable"), [("LW", True), ("SW", False), ("KIA", False)]
)
def test_the_wizard_works_only_while_the_officer_is_fit_for_duty(state, usable):
    game = struck(
        pilot_skills=("electronics_wizard",),
        damage={"systems": ("fug104",)},
        sortie={"wounds": {"ewo": state}},
    ).roll(1, 1)
    assert ("repair:fug104" in game.legal()) is usable


@pytest.mark.rule("RUL-70", "6.7-p")
def test_the_wizard_has_no_time_in_a_combat():
    game = Play(
        fight(
            "6-level",
            pilot_skills=("electronics_wizard",),
            damage={"systems": ("fug104",)},
        )
    )
    assert "repair:fug104" not in game.legal()


@pytest.mark.rule("6.7-n", "AMB-31", "AMB-38")
def test_weapons_maintenance_saves_the_first_gun_of_a_sortie_and_no_other():
    game = struck(2, pilot_skills=("weapons_maintenance",)).roll(*GUNS).roll(6)
    assert [e.by for e in game.of(HitsIgnored)] == ["weapons_maintenance"]
    assert game.state.flight.damage.guns == ()
    assert game.state.flight.hits == 0
    game.roll(*GUNS).roll(6)
    assert game.state.flight.damage.guns == ("tail",)
    assert game.state.flight.hits == 1


@pytest.mark.rule("6.7-n")
def test_without_weapons_maintenance_the_first_gun_is_out():
    game = struck().roll(*GUNS).roll(6)
    assert [e.gun for e in game.of(GunOut)] == ["tail"]


@pytest.mark.rule("RUL-69")
def test_a_gun_already_out_does_not_use_up_weapons_maintenance():
    skilled = {"pilot_skills": ("weapons_maintenance",), "damage": {"guns": ("tail",)}}
    game = struck(2, **skilled).roll(*GUNS).roll(6)
    assert game.of(HitsIgnored) == []
    game.roll(*GUNS).roll(1)
    assert game.state.flight.damage.guns == ("tail",)


@pytest.mark.rule("RUL-69", "RUL-104")
def test_weapons_maintenance_also_thaws_a_frozen_gun():
    event = airborne(EventRoll(), pilot_skills=("weapons_maintenance",))
    game = Play(event).roll(4, 6).roll(6)
    assert game.state.flight.damage.guns == ()
    assert game.state.flight.weapons_used


@pytest.mark.rule("6.7-i", "AMB-22", "RUL-55")
def test_air_combat_maneuver_drops_the_first_hit_before_its_d66():
    game = struck(3, pilot_skills=("acm",))
    thrown = 0
    while game.asked.table == "B4":
        game.roll(1, 1)
        thrown += 1
    assert thrown == 2


@pytest.mark.rule("6.7-i", "AMB-22", "RUL-55")
def test_air_combat_maneuver_is_not_used_twice_in_one_zone_entry():
    steps = {"pilot_skills": ("acm",), "sortie": {"acm_used": True}}
    game = struck(1, actor="aa", zone=5, **steps)
    assert game.asked.table == "B4"
    assert game.of(HitsIgnored) == []


@pytest.mark.rule("RUL-55", "6.7-i")
def test_air_combat_maneuver_is_ready_again_in_the_next_zone():
    game = struck(1, pilot_skills=("acm",))
    assert game.state.flight.acm_used
    game.roll(3, 4)
    assert not game.state.flight.acm_used


@pytest.mark.rule("RUL-55", "AMB-68", "6.7-i")
def test_air_combat_maneuver_works_with_the_pilot_out_of_action():
    hurt = {"wounds": {"pilot": "SW"}}
    game = struck(1, pilot_skills=("acm",), sortie=hurt)
    assert game.state.flight.acm_used
