"""Everything the rules need to know of a campaign, as frozen plain data.

The root is `Campaign`. Where the player stands in the sequence of play (5.0) is part
of it: `stack`, named steps with their arguments, the last one on top. Mappings inside
the structs are never changed in place; every change makes a new one.
"""

import msgspec

from campaigns.rules.state.base import (
    Frozen,
    Leg,
    Load,
    Wound,
)
from campaigns.rules.state.career import Delay, Man, Options, Period, Pilot, Research
from campaigns.rules.state.sortie import (
    Combat,
    Damage,
    Fighter,
    Kill,
    Met,
    Shot,
    Sortie,
    Target,
)
from campaigns.rules.steps import Step

__all__ = [
    "LAST_SLOT",
    "MONTHS",
    "SLOTS",
    "SLOTS_PER_MONTH",
    "Campaign",
    "Combat",
    "Damage",
    "Delay",
    "Fighter",
    "Frozen",
    "Kill",
    "Leg",
    "Load",
    "Man",
    "Met",
    "Options",
    "Period",
    "Pilot",
    "Research",
    "Shot",
    "Sortie",
    "Target",
    "Wound",
    "decode",
    "encode",
    "month",
    "quarter",
]

SLOTS = 48
LAST_SLOT = SLOTS - 1
SLOTS_PER_MONTH = 4
MONTHS = (
    "1947-04", "1947-05", "1947-06", "1947-07", "1947-08", "1947-09",
    "1947-10", "1947-11", "1947-12", "1948-01", "1948-02", "1948-03",
)  # fmt: skip


class Campaign(Frozen, frozen=True):
    """The whole state of a career. Closed slots leave it."""

    rules: str
    """Version of the rules engine."""
    pack: str
    pack_version: str
    options: Options
    aircraft: str
    aircraft_name: str
    crew: dict[str, Man]
    """Station to its owner; posts that the present type lacks are parked here too."""
    name_key: int = 0
    """Where in the list of names this campaign draws its new men."""
    men: int = 0
    """Men who ever served; the next one gets this number."""
    standins: dict[str, Man] = {}
    slot: int = 0
    pilot: Pilot = Pilot()
    research: Research = Research()
    markers: tuple[str, ...] = ()
    """6.11 Kept markers of random events."""
    delay: Delay = Delay()
    sortie: Sortie | None = None
    stack: tuple[Step, ...] = ()
    over: str = ""
    """Why the career ended, empty while it goes on."""

    @property
    def flight(self) -> Sortie:
        """The sortie in flight; raises `LookupError` between sorties."""
        if self.sortie is None:
            raise LookupError("no sortie is in flight")
        return self.sortie


def encode(state: Campaign) -> bytes:
    """Canonical bytes: two states are the same when these are equal."""
    return msgspec.json.encode(state, order="sorted")


def decode(data: bytes) -> Campaign:
    """Read canonical bytes back; raises `msgspec.ValidationError` on anything else."""
    return msgspec.json.decode(data, type=Campaign)


def month(slot: int) -> str:
    """3.7 Month of a slot, as `1947-04`."""
    return MONTHS[slot // SLOTS_PER_MONTH]


def quarter(slot: int) -> str:
    """4.2 Quarter of a slot: `q1` is April to June 1947."""
    return f"q{slot // (3 * SLOTS_PER_MONTH) + 1}"
