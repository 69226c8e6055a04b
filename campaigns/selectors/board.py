"""What the table and the hangar show of a campaign."""

from __future__ import annotations

from typing import TYPE_CHECKING

from campaigns.boards.given import PANELS, Dice, Frame, Line, Refusal, Undo
from campaigns.models import Campaign
from campaigns.models.log import ROLL_ON_MOST, heard
from campaigns.rules.dice import DiceError
from campaigns.rules.opponents import Opponents

if TYPE_CHECKING:
    from collections.abc import Mapping

    from campaigns.rules.pending import RuleViolation

LATEST = 12


def campaign_frame(
    campaign: Campaign,
    *,
    refused: RuleViolation | DiceError | None = None,
    stale: bool = False,
    panel: str = "",
    preset: str = "",
    picks: Mapping[str, str] | None = None,
) -> Frame:
    """Gather what the boards need beside the state: one query, for the lines.

    A career that is over takes another, for where its last slot began.
    """
    lines = latest_lines(campaign)
    since = told_since(campaign)
    return Frame(
        pk=campaign.pk,
        turn=campaign.turn,
        lines=tuple(n for n in lines[:LATEST] if n.number >= since),
        dice=dice_facts(campaign),
        ask=campaign.asks,
        undo=undo_of(campaign),
        digest=digest_of(campaign, lines),
        refusal=refusal_of(refused) if refused else None,
        stale=stale,
        panel=panel if panel in PANELS else PANELS[0],
        preset=preset,
        picks=picks or {},
        guided=campaign.guided,
        seen=frozenset(campaign.seen_kinds),
    )


def latest_lines(campaign: Campaign) -> tuple[Line, ...]:
    """Return the newest lines of the open slot, and all of the last command.

    A command that closed a slot told its story in that slot: its lines reach back.
    After the end there is no open slot, and the last one stays to be read.
    """
    if campaign.slot_line == campaign.lines:
        first = campaign.lines - ROLL_ON_MOST
        lines = board_lines(campaign, first + 1, campaign.lines)
        if campaign.over:
            return lines
        return tuple(n for n in lines if n.turn == campaign.turn or n is lines[0])
    first = campaign.lines - LATEST
    if campaign.undo_to is not None:
        first = min(first, campaign.undo_to)
    first = max(first + 1, campaign.slot_line)
    return board_lines(campaign, first, campaign.lines, campaign.slot_line)


def told_since(campaign: Campaign) -> int:
    """Return the first line of the slot whose log the table shows."""
    if campaign.over:
        spans = campaign.sorties.order_by("-slot").values_list("first_line", flat=True)
        return spans.first() or 0
    return campaign.slot_line


def board_lines(
    campaign: Campaign, first: int, last: int, since: int | None = None
) -> tuple[Line, ...]:
    """Return lines of the log as those of the page, newest first.

    `since` is the first line of their slot, if that is not the first of them.
    """
    read = heard(campaign.pk, first, last, since)
    opponents = Opponents()
    types = [opponents.at(n.number, n.events, n.back_to) for n in reversed(read)]
    lines: list[Line] = []
    reached: int | None = None
    for (number, turn, back_to, raw, events), type_ in zip(
        read, reversed(types), strict=True
    ):
        undone = reached is not None and number > reached
        if number >= first:
            lines.append(Line(number, events, turn, undone, back_to, raw, type_))
        if back_to is not None and not undone:
            reached = back_to
    return tuple(lines)


def digest_of(campaign: Campaign, lines: tuple[Line, ...]) -> tuple[Line, ...]:
    """Return the lines of the last command, oldest first, if it has several."""
    last = tuple(line for line in reversed(lines) if line.turn == campaign.turn)
    return last if len(last) > 1 else ()


def dice_facts(campaign: Campaign) -> Dice:
    """Say how this campaign throws; the seed only when nothing depends on it."""
    return Dice(
        typed=campaign.dice_mode == Campaign.DiceMode.TYPED,
        seed_hash=campaign.seed_hash,
        seed=campaign.shown_seed,
        honesty=campaign.honesty,
    )


def undo_of(campaign: Campaign) -> Undo | None:
    """Return where the next undo leads, if there is one that is allowed."""
    if campaign.undo_to is None or campaign.over:
        return None
    if campaign.undo_past_die and not campaign.allow_take_back:
        return None
    return Undo(campaign.undo_to, campaign.undo_past_die)


def refusal_of(refused: RuleViolation | DiceError) -> Refusal:
    """Return why an answer was not taken."""
    if isinstance(refused, DiceError):
        return Refusal("dice", "3.5")
    return Refusal(refused.code, refused.rule, refused.allowed)
