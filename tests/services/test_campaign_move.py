import msgspec
import pytest

from campaigns.models import Campaign, LogLine
from campaigns.rules.engine import RULES_VERSION, Setup, advance, begin
from campaigns.rules.events import Wounded
from campaigns.rules.pending import Also, Throw
from campaigns.rules.state import encode
from campaigns.selectors.move import move_page
from campaigns.services import campaign_move as service
from campaigns.services.campaign_copy import campaign_copy
from campaigns.services.campaign_export import file_of
from campaigns.services.campaign_manage import campaign_give_up
from campaigns.services.campaign_move import MoveRefusedError, move_report
from campaigns.services.campaign_proof import campaign_proof, prove
from campaigns.services.campaign_step import campaign_roll_on, campaign_step
from campaigns.services.campaign_undo import campaign_undo
from campaigns.services.lines import effective
from campaigns.services.replay import campaign_check, record_rebuild
from campaigns.services.throws import dice_of
from campaigns.services.versions import OtherRulesError
from tests.factories import begin_campaign
from tests.fixes import bombing_before_the_fix, wounds_before_the_fix
from tests.players import Player, play
from tests.services.test_replay import record


def wounded_by_a_three(campaign):
    last = LogLine.objects.of(campaign).last()
    return any(
        getattr(event, "table", "") == "B5" and event.faces == (3,)
        for event in last.events
    )


def bombed_and_closed(campaign):
    return campaign.sorties.filter(percent__gt=0).exists()


def flown_before(owner, seed, **choices):
    """A career of rules 0, in which a man was hit by a 3, and forty steps more."""
    with wounds_before_the_fix():
        campaign = begin_campaign(owner, seed=bytes([seed]) * 32, **choices)
        play(campaign, until=wounded_by_a_three, player=Player(seed))
        return play(campaign, steps=40, player=Player(seed))


@pytest.fixture
def old(alice):
    """Its log fits the fixed rules, and one line of it tells something else."""
    return flown_before(alice, 9)


@pytest.fixture
def misfit(alice):
    """By the fixed rules another answer would have been asked for."""
    return flown_before(alice, 12)


def stored(campaign):
    rows = Campaign.objects.filter(pk=campaign.pk).values()
    return repr((list(rows), list(LogLine.objects.of(campaign).values())))


def move(campaign):
    return service.campaign_move(campaign=campaign, turn=campaign.turn)


def by_the_rules(campaign):
    """The state that the present rules make of the answers and dice of a log."""
    state = begin(msgspec.convert(campaign.setup, Setup)).state
    for line in effective(LogLine.objects.of(campaign)):
        if line.answer is not None:
            state = advance(state, line.answer, dice_of(line)).state
    return encode(state)


def test_the_report_names_the_line_that_differs(old):
    before = stored(old)
    report = move_report(campaign=old)
    (found,) = report.differences
    states = [
        {event.state for event in events if isinstance(event, Wounded)}
        for events in (found.then, found.now)
    ]
    assert states == [{"SW"}, {"LW"}]
    assert (report.found.rules, report.present.rules) == ("0", RULES_VERSION)
    assert report.can_move
    assert report.state_differs
    assert stored(old) == before


@pytest.mark.parametrize(
    "do",
    [
        lambda c: campaign_step(campaign=c, turn=c.turn, answer=Throw()),
        lambda c: campaign_roll_on(campaign=c, turn=c.turn),
        lambda c: campaign_undo(campaign=c, turn=c.turn, to=c.lines - 1),
        lambda c: campaign_copy(campaign=c),
    ],
    ids=["step", "roll-on", "undo", "copy"],
)
def test_no_step_is_taken_by_rules_that_are_not_its_own(old, do):
    before = stored(old)
    with pytest.raises(OtherRulesError):
        do(old)
    assert stored(old) == before


def test_a_newer_chart_pack_stops_it_as_well(campaign):
    campaign.pack_version = "0"
    campaign.save()
    with pytest.raises(OtherRulesError):
        campaign_roll_on(campaign=campaign, turn=campaign.turn)
    assert move_report(campaign=campaign).can_move


