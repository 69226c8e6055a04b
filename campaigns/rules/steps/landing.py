"""Loss, landing, rescue, and second thoughts about a roll."""

from campaigns.rules.steps.base import RepeatableBase, StepBase
from campaigns.rules.steps.flight import BombingRoll, BombRunRoll


class ForcedDown(StepBase, frozen=True, tag="forced-down"):
    """6.4.2 Ditch, land dead-stick, land in Canada or jump."""


class BailOut(StepBase, frozen=True, tag="bail-out"):
    """6.6 The crew jumps."""


class BailOutRoll(RepeatableBase, frozen=True, tag="bail-out-roll"):
    """6.6 Chart B8 for one man."""

    station: str


class Rescue(StepBase, frozen=True, tag="rescue"):
    """6.4.2 After the parachutes or the ditching: sea or captivity."""


class RescueRoll(RepeatableBase, frozen=True, tag="rescue-roll"):
    """6.4.2 Chart B9 for one man."""

    station: str
    wolf_pack: bool = False


class WeatherRoll(StepBase, frozen=True, tag="weather-roll"):
    """6.5 Chart B6."""


class LandingRoll(RepeatableBase, frozen=True, tag="landing-roll"):
    """6.4.1 Chart B7; `where` is base, sea, field or canada."""

    where: str
    power: bool = True


class Landed(StepBase, frozen=True, tag="landed"):
    """6.4.3 The bomber is down, its men are counted."""

    where: str


class EscapeRoll(StepBase, frozen=True, tag="escape-roll"):
    """9.4 Do the interned get away."""


type Repeatable = BombRunRoll | BombingRoll | BailOutRoll | RescueRoll | LandingRoll


class SecondThoughts(StepBase, frozen=True, tag="second-thoughts"):
    """6.11 A roll has been seen; its marker may be spent to make it again."""

    again: Repeatable
    faces: tuple[int, ...]
    row: int
