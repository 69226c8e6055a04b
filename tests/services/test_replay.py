import pytest

from campaigns.models import LogLine
from campaigns.services.replay import campaign_check, record_rebuild
from campaigns.services.throws import ReplayError
from tests.factories import begin_campaign
from tests.players import Player, play

RECORD = ("sorties", "crewmen", "bombers", "research", "awards")


def record(campaign):
    """All rows of the record without their keys."""
    rows = {name: list(getattr(campaign, name).order_by("pk")) for name in RECORD}
    rows["pilot"] = [type(campaign.pilot).objects.get(campaign=campaign)]
    return {
        name: sorted(repr(facts(row)) for row in found) for name, found in rows.items()
    }


def facts(row):
    values = {f.name: getattr(row, f.name) for f in row._meta.fields if f.name != "id"}
    return {name: str(value) for name, value in values.items()}


@pytest.mark.parametrize("seed", [1, 5, 9])
def test_the_record_rebuilt_from_the_log_equals_the_one_kept(alice, seed):
    campaign = begin_campaign(alice, seed=bytes([seed]) * 32)
    play(campaign, player=Player(seed))
    kept = record(campaign)
    record_rebuild(campaign=campaign)
    campaign.refresh_from_db()
    assert record(campaign) == kept
    assert campaign.over


def test_the_record_of_a_career_under_way_is_that_of_its_closed_slots(alice):
    campaign = begin_campaign(alice, seed=b"\x10" * 32)
    play(campaign, player=Player(16), until=lambda c: c.state.slot > 3)
    play(campaign, player=Player(16), steps=20)
    kept = record(campaign)
    record_rebuild(campaign=campaign)
    assert record(campaign) == kept


def test_a_career_replays_to_the_same_bytes(campaign):
    play(campaign)
    assert campaign_check(campaign=campaign) == campaign.lines + 1


def test_an_altered_die_is_found(campaign):
    play(campaign)
    line = LogLine.objects.filter(campaign=campaign, dice="d66").first()
    tens, ones = line.faces
    LogLine.objects.filter(campaign=campaign, number=line.number).update(
        faces=(tens % 6 + 1, ones)
    )
    with pytest.raises(ReplayError):
        campaign_check(campaign=campaign)


def test_a_forged_place_is_found(campaign):
    play(campaign, steps=30)
    line = LogLine.objects.filter(campaign=campaign).exclude(dice="").first()
    LogLine.objects.filter(campaign=campaign, number=line.number).update(place="s9/x")
    with pytest.raises(ReplayError, match="s9/x"):
        campaign_check(campaign=campaign)
