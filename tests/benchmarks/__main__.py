"""`make bench`: print the figures of the site. Nothing here fails on a time."""

import argparse
from typing import NamedTuple

from tests.benchmarks.site import machine, site


class Size(NamedTuple):
    """How much of everything is measured."""

    steps: int
    late: int
    """Slot, counted from 0, of the second run of steps."""
    careers: int
    rounds: int
    through: bool
    """Whether the career is played to its end, for its page and its storage."""


SHORT = Size(steps=24, late=2, careers=4, rounds=5, through=False)
LONG = Size(steps=240, late=47, careers=60, rounds=40, through=True)


def main():
    """Measure and print."""
    parser = argparse.ArgumentParser(prog="make bench", description=__doc__)
    parser.add_argument("--short", action="store_true", help="a few seconds' worth")
    size = SHORT if parser.parse_args().short else LONG
    print(machine())
    with site():
        for figure in measure(size):
            print(figure, flush=True)


def measure(size):
    """Give the figures one after another."""
    from tests.benchmarks import careers, engine, pages, steps, storage

    yield from engine.sorties(size.careers)
    yield from engine.exact_odds(size.steps * 20)
    seed = careers.seed_through(size.late + (not size.through))
    found, campaign = steps.measure(seed, size.steps, size.late)
    yield from found
    young = careers.begin_full(campaign.owner, seed)
    yield from pages.first_load(careers.play(young, until=careers.in_combat(0)))
    campaign = careers.play(campaign) if size.through else campaign
    yield from pages.career_page(campaign, size.rounds)
    yield from storage.measure(campaign)


if __name__ == "__main__":
    main()
