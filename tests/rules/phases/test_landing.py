"""6.4.1, 6.5 The landing: weather, and modifiers one by one."""

import pytest

from campaigns.rules.state import Research
from campaigns.rules.steps import Depart
from tests.rules.play import Play, airborne
from tests.rules.scenes import over_base

NO_AID = {"systems": ("fug125",)}
GEAR = {"parts": ("landing_gear",)}


def landing(damage=None, **changes):
    """Modifiers of a landing at base without the basic landing aid."""
    marks = {"systems": ("fug125",), **(damage or {})}
    return over_base(damage=marks, **changes).mods()


@pytest.mark.rule("6.5-a", "5.0-h")
def test_the_weather_is_rolled_once_at_base_and_then_comes_the_landing():
    game = Play(airborne(Depart(), zone=1, leg="home"))
    assert game.asked.table == "B6"
    assert game.state.flight.weather == ""
    game.roll(3, 4)
    assert game.asked.table == "B7"
    assert game.state.flight.weather == "good"


@pytest.mark.rule("6.5-b", "6.5-c", "AMB-02", "B6-a")
@pytest.mark.parametrize(
    ("faces", "expected"),
    [
        ((1, 1), {}),
        ((4, 4), {}),
        ((4, 5), {"weather": 1}),
        ((5, 5), {"weather": 1}),
        ((5, 6), {"weather": 2}),
        ((6, 6), {"weather": 3}),
    ],
)
def test_bad_weather_adds_one_to_three(faces, expected):
    game = Play(airborne(Depart(), zone=1, leg="home", damage=NO_AID)).roll(*faces)
    assert game.mods() == expected


@pytest.mark.rule("6.4.1-b", "6.4.1-a")
def test_a_whole_bomber_and_a_fit_pilot_in_good_weather_have_only_bonuses():
    assert over_base().mods() == {"fug125": -1}
    assert over_base(pilot_skills=("landing",)).mods() == {
        "fug125": -1,
        "landing_skill": -1,
    }


@pytest.mark.rule("6.4.1-a", "6.4.1-b", "6.5-b", "3.4.2-g", "3.4.1-a")
@pytest.mark.parametrize(
    ("damage", "expected"),
    [
        ({}, {}),
        ({"parts": ("landing_gear",)}, {"landing_gear": 3}),
        ({"parts": ("flaps",)}, {"flaps": 1}),
        ({"parts": ("ailerons",)}, {"ailerons": 1}),
        ({"parts": ("bay_doors", "intercom", "rafts", "extinguishers")}, {}),
        ({"rudder": 1}, {"rudder": 1}),
        ({"rudder": 2}, {"rudder": 2}),
        ({"tailplane": {"port": 1, "starboard": 1}}, {}),
        ({"tailplane": {"port": 2, "starboard": 1}}, {"tailplane": 2}),
        ({"airframe": 3}, {}),
        ({"airframe": 4}, {"structure": 1}),
        ({"wing_root": {"port": 1, "starboard": 1}}, {}),
        ({"wing_root": {"port": 2, "starboard": 0}}, {"structure": 1}),
        ({"wing_root": {"port": 2, "starboard": 2}, "airframe": 4}, {"structure": 1}),
        ({"engines": ("port-1",)}, {}),
        ({"engines": ("port-1", "starboard-1")}, {"engines_half": 1}),
        ({"engines": ("port-1", "port-2", "starboard-1")}, {"engines_half": 1}),
        ({"systems": ("fug125", "fug104")}, {"fug104": 1}),
        ({"systems": ("fug125", "fug10", "fug200", "kettenhund")}, {}),
        ({"oxygen": True, "leaks": ("port",), "guns": ("tail",)}, {}),
    ],
)
def test_each_damage_alone_changes_the_landing_by_its_own_amount(damage, expected):
    assert landing(damage) == expected


@pytest.mark.rule("6.4.1-b")
@pytest.mark.parametrize(
    ("aircraft", "engines", "half"),
    [("me364", 2, False), ("me364", 3, True), ("ta400", 3, False), ("ta400", 4, True)],
)
def test_half_of_the_engines_is_reckoned_by_the_type(aircraft, engines, half):
    names = ("port-1", "port-2", "starboard-1", "starboard-2")[:engines]
    mods = landing({"engines": names}, aircraft=aircraft)
    assert mods == ({"engines_half": 1} if half else {})


@pytest.mark.rule("RUL-59", "6.4.1-b")
def test_a_flying_wing_never_lands_without_a_tailplane():
    assert landing({"airframe": 5}, aircraft="e555") == {}
    assert landing({"airframe": 6}, aircraft="e555") == {"structure": 1}


@pytest.mark.rule("3.3-k", "AMB-67", "3.4.2-g", "RUL-05")
@pytest.mark.parametrize(
    ("achieved", "systems", "expected"),
    [
        ((), (), {"fug125": -1}),
        (("fug125",), (), {"fug125": -1, "fug125_improved": -1}),
        ((), ("fug125",), {}),
        (("fug125",), ("fug125",), {}),
    ],
)
def test_the_landing_aid_helps_only_while_it_works(achieved, systems, expected):
    game = over_base(research=Research({}, achieved), damage={"systems": systems})
    assert game.mods() == expected


@pytest.mark.rule("RUL-79")
def test_no_landing_aid_and_damaged_gear_simply_add():
    game = over_base(damage={**NO_AID, **GEAR})
    assert (game.mods(), game.asked.drm) == ({"landing_gear": 3}, 3)


@pytest.mark.rule("6.7-s", "1.0-c")
def test_the_landing_skill_makes_a_nine_an_eight():
    with_skill = over_base(damage=NO_AID, pilot_skills=("landing",))
    assert with_skill.mods() == {"landing_skill": -1}
    assert with_skill.asked.drm == -1


@pytest.mark.rule("6.4.1-a", "3.4.1-a")
def test_each_modifier_names_its_rule():
    marks = {
        "parts": ("landing_gear", "flaps"),
        "tailplane": {"port": 2, "starboard": 0},
        "engines": ("port-1", "port-2"),
        "systems": ("fug104",),
    }
    game = over_base(
        damage=marks,
        wounds={"pilot": "SW"},
        weather="storm",
        pilot_skills=("landing",),
        research=Research({}, ("fug125",)),
    )
    assert {m.id: m.rule for m in game.asked.modifiers} == {
        "weather": "6.5",
        "fug125": "6.4.1",
        "fug125_improved": "3.3",
        "landing_skill": "6.7",
        "landing_gear": "6.4.1",
        "flaps": "6.4.1",
        "fug104": "3.4.2",
        "tailplane": "6.4.1",
        "engines_half": "6.4.1",
        "copilot_lands": "6.4.5",
    }
    assert game.asked.rule == "6.4.1"
