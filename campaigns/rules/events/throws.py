"""Throws and choices: what every line of the log begins with."""

from campaigns.rules.events.base import EventBase
from campaigns.rules.pending import Modifier


class Rolled(EventBase, frozen=True, tag="rolled"):
    """A throw and the chart row that came up."""

    table: str
    dice: str
    place: str
    faces: tuple[int, ...]
    """Empty when a row was given in place of dice."""
    source: str
    modifiers: tuple[Modifier, ...]
    total: int
    """Natural reading plus modifiers; 0 when a row was given."""
    row: int
    """Index of the row in the table."""
    result: str
    amount: int
    rule: str
    actor: str = ""
    read_as: int = 0
    """Face that a natural face was read as (Sixth Sense), 0 if none."""


class Chose(EventBase, frozen=True, tag="chose"):
    """A decision and what was chosen."""

    decision: str
    choice: str
    rule: str
