from __future__ import annotations

import hashlib
import secrets
from datetime import timedelta
from typing import TYPE_CHECKING, Any, ClassVar, Literal, cast

from django.db import models
from django.db.models import Q
from django.utils import timezone
from django.utils.translation import gettext_lazy as _

from campaigns.models.fields import StructField
from campaigns.models.user import User
from campaigns.rules.state import Campaign as State

if TYPE_CHECKING:
    from datetime import datetime

type Honesty = Literal["site", "typed", "taken-back", "imported", "edited", "copy"]

SEED_BYTES = 32
BIN_DAYS = 30
TOKEN_BYTES = 18


def new_seed() -> bytes:
    """Draw the secret from which all site dice of one campaign come."""
    return secrets.token_bytes(SEED_BYTES)


def new_token() -> str:
    """Draw the unguessable part of a share link."""
    return secrets.token_urlsafe(TOKEN_BYTES)


def seed_digest(seed: bytes) -> str:
    """Return the hash that is shown from the start, before the first throw."""
    return hashlib.sha256(seed).hexdigest()


def bin_since() -> datetime:
    """Return the moment before which a deleted campaign is gone for good."""
    return timezone.now() - timedelta(days=BIN_DAYS)


class CampaignQuerySet(models.QuerySet["Campaign"]):
    """The words in which pages ask for campaigns."""

    def owned_by(self, user: User) -> CampaignQuerySet:
        """Return the campaigns of one player that are not in the bin."""
        return self.filter(owner=user, deleted_at=None)

    def in_bin_of(self, user: User) -> CampaignQuerySet:
        """Return the campaigns that one player deleted and can still bring back."""
        return self.filter(owner=user, deleted_at__gte=bin_since())

    def shared(self) -> CampaignQuerySet:
        """Return the campaigns that may be read by their link."""
        return self.filter(
            share_token__isnull=False, deleted_at=None, hidden_by_host=False
        )

    def published(self) -> CampaignQuerySet:
        """Return the shared campaigns whose owners want them on the front page."""
        return self.shared().filter(is_published=True)

    def of_class(self, honesty: str) -> CampaignQuerySet:
        """Return the campaigns whose `Campaign.honesty` is this one."""
        if honesty in Campaign.Origin.values:
            return self.filter(origin=honesty)
        begun = self.filter(origin=Campaign.Origin.BEGUN)
        if honesty == "taken-back":
            return begun.filter(is_taken_back=True)
        typed = honesty == "typed"
        return begun.filter(is_taken_back=False, has_typed_dice=typed)

    def told(self) -> CampaignQuerySet:
        """Read with each campaign what every career page shows of it."""
        return self.select_related("pilot", "owner", "diary")

    def light(self) -> CampaignQuerySet:
        """Leave out what is large or secret."""
        return self.defer("state", "setup", "seed")


