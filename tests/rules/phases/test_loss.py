"""6.4.2, 6.6 The bomber is lost: forced down, bail-out, ditching, rescue, captivity."""

import pytest

from campaigns.rules.events import CareerOver, Fate, Wounded
from campaigns.rules.state import Research
from campaigns.rules.steps import BailOutRoll, Depart, Rescue
from tests.rules.play import Play, airborne
from tests.rules.scenes import NEW_YORK, folded_wing, forced_down, struck, throw_all

RAFTS = Research({}, ("rafts",))


def fates(game: Play) -> dict[str, str]:
    return {event.station: event.fate for event in game.of(Fate)}


@pytest.mark.rule("6.4.2-a", "6.4.2-f", "AMB-24", "AMB-57")
@pytest.mark.parametrize(
    ("zone", "choices"),
    [
        (1, {"ditch", "bail-out"}),
        (3, {"ditch", "bail-out"}),
        (4, {"ditch", "bail-out"}),
        (5, {"deadstick", "bail-out"}),
        (6, {"deadstick", "bail-out"}),
    ],
)
def test_the_zone_decides_what_can_be_done_with_a_bomber_forced_down(zone, choices):
    assert forced_down(zone).legal() - {"give-up"} == choices


@pytest.mark.rule("6.4.2-c", "6.6-c", "AMB-44")
def test_even_a_good_deadstick_landing_ends_in_captivity():
    game = forced_down(6).choose("deadstick").roll(1, 1)
    assert game.of(CareerOver)[0].reason == "captured"
    assert set(fates(game).values()) == {"captured"}
    assert game.of(CareerOver)[0].victory == "defeat"


@pytest.mark.rule("6.4.2-b", "AMB-44", "RUL-80")
def test_a_deadstick_landing_adds_one_and_no_weather_and_no_landing_aid():
    quiet = forced_down(5, cause="engine-fire").choose("deadstick")
    assert quiet.mods() == {"deadstick": 1}


@pytest.mark.rule("RUL-80", "AMB-44", "6.4.2-e")
def test_ditching_adds_two_and_leaves_the_gear_out_of_it():
    damage = {"parts": ("landing_gear", "flaps")}
    sea = forced_down(3, cause="engine-fire", damage=damage).choose("ditch")
    assert sea.mods() == {"ditching": 2, "flaps": 1}
    field = forced_down(5, cause="engine-fire", damage=damage).choose("deadstick")
    assert field.mods() == {"deadstick": 1, "landing_gear": 3, "flaps": 1}


@pytest.mark.rule("RUL-80", "AMB-44", "6.7-s")
def test_the_landing_skill_counts_at_sea():
    game = forced_down(3, cause="engine-fire", pilot_skills=("landing",))
    assert game.choose("ditch").mods() == {"ditching": 2, "landing_skill": -1}


@pytest.mark.rule("6.6-a", "AMB-43")
def test_every_living_man_of_a_bomber_shot_down_rolls_for_his_parachute():
    game = folded_wing(sortie={"wounds": {"waist": "KIA"}})
    assert len(throw_all(game, "B8", 1, 1)) == 9


@pytest.mark.rule("RUL-86", "AMB-69")
def test_the_agent_rolls_for_no_parachute_and_no_rescue():
    game = folded_wing(target=NEW_YORK)
    assert "agent" not in throw_all(game, "B8", 1, 1)
    assert "agent" not in throw_all(game, "B9.3", 6, 6)


@pytest.mark.rule("6.6-b", "AMB-43", "6.4.2-d")
def test_over_the_sea_those_who_got_out_roll_for_rescue_without_rafts():
    game = folded_wing(research=RAFTS)
    game.roll(1, 1).roll(6, 6)
    throw_all(game, "B8", 1, 1)
    assert game.asked.table == "B9.3"
    assert game.mods() == {"no_rafts": -4}
    assert len(throw_all(game, "B9.3", 6, 6)) == 9


@pytest.mark.rule("6.4.2-d", "AMB-43")
def test_a_bail_out_over_zone_2_has_no_rafts_even_with_the_advance():
    game = forced_down(2, research=RAFTS).choose("bail-out")
    throw_all(game, "B8", 1, 1)
    assert game.asked.table == "B9.2"
    assert game.mods() == {"no_rafts": -4}


