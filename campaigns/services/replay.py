"""Play a log again, and write the record anew from it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec
from django.db import transaction

from campaigns.models import LogLine
from campaigns.models.fields import canonical
from campaigns.rules.engine import Setup, begin
from campaigns.rules.state import encode
from campaigns.services.bookkeeping import begin_record, close_slot
from campaigns.services.campaign_undo import repeat
from campaigns.services.ledger import lock_campaign
from campaigns.services.lines import effective, lines_after
from campaigns.services.throws import ReplayError

if TYPE_CHECKING:
    from collections.abc import Iterator

    from campaigns.models import Campaign
    from campaigns.rules.state import Campaign as State


def first_state(campaign: Campaign) -> State:
    """Return the state in which a campaign began."""
    return begin(msgspec.convert(campaign.setup, Setup)).state


def replay(campaign: Campaign) -> Iterator[tuple[LogLine, State]]:
    """Give every line that counts, and the state after it; raise `ReplayError`."""
    state = first_state(campaign)
    for line in effective(lines_after(campaign, -1)):
        if line.kind == LogLine.Kind.ADVANCE:
            again = repeat(state, line)
            if canonical(again.events) != canonical(line.events):
                message = f"line {line.number} of {campaign.pk} tells something else"
                raise ReplayError(message)
            state = again.state
        yield line, state


def campaign_check(*, campaign: Campaign) -> int:
    """Replay a campaign and compare the end; return the number of lines."""
    count, state = 0, first_state(campaign)
    for _line, after in replay(campaign):
        count, state = count + 1, after
    if encode(state) != encode(campaign.state):
        message = f"campaign {campaign.pk} replays to another state"
        raise ReplayError(message)
    return count


@transaction.atomic
def record_rebuild(*, campaign: Campaign) -> None:
    """Write the record of a campaign anew from its log.

    The row is locked: a slot that closes meanwhile would be written twice or not. It
    counts how often this was done, by which pages know that their record is old.
    """
    locked = lock_campaign(campaign)
    final = locked.state
    for rows in ("sorties", "crewmen", "bombers", "research", "awards"):
        getattr(locked, rows).all().delete()
    locked.state = first_state(locked)
    begin_record(locked)
    slot_lines: list[LogLine] = []
    slot = locked.state.slot
    for line, state in replay(locked):
        if line.kind != LogLine.Kind.BEGIN:
            slot_lines.append(line)
        if state.slot != slot or state.over:
            locked.state, slot = state, state.slot
            close_slot(locked, slot_lines)
            slot_lines = []
    locked.state = final
    locked.record_revision += 1
    locked.save(update_fields=["record_revision"])
