"""The chance of every row of every chart against throws of its dice."""

import random
from collections import Counter, defaultdict
from typing import NamedTuple

from campaigns.rules.dice import FACES, natural
from campaigns.rules.pack import load_pack

PACK = load_pack("azores-1947")
MODIFIERS = (-4, -1, 0, 1, 3)


class Seen(NamedTuple):
    """What one chart came to: how many rows were compared, and the farthest off."""

    chart: str
    tables: int
    rows: int
    worst: float
    """In standard deviations of the number of throws."""


def thrown_tables():
    """Give the ids of all tables with dice, by chart."""
    found = defaultdict(list)
    for name in PACK.table_ids:
        if PACK.table(name).dice:
            found[name.partition(".")[0]].append(name)
    return found


def compare(throws, seed=1):
    """Throw for each table of each chart, and compare each row at each modifier."""
    draw = random.Random(seed)
    for chart, names in sorted(thrown_tables().items()):
        off = [d for name in names for d in deviations(PACK.table(name), throws, draw)]
        yield Seen(chart, len(names), len(off), max(off))


def deviations(table, throws, draw):
    """Give how far each row is off its exact chance, at each modifier in turn."""
    seen = totals(table.dice, throws, draw)
    for drm in MODIFIERS if open_ended(table) else (0,):
        rows = Counter()
        for total, times in seen.items():
            rows[table.index(total + drm)] += times
        for index, exact in enumerate(table.chances(drm)):
            yield deviation(rows[index], throws, float(exact))


def totals(dice, throws, draw):
    """Throw the dice so many times; count what they read."""
    each = (draw.choices(range(1, sides + 1), k=throws) for sides in FACES[dice])
    found = Counter()
    for faces, times in Counter(zip(*each, strict=True)).items():
        found[natural(faces, dice)] += times
    return found


def open_ended(table):
    """Say whether a total outside the printed rows has a row (RUL-04)."""
    return table.dice != "d66" and table.rows[0].low <= 1


def deviation(times, throws, chance):
    """Return how far a count is off its chance; one that cannot vary must be exact."""
    spread = (throws * chance * (1 - chance)) ** 0.5
    off = abs(times - throws * chance)
    if not spread:
        return 0.0 if off < 1e-6 else float("inf")
    return off / spread
