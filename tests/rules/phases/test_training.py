"""7.2, 7.3, 7.4: what a new type costs, and whom it brings."""

import pytest
from msgspec.structs import replace

from campaigns.rules.events import AircraftAssigned, ManJoined, SlotsLost
from campaigns.rules.state import Delay, Man
from campaigns.rules.steps import NewAircraft
from tests.rules.play import Play, campaign, settled
from tests.rules.scenes import hangar, home


@pytest.mark.rule("7.3-a", "7.4-a")
@pytest.mark.parametrize(("reason", "slots"), [("wound", 0), ("loss", 1)])
def test_the_cost_of_a_newer_type_is_told_with_it(reason, slots):
    state = campaign("me364", slot=20)
    stack = (*state.stack, NewAircraft(reason, 20))
    game = Play(settled(replace(state, stack=stack)))
    told = {c.id: c.args["training"] for c in game.decision.choices}
    assert told.pop("me364") == 0
    assert set(told.values()) == {slots}


@pytest.mark.rule("7.2-b", "AMB-29")
def test_training_is_one_slot_and_leaves_the_other_absences():
    game = hangar(aircraft="me364", slot=20, delay=Delay(wounds=1, internment=3))
    game.choose("type:fw300" if "type:fw300" in game.legal() else "type:ju390")
    assert game.state.delay == Delay(wounds=1, internment=3, training=1)
    assert game.of(SlotsLost) == [SlotsLost(1, "training")]
    assert [event.training for event in game.of(AircraftAssigned)] == [True]


@pytest.mark.rule("6.4.5-c")
def test_each_new_man_has_the_next_number_and_a_stand_in_is_told_as_one():
    away = campaign().crew["tail"]
    state = campaign(slot=4)
    crew = {**state.crew, "tail": replace(away, back=9)}
    game = Play(campaign(slot=4, crew=crew)).choose("fly")
    (joined,) = game.of(ManJoined)
    assert (joined.station, joined.man, joined.temporary) == ("tail", state.men, True)
    assert game.state.men == state.men + 1


@pytest.mark.rule("7.3-b", "AMB-36")
def test_a_new_crew_takes_the_place_of_the_stand_ins_as_well():
    spare = {"tail": Man(99, "Spare")}
    game = home(standins=spare, men=100, wounds={"pilot": "SW"})
    assert game.asked.table == "C2"
    assert game.roll(3, 4).state.standins == {}
