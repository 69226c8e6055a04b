"""The statistics of the calibration with their standard errors.

The career is the unit: figures per sortie are ratios of sums over careers, and their
standard error is that of a ratio estimator.
"""

from collections.abc import Callable, Sequence
from math import sqrt
from statistics import median
from typing import NamedTuple

from campaigns.simulation.tally import Tally


class Figure(NamedTuple):
    """One statistic: its name, value and standard error (None for a median)."""

    name: str
    value: float
    error: float | None


type Count = Callable[[Tally], float]


def ratio(name: str, careers: Sequence[Tally], top: Count, bottom: Count) -> Figure:
    """Sum of `top` over sum of `bottom`; 0 when there is nothing below."""
    tops = [top(career) for career in careers]
    bottoms = [bottom(career) for career in careers]
    below = sum(bottoms)
    if not below:
        return Figure(name, 0.0, 0.0)
    value = sum(tops) / below
    n = len(careers)
    spread = sum((t - value * b) ** 2 for t, b in zip(tops, bottoms, strict=True))
    error = sqrt(spread * n / (n - 1)) / below if n > 1 else 0.0
    return Figure(name, value, error)


def percent(name: str, careers: Sequence[Tally], top: Count, bottom: Count) -> Figure:
    """The same in percent."""
    found = ratio(name, careers, top, bottom)
    return Figure(name, 100 * found.value, 100 * (found.error or 0.0))


def _one(career: Tally) -> float:
    return 1


def _flown(career: Tally) -> float:
    return career.flown


def _lost(career: Tally) -> float:
    return career.lost.total()


def _raids(career: Tally) -> float:
    return len(career.raids)


def _landed(career: Tally) -> float:
    return career.landed


def sortie_figures(careers: Sequence[Tally]) -> list[Figure]:
    """What concerns a sortie."""
    hits = [count for career in careers for count in career.hits]
    return [
        percent("aircraft lost per sortie, %", careers, _lost, _flown),
        ratio("hits per sortie, mean", careers, lambda c: sum(c.hits), _flown),
        Figure("hits per sortie, median", float(median(hits or [0])), None),
        percent("sorties without a hit, %", careers, lambda c: c.hits.count(0), _flown),
        ratio("fighters met per sortie", careers, lambda c: c.met, _flown),
        ratio("fighters shot down per sortie", careers, lambda c: c.kills, _flown),
        ratio("raid result, mean %", careers, lambda c: sum(c.raids), _raids),
        percent("zero raids, %", careers, lambda c: c.raids.count(0), _raids),
        percent("one slot for repair, % landed", careers, lambda c: c.repairs, _landed),
        percent("written off, % landed", careers, lambda c: c.written_off, _landed),
        percent("rough or worse, % landed", careers, lambda c: c.rough, _landed),
        percent("turned back, %", careers, lambda c: c.turned_back, _flown),
    ]  # fmt: skip


def special_figures(careers: Sequence[Tally]) -> list[Figure]:
    """Success of the special missions."""
    return [
        percent(
            f"{mission} succeeds, %",
            careers,
            lambda c, m=mission: c.specials[f"{m}:success"],  # type: ignore[misc]
            lambda c, m=mission: c.specials[m],  # type: ignore[misc]
        )
        for mission in ("leaflet", "agent", "recon")
    ]


def loss_figures(careers: Sequence[Tally]) -> list[Figure]:
    """Share of each cause among the losses, the largest first."""
    causes = {cause for career in careers for cause in career.lost}
    found = [
        percent(
            f"lost by {cause}, % of losses",
            careers,
            lambda c, k=cause: c.lost[k],  # type: ignore[misc]
            _lost,
        )
        for cause in causes
    ]
    return sorted(found, key=lambda figure: -figure.value)


def career_figures(careers: Sequence[Tally]) -> list[Figure]:
    """What concerns a career."""
    levels = ("defeat", "draw", "marginal", "substantial", "decisive")
    ends = ("calendar", "killed", "captured", "interned", "given-up")
    return [
        *(_share(f"career ends: {end}, %", careers, "over", end) for end in ends),
        *(_share(f"{level}, %", careers, "victory", level) for level in levels),
        percent(
            "careers with an atomic drop, %", careers, lambda c: c.atomic > 0, _one
        ),
        ratio("total points, mean", careers, lambda c: c.total, _one),
        ratio("sorties flown, mean", careers, _flown, _one),
    ]


def short_figures(careers: Sequence[Tally]) -> list[Figure]:
    """Losses, pilots free at the end, and points: what tells two careers apart."""
    return [
        percent("aircraft lost per sortie, %", careers, _lost, _flown),
        _share("career ends: calendar, %", careers, "over", "calendar"),
        ratio("total points, mean", careers, lambda c: c.total, _one),
    ]


def late_figures(sorties: Sequence[Tally]) -> list[Figure]:
    """What tells two types apart in a single sortie."""
    return [
        percent("aircraft lost per sortie, %", sorties, _lost, _one),
        ratio("fighters shot down per sortie", sorties, lambda c: c.kills, _one),
        ratio("points per sortie", sorties, lambda c: c.points, _one),
    ]


def _share(name: str, careers: Sequence[Tally], what: str, value: str) -> Figure:
    return percent(name, careers, lambda c: getattr(c, what) == value, _one)
