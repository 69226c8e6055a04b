from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from campaigns.models.log import LogLine
    from campaigns.rules.state import Campaign as State


@dataclass(frozen=True, slots=True)
class Moment:
    """One line of the log that counts, and the campaign before and after it.

    It is no row: states are not stored for each line, they are played again.
    """

    line: LogLine
    before: State
    after: State