class Campaign(models.Model):
    """One career: the state that the rules need, and what the site keeps about it.

    `turn` counts commands and only grows, undo included, so that an old form never
    becomes valid again. The row is the only thing that a step locks and rewrites.
    """

    class DiceMode(models.TextChoices):
        SITE = "site", _("the site throws")
        TYPED = "typed", _("I throw and type the dice in")

    class Origin(models.TextChoices):
        BEGUN = "begun", _("begun here")
        IMPORTED = "imported", _("imported")
        EDITED = "edited", _("edited outside")
        COPY = "copy", _("scratch copy")

    owner = models.ForeignKey(User, models.DB_CASCADE, related_name="campaigns")
    title = models.CharField(_("title"), max_length=80)
    created = models.DateTimeField(default=timezone.now, editable=False)
    last_step_at = models.DateTimeField(default=timezone.now, editable=False)

    turn = models.PositiveIntegerField(default=0)
    lines = models.PositiveIntegerField(default=0)
    slot_line = models.PositiveIntegerField(default=0)
    branch = models.PositiveSmallIntegerField(default=0)
    record_revision = models.PositiveIntegerField(default=0, editable=False)
    undo_to = models.PositiveIntegerField(null=True, editable=False)
    undo_past_die = models.BooleanField(default=False, editable=False)
    setup: models.Field[dict[str, Any], dict[str, Any]] = models.JSONField()
    state: models.Field[State, State] = StructField(struct=State)
    rules_version = models.CharField(max_length=20)
    pack = models.CharField(max_length=40)
    pack_version = models.CharField(max_length=20)
    over = models.CharField(max_length=20, blank=True)
    moves: models.Field[list[dict[str, Any]], list[dict[str, Any]]] = models.JSONField(
        default=list, blank=True, editable=False
    )

    seed = models.BinaryField(max_length=SEED_BYTES, default=new_seed)
    seed_hash = models.CharField(max_length=64)
    origin = models.CharField(choices=Origin, default=Origin.BEGUN, max_length=10)
    has_typed_dice = models.BooleanField(default=False)
    is_taken_back = models.BooleanField(default=False)

    dice_mode = models.CharField(
        _("dice"), choices=DiceMode, default=DiceMode.SITE, max_length=5
    )
    allow_take_back = models.BooleanField(_("dice may be taken back"), default=False)
    roll_on: models.Field[dict[str, list[str]], dict[str, list[str]]] = (
        models.JSONField(default=dict, blank=True)
    )
    guided = models.BooleanField(_("hints are shown"), default=False)
    seen_kinds: models.Field[list[str], list[str]] = models.JSONField(
        default=list, blank=True, editable=False
    )

    archived_at = models.DateTimeField(blank=True, null=True)
    deleted_at = models.DateTimeField(blank=True, null=True)
    share_token = models.CharField(max_length=32, blank=True, null=True)  # noqa: DJ001
    shows_owner = models.BooleanField(_("show my name"), default=False)
    shows_flight = models.BooleanField(_("show the flight under way"), default=True)
    is_published = models.BooleanField(_("list on the front page"), default=False)
    hidden_by_host = models.BooleanField(_("hidden by the host"), default=False)

    objects: ClassVar[Any] = CampaignQuerySet.as_manager()

    class Meta:
        verbose_name = _("campaign")
        verbose_name_plural = _("campaigns")
        constraints = [
            models.UniqueConstraint(fields=["share_token"], name="one_share_token"),
            models.CheckConstraint(
                name="seed_hash_is_sha256",
                condition=Q(seed_hash__regex=r"^[0-9a-f]{64}$"),
            ),
            models.CheckConstraint(
                name="published_is_shared",
                condition=Q(is_published=False) | Q(share_token__isnull=False),
            ),
            models.CheckConstraint(
                name="slot_begins_in_the_log",
                condition=Q(slot_line__lte=models.F("lines")),
            ),
        ]
        indexes = [
            # No index holds what a step writes: its row is then rewritten in place
            # (HOT), without a new entry in every index. The few rows are sorted.
            models.Index(
                fields=["owner"],
                name="campaign_published",
                condition=Q(is_published=True),
            ),
            models.Index(
                fields=["deleted_at"],
                name="campaign_deleted",
                condition=Q(deleted_at__isnull=False),
            ),
        ]

    def __str__(self) -> str:
        return self.title

    @property
    def honesty(self) -> Honesty:
        """Return the class of the dice: how it came here, taken-back, typed or site.

        The gravest fact decides. `site` turns into *verified* only when a reader's
        browser and the replay have agreed.
        """
        if self.origin != self.Origin.BEGUN:
            return cast("Honesty", self.origin)
        if self.is_taken_back:
            return "taken-back"
        return "typed" if self.has_typed_dice else "site"

    @property
    def shown_seed(self) -> str:
        """Return the seed in hex when no die depends on it any more (contract 9)."""
        return bytes(self.seed).hex() if self.over else ""

    @property
    def hides_flight(self) -> bool:
        """Say whether readers see nothing of the slot under way."""
        return not self.shows_flight and not self.over

    @property
    def asks(self) -> frozenset[str]:
        """Return the kinds of roll before which a roll-on stops."""
        return frozenset(self.roll_on.get("ask", []))
