"""2.0, 8.0 The end of the career and its victory level."""

from campaigns.rules.events import CareerOver
from campaigns.rules.flow import Flow
from campaigns.rules.pack import Pack
from campaigns.rules.state import Pilot, Sortie
from campaigns.rules.steps import Over


def end_of(sortie: Sortie) -> str:
    """2.0, 6.4.2, 6.6, 9.4 Why the career ends with this sortie, empty if not."""
    if sortie.wounds.get("pilot") == "KIA":
        return "killed"
    fate = sortie.fates.get("pilot", "")
    return fate if fate in ("captured", "interned") else ""


def victory(pilot: Pilot, pack: Pack) -> str:
    """8.0 Level of the total; three atomic bombs are decisive (AMB-53)."""
    return level(pilot.total, pilot.atomic_drops, pack)


def level(total: int, atomic_drops: int, pack: Pack) -> str:
    """8.0 The victory level of a total in percent and a number of atomic bombs."""
    if atomic_drops >= pack.victory.atomic_for_decisive:
        return pack.victory.bands[-1].id
    return next(band.id for band in pack.victory.bands if total <= band.max)


def end(flow: Flow, reason: str) -> None:
    """2.0 Nothing more is asked after this."""
    flow.change(over=reason)
    flow.emit(CareerOver(reason, victory(flow.pilot, flow.pack), flow.pilot.total))
    flow.stack = [Over()]