@pytest.mark.rule("6.6-c")
@pytest.mark.parametrize("zone", [5, 6])
def test_over_land_those_who_got_out_are_prisoners_and_the_career_ends(zone):
    game = folded_wing(zone)
    throw_all(game, "B8", 1, 1)
    assert game.of(CareerOver)[0].reason == "captured"
    assert set(fates(game).values()) == {"captured"}


@pytest.mark.rule("6.4.2-c", "5.0-k", "2.0-j")
def test_the_victory_of_a_prisoner_is_still_reckoned():
    game = forced_down(6, pilot_total=120).choose("deadstick").roll(1, 1)
    over = game.of(CareerOver)[0]
    assert (over.reason, over.victory, over.total) == ("captured", "marginal", 120)


@pytest.mark.rule("6.4.2-e", "AMB-44", "3.3-l")
@pytest.mark.parametrize(
    ("research", "parts", "expected"),
    [
        (Research(), (), {}),
        (RAFTS, (), {"rafts_improved": 3}),
        (Research(), ("rafts",), {"no_rafts": -4}),
        (RAFTS, ("rafts",), {"no_rafts": -4}),
    ],
)
def test_after_a_ditching_the_rafts_decide(research, parts, expected):
    game = forced_down(research=research, damage={"parts": parts}).choose("ditch")
    game.roll(1, 1)
    assert game.asked.table == "B9.3"
    assert game.mods() == expected


@pytest.mark.rule("RUL-93")
def test_rafts_damaged_and_a_bail_out_cost_four_only_once():
    game = forced_down(damage={"parts": ("rafts",)}).choose("bail-out")
    throw_all(game, "B8", 1, 1)
    assert game.mods() == {"no_rafts": -4}


@pytest.mark.rule("3.4.2-g")
def test_without_the_radio_rescue_is_one_harder():
    game = forced_down(damage={"systems": ("fug10",)}).choose("ditch").roll(1, 1)
    assert game.mods() == {"fug10_damaged": -1}


@pytest.mark.rule("6.4.2-e", "AMB-44", "6.4.3-c")
def test_ditching_is_landing_then_wounds_then_rescue():
    six = {"parts": ("flaps", "ailerons"), "rudder": 2, "systems": ("fug104",)}
    game = forced_down(cause="engine-fire", damage=six).choose("ditch")
    assert game.asked.table == "B7"
    game.roll(5, 4)
    assert game.asked.table == "B5"
    assert len(throw_all(game, "B5", 1)) == 10
    assert game.asked.table == "B9.3"


@pytest.mark.rule("RUL-81", "6.4.3-a", "6.4.2-e")
def test_a_rough_ditching_wounds_lightly_and_the_aircraft_is_gone_in_any_case():
    game = forced_down(cause="engine-fire").choose("ditch").roll(6, 4)
    assert {e.state for e in game.of(Wounded)} == {"LW"}
    throw_all(game, "B9.3", 6, 6)
    assert game.decision.id == "new-aircraft"
    assert game.state.pilot.aircraft_lost == 1


@pytest.mark.rule("6.4.2-d", "B9-a")
@pytest.mark.parametrize(("zone", "need"), [(1, 5), (2, 6), (3, 7), (4, 8)])
def test_rescue_needs_more_the_farther_from_the_base(zone, need):
    faces = {5: (1, 4), 6: (1, 5), 7: (1, 6), 8: (2, 6)}
    saved = forced_down(zone).choose("ditch").roll(1, 1)
    assert fates(saved.roll(*faces[need]))["pilot"] == "rescued"
    lost = forced_down(zone).choose("ditch").roll(1, 1)
    first, second = faces[need]
    lost.roll(first, second - 1)
    assert fates(lost)["pilot"] == "drowned"


@pytest.mark.rule("RUL-91", "6.4.5-k")
def test_the_pilot_lost_at_sea_ends_the_career():
    game = forced_down().choose("ditch").roll(1, 1).roll(1, 1)
    assert game.of(CareerOver)[0].reason == "killed"
    assert game.pending is None


@pytest.mark.rule("RUL-92", "7.4-a", "6.4.5-j")
def test_the_pilot_who_is_rescued_flies_on_and_the_lost_are_replaced():
    game = forced_down().choose("ditch").roll(1, 1)
    tail = game.state.crew["tail"]
    actors = []
    for _ in range(10):
        actors.append(game.asked.actor)
        game.roll(*((1, 1) if game.asked.actor == "tail" else (6, 6)))
    assert len(set(actors)) == 10
    game.choose("fw300")
    assert game.decision.id == "hangar"
    assert {"fly"} <= game.legal()
    assert game.state.crew["tail"].id != tail.id
    assert game.state.crew["waist"].name == "Waist"


