import sys
from argparse import ArgumentParser
from pathlib import Path
from typing import Any

from django.core.management.base import BaseCommand, CommandError

from campaigns.exchange.errors import ExchangeError
from campaigns.models import Campaign
from campaigns.services.campaign_export import campaign_export
from campaigns.words.exchange import refused_file


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
        data = exported(options["campaign"])
        path: Path | None = options["file"]
        if path is None:
            sys.stdout.buffer.write(data)
            return
        try:
            path.write_bytes(data)
        except OSError as error:
            message = f"{path} cannot be written: {error}"
            raise CommandError(message) from None


def exported(pk: int) -> bytes:
    """Return the file of a campaign; raise `CommandError` where there is none."""
    campaign = Campaign.objects.filter(pk=pk).first()
    if campaign is None:
        message = f"there is no campaign {pk}"
        raise CommandError(message)
    try:
        data: bytes = campaign_export(campaign=campaign)
    except ExchangeError as error:
        raise CommandError(refused_file(error, campaign.title)) from None
    return data
