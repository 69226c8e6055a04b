"""`make odds`: the odds against throws, the estimates against how sorties ended."""

import argparse
from typing import NamedTuple

from tests.proofs import attacks, charts, fortunes, outlooks, volleys


class Size(NamedTuple):
    """How much is thrown and flown."""

    throws: int
    volleys: int
    attacks: int
    sorties: int
    runs: int


SHORT = Size(throws=5_000, volleys=4, attacks=4, sorties=20, runs=10)
LONG = Size(throws=200_000, volleys=50, attacks=20, sorties=2_000, runs=25)


def main():
    """Throw, fly and print."""
    parser = argparse.ArgumentParser(prog="make odds", description=__doc__)
    parser.add_argument("--short", action="store_true", help="a few seconds' worth")
    size = SHORT if parser.parse_args().short else LONG
    for lines in (of_charts, of_volleys, of_attacks, of_estimates, of_luck):
        for line in lines(size):
            print(line, flush=True)


def of_charts(size):
    """Give one line for each chart."""
    yield f"Chance of each row, {size.throws:,} throws for each table"
    for seen in charts.compare(size.throws):
        yield (
            f"  {seen.chart:4} {seen.tables:3} tables {seen.rows:5} comparisons"
            f"   farthest {seen.worst:.2f} standard deviations"
        )


def of_volleys(size):
    """Give one line for each assignment."""
    yield f"Random assignments of guns, {size.throws:,} throws for each gun"
    for case in range(size.volleys):
        seen = volleys.thrown(case, size.throws)
        yield (
            f"  {seen.case:3}: {seen.guns} guns at {seen.fighters} fighters"
            f"   farthest {seen.worst:.2f} standard deviations"
        )


def of_attacks(size):
    """Give one line for each attack; each of its throws is played through the rules."""
    throws = size.throws // 10
    yield f"Random attacks on a bomber, each thrown {throws:,} times to its last hit"
    for case in range(size.attacks):
        seen = attacks.thrown(case, throws)
        yield (
            f"  {seen.case:3}: {seen.hits:2} hits, down {seen.downs:.3f}, pilot wounded"
            f" {seen.wounds:.3f}   farthest {seen.worst:.2f} standard deviations"
        )


def of_estimates(size):
    """Give the agreement in all, then by how high the estimates were."""
    yield f"Estimates of {size.runs} runs against the ends of {size.sorties:,} sorties"
    found = outlooks.cases(size.sorties, size.runs)
    for one in outlooks.agreement(found):
        yield (
            f"  {one.name:22} estimated {one.guess:6.3f}   came {one.came:6.3f}"
            f"   {one.errors:.2f} standard errors apart"
        )
    for index, name in enumerate(outlooks.NAMES[:3]):
        for low, count, guess, came in outlooks.by_height(found, index):
            yield (
                f"    {name}, estimated from {low:.1f}: {count:4} sorties,"
                f" estimated {guess:.3f}, came {came:.3f}"
            )


def of_luck(size):
    """Give how often sorties were called lucky or unlucky."""
    yield f"Luck of {size.sorties:,} sorties"
    for one in fortunes.called(fortunes.lucks(size.sorties)):
        yield (
            f"  as rare as 1 in {one.one_in:3}: {one.seen:.3f} of them,"
            f" fair dice would give {one.fair:.3f}"
        )


if __name__ == "__main__":
    main()
