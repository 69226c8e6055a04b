"""One line of the table that is printed."""

from statistics import median, quantiles
from typing import NamedTuple


class Figure(NamedTuple):
    """A name, what was measured, and what it should reach."""

    name: str
    value: float
    unit: str = ""
    reach: str = ""

    def __str__(self):
        digits = 0 if self.value == int(self.value) or self.value >= 1000 else 2
        shown = f"{self.value:,.{digits}f} {self.unit}".strip()
        return f"{self.name:58}{shown:>18}   {self.reach}".rstrip()


def middle(seconds):
    """Return the median in milliseconds."""
    return median(seconds) * 1000


def percentile(seconds, percent):
    """Return a percentile in milliseconds."""
    return quantiles(seconds, n=100, method="inclusive")[percent - 1] * 1000
