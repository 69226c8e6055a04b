"""Where the faces of a throw come from: the site, the player, or an older line."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from campaigns.rules.dice import GIVEN, RowGiven, SiteDice, TypedDice
from campaigns.rules.pending import Enter, Roll, RuleViolation

if TYPE_CHECKING:
    from campaigns.models import Campaign, LogLine
    from campaigns.rules.dice import Dice
    from campaigns.rules.pending import Answer, Pending


class Given(msgspec.Struct, frozen=True):
    """What the player gives in place of the site's dice: faces or a chart row."""

    faces: tuple[int, ...] = ()
    row: int | None = None


def dice_for(
    campaign: Campaign, pending: Pending | None, given: Given | None = None
) -> Dice:
    """Return the dice for what is pending; raise when a row may not be given.

    A player may give his own for any one roll, where else the site throws as well: the
    line keeps where its dice came from, and the class of the dice tells it.
    """
    if given is None:
        return SiteDice(bytes(campaign.seed), campaign.branch)
    if given.row is None:
        return TypedDice(given.faces)
    if isinstance(pending, Roll) and pending.natural:
        code = "row-not-allowed"
        raise RuleViolation(code, pending.rule, pending.allowed())
    return RowGiven(given.row)


def is_own(source: str, answer: Answer | None) -> bool:
    """True when a line stands on the player's word: his dice, a row, or his sheet."""
    return source in GIVEN or isinstance(answer, Enter)


class ReplayError(Exception):
    """The log asks for another throw, or comes to another state, than the rules do."""


class RecordedDice:
    """The faces of a line of the log, for exactly the place they were thrown at."""

    def __init__(self, line: LogLine) -> None:
        self._line = line
        self.source = line.source

    def throw(self, place: str, dice: str) -> tuple[int, ...]:
        """Return the recorded faces; raise `ReplayError` at any other place."""
        line = self._line
        if (line.place, line.dice) != (place, dice):
            message = (
                f"line {line.number} holds {line.dice} at {line.place or 'no place'}, "
                f"the rules throw {dice} at {place}"
            )
            raise ReplayError(message)
        return line.faces


def dice_of(line: LogLine) -> Dice:
    """Return the dice that throw what a line of the log has."""
    return RecordedDice(line) if line.row is None else RowGiven(line.row)
