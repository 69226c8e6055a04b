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
    events = [
        (e, cast.facing(line.against))
        for line in lines
        for e in line.events
        if not isinstance(e, SILENT)
    ]
    skin = sum(isinstance(e, SkinHit) for e, _cast in events)
    told = [found for found in events if skin < 2 or not isinstance(found[0], SkinHit)]
    grave = sorted((f for f in told if isinstance(f[0], GRAVE)), key=_weight)
    rest = [f for f in told if not isinstance(f[0], GRAVE)]
    return (
        *(Told(event(*found), grave=True) for found in grave),
        *(Told(event(*found), grave=False) for found in rest),
        *([Told(_scratches(skin), grave=False)] if skin > 1 else ()),
    )


def _weight(found: tuple[Event, Cast]) -> int:
    return GRAVE.index(type(found[0]))


def _scratches(number: int) -> str:
    text = ngettext(
        "Superficial damage: %(number)s time.",
        "Superficial damage: %(number)s times.",
        number,
    )
    return text % {"number": number}
