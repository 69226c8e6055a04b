"""Sheets of sorties that were flown on the table."""

from typing import Any

from msgspec.structs import replace

from campaigns.rules.paper import Blank, Sheet
from campaigns.rules.state import Campaign


def raid_in(state: Campaign, zone: int = 5) -> str:
    """The first raid of the quarter in a zone."""
    targets = Blank(state).targets.items()
    return next(i for i, t in targets if t.kind == "raid" and t.zone == zone)


def sheet_home(state: Campaign, **facts: Any) -> Sheet:
    """A sheet of a plain raid that came home."""
    sheet = Sheet(raid_in(state), 5, "base", "good", on_target=True, percent=30)
    return replace(sheet, **facts)
