"""The books of a career as they are laid out on paper."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from django.utils.translation import gettext as _

from campaigns.boards.aircraft import AircraftBoard, aircraft_board
from campaigns.rules.engine import pending
from campaigns.rules.pack import load_pack
from campaigns.rules.pending import Decision
from campaigns.rules.state import SLOTS
from campaigns.selectors.book import campaign_book
from campaigns.words import career_names, date, names, percent
from campaigns.words.causes import REPAIR
from campaigns.words.causes import SLOTS as SLOT_CAUSES
from campaigns.words.fields import award, known

if TYPE_CHECKING:
    from campaigns.boards.given import Slot
    from campaigns.models import Campaign
    from campaigns.rules.state import Campaign as State


@dataclass(frozen=True, slots=True)
class Row:
    """One line of the log sheet; empty where the slot is still to come."""

    number: int
    date: str
    target: str = ""
    zone: str = ""
    met: str = ""
    result: str = ""
    total: str = ""
    hits: str = ""
    note: str = ""


@dataclass(frozen=True, slots=True)
class ManRow:
    """One man of the crew card."""

    station: str
    name: str
    kills: int
    away: str


@dataclass(frozen=True, slots=True)
class PaperPage:
    """Log sheet, crew card and damage mat."""

    rows: tuple[Row, ...]
    men: tuple[ManRow, ...]
    pilot: tuple[tuple[str, str], ...]
    research: tuple[tuple[str, str], ...]
    mat: AircraftBoard
    takes_sheet: bool
    """A sortie that was flown on the table can be entered now."""


def paper_page(campaign: Campaign) -> PaperPage:
    """Gather what is printed."""
    state, pack = campaign.state, load_pack(campaign.pack)
    asked = pending(state)
    return PaperPage(
        rows=log_sheet(campaign),
        men=tuple(men_of(state)),
        pilot=tuple(pilot_of(state)),
        research=tuple(research_of(state)),
        mat=aircraft_board(state, pack),
        takes_sheet=isinstance(asked, Decision) and asked.blank is not None,
    )


def log_sheet(campaign: Campaign, *, public: bool = False) -> tuple[Row, ...]:
    """Write the log sheet: a line for each slot, to come ones included."""
    book = campaign_book(campaign, public=public)
    closed = {slot.slot: slot for slot in book.slots}
    return tuple(row_of(number, closed.get(number)) for number in range(SLOTS))


def row_of(number: int, slot: Slot | None) -> Row:
    """Write one line of the log sheet."""
    day = date(number, short=True)
    if slot is None:
        return Row(number + 1, day)
    if not slot.kind:
        note = str(known(SLOT_CAUSES, slot.lost_to))
        return Row(number + 1, day, note=note)
    down = sum(state == "destroyed" for _type, state in slot.met)
    return Row(
        number=number + 1,
        date=day,
        target=", ".join(part for part in (slot.target, slot.place) if part),
        zone=str(slot.zone),
        met=f"{len(slot.met)} / {down}",
        result="–" if slot.percent is None else percent(slot.percent),
        total=percent(slot.total),
        hits=str(slot.hits),
        note=str(known(REPAIR, slot.repair)),
    )


def men_of(state: State) -> list[ManRow]:
    """Write the crew card, stand-ins in place of those who are away."""
    rows = []
    for station in load_pack(state.pack).mats[state.aircraft].crew:
        man = state.crew[station]
        away = man.back > state.slot
        back = date(man.back, short=True) if away else ""
        rows.append(
            ManRow(str(known(names.STATIONS, station)), man.name, man.kills, back)
        )
    return rows


def pilot_of(state: State) -> list[tuple[str, str]]:
    """Write what the sheet keeps of the pilot."""
    pilot = state.pilot
    skills = ", ".join(str(known(career_names.SKILLS, skill)) for skill in pilot.skills)
    awards = (award(*item.partition(":")[::2]) for item in pilot.awards)
    return [
        (_("Rank"), str(known(career_names.RANKS, pilot.rank))),
        (_("Experience"), str(pilot.experience)),
        (_("Running total"), percent(pilot.total)),
        (_("Skills"), skills or "–"),
        (_("Awards"), "; ".join(awards) or "–"),
    ]


def research_of(state: State) -> list[tuple[str, str]]:
    """Write the research track; an area that is achieved has a tick."""
    research = state.research
    return [
        (
            str(label),
            "✓" if area in research.achieved else str(research.levels.get(area, 0)),
        )
        for area, label in career_names.RESEARCH.items()
    ]
