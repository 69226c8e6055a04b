from typing import Any

from django.core.management.base import BaseCommand

from campaigns.services.purge import bin_purge, guests_purge, sessions_purge


class Command(BaseCommand):
    """Remove idle guests, what has lain in the bin for too long, and dead sessions."""

    help = "Remove guests idle and campaigns deleted for 30 days, and dead sessions."

    def handle(self, *args: Any, **options: Any) -> None:
        """Remove them and say how many."""
        del args, options
        guests, campaigns, sessions = guests_purge(), bin_purge(), sessions_purge()
        self.stdout.write(
            f"{guests} guests, {campaigns} campaigns, {sessions} sessions removed"
        )
