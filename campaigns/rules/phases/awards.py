"""6.8 Decorations: when each is due."""

from msgspec.structs import replace

from campaigns.rules.events import AwardGiven
from campaigns.rules.flow import Flow
from campaigns.rules.state import Pilot

FOR_PROMOTION = ("iron_cross_1", "german_cross")
CROSS = "knights_cross"
DIAMONDS = "diamonds"


def give_awards(flow: Flow) -> None:
    """6.8 Every award and grade that is due and not yet held, lowest grade first."""
    for award in flow.pack.awards.values():
        tally: int = getattr(flow.pilot, award.counts)
        for grade in award.grades:
            name = f"{award.id}:{grade.id}"
            if tally >= grade.at and name not in flow.pilot.awards:
                _give(flow, award.id, grade.id)


def _give(flow: Flow, award: str, grade: str) -> None:
    pilot = flow.pilot
    counts = award in FOR_PROMOTION
    period = replace(pilot.period, awards=pilot.period.awards + counts)
    flow.change_pilot(awards=(*pilot.awards, f"{award}:{grade}"), period=period)
    flow.emit(AwardGiven(award, grade))


def holds_knights_cross(pilot: Pilot) -> bool:
    """6.10.2 The Knight's Cross, or Diamonds, which contain it (AMB-52)."""
    return any(name.split(":")[0] in (CROSS, DIAMONDS) for name in pilot.awards)
