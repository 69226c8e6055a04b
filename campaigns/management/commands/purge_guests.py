from typing import Any

from django.core.management.base import BaseCommand

from campaigns.services.purge import bin_purge, guests_purge


class Command(BaseCommand):
    """Remove idle guests and what has lain in the bin for too long."""

    help = "Remove guests idle for 30 days and campaigns deleted 30 days ago."

    def handle(self, *args: Any, **options: Any) -> None:
        """Remove both and say how many."""
        del args, options
        self.stdout.write(f"{guests_purge()} guests, {bin_purge()} campaigns removed")
