"""From the briefing to the target: movement, interception, the bomb run."""

from campaigns.rules.steps.base import RepeatableBase, StepBase


class Briefing(StepBase, frozen=True, tag="briefing"):
    """6.10.1 An officer may try to choose his target."""


class TargetAttempt(StepBase, frozen=True, tag="target-attempt"):
    """6.10.1 The roll that lets an officer choose."""


class TargetChoice(StepBase, frozen=True, tag="target-choice"):
    """6.10.1 The officer chooses among the raids of the quarter."""


class TargetRoll(StepBase, frozen=True, tag="target-roll"):
    """5.0 Chart A1."""


class SpecialRoll(StepBase, frozen=True, tag="special-roll"):
    """6.2.5 Which special mission."""


class CityRoll(StepBase, frozen=True, tag="city-roll"):
    """6.2.5.2, 6.2.5.3 Which city."""

    mission: str


class TakeOff(StepBase, frozen=True, tag="take-off"):
    """5.0 The bomber leaves the base."""


class Depart(StepBase, frozen=True, tag="depart"):
    """5.0 On to the next zone of the present leg.

    `asked` is True once the player has pressed on although the fuel does not suffice.
    """

    asked: bool = False


class TurnBack(StepBase, frozen=True, tag="turn-back"):
    """2.0, 6.4 Press on or turn back."""


class Interception(StepBase, frozen=True, tag="interception"):
    """6.1.2 Chart B1 in the zone that is entered."""

    zone: int


class EventRoll(StepBase, frozen=True, tag="event-roll"):
    """6.11 Chart C1."""


class AfterFight(StepBase, frozen=True, tag="after-fight"):
    """2.0, 6.3 After a fight outward bound: a forced abort, or the choice of one."""


class ZoneBusiness(StepBase, frozen=True, tag="zone-business"):
    """5.0 What is left to do in the zone after the interception."""


class BombRun(StepBase, frozen=True, tag="bomb-run"):
    """6.2.1 The run over the target begins."""


class BombRunRoll(RepeatableBase, frozen=True, tag="bomb-run-roll"):
    """6.2.1 Chart B10."""


class BombingRoll(RepeatableBase, frozen=True, tag="bombing-roll"):
    """6.2.2 Chart B11."""

    clear_view: bool = False


class Withdraw(StepBase, frozen=True, tag="withdraw"):
    """5.0 Over the target, after the run: AA once more if anything was released."""


class TurnHome(StepBase, frozen=True, tag="turn-home"):
    """5.0, 6.2.5.1 Done over the target: home, or on to Zone 6 with the agent."""
