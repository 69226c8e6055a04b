"""A total against the victory levels, as one narrow track."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise

from campaigns.mats.paths import number

WIDTH = 240.0
FULL = 800
"""Percent at the end of the track; a larger total stands there too."""


@dataclass(frozen=True, slots=True)
class Stretch:
    """One victory level on the track."""

    x: str
    width: str
    css: str


@dataclass(frozen=True, slots=True)
class Track:
    """The levels from left to right, and how far the total has come."""

    stretches: tuple[Stretch, ...]
    at: str
    ends: tuple[str, ...]
    """Where one level ends and the next begins."""


def track(total: int, uppers: Sequence[int], width: float = WIDTH) -> Track:
    """Draw a total in percent; `uppers` are the upper ends of the levels, rising."""
    ends = [end for end in uppers if end < FULL]
    edges = [0.0, *(_x(end, width) for end in ends), width]
    return Track(
        stretches=tuple(
            Stretch(number(left), number(right - left), f"band band--{'ab'[i % 2]}")
            for i, (left, right) in enumerate(pairwise(edges))
        ),
        at=number(_x(total, width)),
        ends=tuple(number(edge) for edge in edges[1:-1]),
    )


def _x(total: int, width: float) -> float:
    return width * min(max(total, 0), FULL) / FULL
