"""What an owner does with the diary of a career."""

from __future__ import annotations

from typing import TYPE_CHECKING

from django.utils import timezone

from campaigns.models import Diary, DiaryEntry

if TYPE_CHECKING:
    from campaigns.models import Campaign


def diary_entry_write(*, campaign: Campaign, slot: int, text: str) -> None:
    """Keep the owner's own text for a slot in place of the one from the log."""
    DiaryEntry.objects.update_or_create(
        campaign=campaign,
        slot=slot,
        defaults={"text": text, "edited_at": timezone.now()},
    )


def diary_entry_restore(*, campaign: Campaign, slot: int) -> None:
    """Go back to the text from the log."""
    DiaryEntry.objects.filter(campaign=campaign, slot=slot).delete()


def diary_share(*, campaign: Campaign, shared: bool) -> None:
    """Show the diary to whoever has the link of the career, or stop showing it."""
    Diary.objects.update_or_create(campaign=campaign, defaults={"is_shared": shared})
