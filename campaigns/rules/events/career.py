"""Between sorties: result, awards, crew, calendar, research and the end."""

from campaigns.rules.events.base import EventBase


class CareerBegan(EventBase, frozen=True, tag="career-began"):
    """4.0 The campaign begins on a starter."""

    aircraft: str


class SortieReviewed(EventBase, frozen=True, tag="sortie-reviewed"):
    """5.0 The result of the sortie."""

    success: bool
    points: int
    total: int
    hits: int
    repair: str


class AwardGiven(EventBase, frozen=True, tag="award-given"):
    """6.8 A decoration."""

    award: str
    grade: str = ""


class ExperienceGained(EventBase, frozen=True, tag="experience-gained"):
    """6.7 Experience points."""

    points: int


class SkillBought(EventBase, frozen=True, tag="skill-bought"):
    """6.7 A skill was bought."""

    skill: str


class SkillLost(EventBase, frozen=True, tag="skill-lost"):
    """6.7, 7.3 A skill was struck off, by wounds or with the crew."""

    skill: str
    cause: str


class HospitalStay(EventBase, frozen=True, tag="hospital-stay"):
    """6.4.5 Slots that a man misses."""

    station: str
    man: int
    slots: int


class ManJoined(EventBase, frozen=True, tag="man-joined"):
    """6.4.5 A man joins the crew."""

    station: str
    man: int
    name: str
    temporary: bool = False


class CrewReplaced(EventBase, frozen=True, tag="crew-replaced"):
    """7.3 A completely new crew."""


class SlotsLost(EventBase, frozen=True, tag="slots-lost"):
    """6.4 Slots that will be lost."""

    slots: int
    cause: str


class SlotPassed(EventBase, frozen=True, tag="slot-passed"):
    """3.7 A slot was lost."""

    slot: int
    cause: str


class SlotFlown(EventBase, frozen=True, tag="slot-flown"):
    """3.7 A slot was flown."""

    slot: int


class ResearchRaised(EventBase, frozen=True, tag="research-raised"):
    """6.9.1 A level was added."""

    area: str
    level: int


class ResearchAchieved(EventBase, frozen=True, tag="research-achieved"):
    """6.9.1 A breakthrough."""

    area: str


class ResearchFailed(EventBase, frozen=True, tag="research-failed"):
    """6.9.1 No breakthrough this month."""

    area: str


class Promoted(EventBase, frozen=True, tag="promoted"):
    """6.10.2 The new rank."""

    rank: str


class NotPromoted(EventBase, frozen=True, tag="not-promoted"):
    """6.10.2 The rank stays."""

    rank: str


class AircraftAssigned(EventBase, frozen=True, tag="aircraft-assigned"):
    """7.0 A new bomber."""

    aircraft: str
    training: bool


class CareerOver(EventBase, frozen=True, tag="career-over"):
    """`reason` is killed, captured, interned, calendar or given-up."""

    reason: str
    victory: str
    total: int


class SortieEntered(EventBase, frozen=True, tag="sortie-entered"):
    """5.0 A sortie that was flown on the table; `zone` is the farthest one."""

    zone: int
