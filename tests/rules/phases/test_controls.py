"""6.4.5 Who flies the bomber when the pilot cannot, and what that costs."""

import pytest

from campaigns.rules.events import BomberLost, ManAtControls
from tests.rules.play import Play, fight
from tests.rules.scenes import over_base, struck

COCKPIT = (6, 3)


@pytest.mark.rule("6.4.5-d", "AMB-41")
def test_the_copilot_flies_for_a_seriously_wounded_pilot():
    game = struck().roll(*COCKPIT).roll(1).roll(4)
    assert [e.station for e in game.of(ManAtControls)] == ["copilot"]
    assert game.of(BomberLost) == []


@pytest.mark.rule("6.4.5-d")
def test_a_lightly_wounded_pilot_flies_on():
    game = struck().roll(*COCKPIT).roll(1).roll(3)
    assert game.of(ManAtControls) == []


@pytest.mark.rule("6.4.5-e", "AMB-41")
@pytest.mark.parametrize("face", [4, 6])
def test_the_engineer_flies_when_the_copilot_is_out_too(face):
    hurt = {"wounds": {"pilot": "SW"}}
    game = struck(sortie=hurt).roll(*COCKPIT).roll(4).roll(face)
    assert [e.station for e in game.of(ManAtControls)] == ["engineer"]


@pytest.mark.rule("6.4.5-e", "AMB-41", "RUL-73")
@pytest.mark.parametrize("face", [4, 6])
def test_with_all_three_out_the_rest_bail_out_at_once(face):
    hurt = {"wounds": {"pilot": "SW", "copilot": "KIA"}}
    game = struck(sortie=hurt).roll(*COCKPIT).roll(6).roll(face)
    lost = game.of(BomberLost)[0]
    assert (lost.outcome, lost.cause) == ("bail-out", "nobody-to-fly")
    assert (game.asked.table, game.asked.actor) == ("B8", "pilot")
    men = 0
    while game.asked.table == "B8":
        game.roll(1, 1)
        men += 1
    assert men == (9 if face == 4 else 8)
    assert game.asked.table == "B9.3"


@pytest.mark.rule("RUL-73", "6.10.2-g")
def test_a_bomber_that_nobody_can_fly_counts_as_shot_down():
    hurt = {"wounds": {"pilot": "SW", "copilot": "SW"}}
    game = struck(sortie=hurt).roll(*COCKPIT).roll(6).roll(6)
    while game.asked.table == "B8":
        game.roll(1, 1)
    while game.asked.table == "B9.3":
        game.roll(6, 6)
    assert game.asked.table == "C2"
    game.roll(1, 1)
    assert game.state.pilot.period.aircraft_lost == 1


@pytest.mark.rule("RUL-36", "6.4.5-d", "AMB-41")
@pytest.mark.parametrize(
    ("aircraft", "place", "wounds", "gun", "silent"),
    [
        ("fw300", "12-level", {}, "nose", False),
        ("fw300", "12-level", {"pilot": "LW"}, "nose", False),
        ("fw300", "12-level", {"pilot": "SW"}, "nose", True),
        ("he277", "12-high", {"pilot": "SW"}, "top_fwd", False),
        ("he277", "12-high", {"pilot": "SW", "copilot": "SW"}, "top_fwd", True),
        ("e555", "6-high", {"pilot": "SW", "copilot": "KIA"}, "top_mid", True),
    ],
)
def test_the_man_who_flies_does_not_fire(aircraft, place, wounds, gun, silent):
    game = Play(fight(place, aircraft=aircraft, sortie={"wounds": wounds}))
    legal = game.legal()
    assert (f"{gun}=1" not in legal) is silent


@pytest.mark.rule("6.7-g", "6.4.5-d", "AMB-71", "AMB-34")
@pytest.mark.parametrize(
    ("wounds", "skills", "expected"),
    [
        ({}, (), {}),
        ({"pilot": "LW"}, (), {"pilot_lw": 1}),
        ({"pilot": "SW"}, (), {"copilot_lands": 2}),
        ({"pilot": "SW"}, ("shared_expertise",), {}),
        ({"pilot": "SW", "copilot": "SW"}, (), {"engineer_lands": 4}),
        ({"pilot": "SW", "copilot": "KIA"}, ("shared_expertise",), {}),
        ({"pilot": "SW", "copilot": "LW"}, (), {"pilot_lw": 1, "copilot_lands": 2}),
        ({"pilot": "SW", "copilot": "LW"}, ("shared_expertise",), {"pilot_lw": 1}),
        ({"copilot": "SW", "engineer": "SW"}, (), {}),
        ({"pilot": "LW"}, ("shared_expertise",), {"pilot_lw": 1}),
    ],
)
def test_what_the_man_at_the_controls_does_to_the_landing(wounds, skills, expected):
    game = over_base(
        wounds=wounds, pilot_skills=skills, damage={"systems": ("fug125",)}
    )
    assert game.mods() == expected
