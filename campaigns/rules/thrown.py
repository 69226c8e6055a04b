"""A throw that was made: its faces and the chart row that came up."""

from typing import NamedTuple

from campaigns.rules.dice import natural
from campaigns.rules.pending import Roll
from campaigns.rules.tables import Row, Table


class Thrown(NamedTuple):
    """A throw: faces (none if a row was given), natural reading, total and row."""

    faces: tuple[int, ...]
    natural: int
    total: int
    row_index: int
    row: Row


def read_off(asked: Roll, table: Table, faces: tuple[int, ...]) -> Thrown:
    """3.5 The row for the faces, with all that changes them."""
    face = natural(faces, asked.dice)
    total = asked.reads.get(face, face) + asked.drm
    index = table.index(total)
    return Thrown(faces, face, total, index, table.rows[index])


def given(table: Table, row: int) -> Thrown:
    """Contract 11 A row that was given in place of dice."""
    return Thrown((), 0, 0, row, table.rows[row])