@pytest.mark.rule("RUL-90", "6.4.5-h")
def test_a_wound_does_not_change_rescue_and_the_rescued_still_go_to_hospital():
    game = forced_down(sortie={"wounds": {"waist": "SW"}}).choose("ditch").roll(1, 1)
    for _ in range(10):
        assert game.mods() == {}
        game.roll(6, 6)
    assert (game.asked.table, game.asked.actor) == ("C2", "waist")


@pytest.mark.rule("RUL-89", "RUL-88")
@pytest.mark.parametrize("zone", [3, 6])
def test_a_structural_loss_leaves_only_the_parachutes(zone):
    game = folded_wing(zone)
    assert game.asked.table == "B8"


@pytest.mark.rule("6.7-r", "6.6-a", "B8-a")
@pytest.mark.parametrize(
    ("wound", "skills", "expected"),
    [
        (None, (), {}),
        (None, ("parachute",), {"parachute": -1}),
        ("LW", (), {"lw": 1}),
        ("SW", (), {"sw": 2}),
        ("SW", ("parachute",), {"parachute": -1, "sw": 2}),
    ],
)
def test_what_changes_the_parachute_roll(wound, skills, expected):
    wounds = {"copilot": wound} if wound else {}
    game = folded_wing(pilot_skills=skills, sortie={"wounds": wounds})
    game.roll(1, 1)
    assert game.asked.actor == "copilot"
    assert game.mods() == expected


@pytest.mark.rule("6.6-a", "B8-a", "6.7-r")
@pytest.mark.parametrize(
    ("faces", "state"),
    [((3, 3), "fit"), ((3, 4), "LW"), ((4, 4), "SW"), ((4, 5), "KIA"), ((6, 6), "KIA")],
)
def test_the_parachute_leaves_a_man_safe_wounded_or_dead(faces, state):
    game = folded_wing().roll(1, 1).roll(*faces)
    assert game.state.flight.wounds.get("copilot", "fit") == state


@pytest.mark.rule("RUL-87", "AMB-39")
def test_a_light_wound_by_parachute_leaves_a_serious_one_as_it_is():
    steps = (BailOutRoll("waist"), Rescue())
    hurt = {"wounds": {"waist": "SW"}, "lost": "rudder", "jumped": True}
    game = Play(airborne(*steps, sortie=hurt)).roll(2, 3)
    assert game.state.flight.wounds == {"waist": "SW"}


@pytest.mark.rule("6.6-a", "6.4.5-k")
def test_the_pilots_death_by_parachute_ends_the_career():
    game = folded_wing().roll(5, 5)
    assert game.of(CareerOver)[0].reason == "killed"
    assert game.pending is None


@pytest.mark.rule("6.4.2-a", "RUL-17", "5.0-g", "AMB-57")
def test_dry_tanks_over_the_sea_force_the_bomber_down_there():
    game = Play(airborne(Depart(), leg="home", zone=3, sortie={"fuel": 0}))
    assert game.state.flight.zone == 2
    assert game.legal() == {"ditch", "bail-out", "give-up"}
    assert game.choose("ditch").mods() == {"ditching": 2}


@pytest.mark.rule("RUL-18", "6.4.2-b", "6.4.2-c")
def test_dry_tanks_over_land_leave_a_field_or_the_parachutes():
    game = Play(airborne(Depart(), leg="home", zone=6, sortie={"fuel": 0}))
    assert game.state.flight.zone == 5
    assert game.legal() == {"deadstick", "bail-out", "give-up"}
    assert game.choose("deadstick").mods() == {"deadstick": 1}


@pytest.mark.rule("6.10.2-g", "RUL-114")
@pytest.mark.parametrize("choice", ["ditch", "bail-out"])
def test_a_bomber_forced_down_at_sea_is_an_aircraft_lost(choice):
    game = forced_down().choose(choice)
    throw_all(game, "B7" if choice == "ditch" else "B8", 1, 1)
    throw_all(game, "B9.3", 6, 6)
    assert game.state.pilot.period.aircraft_lost == 1


@pytest.mark.rule("6.6-a", "RUL-02")
def test_no_further_hit_is_thrown_for_a_bomber_shot_down():
    game = struck(6, damage={"airframe": 4}).roll(3, 3)
    assert game.asked.table == "B8"
    throw_all(game, "B8", 1, 1)
    assert game.asked.table == "B9.3"
