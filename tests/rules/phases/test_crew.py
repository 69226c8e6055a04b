"""6.4.5, 6.7, 6.8.8, 7.3 The crew: absences, stand-ins, replacements, aces."""

import pytest
from msgspec.structs import replace

from campaigns.rules.events import AceLost, CrewReplaced, HospitalStay, ManJoined
from campaigns.rules.state import Man, Options
from campaigns.rules.steps import BombRunRoll, Debriefing
from tests.rules.play import Play, airborne, campaign, fight, settled
from tests.rules.scenes import (
    forced_down,
    hangar,
    home,
    next_sortie,
    over_base,
    throw_all,
    with_sortie,
)


def with_kills(station: str, kills: int) -> dict[str, Man]:
    """A crew in which one man has kills."""
    crew = campaign().crew
    return {**crew, station: replace(crew[station], kills=kills, ace_kills=kills)}


def aboard(game: Play, station: str) -> Man:
    return next_sortie(game).choose("fly").state.flight.aboard[station]


def after(slots: int, game: Play) -> Play:
    """Pass so many slots by sorties that come home at once."""
    state = game.state
    return Play(replace(state, slot=state.slot + slots))


@pytest.mark.rule("6.4.5-a", "6.4.5-c", "AMB-36", "6.4.4-e")
def test_a_lightly_wounded_man_misses_one_slot_and_comes_back():
    game = home(slot=4, wounds={"tail": "LW"})
    assert game.state.slot == 5
    owner = game.state.crew["tail"]
    away = Play(game.state).choose("fly").state.flight.aboard["tail"]
    assert away.id != owner.id
    back = after(1, game).choose("fly").state.flight.aboard["tail"]
    assert back.id == owner.id


@pytest.mark.rule("6.4.5-h", "6.4.5-i", "C2-a", "6.4.4-e")
@pytest.mark.parametrize(
    ("faces", "slots"),
    [
        ((1, 1), 1), ((1, 2), 2), ((2, 2), 2), ((2, 3), 3), ((3, 3), 3), ((3, 4), 4),
        ((4, 4), 5), ((4, 5), 5), ((5, 5), 7), ((5, 6), 7), ((6, 6), 10),
    ],
)  # fmt: skip
def test_a_seriously_wounded_man_misses_what_the_chart_says(faces, slots):
    game = home(slot=4, wounds={"tail": "SW"})
    assert (game.asked.table, game.asked.actor) == ("C2", "tail")
    game.roll(*faces)
    owner = game.state.crew["tail"]
    assert [e.slots for e in game.of(HospitalStay)] == [slots]
    last = after(slots - 1, game).choose("fly").state.flight.aboard["tail"]
    assert last.id != owner.id
    back = after(slots, game).choose("fly").state.flight.aboard["tail"]
    assert back.id == owner.id


@pytest.mark.rule("6.4.5-h")
def test_each_seriously_wounded_man_rolls_for_himself():
    game = home(wounds={"tail": "SW", "waist": "SW", "ewo": "LW"})
    game.roll(1, 1).roll(6, 6)
    stays = {e.station: e.slots for e in game.of(HospitalStay)}
    assert stays == {"waist": 1, "tail": 10}


@pytest.mark.rule("AMB-36", "6.4.5-i")
def test_the_same_stand_in_flies_as_long_as_he_is_needed():
    game = home(slot=4, wounds={"tail": "SW"}).roll(2, 3).choose("fly")
    first = game.state.flight.aboard["tail"]
    state = replace(game.state, slot=6, sortie=None, stack=hangar().state.stack)
    again = Play(state).choose("fly").state.flight.aboard["tail"]
    assert again.id == first.id


@pytest.mark.rule("AMB-36", "6.4.5-c")
def test_a_stand_in_starts_without_the_absent_mans_kills():
    game = home(crew=with_kills("tail", 6), wounds={"tail": "LW"})
    assert aboard(game, "tail").ace_kills == 0
    assert game.state.crew["tail"].ace_kills == 6
    assert game.of(AceLost) == []


@pytest.mark.rule("AMB-36")
def test_a_stand_ins_kills_are_his_own():
    state = fight("6-level", crew=with_kills("tail", 4))
    standin = Man(99, "Spare")
    flight = replace(state.flight, aboard={**state.flight.aboard, "tail": standin})
    state = replace(state, sortie=flight, standins={"tail": standin})
    game = Play(state).assign(tail="1").roll(6).roll(6)
    assert game.state.crew["tail"].kills == 4
    assert game.state.standins["tail"].kills == 1


