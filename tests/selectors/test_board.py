import pytest

from campaigns.rules.events import BomberLost
from campaigns.rules.pending import Roll
from campaigns.selectors.board import LATEST, campaign_frame
from campaigns.services.campaign_step import campaign_roll_on
from campaigns.services.ledger import pending
from tests.factories import begin_campaign
from tests.players import play


def losing(campaign):
    """Roll on where it can be rolled, and return the lines that lost a bomber."""
    while not campaign.over:
        play(campaign, until=lambda c: isinstance(pending(c.state), Roll))
        if campaign.over:
            break
        taken = campaign_roll_on(campaign=campaign, turn=campaign.turn)
        campaign.refresh_from_db()
        lost = any(isinstance(e, BomberLost) for n in taken.lines for e in n.events)
        if lost and len(taken.lines) > 1:
            return taken.lines
    return ()


@pytest.fixture
def lost(alice):
    """A campaign that has just lost a bomber in a roll-on, and that roll-on's lines."""
    for number in range(20):
        campaign = begin_campaign(alice, seed=bytes([number]) * 32)
        lines = losing(campaign)
        if lines:
            return campaign, lines
    pytest.fail("no bomber is lost in a roll-on")


def test_the_digest_of_a_lost_bomber_tells_what_happened_in_its_slot(lost):
    campaign, lines = lost
    digest = campaign_frame(campaign).digest
    assert [line.number for line in digest] == [line.number for line in lines]


def test_the_log_panel_keeps_to_the_open_slot_or_the_last(lost):
    campaign, _lines = lost
    last = campaign.sorties.latest("slot")
    since = last.first_line if campaign.over else campaign.slot_line
    numbers = [line.number for line in campaign_frame(campaign).lines]
    assert numbers
    assert len(numbers) <= LATEST
    assert min(numbers) >= since
