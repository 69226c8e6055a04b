"""Between sorties: hangar, debriefing, month's end, the next slot."""

from campaigns.rules.steps.base import StepBase


class Hangar(StepBase, frozen=True, tag="hangar"):
    """5.0 The choice between two sorties: fly, pass, buy a skill, change the type."""


class NewAircraft(StepBase, frozen=True, tag="new-aircraft"):
    """7.3, 7.4 A new bomber is due; `reason` is wound, loss or written-off.

    `slot` is the one whose date decides which types are available.
    """

    reason: str
    slot: int


class MonthEnd(StepBase, frozen=True, tag="month-end"):
    """6.9, 6.10 What follows the last slot of a month."""


class ResearchRequest(StepBase, frozen=True, tag="research-request"):
    """6.9.1 The player may add a level to one area."""

    telegram: bool = False


class ResearchCheck(StepBase, frozen=True, tag="research-check"):
    """6.9.2 One area is rolled."""

    area: str


class PromotionCheck(StepBase, frozen=True, tag="promotion-check"):
    """6.10.2 The promotion roll."""


class NextSlot(StepBase, frozen=True, tag="next-slot"):
    """3.7 The slot closes and the next opens. `cause` says why it was lost."""

    cause: str = ""


class PassSlots(StepBase, frozen=True, tag="pass-slots"):
    """3.7 Lost slots pass one after the other."""


class Debriefing(StepBase, frozen=True, tag="debriefing"):
    """5.0 Success, awards, experience, repair, hospital."""


class HospitalRoll(StepBase, frozen=True, tag="hospital-roll"):
    """6.4.5 Chart C2 for one man."""

    station: str


class SlotReview(StepBase, frozen=True, tag="slot-review"):
    """5.0 What the sortie leaves behind: delays, replacements, a new bomber."""


class Over(StepBase, frozen=True, tag="over"):
    """2.0 The career has ended; nothing more is asked."""
