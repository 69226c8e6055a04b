"""A running career moves to the present rules with its owner's word (contract 13)."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec
from django.db import transaction
from django.utils import timezone

from campaigns.exchange.errors import ExchangeError
from campaigns.exchange.moving import Difference, MoveReport
from campaigns.exchange.replaying import Course, open_course, take_line
from campaigns.models import Campaign, LogLine
from campaigns.models.fields import canonical
from campaigns.models.log import slim
from campaigns.rules.opponents import Opponents
from campaigns.rules.state import encode
from campaigns.services.campaign_export import file_of
from campaigns.services.campaign_import import keep_states, log_line
from campaigns.services.campaign_undo import point_back
from campaigns.services.ledger import lock_campaign
from campaigns.services.replay import record_rebuild
from campaigns.services.versions import present_version, version_of

if TYPE_CHECKING:
    from collections.abc import Iterator

    from campaigns.exchange.schema import CampaignFile
    from campaigns.rules.events import Event


class MoveRefusedError(Exception):
    """A career that is over, of the present rules, or that no longer fits."""


def move_report(*, campaign: Campaign) -> MoveReport:
    """Play the log by the present rules and charts, and compare line by line.

    Nothing is written. A finished career is frozen and not played again; a scratch
    copy cannot be, for its log has gaps.
    """
    return compare(campaign)[0]


def compare(campaign: Campaign) -> tuple[MoveReport, Course | None]:
    """Return the report, and the course of the career by the present rules."""
    found, present = version_of(campaign), present_version(campaign)
    if campaign.over:
        return MoveReport(found, present, campaign.lines, frozen=True), None
    if campaign.origin == Campaign.Origin.COPY:
        gaps = ExchangeError("copy-moved")
        return MoveReport(found, present, campaign.lines, misfit=gaps), None
    course, misfit = play_again(file_of(campaign))
    report = MoveReport(
        found,
        present,
        campaign.lines,
        tuple(differences(campaign, course)),
        misfit,
        state_differs=misfit is None and differs(campaign, course),
    )
    return report, course


def play_again(file: CampaignFile) -> tuple[Course | None, ExchangeError | None]:
    """Play the lines, undone ones as well, up to the first that does not fit."""
    course: Course | None = None
    number = 0
    try:
        course = open_course(file)
        for number, line in enumerate(file.log):
            take_line(course, line, number)
    except ExchangeError as error:
        facts = error.facts
        return course, ExchangeError(error.code, error.place, number, **facts)
    except LookupError as error:
        return course, ExchangeError("dice", "", number, reason=str(error))
    return course, None


def differences(campaign: Campaign, course: Course | None) -> Iterator[Difference]:
    """Give the lines that tell something else, as far as the log was played."""
    played = course.lines if course else []
    opponents = Opponents()
    for line, again in zip(LogLine.objects.of(campaign), played, strict=False):
        type_ = opponents.at(line.number, line.events, line.back_to)
        if canonical(line.told) != canonical(told(again.events)):
            yield Difference(line.number, line.slot, line.events, again.events, type_)


def told(events: tuple[Event, ...]) -> list[dict[str, object]]:
    """Return events as a line of the log keeps them."""
    return [slim(event) for event in msgspec.to_builtins(events)]


def differs(campaign: Campaign, course: Course | None) -> bool:
    """Say whether the career stands elsewhere, versions aside."""
    if course is None:
        return True
    then, now = campaign.state, course.state
    aside = msgspec.structs.replace(
        then, rules=now.rules, pack_version=now.pack_version
    )
    return encode(aside) != encode(now)


@transaction.atomic
def campaign_move(*, campaign: Campaign, turn: int) -> bool:
    """Bring a career to what the present rules make of its log; False if stale.

    The class of the dice is not touched: every die and every answer stays.
    """
    locked = lock_campaign(campaign)
    if locked.turn != turn:
        return False
    report, course = compare(locked)
    if not report.can_move or course is None:
        raise MoveRefusedError
    for line in report.differences:
        mine = LogLine.objects.filter(campaign=locked, number=line.number)
        mine.update(told=told(line.now))
    bring(locked, course, report)
    locked.checkpoints.all().delete()
    keep_states(locked, course)
    record_rebuild(campaign=locked)
    return True


def bring(campaign: Campaign, course: Course, report: MoveReport) -> None:
    """Set the row to the end of the course, and note that it was moved."""
    campaign.turn += 1
    campaign.state, campaign.over = course.state, course.state.over
    campaign.slot_line, campaign.branch = course.slot_line, course.branch
    campaign.rules_version, campaign.pack_version = report.present
    point_back(campaign, [log_line(campaign, played) for played in course.kept])
    note = {
        **report.found._asdict(),
        "line": report.lines,
        "differ": len(report.differences),
        "at": timezone.now().isoformat(timespec="seconds"),
    }
    campaign.moves = [*campaign.moves, note]
    campaign.save()
