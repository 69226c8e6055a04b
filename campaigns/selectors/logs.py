"""The log of one slot, line by line."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from campaigns.boards.bar import Bar, bar
from campaigns.boards.log import log_line
from campaigns.models import Campaign, SortieRecord
from campaigns.rules.pack import load_pack
from campaigns.selectors.board import board_lines
from campaigns.words import cast_of, date

if TYPE_CHECKING:
    from campaigns.boards import given, log


@dataclass(frozen=True, slots=True)
class LogPage:
    """All lines of one slot, oldest first."""

    pk: int
    bar: Bar
    slot: int
    date: str
    lines: tuple[log.LogLine, ...]
    slots: tuple[int, ...]
    """Slots whose log can be read, counted from 1."""


def log_page(campaign: Campaign, slot: int) -> LogPage:
    """Read the log of one slot."""
    state = campaign.state
    served = dict(campaign.crewmen.values_list("man", "name"))
    cast, pack = cast_of(state, served), load_pack(campaign.pack)
    lines = [log_line(line, cast, pack) for line in slot_lines(campaign, slot)]
    closed = campaign.sorties.filter(flown=True).values_list("slot", flat=True)
    return LogPage(
        pk=campaign.pk,
        bar=bar(state, campaign.pk, "log", scratch=campaign.honesty == "copy"),
        slot=slot + 1,
        date=date(slot),
        lines=tuple(lines),
        slots=tuple(n + 1 for n in sorted({*closed, state.slot})),
    )


def slot_lines(campaign: Campaign, slot: int) -> tuple[given.Line, ...]:
    """Return the lines of a slot, oldest first."""
    span = lines_in(campaign, slot)
    return board_lines(campaign, *span)[::-1] if span else ()


def lines_in(campaign: Campaign, slot: int) -> tuple[int, int] | None:
    """Return the numbers of the first and the last line of a slot, if it has begun."""
    if slot == campaign.state.slot and not campaign.over:
        return campaign.slot_line + 1, campaign.lines
    sortie = SortieRecord.objects.filter(campaign=campaign, slot=slot).first()
    return (sortie.first_line, sortie.last_line) if sortie else None
