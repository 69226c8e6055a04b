"""The page on which anybody may check a career's dice."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from django.core.paginator import Page, Paginator
from django.db.models import Count
from django.utils.translation import gettext_lazy as _

from campaigns.models import Campaign
from campaigns.selectors.dice import throws_of

if TYPE_CHECKING:
    from django.utils.functional import Promise

THROWS_A_PAGE = 100
SHOWN = ("number", "slot", "branch", "place", "dice", "faces", "source", "row")

SOURCES: dict[str, Promise] = {
    "site": _("thrown by this server"),
    "typed": _("typed in by the player"),
    "row": _("row given by the player"),
    "imported": _("came with a file"),
    "scripted": _("set by a test"),
}

FROM_FILE = _(
    "What this server threw agrees with the seed. The career came in a file, and "
    "nobody can check the dice that came with it."
)
AGREES: dict[str, Promise] = {
    "site": _(
        "Verified. Every die agrees with the seed, whose hash this server showed "
        "before the first throw, no place was thrown twice, and the log replays."
    ),
    "taken-back": _(
        "Every die agrees with the seed and no place was thrown twice. But at least "
        "one die was taken back and thrown anew, and the career says so."
    ),
    "typed": _(
        "All that this server threw agrees with the seed. The player threw dice of his "
        "own as well; nobody can check those."
    ),
    "imported": FROM_FILE,
    "edited": FROM_FILE,
    "copy": _("A scratch copy has dice of two seeds and cannot be checked."),
}
"""What may be said, by honesty class, when a check finds nothing (contract 10)."""


@dataclass(frozen=True)
class DicePage:
    """Hash, seed once it is shown, and one page of the throws."""

    name: str
    seed_hash: str
    seed: str
    honesty: str
    agrees: str
    checkable: bool
    counts: list[tuple[str, int]]
    throws: Page[dict[str, Any]]


def dice_page(campaign: Campaign, number: str, *, public: bool) -> DicePage:
    """Read one page of a campaign's throws, undone ones as well: three queries."""
    lines = throws_of(campaign, public=public)
    found = lines.values("source").annotate(number=Count("number")).order_by("source")
    rows = lines.order_by("number").values(*SHOWN)
    return DicePage(
        name=campaign.pilot.name,
        seed_hash=campaign.seed_hash,
        seed=campaign.shown_seed,
        honesty=campaign.honesty,
        agrees=str(AGREES[campaign.honesty]),
        checkable=bool(campaign.over) and campaign.origin != Campaign.Origin.COPY,
        counts=[(source_word(row["source"]), row["number"]) for row in found],
        throws=worded(Paginator(rows, THROWS_A_PAGE).get_page(number)),
    )


def worded(page: Page[dict[str, Any]]) -> Page[dict[str, Any]]:
    """Put the source of each throw into words; slots are counted from 1 for readers."""
    page.object_list = [
        {**row, "slot": row["slot"] + 1, "source": source_word(row["source"])}
        for row in page.object_list
    ]
    return page


def source_word(source: str) -> str:
    """Return a source in words."""
    return str(SOURCES.get(source, source))
