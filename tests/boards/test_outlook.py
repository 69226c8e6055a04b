"""Which ways a step can be estimated for, and what is certain of them."""

from campaigns.boards import outlook
from campaigns.rules.engine import pending
from campaigns.rules.pending import Also, Choose, Throw
from campaigns.rules.steps import Interception, TargetChoice, TurnBack, ZoneBusiness
from campaigns.simulation.outlook import Outlook, Share
from tests.rules.play import Play, airborne

CHOICE = airborne(TurnBack(), ZoneBusiness(), zone=4)
SURE = Outlook(50, *(Share(1.0, 0.0),) * 4)


def test_a_choice_to_turn_back_has_two_ways_in_order():
    on, back = outlook.ways_of(pending(CHOICE))
    assert (on.answer, back.answer) == (Choose("press-on"), Choose("turn-back"))
    assert (on.label, back.label) == ("Press on", "Turn back")
    assert (on.breaks_off, back.breaks_off) == (False, True)


def test_a_roll_that_one_can_turn_back_before_has_them_as_well():
    state = airborne(Interception(3), ZoneBusiness(), zone=3)
    ways = outlook.ways_of(Play(state).pending)
    assert [way.answer for way in ways] == [Throw(), Also("turn-back")]


def test_raids_are_told_by_zone_and_have_longer():
    asked = pending(airborne(TargetChoice(), zone=0, pilot_rank="major"))
    assert outlook.ways_of(asked) == ()
    near, far = outlook.raids_of(asked)
    assert (near.label, far.label) == ("A raid in Zone 5", "A raid in Zone 6")
    assert {near.seconds, far.seconds} == {outlook.RAID_SECONDS}
    zones = {choice.id: choice.args["zone"] for choice in asked.choices}
    assert [zones[way.answer.choice] for way in (near, far)] == [5, 6]


def test_what_is_broken_off_is_no_success_whatever_is_simulated(monkeypatch):
    given = []

    def simulated(_state, answer, *, runs, seconds, seed):
        given.append((answer, seconds, seed))
        return SURE

    monkeypatch.setattr(outlook, "outlook", simulated)
    ways = outlook.ways_of(pending(CHOICE))
    found = outlook.outlook_board(CHOICE, ways, seed=7)
    assert given == [(way.answer, outlook.SECONDS, 7) for way in ways]
    assert [way.label for way in found] == ["Press on", "Turn back"]
    assert [way.rows[0][1] for way in found] == ["100.0 %", "0.0 %"]
