"""2.0, 6.3, 6.4, 6.7: turning back, by choice or by force, jettison and repair."""

import pytest

from campaigns.rules.events import (
    Jettisoned,
    NotDropped,
    SortieReviewed,
    SystemRepaired,
    TurnedBack,
    ZoneEntered,
)
from campaigns.rules.pending import RuleViolation
from campaigns.rules.state import Target
from campaigns.rules.steps import (
    AAWeight,
    AfterFight,
    BombRun,
    EventRoll,
    Interception,
    TurnHome,
    WeatherRoll,
    Withdraw,
    ZoneBusiness,
)
from tests.rules.play import RAID, Play, airborne, campaign, fight

ENGINES = ("port-1", "port-2", "starboard-1", "starboard-2")
AGENT = Target("special", "", "New York", 5, "agent")
OVER_TARGET = (AAWeight(), BombRun(), Withdraw(), TurnHome())


def over_target(**flight):
    return Play(airborne(*OVER_TARGET, zone=5, **flight))


def zones(game):
    return [event.zone for event in game.of(ZoneEntered)]


@pytest.mark.rule("2.0-f", "AMB-26")
def test_after_a_combat_on_the_way_out_the_player_goes_on_or_turns_back():
    game = Play(fight("12-high", zone=3, base="carrier", type="FJ-1", round=3))
    game.assign().roll(1, 1)
    decision = game.decision
    assert [choice.id for choice in decision.choices] == ["press-on", "turn-back"]
    assert {choice.id for choice in decision.also} == {"jettison", "give-up"}


@pytest.mark.rule("2.0-f")
def test_after_a_combat_on_the_way_home_nothing_is_asked():
    state = fight("12-high", zone=3, base="carrier", type="FJ-1", round=3, leg="home")
    game = Play(state).assign().roll(1, 1)
    assert (game.asked.table, game.asked.args["zone"]) == ("B1.q1", 2)


@pytest.mark.rule("6.4-a", "6.2.4-b", "AMB-26")
def test_turning_back_in_zone_3_leads_home_without_flak_or_bombs():
    game = Play(airborne(zone=3)).also("turn-back")
    assert game.of(TurnedBack) == [TurnedBack("choice", 3)]
    game.fly_home()
    assert zones(game) == [2, 1]
    tables = [e.table for e in game.events if hasattr(e, "table")]
    assert tables == ["B1.q1", "B6", "B7"]
    review = game.of(SortieReviewed)[0]
    assert (review.success, review.points) == (False, 0)
    assert game.state.pilot.flown == 1


@pytest.mark.rule("6.4-a", "AMB-26")
def test_turning_back_is_offered_from_zone_2_on_and_never_on_the_way_home():
    game = Play(campaign()).choose("fly").roll(1, 5)
    assert "turn-back" not in game.legal()
    game.roll(3, 4)
    assert game.state.flight.zone == 2
    assert "turn-back" in game.legal()
    home = Play(airborne(zone=4, leg="home"))
    assert "turn-back" not in home.legal()
    with pytest.raises(RuleViolation):
        home.also("turn-back")


@pytest.mark.rule("6.4-a")
def test_turning_back_is_not_offered_in_a_combat():
    game = Play(fight("12-high"))
    assert "turn-back" not in game.legal()
    game.assign()
    assert "turn-back" not in game.legal()


@pytest.mark.rule("RUL-22", "6.1.5-a", "6.4-a")
def test_an_abort_before_the_first_attack_over_the_target_meets_no_flak():
    game = over_target().also("turn-back").fly_home()
    assert zones(game) == [4, 3, 2, 1]
    assert not [e for e in game.events if getattr(e, "table", "").startswith("B2a")]


@pytest.mark.rule("RUL-22", "6.1.5-a", "6.2.4-b")
@pytest.mark.parametrize("jettison", [False, True])
def test_an_abort_between_the_first_attack_and_the_drop_spares_the_second(jettison):
    game = over_target().roll(1).choose("0").roll(1, 1)
    assert game.asked.table == "B10"
    if jettison:
        game.also("jettison")
    game.also("turn-back").fly_home()
    tables = [e.table for e in game.events if hasattr(e, "table")]
    assert tables.count("B2a.hits") == 1
    assert "B11.on" not in tables
    review = game.of(SortieReviewed)[0]
    assert (review.success, review.points) == (False, 0)


