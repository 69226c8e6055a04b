"""What the target of a sortie asks for: how far to fly, and with which load."""

from collections.abc import Mapping

from campaigns.rules.pack import Pack
from campaigns.rules.state import Load, Sortie, Target

LOADS: Mapping[str, Load] = {
    "agent": "bombs",
    "leaflet": "leaflets",
    "recon": "camera",
}
"""6.2.5 What is in the bay on a special mission."""


def the_target(sortie: Sortie) -> Target:
    """The target of the sortie; raises `LookupError` before it is drawn."""
    if sortie.target is None:
        raise LookupError("no target was drawn yet")
    return sortie.target


def farthest(pack: Pack, target: Target) -> int:
    """5.0 The farthest zone of the sortie: the agent's is beyond his bomb target."""
    beyond = pack.missions[target.mission].drop_zone if target.mission else None
    return beyond or target.zone


def load_for(target: Target) -> Load:
    """6.2.3 to 6.2.5 What is taken aboard."""
    if target.mission:
        return LOADS[target.mission]
    return "atomic" if target.kind == "atomic" else "bombs"


def carries_chaff(pack: Pack, target: Target) -> bool:
    """6.1.6, 6.2.5.2 False where something else is in the dispensers."""
    return not target.mission or pack.missions[target.mission].carries_chaff
