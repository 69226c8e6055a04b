"""Chart tables: the row for a total, and how likely each row is."""

from collections import Counter
from collections.abc import Mapping
from fractions import Fraction
from itertools import product
from math import prod

import msgspec
from msgspec.structs import force_setattr

from campaigns.rules.dice import FACES, natural
from campaigns.rules.names import DiceName

OPEN = 99
"""High end of a row `or more`; its negative is the low end of a row `or less`."""


def _throws(dice: str) -> tuple[tuple[int, ...], ...]:
    return tuple(product(*(range(1, sides + 1) for sides in FACES[dice])))


THROWS: Mapping[str, tuple[tuple[int, ...], ...]] = {d: _throws(d) for d in FACES}
"""Every way the dice can fall, all equally likely."""

WAYS: Mapping[str, Mapping[int, int]] = {
    dice: Counter(natural(faces, dice) for faces in throws)
    for dice, throws in THROWS.items()
} | {"": {}}
"""Natural totals of the dice, and in how many ways each comes up."""


class Row(msgspec.Struct, frozen=True):
    """One printed row: totals from `low` to `high` give `result` and its number."""

    low: int
    high: int
    result: str
    amount: int = 0
    """Hits, modifier, percent, slots or fighters, by the table."""


class Table(msgspec.Struct, frozen=True):
    """A table of a chart. `dice` is empty for one that is read without a throw."""

    id: str
    dice: DiceName
    rows: tuple[Row, ...]
    rule: str
    title: str = ""
    provenance: str = ""
    note: str = ""
    _index: Mapping[int, int] = msgspec.field(default_factory=dict)

    def __post_init__(self) -> None:
        force_setattr(self, "_index", _positions(self.rows, self.dice))

    def index(self, total: int) -> int:
        """RUL-04 Place of the row for a total; the nearest end row outside the print.

        Raises `LookupError` for a total of the dice that no row covers.
        """
        found = self._index.get(total)
        return self._end(total) if found is None else found

    def _end(self, total: int) -> int:
        naturals = WAYS[self.dice] or self._index
        if self.rows and self.dice != "d66":
            if total < self.rows[0].low <= min(naturals):
                return 0
            if total > self.rows[-1].high >= max(naturals):
                return len(self.rows) - 1
        msg = f"{self.id} has no row for {total}"
        raise LookupError(msg)

    def row(self, total: int) -> Row:
        """The row for a total; raises `LookupError` as `index` does."""
        return self.rows[self.index(total)]

    def chances(
        self, drm: int = 0, reads: Mapping[int, int] | None = None
    ) -> tuple[Fraction, ...]:
        """Exact chance of each row. `reads` maps a natural face to another (6.7)."""
        ways = [0] * len(self.rows)
        for total, count in self._totals(reads).items():
            ways[self.index(total + drm)] += count
        thrown = prod(FACES[self.dice])
        return tuple(Fraction(count, thrown) for count in ways)

    def _totals(self, reads: Mapping[int, int] | None) -> Mapping[int, int]:
        if not self.dice:
            msg = f"{self.id} is not thrown"
            raise LookupError(msg)
        if not reads:
            return WAYS[self.dice]
        return Counter(
            natural(tuple(reads.get(face, face) for face in faces), self.dice)
            for faces in THROWS[self.dice]
        )

    def reachable(
        self, drm: int = 0, reads: Mapping[int, int] | None = None
    ) -> tuple[int, ...]:
        """Places of the rows that the dice can reach with that modifier."""
        chances = self.chances(drm, reads)
        return tuple(place for place, chance in enumerate(chances) if chance)


def _positions(rows: tuple[Row, ...], dice: str) -> dict[int, int]:
    """Total to place of its row; of d66 only what two dice can read."""
    readable = WAYS["d66"]
    return {
        total: place
        for place, row in enumerate(rows)
        for total in range(row.low, row.high + 1)
        if dice != "d66" or total in readable
    }
