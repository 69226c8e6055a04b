from argparse import ArgumentParser
from pathlib import Path
from typing import Any

import msgspec
from django.core.management.base import BaseCommand, CommandError

from campaigns.exchange.errors import ExchangeError
from campaigns.exchange.reading import check_bytes, decode, read_file
from campaigns.exchange.schema import SCHEMA
from campaigns.services.dice_check import DiceRecord, dice_problems, record_of
from campaigns.words.exchange import refused_file


class Kind(msgspec.Struct):
    """What tells a campaign's file from the mere list of its throws."""

    schema: str = ""


class Command(BaseCommand):
    """Check every die of a finished career against its seed. Needs no database."""

    help = "Check every die of a finished career: FILE is its export or its dice.json."
    requires_system_checks: list[str] = []

    def add_arguments(self, parser: ArgumentParser) -> None:
        """Take the file."""
        parser.add_argument("file", type=Path)

    def handle(self, *args: Any, **options: Any) -> None:
        """Print what is wrong, and fail if anything is."""
        del args
        record = read_record(options["file"])
        problems = list(dice_problems(record))
        for problem in problems:
            self.stderr.write(problem)
        if problems:
            message = f"{len(problems)} of {len(record.throws)} throws do not stand"
            raise CommandError(message)
        self.stdout.write(f"{len(record.throws)} throws: every one stands")


def read_record(path: Path) -> DiceRecord:
    """Read the throws and the seed; raise `CommandError` with file and reason."""
    try:
        data = path.read_bytes()
        check_bytes(data)
        exported = decode(data, Kind).schema == SCHEMA
        record = record_of(read_file(data)) if exported else decode(data, DiceRecord)
        bytes.fromhex(record.seed)
    except ExchangeError as error:
        message = f"{path} cannot be checked: {refused_file(error, path.name)}"
        raise CommandError(message) from None
    except (OSError, ValueError) as error:
        message = f"{path} cannot be checked: {error}"
        raise CommandError(message) from None
    if not record.seed:
        message = f"{path} cannot be checked: its seed is shown when the career is over"
        raise CommandError(message)
    return record
