"""`make load` and `make chaos`: many players at once on a site of their own.

Everything is on loopback, bounded in time, and ends by itself. The exit code is 1 when
a step was lost or doubled, or an error came back; never for a time.
"""

import argparse
import os
import sys
import threading
import time

from tests.load.chaos import Killer
from tests.load.players import Player, Reader
from tests.load.report import Report
from tests.load.site import running

OPENING, CLOSING = 120, 120
"""Seconds in which everybody must have a page, and come to an end."""


class Run:
    """What all visitors of one run share."""

    def __init__(self, site, options):
        self.port, self.pause, self.chaos = site.port, options.pause, options.chaos
        self.seconds = options.seconds
        self.bell = threading.Event()
        self.gate = threading.Barrier(options.players + options.readers + 1)


def arguments(words=None):
    """Read the command line."""
    parser = argparse.ArgumentParser(prog="make load", description=__doc__)
    parser.add_argument("--players", type=int, default=200)
    parser.add_argument("--readers", type=int, default=10)
    parser.add_argument("--seconds", type=float, default=30)
    parser.add_argument("--pause", type=float, default=2, help="thought before a step")
    parser.add_argument("--chaos", action="store_true", help="kill at random meanwhile")
    parser.add_argument("--every", type=float, default=3, help="seconds between kills")
    parser.add_argument("--seed", type=int, default=1, help="of what is killed when")
    parser.add_argument("--short", action="store_true", help="a few seconds of a few")
    options = parser.parse_args(words)
    if options.short:
        options.players, options.readers, options.seconds = 12, 2, 5
        options.pause, options.every = 0.2, 1.5
    return options


def main():
    """Run, check and print; return the exit code."""
    options = arguments()
    with running() as site:
        made = site.run("tests.load.settle", options.players, options.readers)
        run = Run(site, options)
        visitors = visit(run, made)
        killer = Killer(site, run.bell, options.every, options.seed)
        load, seconds = os.getloadavg()[0], go(run, visitors, killer)
        report = Report(options, visitors, killer, seconds, load)
        report.ledger = site.run("tests.load.ledger", given=report.acknowledged)
    print(report)
    return 0 if report.holds else 1


def go(run, visitors, killer):
    """Let all begin once each has the first page; return the seconds until the bell."""
    for thread in visitors:
        thread.start()
    run.gate.wait(OPENING)
    began = time.monotonic()
    if run.chaos:
        killer.start()
    time.sleep(run.seconds)
    run.bell.set()
    seconds = time.monotonic() - began
    for thread in (*visitors, *([killer] if run.chaos else [])):
        thread.join(CLOSING)
    return seconds


def visit(run, made):
    """Make the threads of all players and readers."""
    players = [Player(run, number, who) for number, who in enumerate(made["players"])]
    readers = [Reader(run, -number, key) for number, key in enumerate(made["careers"])]
    return [*players, *readers]


if __name__ == "__main__":
    sys.exit(main())
