"""Writes the record when a campaign begins and whenever a slot closes."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from campaigns.models import (
    Award,
    Bomber,
    Campaign,
    Crewman,
    Pilot,
    ResearchArea,
    SortieRecord,
)
from campaigns.rules import crewing
from campaigns.rules.pack import load_pack
from campaigns.services.fortune import aboard_in, luck_by_man
from campaigns.services.sorties import SlotReader

if TYPE_CHECKING:
    from collections.abc import Iterable

    from django.db.models import Model

    from campaigns.models import LogLine
    from campaigns.rules.state import Campaign as State
    from campaigns.rules.state import Man

KEPT_OF_PILOT = (
    "experience",
    "total",
    "successes",
    "flown",
    "atomic_drops",
    "combat_wounds",
    "aircraft_lost",
)


@dataclass
class Page:
    """What one closed slot adds to the record or changes in it."""

    pilot: Pilot
    bombers: list[Bomber]
    crewmen: list[Crewman]
    sorties: list[SortieRecord]
    research: list[ResearchArea]
    awards: list[Award]


def begin_record(campaign: Campaign) -> None:
    """Write the first rows: the pilot, his crew and his bomber."""
    state = campaign.state
    bomber = Bomber(number=1, type=state.aircraft, name=state.aircraft_name)
    bomber.from_slot = state.slot
    crew = [new_crewman(man, station, 0) for station, man in state.crew.items()]
    save_page(campaign, Page(pilot_row(state), [bomber], crew, [], [], []))


def close_slot(campaign: Campaign, lines: Iterable[LogLine]) -> None:
    """Write what the lines of a closed slot come to; the state is that at its end."""
    bomber = campaign.bombers.latest("number")
    crewmen = list(campaign.crewmen.filter(left_slot=None))
    save_page(campaign, make_page(campaign.state, lines, bomber, crewmen))


def make_page(
    state: State, lines: Iterable[LogLine], bomber: Bomber, crewmen: list[Crewman]
) -> Page:
    """Read a closed slot's lines and the state that they led to."""
    reader = SlotReader(bomber, lines)
    if state.over:
        reader.finish()
    for new in reader.bombers[1:]:
        new.name = state.aircraft_name
    note_luck(state, reader, crewmen)
    for record in reader.sorties:
        record.total = record.total if record.flown else state.pilot.total
    pilot = pilot_row(state)
    pilot.victory = reader.victory
    first = len(state.pilot.awards) - len(reader.awards) + 1
    for number, award in enumerate(reader.awards, start=first):
        award.number = number
    return Page(
        pilot,
        reader.bombers,
        crew_rows(state, reader, crewmen),
        reader.sorties,
        research_rows(state, reader),
        reader.awards,
    )


def note_luck(state: State, reader: SlotReader, crewmen: list[Crewman]) -> None:
    """Keep with the slot's first sortie how lucky its rolls were."""
    if reader.sorties:
        record = reader.sorties[0]
        aboard = aboard_in(record.slot, crewmen, reader.joined.values())
        flown = record.bomber.type
        record.luck = luck_by_man(state.pack, flown, reader.rolls, aboard)


def pilot_row(state: State) -> Pilot:
    """Return the pilot as he stands."""
    pilot = state.pilot
    row = Pilot(name=state.crew["pilot"].name, rank=pilot.rank, slot=state.slot)
    row.skills = sorted(pilot.skills)
    for name in KEPT_OF_PILOT:
        setattr(row, name, getattr(pilot, name))
    return row


def new_crewman(man: Man, station: str, slot: int) -> Crewman:
    """Return the row of a man who has just come."""
    return Crewman(man=man.id, name=man.name, station=station, joined_slot=slot)


def crew_rows(
    state: State, reader: SlotReader, crewmen: list[Crewman]
) -> list[Crewman]:
    """Return the men who serve or have left in this slot.

    Among them is who joined and left within it: a temporary man who was hurt.
    """
    pack = load_pack(state.pack)
    rows = reader.joined | {row.man: row for row in crewmen}
    present = [*state.crew.items(), *state.standins.items()]
    for station, man in present:
        row = rows.setdefault(man.id, new_crewman(man, station, state.slot))
        row.station, row.back_slot = station, man.back
        row.is_ace = crewing.is_ace(pack, man)
    serving = {man.id for _station, man in present}
    fates = killed_at_last(state) | reader.fates
    closed = reader.sorties[-1].slot if reader.sorties else state.slot - 1
    for row in rows.values():
        row.kills += reader.kills.get(row.man, 0)
        fate = fates.get(row.man, "")
        if fate or row.man not in serving:
            row.left_slot = max(row.joined_slot, closed)
            row.fate = fate or "transferred"
    return list(rows.values())


def killed_at_last(state: State) -> dict[int, str]:
    """6.3 Who was killed in the flight with which the career ended.

    An explosion kills everybody at once, and no line of the log names them. Others may
    stand in the crew by now: what counts is who was aboard.
    """
    if not state.over or state.sortie is None:
        return {}
    men, wounds = state.sortie.aboard, state.sortie.wounds.items()
    return {men[s].id: "killed" for s, wound in wounds if wound == "KIA" and s in men}


def research_rows(state: State, reader: SlotReader) -> list[ResearchArea]:
    """Return the areas at work and those achieved in this slot; older ones stand."""
    levels = state.research.levels
    old = set(state.research.achieved) - set(reader.achieved)
    return [
        ResearchArea(
            area=area,
            level=levels.get(area, 0),
            achieved_slot=reader.achieved.get(area),
        )
        for area in sorted({*levels, *reader.achieved} - old)
    ]


def save_page(campaign: Campaign, page: Page) -> None:
    """Write the rows over those of the same campaign and number."""
    write(campaign, [page.pilot], [])
    write(campaign, page.bombers, ["number"])
    write(campaign, page.crewmen, ["man"])
    write(campaign, page.sorties, ["slot"])
    write(campaign, page.research, ["area"])
    write(campaign, page.awards, ["number"])


def write[Row: Model](campaign: Campaign, rows: list[Row], key: list[str]) -> None:
    """Insert rows, or update those that are there, in one query."""
    if not rows:
        return
    kind = type(rows[0])
    unique = ["campaign", *key]
    fields = [
        field.name
        for field in kind._meta.concrete_fields
        if field.name not in {"id", *unique}
    ]
    for row in rows:
        row.pk = None
        setattr(row, "campaign", campaign)  # noqa: B010
    kind._default_manager.bulk_create(
        rows, update_conflicts=True, unique_fields=unique, update_fields=fields
    )
