"""6.3, 6.4.5 What of a bomber decides whether the next hit brings it down, alone."""

from collections import Counter
from collections.abc import Iterator, Mapping
from functools import cache
from typing import NamedTuple

from msgspec.structs import replace

from campaigns.rules import crewing
from campaigns.rules.pack import load_pack
from campaigns.rules.state import Campaign

EXTINGUISHERS = "extinguishers"


class Bones(NamedTuple):
    """Boxes, engines that are out, and who of those that can fly is out."""

    airframe: int
    rudder: int
    root_port: int
    root_starboard: int
    tail_port: int
    tail_starboard: int
    port: tuple[int, ...]
    """Engines out, of each set that the engine die strikes alike."""
    starboard: tuple[int, ...]
    extinguishers: bool
    """True when they are damaged."""
    pilot: bool
    copilot: bool
    engineer: bool


ENGINES = ("port", "starboard", "extinguishers", "engineer")
TAILS = ("tail_port", "tail_starboard", "airframe")

TOUCHES: Mapping[str, tuple[str, ...]] = {
    "engine-port": ENGINES,
    "engine-starboard": ENGINES,
    "wing-root-port": ("root_port",),
    "wing-root-starboard": ("root_starboard",),
    "airframe": ("airframe",),
    "rudder": ("rudder",),
    "tailplane-port": TAILS,
    "tailplane-starboard": TAILS,
    "crew-cockpit": ("pilot", "copilot", "engineer"),
    "equipment": ("extinguishers",),
}
"""Area struck to what its end hangs on or changes; the others hang on nothing."""


def bones_of(state: Campaign) -> Bones:
    """6.3 The bones of the bomber in flight."""
    sortie = state.flight
    damage = sortie.damage
    return Bones(
        airframe=damage.airframe,
        rudder=damage.rudder,
        root_port=damage.wing_root["port"],
        root_starboard=damage.wing_root["starboard"],
        tail_port=damage.tailplane["port"],
        tail_starboard=damage.tailplane["starboard"],
        port=_out(state, "port"),
        starboard=_out(state, "starboard"),
        extinguishers=EXTINGUISHERS in damage.parts,
        pilot=not crewing.able(sortie, "pilot"),
        copilot=not crewing.able(sortie, "copilot"),
        engineer=not crewing.able(sortie, "engineer"),
    )


@cache
def _alike(die: tuple[int, ...], side: str) -> tuple[tuple[str, ...], ...]:
    """3.1 The engines of a side in sets; those of one come up on as many faces."""
    faces = Counter(die)
    return tuple(
        tuple(f"{side}-{number}" for number in sorted(faces) if faces[number] == many)
        for many in sorted(set(faces.values()))
    )


def _sets(state: Campaign, side: str) -> tuple[tuple[str, ...], ...]:
    return _alike(load_pack(state.pack).mats[state.aircraft].engine_die, side)


def _out(state: Campaign, side: str) -> tuple[int, ...]:
    out = state.flight.damage.engines
    return tuple(sum(name in out for name in names) for names in _sets(state, side))


def _first(state: Campaign, side: str, out: tuple[int, ...]) -> Iterator[str]:
    for names, many in zip(_sets(state, side), out, strict=True):
        yield from names[:many]


def with_bones(state: Campaign, bones: Bones) -> Campaign:
    """6.3 The same flight with other bones."""
    sortie = state.flight
    parts = sortie.damage.parts
    if bones.extinguishers and EXTINGUISHERS not in parts:
        parts = (*parts, EXTINGUISHERS)
    damage = replace(
        sortie.damage,
        airframe=bones.airframe,
        rudder=bones.rudder,
        wing_root={"port": bones.root_port, "starboard": bones.root_starboard},
        tailplane={"port": bones.tail_port, "starboard": bones.tail_starboard},
        engines=(
            *_first(state, "port", bones.port),
            *_first(state, "starboard", bones.starboard),
        ),
        parts=parts,
    )
    out = (who for who in crewing.FLYERS if getattr(bones, who))
    hurt = {who: "SW" for who in out if crewing.able(sortie, who)}
    return replace(
        state, sortie=replace(sortie, damage=damage, wounds={**sortie.wounds, **hurt})
    )
