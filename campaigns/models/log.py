from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Any, ClassVar, NamedTuple

import msgspec
from django.db import connection, models
from django.db.models import Q
from django.utils import timezone
from django.utils.functional import cached_property

from campaigns.models.campaign import Campaign
from campaigns.models.fields import StructField
from campaigns.rules.events import Event
from campaigns.rules.opponents import TYPES
from campaigns.rules.pending import Answer
from campaigns.rules.state import Campaign as State

type Told = dict[str, Any]
ROLL_ON_MOST = 200
"""Bound of one roll-on. No stretch of play between two decisions comes near it."""
READ = msgspec.json.Decoder().decode
HEARD = """
SELECT number, turn, back_to, place, dice, source, faces::text, told::text
FROM campaigns_logline WHERE campaign_id = %s AND number BETWEEN %s AND %s
AND (number >= %s OR back_to IS NOT NULL OR place LIKE %s)
ORDER BY number DESC
"""
TYPE_ROLLED = f"%/{TYPES}%"
THROW = ("place", "dice", "faces", "source")
ROLLED: Told = {"actor": "", "amount": 0, "modifiers": (), "read_as": 0}
"""What a roll is like unless it says otherwise."""
EVENTS = msgspec.json.Decoder(tuple[Event, ...])
"""Made once: to take the union of all events apart costs more than to read a line."""


class LogLineQuerySet(models.QuerySet["LogLine"]):
    """The words in which replay and pages ask for lines."""

    def of(self, campaign: Campaign) -> LogLineQuerySet:
        """Return the lines of one campaign in their order."""
        return self.filter(campaign=campaign).order_by("number")


class LogLine(models.Model):
    """One advance: an answer or one throw. Lines are added and never removed.

    Only what a line tells is changed, when its owner moves the career to other rules.

    An undo is a line as well. It names the line to which it returns; what lies between
    the two no longer counts, but stays readable.
    """

    class Kind(models.TextChoices):
        BEGIN = "begin"
        ADVANCE = "advance"
        UNDO = "undo"

    pk = models.CompositePrimaryKey("campaign", "number")
    campaign = models.ForeignKey(
        Campaign, models.DB_CASCADE, related_name="log", db_index=False
    )
    number = models.PositiveIntegerField()
    turn = models.PositiveIntegerField()
    slot = models.PositiveSmallIntegerField()
    branch = models.PositiveSmallIntegerField(default=0)
    kind = models.CharField(choices=Kind, max_length=7)
    back_to = models.PositiveIntegerField(null=True)
    answer: models.Field[Answer | None, Answer | None] = StructField(
        struct=Answer, null=True
    )
    place = models.CharField(max_length=120, blank=True)
    dice = models.CharField(max_length=5, blank=True)
    faces: models.Field[tuple[int, ...], tuple[int, ...]] = StructField(
        struct=tuple[int, ...], default=tuple
    )
    source = models.CharField(max_length=8, blank=True)
    row = models.SmallIntegerField(null=True)
    told: models.Field[list[Told], list[Told]] = StructField(
        struct=list[dict[str, Any]], default=list
    )
    at = models.DateTimeField(default=timezone.now)

    objects: ClassVar[Any] = LogLineQuerySet.as_manager()

    class Meta:
        constraints = [
            models.CheckConstraint(
                name="line_undo_names_its_aim",
                condition=Q(kind="undo", back_to__isnull=False)
                | Q(~Q(kind="undo"), back_to__isnull=True),
            ),
            models.CheckConstraint(
                name="line_undo_goes_back",
                condition=Q(back_to__isnull=True) | Q(back_to__lt=models.F("number")),
            ),
            models.CheckConstraint(
                name="line_advance_has_its_answer",
                condition=Q(kind="advance", answer__isnull=False)
                | Q(~Q(kind="advance"), answer__isnull=True),
            ),
            models.CheckConstraint(
                name="line_throw_is_whole",
                condition=Q(dice="", place="", source="")
                | Q(~Q(dice=""), ~Q(place=""), ~Q(source="")),
            ),
            models.CheckConstraint(
                name="line_row_instead_of_faces",
                condition=Q(source="row", row__isnull=False, faces=[])
                | Q(~Q(source="row"), row__isnull=True),
            ),
        ]

    def __str__(self) -> str:
        return f"{self.campaign_id}/{self.number}"

    @cached_property
    def events(self) -> tuple[Event, ...]:
        """What happened, with the facts of the throw put back from the columns."""
        return whole(self.told, {name: getattr(self, name) for name in THROW})

    def tell(self, events: tuple[Event, ...]) -> None:
        """Set the events; what the line's columns say is not stored a second time."""
        self.events = events
        self.told = [slim(event) for event in msgspec.to_builtins(events)]


def whole(told: list[Told], throw: Told) -> tuple[Event, ...]:
    """Return the events of a line, with the facts of its throw put back."""
    events = [
        {**ROLLED, **throw, **event} if event["event"] == "rolled" else event
        for event in told
    ]
    return EVENTS.decode(msgspec.json.encode(events))


class Heard(NamedTuple):
    """What a page shows of a line; `raw` is the text that the events were read from."""

    number: int
    turn: int
    back_to: int | None
    raw: tuple[str, ...]
    events: tuple[Event, ...]


def counting[Wanted](lines: Iterable[tuple[int, int | None, Wanted]]) -> list[Wanted]:
    """Drop what was taken back, and the lines that took it back (contract 8).

    A line comes as its number, the line to which it returns if it is an undo, and what
    is wanted of it.
    """
    kept: list[tuple[int, Wanted]] = []
    for number, back_to, wanted in lines:
        if back_to is None:
            kept.append((number, wanted))
            continue
        while kept and kept[-1][0] > back_to:
            kept.pop()
    return [wanted for _number, wanted in kept]


def heard(
    campaign: int, first: int, last: int, since: int | None = None
) -> list[Heard]:
    """Read lines of a campaign from `first` to `last`, the newest first.

    Of the lines from `since` on those come before them that say what the fighters are:
    the rolls for their type, and what was taken back.

    In SQL, because a step reads a dozen lines again: to put the query together and to
    make models of the rows would take six times as long as the query.
    """
    with connection.cursor() as cursor:
        begin = first if since is None else since
        cursor.execute(HEARD, (campaign, begin, last, first, TYPE_ROLLED))
        return [
            Heard(number, turn, back_to, tuple(raw), _events_in(*raw))
            for number, turn, back_to, *raw in cursor.fetchall()
        ]


@lru_cache(maxsize=4096)
def _events_in(
    place: str, dice: str, source: str, faces: str, told: str
) -> tuple[Event, ...]:
    """A line never changes, so what its columns say is taken apart only once."""
    throw = {"place": place, "dice": dice, "source": source, "faces": READ(faces)}
    return whole(READ(told), throw)


def slim(event: Told) -> Told:
    """Drop from a roll what its line holds in columns, and what is usual."""
    if event["event"] != "rolled":
        return event
    return {
        name: value
        for name, value in event.items()
        if name not in THROW and (name not in ROLLED or value != ROLLED[name])
    }


class Checkpoint(models.Model):
    """The state after one line, kept until the slot closes so that undo is quick."""

    campaign = models.ForeignKey(
        Campaign, models.DB_CASCADE, related_name="checkpoints", db_index=False
    )
    number = models.PositiveIntegerField()
    state: models.Field[State, State] = StructField(struct=State)

    class Meta:
        constraints = [
            models.UniqueConstraint(
                fields=["campaign", "number"], name="one_checkpoint_a_line"
            ),
        ]

    def __str__(self) -> str:
        return f"{self.campaign_id}/{self.number}"
