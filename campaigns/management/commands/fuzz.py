"""Play random careers and keep those that break an invariant."""

import os
from argparse import ArgumentParser
from collections.abc import Iterator
from multiprocessing import Pool
from pathlib import Path
from typing import Any

import msgspec
from django.conf import settings
from django.core.management.base import BaseCommand, CommandError

from campaigns.simulation.fuzzing import POLICIES, Career, Outcome, played

FAILURES = Path("tests/rules/failures")


class Command(BaseCommand):
    """`fuzz --careers N --seed S`: same arguments, same careers."""

    help = "Play random careers to the end; a career that fails is kept for the tests."

    requires_system_checks = ()  # the rules alone play

    def add_arguments(self, parser: ArgumentParser) -> None:
        """How many, from which seed, by whom, on how many processors."""
        parser.add_argument("--careers", type=int, default=10_000)
        parser.add_argument("--seed", type=int, default=1947)
        parser.add_argument("--policy", choices=("both", *POLICIES), default="both")
        parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
        parser.add_argument("--into", type=Path, default=settings.BASE_DIR / FAILURES)

    def handle(self, *args: Any, **options: Any) -> None:
        """Play, print, and end with an error when a career failed."""
        steps = count = failures = 0
        with Pool(options["jobs"]) as pool:
            for outcome in pool.imap_unordered(played, _careers(options), chunksize=8):
                count, steps = count + 1, steps + outcome.steps
                failures += bool(outcome.faults)
                self._tell(count, outcome, options["into"])
        self.stdout.write(f"{count} careers, {steps} steps, {failures} failures")
        if failures:
            raise CommandError(f"{failures} careers are kept in {options['into']}")

    def _tell(self, count: int, outcome: Outcome, into: Path) -> None:
        if outcome.faults:
            into.mkdir(parents=True, exist_ok=True)
            file = into / f"{outcome.record.seed}.json"
            file.write_bytes(msgspec.json.encode(outcome.record))
            faults = "; ".join(outcome.faults)
            self.stdout.write(f"{outcome.record.about}: {faults}")
        if count % 1000 == 0:
            self.stdout.write(f"{count} careers played")


def _careers(options: dict[str, Any]) -> Iterator[Career]:
    policies = tuple(POLICIES) if options["policy"] == "both" else (options["policy"],)
    for number in range(options["careers"]):
        policy = policies[number % len(policies)]
        yield Career(number, options["seed"], policy)
