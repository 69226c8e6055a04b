"""All that an account has here, as one archive."""

from __future__ import annotations

import zipfile
from contextlib import contextmanager
from typing import IO, TYPE_CHECKING, Any

import msgspec
from allauth.account.models import EmailAddress
from django.db import connection, transaction

from campaigns.exchange.errors import ExchangeError
from campaigns.models import Campaign, DiaryEntry, Report
from campaigns.rules.state import encode
from campaigns.services.campaign_export import campaign_csv, campaign_export

if TYPE_CHECKING:
    from collections.abc import Iterator

    from campaigns.models import User

PLAYER = ("username", "email", "is_guest", "created", "last_login", "hints_off",
          "display_choices")  # fmt: skip
CAMPAIGN = ("title", "created", "last_step_at", "origin", "over", "dice_mode",
            "allow_take_back", "roll_on", "guided", "archived_at", "deleted_at",
            "share_token", "shows_owner", "shows_flight", "is_published",
            "hidden_by_host")  # fmt: skip


SNAPSHOT = "SET TRANSACTION ISOLATION LEVEL REPEATABLE READ, READ ONLY"


def account_export(*, player: User, out: IO[bytes]) -> None:
    """Write a ZIP: the account, and each campaign in a folder of its own.

    Campaigns in the bin are in it too. Seeds of careers under way are not (contract 9).
    """
    with snapshot(), zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr("account.json", plain(account_facts(player)))
        for campaign in Campaign.objects.filter(owner=player).order_by("pk").iterator():
            add_campaign(archive, campaign)


@contextmanager
def snapshot() -> Iterator[None]:
    """Read one moment of the database; a transaction that is open already decides.

    The race: a step between the queries, whose campaign would stand at one turn and
    whose log would end at another.
    """
    outermost = not connection.in_atomic_block
    with transaction.atomic():
        if outermost:
            with connection.cursor() as cursor:
                cursor.execute(SNAPSHOT)
        yield


def plain(facts: object) -> bytes:
    """Return facts as JSON to be read by people as well."""
    return msgspec.json.format(msgspec.json.encode(facts), indent=2)


def account_facts(player: User) -> dict[str, Any]:
    """Return what is stored of the player besides his campaigns."""
    addresses = EmailAddress.objects.filter(user=player).order_by("pk")
    reports = Report.objects.filter(reporter=player).order_by("pk")
    return {
        **{name: getattr(player, name) for name in PLAYER},
        "addresses": list(addresses.values("email", "verified", "primary")),
        "reports": list(reports.values("campaign", "number", "text", "created")),
    }


def add_campaign(archive: zipfile.ZipFile, campaign: Campaign) -> None:
    """Add a campaign: its facts, its log, its diary where edited, and its file.

    A scratch copy has no file that could be read in again; its state stands for it.
    """
    folder = f"campaigns/{campaign.pk}"
    facts = {name: getattr(campaign, name) for name in CAMPAIGN}
    diary = DiaryEntry.objects.filter(campaign=campaign).order_by("slot")
    entries = list(diary.values("slot", "text", "edited_at"))
    archive.writestr(f"{folder}/facts.json", plain({**facts, "diary": entries}))
    archive.writestr(f"{folder}/log.csv", campaign_csv(campaign=campaign))
    try:
        archive.writestr(f"{folder}/career.json", campaign_export(campaign=campaign))
    except ExchangeError:
        archive.writestr(f"{folder}/state.json", encode(campaign.state))
