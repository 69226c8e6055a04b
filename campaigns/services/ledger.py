"""One command in the making: the locked campaign and the lines that it adds."""

from __future__ import annotations

from typing import TYPE_CHECKING

from django.utils import timezone

from campaigns.models import Campaign, Checkpoint, LogLine
from campaigns.rules.engine import advance, pending
from campaigns.rules.events import Rolled
from campaigns.rules.pending import Also, Roll, RuleViolation
from campaigns.services.bookkeeping import close_slot
from campaigns.services.lines import effective, lines_after
from campaigns.services.throws import is_own

if TYPE_CHECKING:
    from campaigns.rules.dice import Dice
    from campaigns.rules.events import Event
    from campaigns.rules.pending import Answer, Pending

CHECKPOINT_EVERY = 16
STEP_FIELDS = (
    "turn",
    "lines",
    "slot_line",
    "branch",
    "undo_to",
    "undo_past_die",
    "state",
    "over",
    "has_typed_dice",
    "is_taken_back",
    "seen_kinds",
    "last_step_at",
)


def lock_campaign(campaign: Campaign) -> Campaign:
    """Read the campaign again and hold its row to the end of the transaction.

    The race: a second click, a second tab or a retry that reads the same turn and
    state, and whose step would then overwrite this one. It waits here instead, and
    finds the turn changed. The owner is asked for once more: a view may pass a
    campaign that it has not read.
    """
    rows = Campaign.objects.select_for_update(of=("self",))
    mine = {"owner": campaign.owner_id, "deleted_at": None}
    locked: Campaign = rows.get(pk=campaign.pk, **mine)
    return locked


class Ledger:
    """Advances a locked campaign line by line; `save` writes all of it at once."""

    def __init__(self, campaign: Campaign) -> None:
        self.campaign = campaign
        self.lines: list[LogLine] = []
        self._checkpoints: list[Checkpoint] = []
        self._closed_from: int | None = None
        self._before = campaign.lines
        campaign.turn += 1

    @property
    def pending(self) -> Pending | None:
        """What the rules ask now."""
        return pending(self.campaign.state)

    def advance(self, answer: Answer, dice: Dice) -> LogLine:
        """Take one answer or one throw; raise `RuleViolation` or `DiceError`."""
        asked = self.pending
        if asked is None:
            code, rule = "over", "2.0"
            raise RuleViolation(code, rule)
        before = self.campaign.state
        step = advance(before, answer, dice)
        self._note_hint(asked, answer)
        line = self._line(LogLine.Kind.ADVANCE, step.events)
        line.answer = answer
        _note_throw(line, asked, step.events)
        self.campaign.state = step.state
        self.campaign.has_typed_dice |= is_own(line.source, answer)
        self._mark(line, closes=step.state.slot != before.slot)
        self._point_back(line)
        return line

    def _note_hint(self, asked: Pending, answer: Answer) -> None:
        """Keep what kind of step was on the page; of a roll-on only the first was."""
        campaign = self.campaign
        if self.lines or not campaign.guided or isinstance(answer, Also):
            return
        if asked.kind not in campaign.seen_kinds:
            campaign.seen_kinds = [*campaign.seen_kinds, asked.kind]

    def undo(self, back_to: int) -> LogLine:
        """Note that the campaign stands again where it stood after an older line."""
        line = self._line(LogLine.Kind.UNDO, ())
        line.back_to = back_to
        return line

    def save(self) -> None:
        """Write the lines, the state and, when a slot has closed, the record."""
        campaign = self.campaign
        if self._closed_from is not None:
            earlier = lines_after(campaign, self._closed_from)
            close_slot(campaign, effective([*earlier, *self.lines]))
            campaign.checkpoints.all().delete()
        LogLine.objects.bulk_create(self.lines)
        if self._checkpoints:
            Checkpoint.objects.bulk_create(self._checkpoints)
        campaign.last_step_at = timezone.now()
        campaign.save(update_fields=STEP_FIELDS)

    def _point_back(self, line: LogLine) -> None:
        """Note where an undo of this command leads; it never leaves the slot."""
        campaign = self.campaign
        if campaign.slot_line == line.number:
            campaign.undo_to, campaign.undo_past_die = None, False
            return
        first = line.number == self._before + 1
        campaign.undo_to = max(self._before, campaign.slot_line)
        campaign.undo_past_die = bool(line.dice) or (
            campaign.undo_past_die and not first
        )

    def _line(self, kind: LogLine.Kind, events: tuple[Event, ...]) -> LogLine:
        campaign = self.campaign
        campaign.lines += 1
        line = LogLine(
            campaign=campaign,
            number=campaign.lines,
            turn=campaign.turn,
            slot=campaign.state.slot,
            branch=campaign.branch,
            kind=kind,
        )
        line.tell(events)
        self.lines.append(line)
        return line

    def _mark(self, line: LogLine, *, closes: bool) -> None:
        """Keep the state of a slot's start and of every sixteenth line (contract 8)."""
        campaign = self.campaign
        campaign.over = campaign.state.over
        if closes or campaign.over:
            if self._closed_from is None:
                self._closed_from = campaign.slot_line
            campaign.slot_line = line.number
            campaign.branch = 0
            self._checkpoints = []
        if closes or line.number % CHECKPOINT_EVERY == 0:
            self._checkpoints.append(
                Checkpoint(campaign=campaign, number=line.number, state=campaign.state)
            )


def _note_throw(line: LogLine, asked: Pending, events: tuple[Event, ...]) -> None:
    """Keep the place, the dice and the faces of the line's one throw."""
    rolled = next((event for event in events if isinstance(event, Rolled)), None)
    if rolled is None or not isinstance(asked, Roll):
        return
    line.place, line.dice = rolled.place, rolled.dice
    line.faces, line.source = rolled.faces, rolled.source
    line.row = rolled.row if rolled.source == "row" else None
