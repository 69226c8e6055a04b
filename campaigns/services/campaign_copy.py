"""Scratch copies: the same career up to a line, to try things that never count."""

from __future__ import annotations

from typing import TYPE_CHECKING

from django.db import transaction
from django.utils.translation import gettext as _

from campaigns.models import Campaign, Checkpoint, LogLine
from campaigns.models.campaign import new_seed, seed_digest
from campaigns.rules.dice import SiteDice
from campaigns.services.lines import effective, lines_after
from campaigns.services.replay import record_rebuild
from campaigns.services.room import check_room
from campaigns.services.sortie_replay import state_before
from campaigns.services.versions import check_version

if TYPE_CHECKING:
    from campaigns.rules.state import Campaign as State

IMPORTED = "imported"
TITLE_LENGTH = Campaign._meta.get_field("title").max_length or 0


@transaction.atomic
def campaign_copy(*, campaign: Campaign, number: int | None = None) -> Campaign:
    """Copy a career as it stood after line `number`, or as it stands now.

    The copy draws a seed of its own (contract 9), is marked as a copy for good and is
    never published. Raise `TooManyCampaignsError` for a guest with as many as he may.
    """
    check_version(campaign)
    check_room(campaign.owner_id, for_copy=True)
    lines = campaign.lines if number is None else number
    state = campaign.state if number is None else state_before(campaign, number + 1)
    copy = _new_campaign(campaign, state, lines)
    _copy_log(campaign, copy)
    start = copy.slot_line
    first = state_before(campaign, start + 1) if start < lines else state
    Checkpoint.objects.create(campaign=copy, number=start, state=first)
    record_rebuild(campaign=copy)
    return copy


def _new_campaign(campaign: Campaign, state: State, lines: int) -> Campaign:
    seed = new_seed()
    return Campaign.objects.create(
        owner=campaign.owner,
        title=_title(campaign.title, lines),
        turn=campaign.turn,
        lines=lines,
        slot_line=slot_start(campaign, state.slot, lines),
        setup=campaign.setup,
        state=state,
        rules_version=campaign.rules_version,
        pack=campaign.pack,
        pack_version=campaign.pack_version,
        over=state.over,
        seed=seed,
        seed_hash=seed_digest(seed),
        origin=Campaign.Origin.COPY,
        dice_mode=campaign.dice_mode,
        allow_take_back=True,
        roll_on=campaign.roll_on,
    )


def _title(title: str, line: int) -> str:
    """Name a copy by its line, so that two of one campaign are told apart."""
    named = _("Copy of %(title)s, line %(line)s")
    room = TITLE_LENGTH - len(named % {"title": "", "line": line})
    return named % {"title": title[:room], "line": line}


def slot_start(campaign: Campaign, slot: int, lines: int) -> int:
    """Return the last line before a slot, to which its first step can be undone."""
    if lines >= campaign.slot_line and campaign.state.slot == slot:
        return campaign.slot_line
    record = campaign.sorties.filter(slot=slot).first()
    return record.first_line - 1 if record else 0


def _copy_log(campaign: Campaign, copy: Campaign) -> None:
    """Copy the lines that still count; what was taken back stays behind.

    Dice of the site are no longer this campaign's: its own seed did not throw them.
    """
    earlier = lines_after(campaign, -1).filter(number__lte=copy.lines)
    kept = effective(earlier)
    for line in kept:
        line.campaign = copy
        if line.source == SiteDice.source:
            line.source = IMPORTED
    LogLine.objects.bulk_create(kept)
