"""The base of all state, and the words that several parts of it share."""

from typing import Literal

import msgspec

type Leg = Literal["out", "home"]
type Load = Literal["bombs", "atomic", "camera", "leaflets", "empty"]
type Wound = Literal["fit", "LW", "SW", "KIA"]
type FighterState = Literal[
    "untouched", "damaged", "destroyed", "driven-off", "left", "broke-off"
]
"""`broke-off` is a fighter that left damaged."""


class Frozen(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Base of all state: immutable, compared by value, strict when read back."""


def both_sides() -> dict[str, int]:
    """A count of 0 for port and for starboard."""
    return {"port": 0, "starboard": 0}
