from django.db import connection
from django.test.utils import CaptureQueriesContext

from campaigns.models import LogLine
from campaigns.rules.events import Chose, Rolled
from campaigns.selectors.rules_met import known_rule, read_rules_met, rules_met
from campaigns.services.campaign_undo import campaign_undo
from campaigns.services.lines import effective
from tests.factories import UserFactory, begin_campaign
from tests.players import in_the_air, play, slot_closed


def rules_in(line):
    """The same by way of the events."""
    for event in line.events:
        if isinstance(event, Rolled | Chose):
            yield known_rule(event.rule)
        if isinstance(event, Rolled):
            yield from (known_rule(m.rule) for m in event.modifiers if m.amount)


def by_events(campaign):
    found = {}
    for line in effective(LogLine.objects.of(campaign)):
        for rule in set(rules_in(line)):
            found.setdefault(rule, []).append((line.number, line.slot + 1))
    return found


def test_it_finds_what_the_events_say(db):
    campaign = play(begin_campaign(UserFactory()), until=slot_closed(2))
    met = read_rules_met(campaign)
    places = {rule: [tuple(p) for p in one.places] for rule, one in met.items()}
    assert places == by_events(campaign)
    assert "5.0" in met or "4.2" in met


def test_slots_add_up(db):
    campaign = play(begin_campaign(UserFactory()), until=slot_closed(2))
    for one in rules_met(campaign).values():
        assert sum(slot.lines for slot in one.slots) == len(one.places)


def test_what_was_taken_back_does_not_count(db):
    campaign = begin_campaign(UserFactory(), allow_take_back=True)
    play(campaign, until=lambda c: in_the_air(c) and c.lines >= 4)
    before = campaign.undo_to
    campaign_undo(campaign=campaign, turn=campaign.turn, to=before)
    campaign.refresh_from_db()
    numbers = {p.number for one in rules_met(campaign).values() for p in one.places}
    assert max(numbers) <= before


def test_it_reads_the_log_once_and_then_no_more_in_a_turn(db):
    campaign = play(begin_campaign(UserFactory()), until=in_the_air)
    with CaptureQueriesContext(connection) as seen:
        rules_met(campaign)
        rules_met(campaign)
    logs = [one for one in seen if "jsonb_path_query_array" in one["sql"]]
    assert len(logs) == 1
