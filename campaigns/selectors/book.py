"""The record of a career as pages read it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from campaigns.boards.given import (
    AwardRecord,
    BomberRecord,
    Book,
    ManRecord,
    Slot,
    WoundRecord,
)
from campaigns.selectors.luck import luck_of

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from campaigns.models import Campaign, Crewman, SortieRecord


SERIOUS = "SW"


def campaign_book(campaign: Campaign, *, public: bool = False) -> Book:
    """Read the closed slots, men, awards and research: four queries.

    A career page does not list what was researched: three for a reader.
    """
    sorties = list(campaign.sorties.select_related("bomber").order_by("slot"))
    crewmen = list(campaign.crewmen.order_by("joined_slot", "man"))
    research = campaign.research.none() if public else campaign.research
    achieved = research.exclude(achieved_slot=None).order_by("achieved_slot")
    return Book(
        slots=tuple(slot_of(sortie) for sortie in sorties),
        men=tuple(man_of(man, sorties) for man in crewmen),
        awards=tuple(
            AwardRecord(award.award, award.grade, award.slot)
            for award in campaign.awards.order_by("number")
        ),
        promotions=tuple((s.promoted_to, s.slot) for s in sorties if s.promoted_to),
        wounds=tuple(wounds_of(sorties, {man.man: man for man in crewmen})),
        bombers=tuple(bombers_of(sorties)),
        research=tuple((area.area, area.achieved_slot or 0) for area in achieved),
        victory=campaign.pilot.victory,
        public=public,
        key=campaign.share_token or "",
        pk=campaign.pk,
        luck=luck_of(sorties),
    )


def slot_of(sortie: SortieRecord) -> Slot:
    """Return one closed slot."""
    return Slot(
        slot=sortie.slot,
        flown=sortie.flown,
        lost_to=sortie.lost_to,
        kind=sortie.target_kind,
        mission=sortie.mission,
        target=sortie.target,
        place=sortie.place,
        zone=sortie.target_zone,
        aborted=sortie.aborted,
        turned_in=sortie.deepest_zone if sortie.aborted else 0,
        on_target=sortie.on_target,
        percent=sortie.percent,
        success=sortie.success,
        points=sortie.points,
        total=sortie.total,
        hits=sortie.hits,
        repair=sortie.repair,
        bomber_lost=sortie.bomber_lost,
        aircraft=sortie.bomber.type,
        met=tuple((f["type"], f["state"]) for f in sortie.fighters),
        luck=luck_of([sortie]),
    )


def man_of(man: Crewman, sorties: Sequence[SortieRecord]) -> ManRecord:
    """Return one man, and over which target he was lost if he was."""
    lost = [s.target for s in sorties if s.slot == man.left_slot and man.fate]
    return ManRecord(
        man=man.man,
        name=man.name,
        station=man.station,
        joined=man.joined_slot,
        left=man.left_slot,
        fate=man.fate,
        kills=man.kills,
        ace=man.is_ace,
        back=man.back_slot,
        where=lost[0] if lost else "",
        luck=luck_of(sorties, str(man.man)),
    )


def wounds_of(
    sorties: Iterable[SortieRecord], men: Mapping[object, Crewman]
) -> Iterable[WoundRecord]:
    """Give each man's worst wound of each sortie, in the order of the sorties."""
    for sortie in sorties:
        worst: dict[object, str] = {}
        for wound in sortie.wounds:
            if worst.get(wound["man"]) != SERIOUS:
                worst[wound["man"]] = str(wound["state"])
        for key, state in worst.items():
            man = men[key]
            yield WoundRecord(man.name, man.station, state, sortie.slot)


def bombers_of(sorties: Sequence[SortieRecord]) -> Iterable[BomberRecord]:
    """Give each aircraft with a closed slot, the first one first."""
    for bomber in {sortie.bomber_id: sortie.bomber for sortie in sorties}.values():
        own = [sortie for sortie in sorties if sortie.bomber_id == bomber.pk]
        yield BomberRecord(
            type=bomber.type,
            name=bomber.name,
            first=bomber.from_slot,
            last=bomber.to_slot,
            fate=bomber.fate,
            flown=sum(sortie.flown for sortie in own),
        )
