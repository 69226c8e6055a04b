import pytest

from campaigns.models import Campaign, LogLine
from campaigns.rules.engine import pending
from campaigns.rules.pending import Choose, Decision, Roll, RuleViolation, Throw
from campaigns.rules.state import encode
from campaigns.services.campaign_manage import campaign_give_up
from campaigns.services.campaign_step import campaign_roll_on, campaign_step
from campaigns.services.campaign_undo import campaign_undo
from campaigns.services.replay import campaign_check
from tests.factories import begin_campaign
from tests.players import Player, play


@pytest.fixture
def loose(alice):
    """A campaign in which dice may be taken back."""
    return begin_campaign(alice, allow_take_back=True)


def step(campaign, answer):
    turn = campaign.turn
    return campaign_step(campaign=campaign, turn=turn, answer=answer).campaign


def undo(campaign):
    turn, to = campaign.turn, campaign.undo_to
    return campaign_undo(campaign=campaign, turn=turn, to=to).campaign


def at_decision_in_flight(campaign):
    asked = pending(campaign.state)
    return campaign.state.sortie is not None and isinstance(asked, Decision)


def test_a_choice_is_taken_back_freely(campaign):
    before = encode(campaign.state)
    after = undo(step(campaign, Choose("fly")))
    assert encode(after.state) == before
    assert after.turn == 2
    assert Campaign.objects.get(pk=campaign.pk).honesty == "site"


def test_nothing_is_deleted(campaign):
    undo(step(campaign, Choose("fly")))
    kinds = LogLine.objects.filter(campaign=campaign).order_by("number")
    assert [line.kind for line in kinds] == ["begin", "advance", "undo"]
    assert kinds[2].back_to == 0


def test_an_old_form_is_not_valid_again_after_an_undo(campaign):
    after = undo(step(campaign, Choose("fly")))
    taken = campaign_step(campaign=after, turn=0, answer=Choose("fly"))
    assert taken.stale
    assert campaign_step(campaign=after, turn=1, answer=Choose("fly")).stale


def test_a_die_stands_where_the_campaign_does_not_allow_it(campaign):
    play(campaign, until=lambda c: isinstance(pending(c.state), Roll))
    thrown = step(campaign, Throw())
    assert thrown.undo_past_die
    with pytest.raises(RuleViolation) as caught:
        undo(thrown)
    assert caught.value.code == "dice-stand"


def test_taking_back_a_die_begins_a_new_branch_and_marks_the_campaign(loose):
    play(loose, until=lambda c: isinstance(pending(c.state), Roll))
    before = encode(loose.state)
    after = undo(step(loose, Throw()))
    assert encode(after.state) == before
    assert after.branch == 1
    assert Campaign.objects.get(pk=loose.pk).honesty == "taken-back"


def test_dice_are_new_after_one_was_taken_back(loose):
    """Foresight: what was seen does not come again at the same places."""
    play(loose, until=lambda c: isinstance(pending(c.state), Roll))
    first, again = [], []
    campaign = loose
    for faces in (first, again):
        turn = campaign.turn
        taken = campaign_roll_on(campaign=campaign, turn=turn)
        faces.extend((line.place, line.faces) for line in taken.lines)
        campaign = undo(taken.campaign)
    assert first[0][0] == again[0][0]
    assert first != again


def test_choices_taken_back_leave_the_dice_as_they_are(campaign):
    play(campaign, until=at_decision_in_flight)
    answer = Player().answer(pending(campaign.state))
    after = undo(step(campaign, answer))
    assert after.branch == 0
    again = step(after, answer)
    rolled = play(again, until=lambda c: c.lines > again.lines + 3)
    assert rolled.branch == 0


def test_undo_after_undo_goes_further_back(loose):
    states = [encode(loose.state)]
    campaign, player = loose, Player()
    for _ in range(20):
        campaign = step(campaign, player.answer(pending(campaign.state)))
        states.append(encode(campaign.state))
        if campaign.undo_to is None:
            pytest.fail("the sortie ended too soon for this test")
    for expected in reversed(states[:-1]):
        campaign = undo(campaign)
        assert encode(campaign.state) == expected
    assert campaign.undo_to is None


def test_undo_between_new_steps(loose):
    player = Player()
    campaign = play(loose, steps=20, player=player)
    campaign = undo(undo(campaign))
    there = encode(campaign.state)
    campaign = step(campaign, player.answer(pending(campaign.state)))
    assert encode(undo(campaign).state) == there
    assert campaign_check(campaign=Campaign.objects.get(pk=loose.pk)) > 0


def test_undo_never_leaves_the_slot(loose):
    play(loose, until=lambda c: c.state.slot == 1)
    assert loose.undo_to is None
    with pytest.raises(RuleViolation):
        campaign_undo(campaign=loose, turn=loose.turn, to=loose.slot_line - 1)


def test_a_finished_career_stands(loose):
    play(loose, steps=5)
    over = campaign_give_up(campaign=loose, turn=loose.turn).campaign
    with pytest.raises(RuleViolation):
        campaign_undo(campaign=over, turn=over.turn, to=over.lines - 1)
