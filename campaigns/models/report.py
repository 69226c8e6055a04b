from __future__ import annotations

from django.db import models
from django.utils import timezone
from django.utils.translation import gettext_lazy as _

from campaigns.models.campaign import Campaign
from campaigns.models.user import User

TEXT_MOST = 2000


class Report(models.Model):
    """A word to the host: of a player on one line of his log, or on a public page."""

    campaign = models.ForeignKey(Campaign, models.DB_CASCADE, related_name="reports")
    number = models.PositiveIntegerField(_("line"), null=True)
    """Of the log; nothing where the public page is reported."""
    # A guest who signs up is removed; what he reported still wants an answer. Who
    # reports a public page need not have an account.
    reporter = models.ForeignKey(
        User, models.DB_SET_NULL, null=True, related_name="reports"
    )
    text = models.TextField(_("what is wrong"), blank=True, max_length=TEXT_MOST)
    created = models.DateTimeField(default=timezone.now, editable=False)
    is_done = models.BooleanField(_("dealt with"), default=False)

    class Meta:
        verbose_name = _("report")
        verbose_name_plural = _("reports")
        indexes = [
            models.Index(
                fields=["-created"],
                name="report_open",
                condition=models.Q(is_done=False),
            )
        ]

    def __str__(self) -> str:
        return f"{self.campaign_id}/{'–' if self.number is None else self.number}"
