import pytest

from campaigns.models import Campaign, LogLine
from campaigns.rules.dice import DiceError
from campaigns.rules.engine import pending
from campaigns.rules.pending import Choose, Decision, Roll, RuleViolation, Throw
from campaigns.rules.state import encode
from campaigns.services.campaign_manage import campaign_give_up
from campaigns.services.campaign_step import campaign_roll_on, campaign_step
from campaigns.services.throws import Given
from tests.factories import begin_campaign
from tests.players import in_the_air, play, slot_closed

FLY = Choose("fly")


def snapshot(campaign):
    stored = Campaign.objects.get(pk=campaign.pk)
    lines = LogLine.objects.filter(campaign=campaign).count()
    return stored.turn, stored.lines, encode(stored.state), lines


def test_a_step_is_one_turn_and_one_line(campaign):
    taken = campaign_step(campaign=campaign, turn=0, answer=FLY)
    turn, number, state, lines = snapshot(campaign)
    assert (turn, number, lines) == (1, 1, 2)
    assert state == encode(taken.campaign.state)
    assert [line.number for line in taken.lines] == [1]


def test_an_old_turn_changes_nothing(campaign):
    campaign_step(campaign=campaign, turn=0, answer=FLY)
    before = snapshot(campaign)
    taken = campaign_step(campaign=campaign, turn=0, answer=Throw())
    assert taken.stale
    assert taken.campaign.turn == 1
    assert snapshot(campaign) == before


def test_an_answer_that_is_not_legal_changes_nothing(campaign):
    before = snapshot(campaign)
    with pytest.raises(RuleViolation) as caught:
        campaign_step(campaign=campaign, turn=0, answer=Choose("surrender"))
    assert "fly" in caught.value.allowed
    assert snapshot(campaign) == before


def test_a_throw_is_kept_with_place_dice_faces_and_source(campaign):
    play(campaign, until=lambda c: isinstance(pending(c.state), Roll))
    asked = pending(campaign.state)
    taken = campaign_step(campaign=campaign, turn=campaign.turn, answer=Throw())
    line = LogLine.objects.get(campaign=campaign, number=taken.lines[0].number)
    assert (line.place, line.dice, line.source) == (asked.place, asked.dice, "site")
    assert line.faces == line.events[0].faces


def test_no_place_is_thrown_at_twice(campaign):
    play(campaign, steps=300)
    thrown = LogLine.objects.filter(campaign=campaign).exclude(dice="")
    places = list(thrown.values_list("branch", "place", "dice"))
    assert len(places) > 50
    assert len(set(places)) == len(places)


def test_own_dice_where_the_site_throws_are_taken_and_told(campaign):
    play(campaign, until=lambda c: isinstance(pending(c.state), Roll))
    given = Given(faces=(6, 6))
    campaign_step(campaign=campaign, turn=campaign.turn, answer=Throw(), given=given)
    campaign.refresh_from_db()
    assert campaign.honesty == "typed"
    assert LogLine.objects.of(campaign).last().source == "typed"


@pytest.mark.parametrize("faces", [(7, 1), (0, 1), (1,), (1, 2, 3)])
def test_a_typed_die_out_of_range_changes_nothing(alice, faces):
    campaign = begin_campaign(alice, dice_mode="typed")
    play(campaign, until=lambda c: getattr(pending(c.state), "dice", "") == "d66")
    before = snapshot(campaign)
    with pytest.raises(DiceError):
        campaign_step(
            campaign=campaign,
            turn=campaign.turn,
            answer=Throw(),
            given=Given(faces=faces),
        )
    assert snapshot(campaign) == before


def test_typed_dice_mark_the_campaign(alice):
    campaign = begin_campaign(alice, dice_mode="typed")
    play(campaign, until=lambda c: getattr(pending(c.state), "dice", "") == "d66")
    assert campaign.honesty == "site"
    given = Given(faces=(1, 2))
    taken = campaign_step(
        campaign=campaign, turn=campaign.turn, answer=Throw(), given=given
    )
    assert taken.lines[0].faces == (1, 2)
    assert taken.lines[0].source == "typed"
    assert Campaign.objects.get(pk=campaign.pk).honesty == "typed"


