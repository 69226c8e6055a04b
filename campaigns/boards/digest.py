"""What a roll-on changed, in sentences: what is grave before all else."""

from dataclasses import dataclass

from django.utils.translation import ngettext

from campaigns.boards.given import Line
from campaigns.boards.log import SILENT
from campaigns.rules.events import (
    BomberLost,
    BombsHit,
    CareerOver,
    EngineOut,
    Event,
    Fate,
    GunOut,
    OxygenOut,
    PartDamaged,
    PartHit,
    SkinHit,
    SystemDamaged,
    TankLeaks,
    Wounded,
)
from campaigns.words import Cast, event

GRAVE = (
    BomberLost,
    CareerOver,
    Fate,
    Wounded,
    EngineOut,
    TankLeaks,
    OxygenOut,
    BombsHit,
    PartDamaged,
    PartHit,
    SystemDamaged,
    GunOut,
)
"""Events that a player must not miss, the gravest first."""


@dataclass(frozen=True, slots=True)
class Told:
    """One sentence of a digest."""

    text: str
    grave: bool


def digest(lines: tuple[Line, ...], cast: Cast) -> tuple[Told, ...]:
    """Tell what the lines of one command say, given oldest first.

    The grave comes first, the rest in its order; scratches of the skin are summed up.
    """
    events = [e for line in lines for e in line.events if not isinstance(e, SILENT)]
    skin = sum(isinstance(e, SkinHit) for e in events)
    told = [e for e in events if skin < 2 or not isinstance(e, SkinHit)]
    grave = sorted((e for e in told if isinstance(e, GRAVE)), key=_weight)
    rest = [e for e in told if not isinstance(e, GRAVE)]
    return (
        *(Told(event(e, cast), grave=True) for e in grave),
        *(Told(event(e, cast), grave=False) for e in rest),
        *([Told(_scratches(skin), grave=False)] if skin > 1 else ()),
    )


def _weight(item: Event) -> int:
    return GRAVE.index(type(item))


def _scratches(number: int) -> str:
    text = ngettext(
        "Superficial damage: %(number)s time.",
        "Superficial damage: %(number)s times.",
        number,
    )
    return text % {"number": number}
