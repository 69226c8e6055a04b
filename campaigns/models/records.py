from __future__ import annotations

from django.db import models
from django.db.models import F, Q
from django.utils.translation import gettext_lazy as _

from campaigns.models.campaign import Campaign
from campaigns.models.fields import StructField
from campaigns.rules.state import SLOTS

# The record: what rosters, career pages and statistics read. It is written when a
# campaign begins and whenever a slot closes, and can be rebuilt from the log. The
# engine never reads it.


class Pilot(models.Model):
    """The player's pilot as he stood when the last slot closed."""

    campaign = models.OneToOneField(Campaign, models.DB_CASCADE, related_name="pilot")
    name = models.CharField(max_length=60)
    rank = models.CharField(max_length=20)
    slot = models.PositiveSmallIntegerField(default=0)
    experience = models.PositiveSmallIntegerField(default=0)
    skills: models.Field[list[str], list[str]] = models.JSONField(default=list)
    total = models.IntegerField(default=0)
    successes = models.PositiveSmallIntegerField(default=0)
    flown = models.PositiveSmallIntegerField(default=0)
    atomic_drops = models.PositiveSmallIntegerField(default=0)
    combat_wounds = models.PositiveSmallIntegerField(default=0)
    aircraft_lost = models.PositiveSmallIntegerField(default=0)
    victory = models.CharField(max_length=24, blank=True)

    class Meta:
        verbose_name = _("pilot")
        verbose_name_plural = _("pilots")
        constraints = [
            models.CheckConstraint(
                name="pilot_flown_in_the_calendar",
                condition=Q(flown__lte=SLOTS, successes__lte=F("flown")),
            ),
        ]

    def __str__(self) -> str:
        return self.name


class Bomber(models.Model):
    """One aircraft of the campaign, from its first slot to its last."""

    campaign = models.ForeignKey(
        Campaign, models.DB_CASCADE, related_name="bombers", db_index=False
    )
    number = models.PositiveSmallIntegerField()
    type = models.CharField(max_length=20)
    name = models.CharField(max_length=60, blank=True)
    from_slot = models.PositiveSmallIntegerField()
    to_slot = models.PositiveSmallIntegerField(null=True, blank=True)
    fate = models.CharField(max_length=24, blank=True)

    class Meta:
        verbose_name = _("bomber")
        verbose_name_plural = _("bombers")
        constraints = [
            models.UniqueConstraint(
                fields=["campaign", "number"], name="one_bomber_a_number"
            ),
            models.CheckConstraint(
                name="bomber_leaves_after_it_came",
                condition=Q(to_slot__isnull=True) | Q(to_slot__gte=F("from_slot")),
            ),
        ]

    def __str__(self) -> str:
        return self.name or self.type


class Crewman(models.Model):
    """One man who served in the campaign; the dead and the missing stay in it."""

    campaign = models.ForeignKey(
        Campaign, models.DB_CASCADE, related_name="crewmen", db_index=False
    )
    man = models.PositiveIntegerField()
    name = models.CharField(max_length=60)
    station = models.CharField(max_length=20)
    joined_slot = models.PositiveSmallIntegerField()
    left_slot = models.PositiveSmallIntegerField(null=True, blank=True)
    fate = models.CharField(max_length=24, blank=True)
    kills = models.PositiveSmallIntegerField(default=0)
    is_ace = models.BooleanField(default=False)
    back_slot = models.PositiveSmallIntegerField(default=0)

    class Meta:
        verbose_name = _("crewman")
        verbose_name_plural = _("crewmen")
        constraints = [
            models.UniqueConstraint(fields=["campaign", "man"], name="one_row_a_man"),
            models.CheckConstraint(
                name="man_leaves_after_he_came",
                condition=Q(left_slot__isnull=True)
                | Q(left_slot__gte=F("joined_slot")),
            ),
        ]

    def __str__(self) -> str:
        return self.name