def test_a_scratch_copy_stays_with_its_rules_and_is_told_why(campaign):
    copy = campaign_copy(campaign=campaign)
    Campaign.objects.filter(pk=copy.pk).update(pack_version="0")
    copy.refresh_from_db()
    report = move_report(campaign=copy)
    assert not report.can_move
    assert "has gaps where lines were taken back" in move_page(copy, report).misfit
    with pytest.raises(MoveRefusedError):
        service.campaign_move(campaign=copy, turn=copy.turn)


def test_moved_it_is_what_the_rules_make_of_its_log(old):
    turn, lines, honesty = old.turn, old.lines, old.honesty
    assert move(old)
    old.refresh_from_db()
    assert (old.turn, old.lines, old.honesty) == (turn + 1, lines, honesty)
    assert old.rules_version == old.state.rules == RULES_VERSION
    assert encode(old.state) == by_the_rules(old)
    assert campaign_check(campaign=old) == lines + 1
    assert old.moves[0]["rules"] == "0"
    assert (old.moves[0]["line"], old.moves[0]["differ"]) == (lines, 1)
    assert not move_report(campaign=old).needed


def test_moved_it_is_played_on_and_taken_back(old):
    old.allow_take_back = True
    old.save()
    move(old)
    old.refresh_from_db()
    before = encode(old.state)
    play(old, steps=1)
    undone = campaign_undo(campaign=old, turn=old.turn, to=old.undo_to).campaign
    assert encode(undone.state) == before
    undone = campaign_undo(campaign=undone, turn=undone.turn, to=undone.slot_line)
    assert campaign_check(campaign=undone.campaign) > 0
    play(old, steps=30)
    assert prove(old, file_of(old)).answer == "replays"


def test_its_record_is_that_of_the_present_rules(alice):
    """The result of a sortie that is closed differs, and with it the total."""
    with bombing_before_the_fix():
        campaign = begin_campaign(alice, seed=b"\x05" * 32)
        play(campaign, until=bombed_and_closed, player=Player(5))
        play(campaign, steps=8, player=Player(5))
        then = record(campaign)
    assert move_report(campaign=campaign).differences
    assert move(campaign)
    campaign.refresh_from_db()
    now = record(campaign)
    assert now["sorties"] != then["sorties"]
    record_rebuild(campaign=campaign)
    assert record(campaign) == now
    assert encode(campaign.state) == by_the_rules(campaign)
    kept = campaign.checkpoints.get(number=campaign.slot_line)
    assert kept.state.pilot.total == campaign.state.pilot.total


def test_lines_that_were_taken_back_move_with_the_others(alice):
    old = flown_before(alice, 9, allow_take_back=True)
    with wounds_before_the_fix():
        number = move_report(campaign=old).lines - 40
        turn, to = old.turn, number - 2
        old = campaign_undo(campaign=old, turn=turn, to=to).campaign
        play(old, steps=5)
    assert len(move_report(campaign=old).differences) == 1
    move(old)
    old.refresh_from_db()
    assert (old.honesty, old.branch) == ("taken-back", 1)
    assert prove(old, file_of(old)).answer == "replays"


def test_an_old_form_moves_nothing(old):
    before = stored(old)
    assert not service.campaign_move(campaign=old, turn=old.turn - 1)
    assert stored(old) == before


def test_where_the_log_no_longer_fits_the_career_stays(misfit):
    before = stored(misfit)
    report = move_report(campaign=misfit)
    assert not report.can_move
    assert report.misfit.code == "not-legal"
    assert report.misfit.line == 183
    with pytest.raises(MoveRefusedError):
        move(misfit)
    assert stored(misfit) == before


def test_it_can_still_be_given_up(misfit):
    over = campaign_give_up(campaign=misfit, turn=misfit.turn).campaign
    assert over.over == "given-up"
    assert over.rules_version == "0"


def test_a_finished_career_is_frozen(old):
    with wounds_before_the_fix():
        turn = old.turn
        campaign_step(campaign=old, turn=turn, answer=Also("give-up"))
    old.refresh_from_db()
    before = stored(old)
    report = move_report(campaign=old)
    assert report.frozen
    assert not report.can_move
    with pytest.raises(MoveRefusedError):
        move(old)
    assert campaign_proof(campaign=old).answer == "other-rules"
    assert stored(old) == before


def test_a_career_of_the_present_rules_has_nothing_to_move(campaign):
    play(campaign, steps=30)
    report = move_report(campaign=campaign)
    assert not report.differences
    assert not report.state_differs
    with pytest.raises(MoveRefusedError):
        move(campaign)
