"""A campaign from a file. What the file says is played again before it is stored."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from typing import TYPE_CHECKING

import msgspec
from django.db import transaction
from django.utils import timezone

from campaigns.exchange.errors import ExchangeError
from campaigns.exchange.reading import read_file
from campaigns.exchange.replaying import Course, Played, play, setup_of
from campaigns.exchange.schema import digest
from campaigns.models import Campaign, Checkpoint, LogLine, User
from campaigns.models.campaign import new_seed, seed_digest
from campaigns.services.campaign_begin import PACK
from campaigns.services.campaign_undo import point_back
from campaigns.services.dice_check import dice_problems, record_of
from campaigns.services.ledger import CHECKPOINT_EVERY
from campaigns.services.replay import record_rebuild
from campaigns.services.room import check_room
from campaigns.services.throws import is_own

if TYPE_CHECKING:
    from campaigns.exchange.schema import CampaignFile

EARLIEST = datetime(2020, 1, 1, tzinfo=UTC)
AHEAD = timedelta(days=1)
"""How far the clock of another server may be ahead."""


@transaction.atomic
def campaign_import(*, owner: User, data: bytes) -> Campaign:
    """Store the campaign of a file; raise `ExchangeError`, and store nothing.

    Raise `TooManyCampaignsError` for a guest who has as many as guests may.

    Its dice are never this server's: the class is *imported*, or *edited* when the
    file does not fit its own digest. Later dice come from a new seed (contract 9).
    """
    file = read_file(data)
    check_dates(file)
    course = play(file, PACK)
    check_room(owner.pk)
    campaign = new_campaign(owner, file, course)
    campaign.save(force_insert=True)
    lines = [log_line(campaign, played) for played in course.lines]
    LogLine.objects.bulk_create(lines, batch_size=500)
    keep_states(campaign, course)
    record_rebuild(campaign=campaign)
    return campaign


def check_dates(file: CampaignFile) -> None:
    """Refuse a line of a time in which it cannot have been played."""
    latest = timezone.now() + AHEAD
    for line in file.log:
        if not EARLIEST <= line.at <= latest:
            raise ExchangeError("date", line=line.number)


def new_campaign(owner: User, file: CampaignFile, course: Course) -> Campaign:
    """Return the campaign as the played log leaves it."""
    seed = new_seed()
    last = course.lines[-1].line
    campaign = Campaign(
        owner=owner,
        title=file.title,
        setup=msgspec.to_builtins(setup_of(file)),
        state=course.state,
        rules_version=file.rules,
        pack=file.pack,
        pack_version=file.pack_version,
        over=course.state.over,
        turn=last.turn,
        lines=last.number,
        slot_line=course.slot_line,
        branch=course.branch,
        seed=seed,
        seed_hash=seed_digest(seed),
    )
    set_facts(campaign, file, course)
    point_back(campaign, [log_line(campaign, played) for played in course.kept])
    return campaign


def set_facts(campaign: Campaign, file: CampaignFile, course: Course) -> None:
    """Set what the class is computed from; the graver of file and log counts."""
    facts = file.facts
    own = any(is_own(played.source, played.line.answer) for played in course.lines)
    campaign.dice_mode = facts.dice_mode
    campaign.allow_take_back = facts.allow_take_back
    campaign.has_typed_dice = facts.has_typed_dice or own
    campaign.is_taken_back = facts.is_taken_back or course.crossed
    edited = facts.origin == "edited" or not is_whole(file)
    campaign.origin = Campaign.Origin.EDITED if edited else Campaign.Origin.IMPORTED


def is_whole(file: CampaignFile) -> bool:
    """Say whether a file fits its digest, and its dice the seed that it shows."""
    if file.sha256 != digest(file):
        return False
    return file.seed is None or not any(dice_problems(record_of(file)))


def log_line(campaign: Campaign, played: Played) -> LogLine:
    """Return a played line as the log keeps it."""
    line = played.line
    row = LogLine(
        campaign=campaign,
        number=line.number,
        turn=line.turn,
        slot=line.slot,
        branch=line.branch,
        kind=line.kind,
        back_to=line.back_to,
        answer=line.answer,
        place=line.place,
        dice=line.dice,
        faces=line.faces,
        source=played.source,
        row=line.row,
        at=line.at,
    )
    row.tell(played.events)
    return row


def keep_states(campaign: Campaign, course: Course) -> None:
    """Keep the states from which the open slot can be taken back (contract 8)."""
    if campaign.over:
        return
    kept = {
        played.line.number: played.state
        for played in course.kept
        if played.line.number % CHECKPOINT_EVERY == 0
    }
    states = {course.slot_line: course.start, **kept}
    Checkpoint.objects.bulk_create(
        Checkpoint(campaign=campaign, number=number, state=state)
        for number, state in states.items()
    )