def test_a_row_is_kept_without_dice(alice):
    campaign = begin_campaign(alice, dice_mode="typed")
    play(campaign, until=plain_roll)
    turn = campaign.turn
    taken = campaign_step(
        campaign=campaign, turn=turn, answer=Throw(), given=Given(row=0)
    )
    line = LogLine.objects.get(campaign=campaign, number=taken.lines[0].number)
    assert (line.row, line.faces, line.source) == (0, (), "row")


def plain_roll(campaign):
    asked = pending(campaign.state)
    return isinstance(asked, Roll) and not asked.natural


def test_a_row_is_refused_where_the_face_matters(alice):
    campaign = begin_campaign(alice, dice_mode="typed")
    play(campaign, until=lambda c: getattr(pending(c.state), "natural", False))
    turn = campaign.turn
    with pytest.raises(RuleViolation):
        campaign_step(campaign=campaign, turn=turn, answer=Throw(), given=Given(row=0))


def test_a_roll_on_is_one_turn_and_many_lines(campaign):
    play(campaign, until=in_the_air)
    turn, lines = campaign.turn, campaign.lines
    taken = campaign_roll_on(campaign=campaign, turn=turn)
    assert taken.campaign.turn == turn + 1
    assert {line.turn for line in taken.lines} == {turn + 1}
    assert taken.campaign.lines == lines + len(taken.lines)


def test_a_roll_on_comes_to_what_single_steps_come_to(alice):
    one, two = begin_campaign(alice), begin_campaign(alice)
    two.state = one.state
    two.save()
    for campaign in (one, two):
        play(campaign, until=in_the_air)
    rolled = campaign_roll_on(campaign=one, turn=one.turn)
    play(two, steps=len(rolled.lines))
    assert encode(rolled.campaign.state) == encode(two.state)


def test_a_roll_on_stops_at_a_decision(campaign):
    play(campaign, until=in_the_air)
    while isinstance(pending(campaign.state), Roll):
        campaign = campaign_roll_on(campaign=campaign, turn=campaign.turn).campaign
    assert isinstance(pending(campaign.state), Decision)


def test_a_roll_on_stops_before_a_kind_that_is_asked(campaign):
    play(campaign, until=in_the_air)
    campaign.roll_on = {"ask": ["B1"]}
    campaign.save()
    taken = campaign_roll_on(campaign=campaign, turn=campaign.turn)
    asked = pending(taken.campaign.state)
    assert isinstance(asked, Decision) or asked.kind == "B1"
    assert all(line.events[0].table != "B1" for line in taken.lines[1:])


def test_a_roll_on_is_refused_at_a_decision(campaign):
    before = snapshot(campaign)
    with pytest.raises(RuleViolation):
        campaign_roll_on(campaign=campaign, turn=0)
    assert snapshot(campaign) == before


def test_a_closed_slot_leaves_a_sortie_record(campaign):
    play(campaign, until=slot_closed(0))
    sortie = campaign.sorties.first()
    assert sortie.slot == 0
    assert sortie.flown
    assert sortie.target
    assert campaign.pilot.flown == 1


def test_a_closed_slot_keeps_only_the_state_of_the_new_start(campaign):
    play(campaign, until=slot_closed(0))
    kept = campaign.checkpoints.get()
    assert kept.number == campaign.slot_line
    assert encode(kept.state) == encode(campaign.state)


def test_nothing_is_asked_after_the_end(campaign):
    campaign = campaign_give_up(campaign=campaign, turn=0).campaign
    assert campaign.over
    with pytest.raises(RuleViolation):
        campaign_step(campaign=campaign, turn=campaign.turn, answer=Throw())
