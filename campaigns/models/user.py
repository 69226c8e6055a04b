from __future__ import annotations

import secrets
from datetime import timedelta
from typing import TYPE_CHECKING, ClassVar

import msgspec
from django.contrib.auth.hashers import UNUSABLE_PASSWORD_PREFIX
from django.contrib.auth.models import AbstractUser, UserManager
from django.db import models
from django.db.models.functions import Coalesce
from django.utils import timezone
from django.utils.translation import gettext_lazy as _

from campaigns.models.display import Display

if TYPE_CHECKING:
    from datetime import datetime


GUEST_STAYS = timedelta(days=30)
"""How long a guest is kept after his last step."""


class PlayerManager(UserManager["User"]):
    """Users, and the way to make a guest."""

    use_in_migrations = False

    def create_guest(self) -> User:
        """Make a user for someone who wants to fly before signing up."""
        return self.create_user(f"guest-{secrets.token_hex(8)}", is_guest=True)

    def idle_guests(self, *, since: datetime) -> models.QuerySet[User]:
        """Return the guests whose last step, or else whose coming, was before then."""
        seen = Coalesce(models.Max("campaigns__last_step_at"), "created")
        idle = self.filter(is_guest=True).annotate(seen=seen).filter(seen__lt=since)
        return self.filter(pk__in=idle.values("pk"))


class User(AbstractUser):
    """A player. A guest has neither a password nor, most often, an e-mail address."""

    # `created` says the same; two columns for one fact would drift apart.
    date_joined = None  # type: ignore[assignment]

    is_guest = models.BooleanField(_("guest"), default=False)
    created = models.DateTimeField(_("created"), default=timezone.now, editable=False)
    hints_off = models.BooleanField(_("no hints in new campaigns"), default=False)
    display_choices: models.Field[dict[str, str], dict[str, str]] = models.JSONField(
        default=dict, editable=False
    )

    objects: ClassVar[PlayerManager] = PlayerManager()

    class Meta:
        verbose_name = _("user")
        verbose_name_plural = _("users")
        constraints = [
            models.CheckConstraint(
                name="guest_has_no_password",
                condition=models.Q(is_guest=False)
                | models.Q(password__startswith=UNUSABLE_PASSWORD_PREFIX),
            )
        ]

    @property
    def display(self) -> Display:
        """Return how this player wants his pages; what he never chose is as usual."""
        return msgspec.convert(self.display_choices, Display)
