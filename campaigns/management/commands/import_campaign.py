from argparse import ArgumentParser
from pathlib import Path
from typing import Any

from django.core.management.base import BaseCommand, CommandError

from campaigns.exchange.errors import ExchangeError
from campaigns.models import User
from campaigns.services.campaign_import import campaign_import
from campaigns.services.room import TooManyCampaignsError
from campaigns.words.exchange import refused_file


class Command(BaseCommand):
    """Store the campaign of a file for a player."""

    help = "Store the campaign of FILE for the player USERNAME; its class is imported."

    def add_arguments(self, parser: ArgumentParser) -> None:
        """Take the file and whose the campaign shall be."""
        parser.add_argument("file", type=Path)
        parser.add_argument("username")

    def handle(self, *args: Any, **options: Any) -> None:
        """Import it, or say file, place and reason."""
        del args
        path: Path = options["file"]
        try:
            owner = User.objects.get(username=options["username"])
            campaign = campaign_import(owner=owner, data=path.read_bytes())
        except User.DoesNotExist:
            message = f"there is no player {options['username']}"
            raise CommandError(message) from None
        except ExchangeError as error:
            raise CommandError(refused_file(error, path.name)) from None
        except TooManyCampaignsError:
            message = "this guest has as many campaigns as guests may"
            raise CommandError(message) from None
        except OSError as error:
            message = f"{path} cannot be read: {error}"
            raise CommandError(message) from None
        self.stdout.write(f"campaign {campaign.pk}: {campaign.lines} lines")
