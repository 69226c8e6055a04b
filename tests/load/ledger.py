"""After a run: is every acknowledged step in its log, once, and does each log hold?

Reads pairs of campaign and turn from standard input; prints what it found as JSON.
"""

import json
import os
import sys
from collections import Counter

import django


def main():
    """Check all campaigns against the acknowledged turns."""
    os.environ.setdefault("DJANGO_SETTINGS_MODULE", "amerika.settings")
    django.setup()
    from campaigns.models import Campaign, LogLine

    acknowledged = [tuple(pair) for pair in json.load(sys.stdin)]
    lines = LogLine.objects.filter(kind=LogLine.Kind.ADVANCE)
    stored = Counter(lines.values_list("campaign_id", "turn"))
    found = {
        "acknowledged": len(acknowledged),
        "lost": sum(not stored[pair] for pair in acknowledged),
        "acknowledged twice": len(acknowledged) - len(set(acknowledged)),
        "doubled": sum(count > 1 for count in stored.values()),
        "stored": stored.total(),
        "campaigns": 0,
        "broken": [],
    }
    for campaign in Campaign.objects.order_by("pk").iterator():
        found["campaigns"] += 1
        found["broken"] += faults_of(campaign)
    print(json.dumps(found))


def faults_of(campaign):
    """Replay a campaign: gaps in its log, broken invariants, another end."""
    from campaigns.rules.engine import pending
    from campaigns.rules.invariants import Advanced, Watch
    from campaigns.rules.state import encode
    from campaigns.services.replay import first_state, replay
    from campaigns.services.throws import ReplayError

    numbers = list(campaign.log.order_by("number").values_list("number", flat=True))
    found = [] if numbers == list(range(campaign.lines + 1)) else ["a gap in the log"]
    watch, state = Watch(), first_state(campaign)
    try:
        for line, after in replay(campaign):
            if line.kind == line.Kind.ADVANCE:
                step = Advanced(state, line.events, after, pending(after))
                found += watch.faults(step)
            state = after
    except ReplayError as error:
        found.append(str(error))
    if encode(state) != encode(campaign.state):
        found.append("replay ends in another state")
    return [f"campaign {campaign.pk}: {fault}" for fault in found]


if __name__ == "__main__":
    main()
