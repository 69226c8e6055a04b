from argparse import ArgumentParser
from typing import Any

from django.core.management.base import BaseCommand, CommandError

from campaigns.models import Campaign
from campaigns.rules.dice import DiceError
from campaigns.rules.pending import RuleViolation
from campaigns.services.replay import campaign_check
from campaigns.services.throws import ReplayError
from campaigns.services.versions import is_present, version_of

WRONG = (ReplayError, RuleViolation, DiceError, LookupError)


class Command(BaseCommand):
    """Play careers again from their logs and compare."""

    help = "Play careers again from their logs; a difference is told."

    def add_arguments(self, parser: ArgumentParser) -> None:
        """Take campaigns, or all of them."""
        parser.add_argument("campaign", nargs="*", type=int)
        parser.add_argument("--all", action="store_true")
        parser.add_argument(
            "--check", action="store_true", help="fail when one differs"
        )

    def handle(self, *args: Any, **options: Any) -> None:
        """Replay them one by one; those of other rules are named and left alone."""
        del args
        found = Campaign.objects.order_by("pk")
        if not options["all"]:
            found = found.filter(pk__in=options["campaign"])
        wrong = [campaign.pk for campaign in found if not self.replays(campaign)]
        if wrong and options["check"]:
            message = f"{len(wrong)} campaigns do not replay to what is stored"
            raise CommandError(message)

    def replays(self, campaign: Campaign) -> bool:
        """Say whether a campaign replays, and print how it went."""
        if not is_present(campaign):
            rules, pack = version_of(campaign)
            self.stdout.write(f"{campaign.pk}: rules {rules}, charts {pack}, not now")
            return True
        try:
            lines = campaign_check(campaign=campaign)
        except WRONG as error:
            self.stderr.write(f"{campaign.pk}: {error}")
            return False
        self.stdout.write(f"{campaign.pk}: {lines} lines, same state")
        return True