@pytest.mark.rule("6.4-a")
def test_after_the_drop_there_is_nothing_to_abort():
    game = over_target().roll(1).choose("0").roll(1, 1).roll(2, 2).roll(3, 3)
    assert game.asked.table == "B2a.type"
    assert "turn-back" not in game.legal()


@pytest.mark.rule("6.4-a", "AMB-26")
def test_hits_of_the_second_flak_offer_no_turning_back_since_the_way_is_home():
    sortie = {"released": True, "percent": 20}
    state = airborne(
        AAWeight(), TurnHome(), zone=5, load="empty", damage={"engines": ENGINES[:2]},
        sortie=sortie,
    )  # fmt: skip
    game = Play(state).roll(1).choose("0").roll(2, 3).roll(2, 1).roll(1).roll(3, 4)
    assert len(game.state.flight.damage.engines) == 3
    assert (game.top, game.asked.args["zone"]) == ("B1.q1", 4)
    assert game.of(TurnedBack) == []


@pytest.mark.rule("6.4-a", "RUL-22", "RUL-24")
def test_jettisoned_bombs_are_gone_without_score_and_without_second_flak():
    game = Play(airborne(zone=4)).also("jettison")
    assert game.of(Jettisoned) == [Jettisoned("bombs")]
    assert game.state.flight.load == "empty"
    assert game.asked.table == "B1.q1"
    assert "jettison" not in game.legal()
    game.fly_home()
    assert game.of(NotDropped) == [NotDropped("empty")]
    tables = [e.table for e in game.events if hasattr(e, "table")]
    assert tables.count("B2a.hits") == 1
    assert game.of(SortieReviewed)[0].points == 0


@pytest.mark.rule("RUL-23", "6.3-h")
@pytest.mark.parametrize("leg", ["out", "home"])
@pytest.mark.parametrize(
    ("load", "parts", "offered"),
    [
        ("bombs", (), True),
        ("atomic", (), True),
        ("bombs", ("bay_doors",), False),
        ("leaflets", (), False),
        ("camera", (), False),
        ("empty", (), False),
    ],
)
def test_only_bombs_behind_working_doors_can_be_jettisoned(leg, load, parts, offered):
    state = airborne(zone=4, leg=leg, load=load, damage={"parts": parts})
    assert ("jettison" in Play(state).legal()) == offered


@pytest.mark.rule("RUL-24", "6.4.1-b")
@pytest.mark.parametrize("load", ["bombs", "atomic", "empty"])
def test_a_landing_with_bombs_aboard_has_no_modifier_for_it(load):
    game = Play(airborne(WeatherRoll(), zone=0, leg="home", load=load)).roll(2, 2)
    assert game.mods() == {"fug125": -1}


@pytest.mark.rule("6.3-i", "AMB-25")
@pytest.mark.parametrize(("aircraft", "count"), [("fw300", 3), ("me364", 3)])
def test_three_engines_out_on_the_way_out_force_the_bomber_home(aircraft, count):
    steps = (AfterFight(), ZoneBusiness())
    flight = {"zone": 4, "aircraft": aircraft}
    two = Play(airborne(*steps, damage={"engines": ENGINES[: count - 1]}, **flight))
    assert "press-on" in two.legal()
    state = airborne(*steps, damage={"engines": ENGINES[:count]}, **flight)
    game = Play(state)
    assert state.flight.leg == "home"
    assert state.flight.aborted == "engines"
    assert game.asked.args["zone"] == 3
    assert "press-on" not in game.legal()


@pytest.mark.rule("6.3-i")
def test_a_third_engine_lost_to_an_event_turns_the_bomber_round():
    damage = {"engines": ENGINES[:2]}
    state = airborne(EventRoll(), ZoneBusiness(), zone=4, damage=damage)
    game = Play(state).rolls((5, 3), (4,), (1,))
    assert game.of(TurnedBack) == [TurnedBack("engines", 4)]
    assert game.asked.args["zone"] == 3


