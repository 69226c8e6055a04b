"""The diary of a career: made from the log, or as its owner wrote it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from django.core.paginator import Paginator

from campaigns.diary import Entry, Told, entry_of
from campaigns.models import Diary, DiaryEntry, SortieRecord
from campaigns.selectors.board import board_lines
from campaigns.words.fields import known
from campaigns.words.names import AIRCRAFT

if TYPE_CHECKING:
    from collections.abc import Sequence

    from django.core.paginator import Page
    from django.db.models import QuerySet

    from campaigns.boards.given import Line
    from campaigns.models import Campaign

PER_PAGE = 8


@dataclass(frozen=True, slots=True)
class DiaryText:
    """One entry as it is read: the owner's text if there is one, else the log's."""

    number: int
    """Slot from 1 to 48."""
    date: str
    title: str
    text: str
    edited: bool

    @property
    def paragraphs(self) -> tuple[str, ...]:
        """The text between empty lines."""
        parts = self.text.replace("\r\n", "\n").split("\n\n")
        return tuple(part.strip() for part in parts if part.strip())


@dataclass(frozen=True, slots=True)
class DiaryPage:
    """Some entries of a diary and where they stand in it."""

    pilot: str
    entries: tuple[DiaryText, ...]
    page: Page[SortieRecord]


def diary_page(campaign: Campaign, number: str) -> DiaryPage:
    """Read one page of a diary, oldest entries first."""
    page = Paginator(told_sorties(campaign), PER_PAGE).get_page(number or 1)
    texts = diary_texts(campaign, list(page.object_list))
    return DiaryPage(campaign.pilot.name, texts, page)


def whole_diary(campaign: Campaign) -> tuple[DiaryText, ...]:
    """Read every entry of a diary."""
    return diary_texts(campaign, list(told_sorties(campaign)))


def diary_text(campaign: Campaign, slot: int) -> DiaryText | None:
    """Read one entry; None for a slot without a sortie."""
    sorties = told_sorties(campaign).filter(slot=slot)
    return next(iter(diary_texts(campaign, list(sorties))), None)


def diary_is_shared(campaign: Campaign) -> bool:
    """Say whether the diary is shown by the link of the career."""
    return Diary.objects.filter(campaign=campaign, is_shared=True).exists()


def told_sorties(campaign: Campaign) -> QuerySet[SortieRecord]:
    """Return the closed slots that the diary has something to tell of."""
    sorties = SortieRecord.objects.filter(campaign=campaign).exclude(target_kind="")
    return sorties.select_related("bomber").order_by("slot")


def diary_texts(
    campaign: Campaign, sorties: Sequence[SortieRecord]
) -> tuple[DiaryText, ...]:
    """Read the entries of some sorties: three queries, however many there are."""
    if not sorties:
        return ()
    men = dict(campaign.crewmen.values_list("man", "name"))
    slots = [sortie.slot for sortie in sorties]
    written = DiaryEntry.objects.filter(campaign=campaign, slot__in=slots)
    edited = dict(written.values_list("slot", "text"))
    lines = counting_lines(campaign, sorties)
    entries = (log_entry(sortie, lines, men) for sortie in sorties)
    return tuple(reading(entry, edited.get(entry.slot)) for entry in entries)


def counting_lines(
    campaign: Campaign, sorties: Sequence[SortieRecord]
) -> tuple[Line, ...]:
    """Return the lines of some sorties that still count, oldest first."""
    lines = board_lines(campaign, sorties[0].first_line, sorties[-1].last_line)
    return tuple(line for line in lines[::-1] if not line.undone)


def log_entry(
    sortie: SortieRecord, lines: Sequence[Line], men: dict[int, str]
) -> Entry:
    """Write the entry of a sortie from its lines."""
    told = (
        Told(line.number, line.events)
        for line in lines
        if sortie.first_line <= line.number <= sortie.last_line
    )
    return entry_of(sortie.slot, told, str(known(AIRCRAFT, sortie.bomber.type)), men)


def reading(entry: Entry, written: str | None) -> DiaryText:
    """Return an entry as it is read."""
    return DiaryText(
        number=entry.slot + 1,
        date=entry.date,
        title=entry.title,
        text=entry.text if written is None else written,
        edited=written is not None,
    )
