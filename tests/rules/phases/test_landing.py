"""6.4.1, 6.4.3, 6.5 The landing: weather, modifiers one by one, what each row does."""

import pytest

from campaigns.rules.events import (
    BomberLost,
    CareerOver,
    LandingMade,
    SlotsLost,
    SortieReviewed,
    Wounded,
)
from campaigns.rules.state import Research
from campaigns.rules.steps import Depart
from tests.rules.play import Play, airborne
from tests.rules.scenes import CAMERA, NEW_YORK, home, over_base, throw_all

NO_AID = {"systems": ("fug125",)}
GEAR = {"parts": ("landing_gear",)}
SEVEN = {"parts": ("landing_gear", "flaps", "ailerons"), "rudder": 2, **NO_AID}
"""+7 on B7: natural 12 makes 19, natural 10 makes 17."""


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


@pytest.mark.rule("6.4.1-a", "6.4.3-e", "B7-a")
@pytest.mark.parametrize(
    ("natural", "result"),
    [
        ((1, 1), "good"), ((2, 2), "good"), ((2, 3), "rough"), ((4, 4), "rough"),
        ((4, 5), "crash"), ((5, 5), "crash"), ((5, 6), "killed"), ((6, 6), "killed"),
    ],
)  # fmt: skip
def test_the_rows_of_the_landing_with_seven_added(natural, result):
    game = over_base(damage=SEVEN)
    assert game.asked.drm == 7
    assert [e.result for e in game.roll(*natural).of(LandingMade)] == [result]


@pytest.mark.rule("6.4.3-e", "6.4.5-k", "RUL-84")
def test_eighteen_kills_all_and_ends_the_career():
    game = over_base(damage=SEVEN).roll(5, 6)
    assert game.of(BomberLost)[0].outcome == "all-killed"
    assert set(game.state.flight.wounds.values()) == {"KIA"}
    assert game.of(CareerOver)[0].reason == "killed"


@pytest.mark.rule("6.4.3-a")
def test_a_rough_landing_wounds_all_lightly_and_leaves_worse_wounds():
    game = over_base(
        damage=SEVEN, wounds={"tail": "SW", "ewo": "KIA", "waist": "LW"}
    ).roll(2, 3)
    wounds = game.state.flight.wounds
    assert wounds["tail"] == "SW"
    assert wounds["ewo"] == "KIA"
    others = {s: w for s, w in wounds.items() if s not in ("tail", "ewo")}
    assert len(others) == 8
    assert set(others.values()) == {"LW"}


@pytest.mark.rule("6.4.3-b", "AMB-29", "6.4.5-b")
def test_a_rough_landing_costs_one_slot_in_all():
    game = over_base(damage=SEVEN, sortie={"hits": 0}).roll(2, 3)
    assert game.of(SortieReviewed)[0].repair == "one-slot"
    assert game.legal() & {"pass", "fly"} == {"pass"}
    game.choose("pass")
    assert game.state.slot == 2
    assert "fly" in game.legal()


@pytest.mark.rule("6.4.3-b", "AMB-29")
def test_a_rough_landing_with_many_hits_still_costs_one_slot():
    game = over_base(damage=SEVEN, sortie={"hits": 12}).roll(2, 3).choose("pass")
    assert game.state.slot == 2


@pytest.mark.rule("RUL-82", "6.4-f")
def test_a_rough_landing_with_thirteen_hits_writes_the_bomber_off():
    game = over_base(damage=SEVEN, sortie={"hits": 13}).roll(2, 3)
    assert game.of(SortieReviewed)[0].repair == "written-off"
    assert game.decision.id == "new-aircraft"
    assert [(e.cause, e.slots) for e in game.of(SlotsLost)] == [("wounds", 1)]
    game.choose("fw300").choose("pass")
    assert game.state.slot == 2
    assert game.state.pilot.aircraft_lost == 0


