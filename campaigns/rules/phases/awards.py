"""6.8 Decorations: what each counts and when it is due."""

from msgspec.structs import replace

from campaigns.rules.events import AwardGiven
from campaigns.rules.flow import Flow
from campaigns.rules.state import Pilot

FOR_PROMOTION = ("iron_cross_1", "german_cross")
CROSS = "knights_cross"
DIAMONDS = "diamonds"


def counted(pilot: Pilot) -> dict[str, int]:
    """6.8 The number that each award counts."""
    return {
        "wound_badge": pilot.combat_wounds,
        "iron_cross_2": pilot.successes,
        "iron_cross_1": pilot.successes,
        "amerika_shield": pilot.flown,
        "flight_clasp": pilot.flown,
        "german_cross": pilot.successes,
        "knights_cross": pilot.total,
        "diamonds": pilot.atomic_drops,
    }


def give_awards(flow: Flow) -> None:
    """6.8 Every award and grade that is due and not yet held, lowest grade first."""
    numbers = counted(flow.pilot)
    for award in flow.pack.awards.values():
        for grade in award.grades:
            name = f"{award.id}:{grade.id}"
            if numbers[award.id] >= grade.at and name not in flow.pilot.awards:
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
