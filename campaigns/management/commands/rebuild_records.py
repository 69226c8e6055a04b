from argparse import ArgumentParser
from typing import Any

from django.core.management.base import BaseCommand

from campaigns.models import Campaign
from campaigns.services.replay import record_rebuild
from campaigns.services.versions import is_present


class Command(BaseCommand):
    """Write the record tables of campaigns anew from their logs."""

    help = "Write pilots, crews, bombers, sorties, research and awards anew."

    def add_arguments(self, parser: ArgumentParser) -> None:
        """Take campaigns, or all of them."""
        parser.add_argument("campaign", nargs="*", type=int)
        parser.add_argument("--all", action="store_true")

    def handle(self, *args: Any, **options: Any) -> None:
        """Rebuild them one by one, each in a transaction of its own."""
        del args
        found = Campaign.objects.filter(deleted_at=None)
        if not options["all"]:
            found = found.filter(pk__in=options["campaign"])
        for campaign in filter(is_present, found.light().order_by("pk")):
            record_rebuild(campaign=campaign)
            self.stdout.write(f"{campaign.pk}: rebuilt")