@pytest.mark.rule("6.4.3-c", "6.4.3-d")
def test_a_crash_rolls_a_wound_for_each_man_and_destroys_the_bomber():
    game = over_base(damage=SEVEN).roll(4, 5)
    rolled = throw_all(game, "B5", 1)
    assert len(rolled) == 10
    assert game.of(BomberLost)[0].outcome == "crashed"
    assert game.state.pilot.aircraft_lost == 1
    assert game.decision.id == "new-aircraft"


@pytest.mark.rule("RUL-83", "6.4.3-c")
def test_in_a_crash_each_living_man_rolls_and_the_worse_state_holds():
    game = over_base(damage=SEVEN, wounds={"tail": "SW", "ewo": "KIA"}).roll(4, 5)
    for _ in range(8):
        game.roll(1)
    assert game.asked.actor == "landing:tail"
    game.roll(1)
    assert game.of(Wounded)[-1].station == "ventral"
    assert (game.asked.table, game.asked.actor) == ("C2", "tail")


@pytest.mark.rule("RUL-83", "6.4.3-d")
def test_a_crash_with_few_or_many_hits_is_a_lost_aircraft_not_a_repair():
    game = over_base(damage=SEVEN, sortie={"hits": 8}).roll(4, 5)
    throw_all(game, "B5", 1)
    assert game.of(SortieReviewed)[0].repair == "lost"
    assert [e.cause for e in game.of(SlotsLost)] == ["wounds"]


@pytest.mark.rule("RUL-84", "AMB-42")
def test_the_pilot_killed_in_a_crash_at_base_has_still_brought_home_the_result():
    game = over_base(damage=SEVEN, sortie={"percent": 40, "released": True})
    game.roll(4, 5).roll(6)
    assert game.state.over == "killed"
    assert (game.state.pilot.total, game.state.pilot.successes) == (40, 1)


@pytest.mark.rule("RUL-84", "AMB-13", "6.2.5.3-f")
@pytest.mark.parametrize(("faces", "face"), [((4, 5), 6), ((5, 6), None)])
def test_the_film_counts_when_the_pilot_dies_in_the_landing_at_base(faces, face):
    game = over_base(
        damage=SEVEN,
        target=CAMERA,
        load="camera",
        sortie={"percent": 30, "released": True},
    ).roll(*faces)
    if face:
        game.roll(face)
    assert game.state.over == "killed"
    assert game.state.pilot.total == 100


@pytest.mark.rule("RUL-86")
def test_the_agent_aboard_makes_no_roll_in_a_crash_and_is_out_of_play():
    game = over_base(damage=SEVEN, target=NEW_YORK).roll(4, 5)
    actors = throw_all(game, "B5", 1)
    assert len(actors) == 10
    assert not any("agent" in actor for actor in actors)
    assert not game.of(SortieReviewed)[0].success


@pytest.mark.rule("RUL-85")
def test_nobody_jumps_over_the_base():
    game = over_base(damage=SEVEN)
    assert game.legal() == {"throw", "give-up"}


@pytest.mark.rule("RUL-24")
@pytest.mark.parametrize("load", ["bombs", "atomic"])
def test_bombs_aboard_change_nothing_at_the_landing(load):
    assert over_base(load=load).mods() == {"fug125": -1}


@pytest.mark.rule("6.4.5-b", "6.4.3-a")
def test_a_good_landing_wounds_nobody_and_loses_no_slot():
    game = home()
    assert game.state.slot == 1
    assert game.of(SlotsLost) == []
    assert "fly" in game.legal()


@pytest.mark.rule("RUL-83", "RUL-85", "6.4.3-c")
def test_a_crash_that_leaves_nobody_to_fly_is_no_bail_out():
    game = over_base(damage=SEVEN).roll(4, 5)
    for _ in range(3):
        game.roll(4)
    assert (game.asked.table, game.asked.actor) == ("B5", "landing:navigator")
    throw_all(game, "B5", 1)
    assert (game.asked.table, game.asked.actor) == ("C2", "pilot")
    assert [e.outcome for e in game.of(BomberLost)] == ["crashed"]


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