@pytest.mark.rule("6.4.5-j", "6.8.8-b", "6.7-f")
def test_a_dead_ace_is_followed_by_a_man_without_kills():
    game = home(crew=with_kills("tail", 6), wounds={"tail": "KIA"})
    new = game.state.crew["tail"]
    assert (new.kills, new.ace_kills) == (0, 0)
    assert [(e.station, e.temporary) for e in game.of(ManJoined)] == [("tail", False)]
    assert aboard(game, "tail").id == new.id
    assert [e.station for e in game.of(AceLost)] == ["tail"]


@pytest.mark.rule("6.7-f", "6.8.8-b")
@pytest.mark.parametrize("kills", [5, 6])
def test_an_ace_who_is_seriously_wounded_starts_anew_with_his_record_kept(kills):
    game = home(crew=with_kills("tail", kills), wounds={"tail": "SW"}).roll(1, 1)
    owner = game.state.crew["tail"]
    assert (owner.kills, owner.ace_kills) == (kills, 0)
    assert len(game.of(AceLost)) == 1


@pytest.mark.rule("6.7-f")
def test_a_gunner_short_of_an_ace_keeps_his_count_in_hospital():
    game = home(crew=with_kills("tail", 4), wounds={"tail": "SW"}).roll(1, 1)
    assert game.state.crew["tail"].ace_kills == 4
    assert game.of(AceLost) == []


@pytest.mark.rule("6.8.8-b", "6.7-e", "6.8.8-a")
@pytest.mark.parametrize(("kills", "bonus"), [(4, {}), (5, {"ace_gunner": 1})])
def test_five_kills_of_his_own_make_an_ace_of_the_new_gunner(kills, bonus):
    game = Play(fight("6-level", crew=with_kills("tail", kills))).assign(tail="1")
    assert game.mods() == bonus


@pytest.mark.rule("6.7-e", "3.3-a")
def test_ace_state_is_held_by_each_gunner_apart():
    crew = {**with_kills("tail", 5), "top_mid": with_kills("top_mid", 4)["top_mid"]}
    game = Play(fight("6-high", crew=crew)).assign(tail="1", top_mid="1")
    assert (game.asked.actor, game.mods()) == ("top_mid", {})
    game.roll(1)
    assert (game.asked.actor, game.mods()) == ("tail", {"ace_gunner": 1})


@pytest.mark.rule("6.4.5-j", "6.4.5-c")
def test_a_stand_in_who_is_killed_does_not_cost_the_owner_his_post():
    game = home(slot=4, wounds={"tail": "SW"}).roll(6, 6)
    owner = game.state.crew["tail"]
    game.choose("fly")
    first = game.state.flight.aboard["tail"]
    flight = replace(game.state.flight, wounds={"tail": "KIA"})
    landed = replace(flight, landed_at="base", landing="good", target=None)
    review = settled(replace(game.state, sortie=landed, stack=(Debriefing(),)))
    assert review.crew["tail"] == owner
    second = Play(review).choose("fly").state.flight.aboard["tail"]
    assert second.id not in (owner.id, first.id)


@pytest.mark.rule("7.3-b", "AMB-33", "RUL-75")
def test_a_seriously_wounded_pilot_comes_back_to_a_new_crew():
    wounds = {"pilot": "SW", "tail": "SW", "waist": "LW"}
    game = home(crew=with_kills("tail", 6), wounds=wounds)
    before = game.state.crew
    assert (game.asked.table, game.asked.actor) == ("C2", "pilot")
    game.roll(1, 1)
    next_sortie(game)
    crew = game.state.crew
    assert len(game.of(CrewReplaced)) == 1
    assert crew["pilot"].id == before["pilot"].id
    assert not {m.id for m in before.values()} & {
        m.id for s, m in crew.items() if s != "pilot"
    }
    assert all((m.kills, m.ace_kills) == (0, 0) for m in crew.values())
    assert game.choose("fly").state.flight.wounds == {}


@pytest.mark.rule("7.3-b", "RUL-74")
def test_all_men_of_the_new_crew_are_fit():
    wounds = {"pilot": "SW", "tail": "LW"}
    game = next_sortie(home(wounds=wounds).roll(1, 1)).choose("fly")
    aboard = game.state.flight.aboard
    assert {m.id for m in aboard.values()} == {m.id for m in game.state.crew.values()}


