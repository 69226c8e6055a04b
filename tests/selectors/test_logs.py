"""A line of the log reads the same in its combat, after it, and wherever it is told."""

import pytest

from campaigns.boards.log import log_line
from campaigns.rules.pack import load_pack
from campaigns.selectors.board import campaign_frame
from campaigns.selectors.logs import log_page
from campaigns.selectors.replay import line_of
from campaigns.services.sortie_replay import sortie_moments
from campaigns.words import cast_of
from tests.factories import begin_campaign
from tests.players import in_the_air, play, slot_closed


def at_the_table(campaign):
    """Lines of the table by number, as they stand there now."""
    cast, pack = cast_of(campaign.state), load_pack(campaign.pack)
    frame = campaign_frame(campaign)
    return {line.number: log_line(line, cast, pack) for line in frame.lines}


def words(line):
    return line.title, line.out, line.sentences


def fly(campaign, number):
    """Fly one slot, and keep what the table said of each line, again and again."""
    said = {}
    while not slot_closed(number)(campaign) and not campaign.over:
        for key, line in at_the_table(campaign).items():
            said.setdefault(key, set()).add(words(line))
        play(campaign, steps=1)
    return said


@pytest.fixture
def fought(alice):
    """A campaign with a sortie flown in which a combat ended, and what was said."""
    for seed in range(20):
        campaign = begin_campaign(alice, seed=bytes([seed]) * 32)
        play(campaign, until=in_the_air)
        said = fly(campaign, 0)
        page = log_page(campaign, 0)
        left = sum(any("Broke off" in s for s in n.sentences) for n in page.lines)
        if left > 1:
            return campaign, said
    pytest.fail("nobody met fighters")


def test_a_line_reads_the_same_during_and_after_the_combat(fought):
    _campaign, said = fought
    assert said
    assert all(len(ways) == 1 for ways in said.values())


def test_the_page_of_the_log_and_the_replay_tell_it_as_the_table_did(fought):
    campaign, said = fought
    sortie = campaign.sorties.get(slot=0)
    page = {line.number: words(line) for line in log_page(campaign, 0).lines}
    told = {number: {text} for number, text in page.items() if number in said}
    assert told == {number: said[number] for number in told}
    assert len(told) > len(page) - 3
    for moment in sortie_moments(campaign=campaign, sortie=sortie):
        assert words(line_of(campaign, moment)) == page[moment.line.number]


def test_every_fighter_of_a_closed_sortie_is_named_with_its_type(fought):
    campaign, _said = fought
    left = [
        sentence
        for line in log_page(campaign, 0).lines
        for sentence in line.sentences
        if sentence.startswith("Broke off")
    ]
    assert left
    assert all(sentence.count(", ") == 2 for sentence in left)


def test_who_has_left_keeps_his_name_in_the_log(alice):
    for seed in range(20):
        campaign = begin_campaign(alice, seed=bytes([seed]) * 32)
        play(campaign, until=slot_closed(7))
        gone = set(
            campaign.crewmen.filter(fate="killed").values_list("name", flat=True)
        )
        pages = (log_page(campaign, slot) for slot in range(campaign.state.slot))
        told = [s for page in pages for n in page.lines for s in n.sentences]
        if any(name in sentence for sentence in told for name in gone):
            break
    else:
        pytest.fail("nobody was killed whom a line names")
    assert not [sentence for sentence in told if sentence.startswith(",")]
