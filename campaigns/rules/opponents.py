"""6.1.2 Of which type the fighters are that a line of the log speaks of."""

from bisect import bisect_right

from campaigns.rules.events import Event, Rolled

TYPES = "B1.types."
"""How the ids of the tables begin on which the type is rolled."""


class Opponents:
    """Hears the lines of a log in their order; one type holds for a whole combat."""

    def __init__(self) -> None:
        self._numbers: list[int] = []
        self._types: list[str] = []

    def at(
        self, number: int, events: tuple[Event, ...], back_to: int | None = None
    ) -> str:
        """Type as of this line, empty before the first combat that was heard of.

        A line that takes back (`back_to`) stands where the line stood to which it
        returns.
        """
        rolled = (e for e in events if isinstance(e, Rolled))
        found = next((e.result for e in rolled if e.table.startswith(TYPES)), "")
        type_ = found or self._as_of(number if back_to is None else back_to)
        if type_ != self._as_of(number):
            self._numbers.append(number)
            self._types.append(type_)
        return type_

    def _as_of(self, number: int) -> str:
        place = bisect_right(self._numbers, number)
        return self._types[place - 1] if place else ""
