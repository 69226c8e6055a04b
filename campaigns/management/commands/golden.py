"""Make the golden careers of the tests: hashes anew, and careers that are missing."""

import os
from argparse import ArgumentParser
from collections.abc import Iterator
from multiprocessing import Pool
from pathlib import Path
from typing import Any

import msgspec
from django.conf import settings
from django.core.management.base import BaseCommand

from campaigns.simulation.fuzzing import POLICIES, Career, played
from campaigns.simulation.golden import WANTED, better, names_of, sealed
from campaigns.simulation.record import Record, replay

GOLDEN = Path("tests/rules/golden")


class Command(BaseCommand):
    """`golden --careers N --seed S`: after a change of the rules that is meant."""

    help = (
        "Seal the golden careers with the hashes of today's rules. Careers that are "
        "missing, or that the rules no longer allow, are searched for."
    )

    requires_system_checks = ()  # the rules alone play

    def add_arguments(self, parser: ArgumentParser) -> None:
        """How many careers to search, from which seed, on how many processors."""
        parser.add_argument("--careers", type=int, default=2000)
        parser.add_argument("--seed", type=int, default=1948)
        parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
        parser.add_argument("--into", type=Path, default=settings.BASE_DIR / GOLDEN)

    def handle(self, *args: Any, **options: Any) -> None:
        """Seal what there is, search for the rest, write."""
        into: Path = options["into"]
        into.mkdir(parents=True, exist_ok=True)
        kept = dict(_kept(into))
        missing = [name for name in WANTED if name not in kept]
        found = _search(missing, options) if missing else {}
        for name, record in {**kept, **found}.items():
            done = sealed(record, name)
            if done is not None:
                (into / f"{name}.json").write_bytes(msgspec.json.encode(done) + b"\n")
        absent = [name for name in missing if name not in found]
        self.stdout.write(f"{len(kept)} sealed, {len(found)} found, none of {absent}")


def _kept(into: Path) -> Iterator[tuple[str, Record]]:
    """Careers that are there and still legal."""
    for name in WANTED:
        file = into / f"{name}.json"
        if file.exists():
            record = msgspec.json.decode(file.read_bytes(), type=Record)
            if sealed(record, name) is not None:
                yield name, record


def _search(missing: list[str], options: dict[str, Any]) -> dict[str, Record]:
    """The best career found for each name."""
    best: dict[str, Record] = {}
    policies = tuple(POLICIES)
    careers = (
        Career(number, options["seed"], policies[number % len(policies)])
        for number in range(options["careers"])
    )
    with Pool(options["jobs"]) as pool:
        for record, names in pool.imap(_look, careers, chunksize=8):
            for name in names.intersection(missing):
                if name not in best or better(record, best[name], name):
                    best[name] = record
    return best


def _look(career: Career) -> tuple[Record, frozenset[str]]:
    record = played(career).record
    return record, frozenset(names_of(record, replay(record)))