@pytest.mark.rule("3.4.2-h", "4.0-a")
def test_a_new_crew_is_fit_and_without_kills():
    game = hangar().choose("fly")
    assert game.state.flight.wounds == {}
    assert {m.kills for m in game.state.crew.values()} == {0}
    assert {m.back for m in game.state.crew.values()} == {0}


@pytest.mark.rule("RUL-117", "7.2-a")
def test_a_man_without_a_post_on_the_new_type_is_parked_with_his_kills():
    crew = with_kills("top_mid", 3)
    game = hangar(slot=16, crew=crew).choose("type:ju390")
    assert "top_mid" not in next_sortie(game).choose("fly").state.flight.aboard
    assert game.state.crew["top_mid"].kills == 3
    assert game.state.crew["top_aft"].kills == 0


@pytest.mark.rule("RUL-117")
def test_a_parked_man_returns_with_a_type_that_has_his_post():
    parked = Man(50, "Parked", kills=3, ace_kills=3)
    crew = {**campaign("ju390").crew, "top_mid": parked}
    state = replace(campaign("ju390", crew=crew), aircraft="me364")
    assert Play(state).choose("fly").state.flight.aboard["top_mid"] == parked


@pytest.mark.rule("6.4.3-a", "6.4.5-a", "6.4.5-b")
def test_after_a_rough_landing_pilot_and_crew_miss_the_same_slot():
    heavy = {"parts": ("landing_gear", "flaps", "ailerons"), "rudder": 2}
    game = over_base(slot=4, damage=heavy).roll(4, 4)
    before = {station: man.id for station, man in game.state.crew.items()}
    next_sortie(game).choose("fly")
    assert game.state.slot == 6
    flying = {station: man.id for station, man in game.state.flight.aboard.items()}
    assert flying == before


@pytest.mark.rule("AMB-36", "6.7-l")
def test_a_bought_skill_works_with_a_stand_in_while_its_man_is_lightly_wounded():
    state = airborne(BombRunRoll(), zone=5, pilot_skills=("navigation",))
    seats = {**state.flight.aboard, "navigator": Man(99, "Spare")}
    assert Play(with_sortie(state, aboard=seats)).mods() == {"navigation": -2}


@pytest.mark.rule("RUL-117", "7.3-b")
def test_a_new_crew_leaves_no_parked_man_behind():
    crew = {**campaign().crew, "top_aft": Man(50, "Parked")}
    game = home(crew=crew, wounds={"pilot": "SW"}).roll(1, 1)
    assert "top_aft" not in game.state.crew


@pytest.mark.rule("RUL-77", "9.4-c", "6.4.5-i")
@pytest.mark.parametrize(("faces", "back"), [((1, 1), 5), ((6, 6), 11)])
def test_hospital_and_internment_of_a_man_run_together(faces, back):
    game = forced_down(
        5,
        options=Options(neutral_canada=True),
        sortie={"wounds": {"tail": "SW"}},
    ).choose("canada")
    game.roll(1, 1).roll(1, 1).roll(*faces)
    assert game.state.crew["tail"].back == back
    assert game.state.crew["waist"].back == 5


@pytest.mark.rule("7.3-a", "7.4-a", "AMB-33")
def test_a_pilot_hurt_in_a_crash_is_given_one_new_bomber_by_the_rule_of_the_wound():
    heavy = {"parts": ("landing_gear", "flaps", "ailerons"), "rudder": 2}
    game = over_base(slot=4, damage=heavy).roll(5, 5).roll(4)
    throw_all(game, "B5", 1)
    game.roll(1, 1).choose("pass")
    assert game.decision.rule == "7.3"
    game.choose("fw300")
    assert game.state.slot == 6
    assert "fly" in game.legal()
    assert game.state.pilot.aircraft_lost == 1


@pytest.mark.rule("6.4.5-c", "6.4.5-j")
@pytest.mark.parametrize(
    "station",
    [
        "copilot", "engineer", "navigator", "bombardier", "ewo", "top_mid", "waist",
        "ventral", "tail",
    ],
)  # fmt: skip
def test_every_post_but_the_pilots_has_its_stand_in_or_its_new_man(station):
    before = campaign().crew[station]
    away = home(slot=4, wounds={station: "LW"})
    assert away.state.crew[station].id == before.id
    assert away.choose("fly").state.flight.aboard[station].id != before.id
    dead = home(slot=4, wounds={station: "KIA"})
    assert dead.state.crew[station].id != before.id
