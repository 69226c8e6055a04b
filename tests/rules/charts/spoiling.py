"""Spoiling a copy of the pack in one place."""

from typing import NamedTuple

import pytest

from campaigns.rules.pack import ChartError, load_pack_from


class Fault(NamedTuple):
    """In `file` the text `old` becomes `new`; the error names `place` and `reason`.

    `blamed` is the file that the error names when it is another one.
    """

    file: str
    old: str
    new: str
    place: str
    reason: str
    blamed: str = ""


def spoil(copy, file, old, new):
    path = copy / file
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), encoding="utf-8")


def error_of(copy):
    with pytest.raises(ChartError) as caught:
        load_pack_from(copy)
    return caught.value