class SortieRecord(models.Model):
    """One calendar slot: the sortie that was flown in it, or why it was lost."""

    campaign = models.ForeignKey(
        Campaign, models.DB_CASCADE, related_name="sorties", db_index=False
    )
    slot = models.PositiveSmallIntegerField()
    # Indexed by itself: else each bomber that a deleted campaign takes along would
    # have the whole table read.
    bomber = models.ForeignKey(Bomber, models.DB_CASCADE, related_name="sorties")
    first_line = models.PositiveIntegerField()
    last_line = models.PositiveIntegerField()
    flown = models.BooleanField(default=False)
    lost_to = models.CharField(max_length=24, blank=True)
    target_kind = models.CharField(max_length=12, blank=True)
    mission = models.CharField(max_length=12, blank=True)
    target = models.CharField(max_length=80, blank=True)
    place = models.CharField(max_length=80, blank=True)
    target_zone = models.PositiveSmallIntegerField(default=0)
    deepest_zone = models.PositiveSmallIntegerField(default=0)
    aborted = models.CharField(max_length=24, blank=True)
    on_target = models.BooleanField(null=True)
    percent = models.PositiveSmallIntegerField(null=True, blank=True)
    success = models.BooleanField(default=False)
    points = models.SmallIntegerField(default=0)
    total = models.IntegerField(default=0)
    hits = models.PositiveSmallIntegerField(default=0)
    repair = models.CharField(max_length=24, blank=True)
    landing = models.CharField(max_length=24, blank=True)
    bomber_lost = models.CharField(max_length=24, blank=True)
    promoted_to = models.CharField(max_length=20, blank=True)
    fighters: models.Field[list[dict[str, str]], list[dict[str, str]]] = StructField(
        default=list, struct=list[dict[str, str]]
    )
    kills: models.Field[list[dict[str, str | int]], list[dict[str, str | int]]] = (
        StructField(default=list, struct=list[dict[str, str | int]])
    )
    wounds: models.Field[list[dict[str, str | int]], list[dict[str, str | int]]] = (
        StructField(default=list, struct=list[dict[str, str | int]])
    )
    """Key of the man and his state after each wound that he lived through."""

    luck: models.Field[dict[str, list[float]], dict[str, list[float]]] = (
        models.JSONField(default=dict)
    )
    """Whose rolls (a man's number, or all of them under the empty name): how many,
    their sum off the mean, and its variance (`rules.luck.Run`)."""

    class Meta:
        verbose_name = _("sortie")
        verbose_name_plural = _("sorties")
        constraints = [
            models.UniqueConstraint(
                fields=["campaign", "slot"], name="one_sortie_a_slot"
            ),
            models.CheckConstraint(
                name="sortie_in_the_calendar", condition=Q(slot__lt=SLOTS)
            ),
            models.CheckConstraint(
                name="sortie_flown_or_lost_slot",
                condition=Q(lost_to="") | Q(flown=False),
            ),
            models.CheckConstraint(
                name="sortie_percent_is_one",
                condition=Q(percent__isnull=True) | Q(percent__lte=100),
            ),
            models.CheckConstraint(
                name="sortie_lines_in_order",
                condition=Q(last_line__gte=F("first_line")),
            ),
        ]

    def __str__(self) -> str:
        return f"{self.campaign_id}/{self.slot}"


class ResearchArea(models.Model):
    """One area of research that has a level or was achieved."""

    campaign = models.ForeignKey(
        Campaign, models.DB_CASCADE, related_name="research", db_index=False
    )
    area = models.CharField(max_length=24)
    level = models.PositiveSmallIntegerField(default=0)
    achieved_slot = models.PositiveSmallIntegerField(null=True, blank=True)

    class Meta:
        verbose_name = _("research area")
        verbose_name_plural = _("research areas")
        constraints = [
            models.UniqueConstraint(
                fields=["campaign", "area"], name="one_row_an_area"
            ),
        ]

    def __str__(self) -> str:
        return self.area


class Award(models.Model):
    """One decoration of the pilot, in the order in which they were given."""

    campaign = models.ForeignKey(
        Campaign, models.DB_CASCADE, related_name="awards", db_index=False
    )
    number = models.PositiveSmallIntegerField()
    award = models.CharField(max_length=24)
    grade = models.CharField(max_length=24, blank=True)
    slot = models.PositiveSmallIntegerField()

    class Meta:
        verbose_name = _("award")
        verbose_name_plural = _("awards")
        constraints = [
            models.UniqueConstraint(
                fields=["campaign", "number"], name="one_award_a_number"
            ),
        ]

    def __str__(self) -> str:
        return f"{self.award} {self.grade}".strip()
