"""Taking steps back (contract 8): nothing is deleted, and the slot is never left."""

from __future__ import annotations

from typing import TYPE_CHECKING

from django.db import transaction

from campaigns.models import Checkpoint
from campaigns.rules.engine import advance
from campaigns.rules.pending import RuleViolation
from campaigns.services.campaign_step import Taken
from campaigns.services.ledger import Ledger, lock_campaign
from campaigns.services.lines import effective, lines_after
from campaigns.services.throws import ReplayError, dice_of
from campaigns.services.versions import check_version

if TYPE_CHECKING:
    from campaigns.models import Campaign, LogLine
    from campaigns.rules.engine import Advance
    from campaigns.rules.state import Campaign as State


@transaction.atomic
def campaign_undo(*, campaign: Campaign, turn: int, to: int) -> Taken:
    """Go back to where the campaign stood after line `to` of the open slot.

    Past a die it is refused unless the campaign allows it; then the slot's later dice
    are new ones, and the campaign is marked for good.
    """
    locked = lock_campaign(campaign)
    if locked.turn != turn:
        return Taken(locked)
    check_version(locked)
    lines = open_lines(locked)
    kept = [line for line in lines if line.number <= to]
    crosses = check_may_undo(locked, lines[len(kept) :])
    state = state_after(locked, kept)
    ledger = Ledger(locked)
    ledger.undo(kept[-1].number if kept else locked.slot_line)
    locked.state = state
    point_back(locked, kept)
    locked.branch += crosses
    locked.is_taken_back |= crosses
    ledger.save()
    return Taken(locked, tuple(ledger.lines))


def open_lines(campaign: Campaign) -> list[LogLine]:
    """Return the lines of the open slot that still count, without their events."""
    return effective(lines_after(campaign, campaign.slot_line).defer("told"))


def check_may_undo(campaign: Campaign, back: list[LogLine]) -> bool:
    """Say whether a die is taken back; raise `RuleViolation` when it must stand."""
    crosses = any(line.dice for line in back)
    if campaign.over or not back:
        code = "nothing-to-take-back"
    elif crosses and not campaign.allow_take_back:
        code = "dice-stand"
    else:
        return crosses
    raise RuleViolation(code, "undo")


def point_back(campaign: Campaign, kept: list[LogLine]) -> None:
    """Note where the next undo leads: before the last command that still counts."""
    command = [line for line in kept if line.turn == kept[-1].turn]
    campaign.undo_to = command[0].number - 1 if command else None
    campaign.undo_past_die = any(line.dice for line in command)


def state_after(campaign: Campaign, kept: list[LogLine]) -> State:
    """Return the state after the last of the lines, from the nearest one in store."""
    numbers = [campaign.slot_line, *(line.number for line in kept)]
    stored = Checkpoint.objects.filter(campaign=campaign, number__in=numbers)
    start = stored.latest("number")
    state = start.state
    for line in kept:
        if line.number > start.number:
            state = repeat(state, line).state
    return state


def repeat(state: State, line: LogLine) -> Advance:
    """Take the advance of a line of the log once more."""
    if line.answer is None:
        message = f"line {line.number} has no answer"
        raise ReplayError(message)
    return advance(state, line.answer, dice_of(line))
