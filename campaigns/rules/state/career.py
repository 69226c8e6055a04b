"""What lasts from sortie to sortie: options, men, pilot, research, slots to lose."""

from campaigns.rules.state.base import Frozen


class Options(Frozen, frozen=True):
    """9.0 The optional rules chosen at the start of the campaign."""

    pilot_quality: bool = False
    ammunition: bool = False
    range_effects: bool = False
    neutral_canada: bool = False


class Man(Frozen, frozen=True):
    """One crewman. `ace_kills` count toward ace status and can be lost (6.7)."""

    id: int
    name: str
    kills: int = 0
    ace_kills: int = 0
    back: int = 0
    """First slot in which he can fly again."""


class Period(Frozen, frozen=True):
    """6.10.2 What counts for the next promotion, since the last attempt."""

    successes: int = 0
    awards: int = 0
    aircraft_lost: int = 0


class Pilot(Frozen, frozen=True):
    """The player's pilot: rank, experience, skills, score and decorations (A2)."""

    rank: str = "hauptmann"
    experience: int = 0
    skills: tuple[str, ...] = ()
    total: int = 0
    """Running sum of bombing percentages and special points (8.0)."""
    successes: int = 0
    flown: int = 0
    atomic_drops: int = 0
    combat_wounds: int = 0
    aircraft_lost: int = 0
    awards: tuple[str, ...] = ()
    """`award` or `award:grade`, in the order in which they were given."""
    period: Period = Period()


class Research(Frozen, frozen=True):
    """6.9 Levels of the open areas and the areas achieved."""

    levels: dict[str, int] = {}
    achieved: tuple[str, ...] = ()


class Delay(Frozen, frozen=True):
    """Slots still to be lost: the first three side by side, then training (AMB-29)."""

    wounds: int = 0
    internment: int = 0
    repair: int = 0
    training: int = 0
