"""One figure beside a choice. Words belong to the web layer."""

from collections.abc import Mapping
from typing import NamedTuple


class Measure(NamedTuple):
    """One figure beside a choice, for example `chance-no-hit` or `mean-hits`.

    `chance` ids are between 0 and 1, `mean` ids are expected numbers, `sure` ids hold
    without a figure.
    """

    id: str
    value: float
    before: float | None = None
    """The same figure without the choice, where the choice changes it."""


type Weighed = Mapping[str, tuple[Measure, ...]]
"""Choice id to its measures; choices that change no odds are left out."""
