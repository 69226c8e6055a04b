from __future__ import annotations

from django.db import models
from django.db.models import Q
from django.utils import timezone
from django.utils.translation import gettext_lazy as _

from campaigns.models.campaign import Campaign
from campaigns.rules.state import SLOTS

ENTRY_MOST = 20_000
"""Characters that an entry may have."""


class Diary(models.Model):
    """What an owner has decided about the diary of a campaign; without it, nothing."""

    campaign = models.OneToOneField(Campaign, models.DB_CASCADE, related_name="diary")
    is_shared = models.BooleanField(_("shown by the link of the career"), default=False)

    class Meta:
        verbose_name = _("diary")
        verbose_name_plural = _("diaries")

    def __str__(self) -> str:
        return f"{self.campaign_id}"


class DiaryEntry(models.Model):
    """The text of one slot as its owner wrote it.

    Only edited texts are stored. Without a row the text is made from the log, and
    deleting the row brings that one back.
    """

    campaign = models.ForeignKey(
        Campaign, models.DB_CASCADE, related_name="diary_entries", db_index=False
    )
    slot = models.PositiveSmallIntegerField()
    text = models.TextField(_("text"), max_length=ENTRY_MOST)
    edited_at = models.DateTimeField(default=timezone.now, editable=False)

    class Meta:
        verbose_name = _("diary entry")
        verbose_name_plural = _("diary entries")
        constraints = [
            models.UniqueConstraint(
                fields=["campaign", "slot"], name="one_diary_entry_a_slot"
            ),
            models.CheckConstraint(
                name="diary_entry_in_the_calendar", condition=Q(slot__lt=SLOTS)
            ),
        ]

    def __str__(self) -> str:
        return f"{self.campaign_id}/{self.slot}"
