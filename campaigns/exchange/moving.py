"""What would differ in a career that is played again by other rules (contract 13)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from campaigns.exchange.errors import ExchangeError
    from campaigns.rules.events import Event


class Version(NamedTuple):
    """Of the rules, and of the charts of one pack."""

    rules: str
    pack: str


@dataclass(frozen=True)
class Difference:
    """One line of the log: what it told then, and what it would tell now."""

    number: int
    slot: int
    then: tuple[Event, ...]
    now: tuple[Event, ...]
    against: str = ""
    """Type of the fighters that both tell of, as the log has it."""


@dataclass(frozen=True)
class MoveReport:
    """What would differ. `misfit` is the first line that the log no longer fits at."""

    found: Version
    present: Version
    lines: int
    differences: tuple[Difference, ...] = ()
    misfit: ExchangeError | None = None
    frozen: bool = False
    state_differs: bool = False

    @property
    def needed(self) -> bool:
        """True when the career is of other rules or charts than the present ones."""
        return self.found != self.present

    @property
    def can_move(self) -> bool:
        """True when nothing but the owner's word is wanted."""
        return self.needed and not self.frozen and self.misfit is None
