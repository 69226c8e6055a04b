import sys
from argparse import ArgumentParser
from pathlib import Path
from typing import Any

from django.core.management.base import BaseCommand, CommandError

from campaigns.models import Campaign
from campaigns.services.campaign_export import campaign_export


class Command(BaseCommand):
    """Write a campaign's file."""

    help = "Write the file of one campaign to FILE, or to the standard output."

    def add_arguments(self, parser: ArgumentParser) -> None:
        """Take the campaign and where to write."""
        parser.add_argument("campaign", type=int)
        parser.add_argument("file", nargs="?", type=Path)

    def handle(self, *args: Any, **options: Any) -> None:
        """Export it; the seed is in it only when the career is over."""
        del args
        try:
            campaign = Campaign.objects.get(pk=options["campaign"])
        except Campaign.DoesNotExist:
            message = f"there is no campaign {options['campaign']}"
            raise CommandError(message) from None
        data = campaign_export(campaign=campaign)
        path: Path | None = options["file"]
        if path is None:
            sys.stdout.buffer.write(data)
            return
        try:
            path.write_bytes(data)
        except OSError as error:
            message = f"{path} cannot be written: {error}"
            raise CommandError(message) from None
