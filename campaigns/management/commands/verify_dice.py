from argparse import ArgumentParser
from pathlib import Path
from typing import Any

import msgspec
from django.core.management.base import BaseCommand, CommandError

from campaigns.services.dice_check import DiceRecord, dice_problems


class Command(BaseCommand):
    """Check every die of a finished career against its seed."""

    help = "Check every die of a finished career: FILE is its dice.json."

    def add_arguments(self, parser: ArgumentParser) -> None:
        """Take the file."""
        parser.add_argument("file", type=Path)

    def handle(self, *args: Any, **options: Any) -> None:
        """Print what is wrong, and fail if anything is."""
        del args
        path: Path = options["file"]
        try:
            record = msgspec.json.decode(path.read_bytes(), type=DiceRecord)
            problems = list(dice_problems(record))
        except (OSError, ValueError) as error:
            message = f"{path} cannot be checked: {error}"
            raise CommandError(message) from error
        for problem in problems:
            self.stderr.write(problem)
        if problems:
            message = f"{len(problems)} of {len(record.throws)} throws do not stand"
            raise CommandError(message)
        self.stdout.write(f"{len(record.throws)} throws: every one stands")
