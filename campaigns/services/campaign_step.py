"""The commands of the table: one step, or rolls until something is to be decided."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from django.db import transaction

from campaigns.models.log import ROLL_ON_MOST
from campaigns.rules.events import CombatEnded
from campaigns.rules.pending import Also, Roll, RuleViolation, Throw
from campaigns.services.ledger import Ledger, lock_campaign
from campaigns.services.throws import Given, dice_for
from campaigns.services.versions import check_version

if TYPE_CHECKING:
    from collections.abc import Iterable

    from campaigns.models import Campaign, LogLine
    from campaigns.rules.pending import Answer

GIVE_UP = "give-up"


@dataclass(frozen=True)
class Taken:
    """The campaign after a command, and the lines that the command added.

    A stale command adds none: the campaign is then the present one, unchanged.
    """

    campaign: Campaign
    lines: tuple[LogLine, ...] = ()

    @property
    def stale(self) -> bool:
        """True when the form was older than the campaign."""
        return not self.lines


@transaction.atomic
def campaign_step(
    *, campaign: Campaign, turn: int, answer: Answer, given: Given | None = None
) -> Taken:
    """Take one answer or one throw. A form of an older turn changes nothing.

    A career of other rules can only be given up (contract 13).
    """
    locked = lock_campaign(campaign)
    if locked.turn != turn:
        return Taken(locked)
    if answer != Also(GIVE_UP):
        check_version(locked)
    ledger = Ledger(locked)
    ledger.advance(answer, dice_for(locked, ledger.pending, given))
    ledger.save()
    return Taken(locked, tuple(ledger.lines))


@transaction.atomic
def campaign_roll_on(*, campaign: Campaign, turn: int) -> Taken:
    """Throw until a decision, a roll set to *ask me*, a combat's or a slot's end.

    The first roll is made whatever its kind: the player has seen it and asked for it.
    """
    locked = lock_campaign(campaign)
    if locked.turn != turn:
        return Taken(locked)
    check_version(locked)
    ledger = Ledger(locked)
    check_may_roll_on(ledger)
    slot = locked.state.slot
    while may_go_on(ledger, slot):
        ledger.advance(Throw(), dice_for(locked, ledger.pending))
    ledger.save()
    return Taken(locked, tuple(ledger.lines))


def check_may_roll_on(ledger: Ledger) -> None:
    """Raise `RuleViolation` when there is nothing that the site could throw."""
    pending = ledger.pending
    if isinstance(pending, Roll) and ledger.campaign.dice_mode == "site":
        return
    code = "nothing-to-roll" if pending else "over"
    rule = pending.rule if pending else "2.0"
    raise RuleViolation(code, rule, pending.allowed() if pending else ())


def may_go_on(ledger: Ledger, slot: int) -> bool:
    """Say whether a roll-on throws once more."""
    lines = ledger.lines
    if not lines:
        return True
    pending = ledger.pending
    return (
        isinstance(pending, Roll)
        and pending.kind not in ledger.campaign.asks
        and len(lines) < ROLL_ON_MOST
        and ledger.campaign.state.slot == slot
        and not ends_combat(lines[-1:])
    )


def ends_combat(lines: Iterable[LogLine]) -> bool:
    """Say whether a combat has ended in the lines."""
    return any(isinstance(e, CombatEnded) for line in lines for e in line.events)