@pytest.mark.rule("RUL-21", "6.3-i", "6.1.5-a", "6.2.4-b")
def test_three_engines_lost_to_the_first_flak_forbid_the_drop():
    game = over_target(damage={"engines": ENGINES[:2]})
    game.roll(1).choose("0").roll(2, 3)
    game.roll(2, 1).roll(1).roll(3, 4)
    assert game.of(TurnedBack) == [TurnedBack("engines", 5)]
    assert "jettison" in game.legal()
    game.fly_home()
    tables = [e.table for e in game.events if hasattr(e, "table")]
    assert tables.count("B2a.hits") == 1
    assert "B10" not in tables
    assert game.of(SortieReviewed)[0].points == 0


@pytest.mark.rule("RUL-20", "AMB-25")
def test_three_engines_out_on_the_way_home_change_nothing():
    state = airborne(zone=4, leg="home", damage={"engines": ENGINES[:3]})
    game = Play(state)
    assert state.flight.aborted == ""
    assert game.asked.args["zone"] == 3


@pytest.mark.rule("RUL-20", "6.2.5.1-b")
@pytest.mark.parametrize(("out", "zone", "leg"), [(2, 6, "out"), (3, 4, "home")])
def test_an_agent_sortie_with_three_engines_out_does_not_go_on(out, zone, leg):
    damage = {"engines": ENGINES[:out]}
    sortie = {"released": True}
    state = airborne(
        TurnHome(), zone=5, target=AGENT, load="empty", damage=damage, sortie=sortie
    )
    assert state.flight.leg == leg
    assert Play(state).asked.args["zone"] == zone


WIZARD = {"pilot_skills": ("electronics_wizard",)}


@pytest.mark.rule("6.7-p", "6.4-c", "RUL-70", "3.4.2-g")
def test_the_wizard_repairs_one_set_of_two_and_the_hit_stays_counted():
    state = airborne(
        zone=3,
        damage={"systems": ("fug104", "kettenhund")},
        sortie={"hits": 2},
        **WIZARD,
    )
    game = Play(state)
    assert {"repair:fug104", "repair:kettenhund"} <= game.legal()
    game.also("repair:fug104")
    assert game.of(SystemRepaired) == [SystemRepaired("fug104")]
    assert game.state.flight.damage.systems == ("kettenhund",)
    assert game.state.flight.hits == 2
    assert not [choice for choice in game.legal() if choice.startswith("repair")]


@pytest.mark.rule("6.4-c")
def test_without_the_skill_nothing_is_repaired_in_flight():
    game = Play(airborne(zone=3, damage={"systems": ("fug104",)}))
    assert game.legal() == {"throw", "turn-back", "jettison", "give-up"}


@pytest.mark.rule("6.7-p", "6.7-q", "RUL-70", "AMB-37")
@pytest.mark.parametrize(
    ("wound", "offered"), [(None, True), ("LW", True), ("SW", False), ("KIA", False)]
)
def test_the_wizard_works_while_the_officer_is_fit_for_duty(wound, offered):
    wounds = {"ewo": wound} if wound else {}
    state = airborne(
        zone=3, damage={"systems": ("fug10",)}, sortie={"wounds": wounds}, **WIZARD
    )
    assert ("repair:fug10" in Play(state).legal()) == offered


@pytest.mark.rule("RUL-70", "6.7-p")
def test_the_wizard_does_not_work_in_a_combat_nor_in_an_attack_of_flak():
    damage = {"systems": ("fug10",)}
    assert (
        Play(fight("12-high", damage=damage, **WIZARD)).legal() & {"repair:fug10"}
        == set()
    )
    game = over_target(damage=damage, **WIZARD)
    assert "repair:fug10" in game.legal()
    game.roll(1)
    assert "repair:fug10" not in game.legal()
    game.choose("0")
    assert "repair:fug10" not in game.legal()


@pytest.mark.rule("6.2.1-e", "6.7-p")
def test_an_altimeter_repaired_before_the_run_gives_a_normal_run():
    damage = {"systems": ("fug104",)}
    for repaired, table in ((True, "B10"), (False, "B11.off")):
        game = over_target(damage=damage, target=RAID, **WIZARD)
        if repaired:
            game.also("repair:fug104")
        game.roll(1).choose("0").roll(1, 1)
        assert game.asked.table == table


def test_giving_up_ends_the_career_at_any_time_and_for_good():
    for state in (campaign(), airborne(Interception(4), zone=3), fight("12-high")):
        game = Play(state).also("give-up")
        assert game.state.over == "given-up"
        assert game.pending is None
