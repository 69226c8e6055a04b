from argparse import ArgumentParser
from typing import Any

from django.core.management.base import BaseCommand

from campaigns.boards.move import MoveBoard
from campaigns.models import Campaign
from campaigns.selectors.move import move_page
from campaigns.services.campaign_move import move_report


class Command(BaseCommand):
    """Say what the rules and charts of this code would change in running careers."""

    help = (
        "Play running careers by the rules and charts of this code and print what would"
        " differ. Nothing is written: run it before a fix is deployed."
    )

    def add_arguments(self, parser: ArgumentParser) -> None:
        """Take campaigns, or all of them."""
        parser.add_argument("campaign", nargs="*", type=int)
        parser.add_argument("--all", action="store_true")

    def handle(self, *args: Any, **options: Any) -> None:
        """Report them one by one; finished careers are only named when asked for.

        One of the present version is played as well: a difference in it says that a
        fix has not got a new version.
        """
        found = Campaign.objects.filter(deleted_at=None).order_by("pk")
        if options["all"]:
            found = found.filter(over="")
        else:
            found = found.filter(pk__in=options["campaign"])
        for campaign in found.iterator(chunk_size=20):
            self.tell(move_page(campaign, move_report(campaign=campaign)))

    def tell(self, board: MoveBoard) -> None:
        """Print the report of one career."""
        report = board.report
        old, new = (f"rules {v.rules}, charts {v.pack}" for v in self.versions(board))
        if report.frozen:
            self.stdout.write(f"{board.pk}: {old}; over, frozen")
            return
        text = f"{board.pk}: {old} -> {new}; {len(board.lines)} lines differ"
        if report.state_differs:
            text += ", the state differs"
        self.stdout.write(text)
        for line in board.lines:
            self.stdout.write(f"  line {line.number}, slot {line.slot}")
            self.stdout.write(f"    then: {line.then}")
            self.stdout.write(f"    now:  {line.now}")
        if board.misfit:
            self.stdout.write(f"  does not fit, cannot move: {board.misfit}")

    def versions(self, board: MoveBoard) -> tuple[Any, Any]:
        """Return the version of the career, and that of this code."""
        return board.report.found, board.report.present
