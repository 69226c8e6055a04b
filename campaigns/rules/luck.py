"""How lucky rolls were: where each lies in its own exact distribution.

A roll's percentile is the chance of a worse row plus half that of an equal one, 0.5 on
average. A run of rolls is judged by the sum of the percentiles against its exact
variance, whole sorties also against the usual one. Rolls without better and worse, and
rows given by the player, stay out.
"""

from collections.abc import Iterable
from math import erfc, sqrt
from typing import NamedTuple

from campaigns.rules.events import Rolled
from campaigns.rules.pack import Pack
from campaigns.rules.pending import roll_kind
from campaigns.rules.tables import Row

FROM_SITE = "site"
RAREST = 10**9
"""Beyond this nothing is told apart."""
USUAL_VARIANCE = 1.900
"""Of the percentiles of a sortie's rolls, on average over 4,000 simulated sorties."""

WORSE_RESULTS = {
    "B2.to_hit": ("hit", "miss"),
    "B2.damage": ("destroyed", "damaged"),
    "B3.to_hit": ("miss", "hit"),
    "B4.engine": ("superficial", "out", "runaway", "fire"),
    "B4.engine.fire": ("out", "forced-down"),
    "B4.engine.runaway": ("out", "forced-down"),
    "B4.fuel_tank": ("superficial", "leak", "flames", "blaze"),
    "B4.fuel_tank.flames": ("leak", "fire"),
    "B4.fuel_tank.blaze": ("fire", "explosion"),
    "B4.oxygen": ("superficial", "out"),
    "B5": ("LW", "SW", "KIA"),
    "B7": ("good", "rough", "crash", "killed"),
    "B8": ("safe", "LW", "SW", "KIA"),
    "B9": ("rescued", "lost"),
    "B10": ("on-target", "off-target"),
    "A1.choice.major": ("choose", "refused"),
    "A1.choice.oberstleutnant": ("choose", "refused"),
    "A2.promotion": ("promoted", "refused"),
    "9.quality.q1": ("trained", "veteran", "ace"),
    "9.quality.later": ("trained", "veteran", "ace"),
}
"""Results of a kind of roll from the best to the worst."""

LESS_IS_BETTER = ("B2a.type", "B2a.hits", "B3.hits", "B6", "C2")
MORE_IS_BETTER = ("B2.cover", "B11")


class Luck(NamedTuple):
    """A run of rolls: how many, how far off the mean, and how rare that is."""

    rolls: int
    score: float
    """Standard deviations above (lucky) or below the mean."""
    one_in: int
    """Once in so many runs of the same rolls luck is this good, or this bad."""


class Run(NamedTuple):
    """Rolls added up: how many, their sum off the mean, and its variance."""

    rolls: int = 0
    score: float = 0.0
    variance: float = 0.0


class Standing(NamedTuple):
    """One roll in its distribution."""

    percentile: float
    variance: float


def badness(pack: Pack, rolled: Rolled, row: Row) -> float | None:
    """How bad a row is for the player; None where rows are neither good nor bad."""
    if roll_kind(rolled.table) == "B1":
        return _fighters(pack, rolled, row)
    return row_badness(rolled.table, row)


def row_badness(table: str, row: Row) -> float | None:
    """How bad a row is wherever it comes up; None where that says nothing."""
    kind = roll_kind(table)
    if kind in WORSE_RESULTS:
        return WORSE_RESULTS[kind].index(row.result)
    if kind in LESS_IS_BETTER:
        return row.amount
    if kind in MORE_IS_BETTER:
        return -row.amount
    if kind.startswith("A2.research"):
        return 0 if row.result == "achieved" else 1
    return None


def _fighters(pack: Pack, rolled: Rolled, row: Row) -> float:
    """6.1.2 Fighters that come in the zone of the roll; the place names the zone."""
    zone = int(rolled.place.split("/")[2].removeprefix("z"))
    zones = pack.land_zones if row.result == "land" else pack.carrier_zones
    return row.amount if zone in zones and row.result != "none" else 0


def standing(pack: Pack, rolled: Rolled) -> Standing | None:
    """Where a roll lies; None for rolls that say nothing of luck."""
    if rolled.source != FROM_SITE or not rolled.faces:
        return None
    table = pack.table(rolled.table)
    drm = sum(modifier.amount for modifier in rolled.modifiers)
    worth = [badness(pack, rolled, row) for row in table.rows]
    if None in worth:
        return None
    chances = [float(chance) for chance in table.chances(drm)]
    weighed = [(w, c) for w, c in zip(worth, chances, strict=True) if w is not None]
    observed = weighed[rolled.row][0]
    mean_square = sum(c * (_percentile(weighed, w) - 0.5) ** 2 for w, c in weighed)
    return Standing(_percentile(weighed, observed), mean_square)


def _percentile(weighed: list[tuple[float, float]], observed: float) -> float:
    worse = sum(chance for worth, chance in weighed if worth > observed)
    equal = sum(chance for worth, chance in weighed if worth == observed)
    return worse + equal / 2


def measure(pack: Pack, rolls: Iterable[Rolled]) -> Run:
    """Add up where rolls lie; runs of the same man or career can be judged together."""
    found = [s for rolled in rolls if (s := standing(pack, rolled)) is not None]
    return Run(
        len(found),
        sum(s.percentile - 0.5 for s in found),
        sum(s.variance for s in found),
    )


def judge(runs: Iterable[Run]) -> Luck:
    """Judge runs together; without a roll that counts the score is 0."""
    whole = _together(runs)
    return _judged(whole, whole.variance)


def judge_sorties(runs: Iterable[Run]) -> Luck:
    """Judge the rolls of whole sorties together.

    A sortie has few rolls because they were good. Measured by those alone it would
    seem rarer than it is, so half of the measure is that of a usual sortie.
    """
    found = tuple(runs)
    whole = _together(found)
    return _judged(whole, (whole.variance + len(found) * USUAL_VARIANCE) / 2)


def _together(runs: Iterable[Run]) -> Run:
    found = tuple(runs)
    return Run(
        sum(run.rolls for run in found),
        sum(run.score for run in found),
        sum(run.variance for run in found),
    )


def _judged(whole: Run, variance: float) -> Luck:
    if not whole.rolls or not variance:
        return Luck(whole.rolls, 0.0, 2)
    score = whole.score / sqrt(variance)
    tail = erfc(abs(score) / sqrt(2)) / 2
    return Luck(whole.rolls, score, min(round(1 / tail), RAREST) if tail else RAREST)
