"""What the pages need beside the engine's state; the views fill it from the records."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Literal

from campaigns.mats.track import Track
from campaigns.rules.events import Event
from campaigns.rules.luck import Luck
from campaigns.rules.state import Campaign

type Honesty = Literal[
    "site", "typed", "taken-back", "imported", "edited", "copy", "verified"
]
PANELS = ("step", "combat", "mat", "map", "log")
DEAD = ("killed", "killed-jumping", "drowned")
TAKEN = ("captured", "interned", "missing")
"""Fates of men who live, as far as is known, and do not come back."""


@dataclass(frozen=True, slots=True)
class Line:
    """One line of the log."""

    number: int
    events: tuple[Event, ...] = field(compare=False)
    turn: int = 0
    undone: bool = False
    back_to: int | None = None
    """Of an undo: the line to which it returned."""
    raw: tuple[str, ...] = ()
    """What the events were read from, by which lines are told apart."""
    against: str = ""
    """Type of the fighters in the latest combat as of this line."""


@dataclass(frozen=True, slots=True)
class Dice:
    """How dice are thrown in this campaign and what can be checked."""

    typed: bool = False
    """The player may type his own dice or give a row."""
    seed_hash: str = ""
    seed: str = ""
    """Only when the career is over."""
    honesty: Honesty = "site"
    own: tuple[int, int] | None = None
    """Rolls with the player's own dice and all rolls, where the class asks for them."""


@dataclass(frozen=True, slots=True)
class Undo:
    """One step back: the line to return to, and whether a die is crossed."""

    to: int
    past_die: bool = False


@dataclass(frozen=True, slots=True)
class Refusal:
    """An answer that was not taken (`RuleViolation`)."""

    code: str
    rule: str = ""
    allowed: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Frame:
    """The campaign around the state."""

    pk: int
    turn: int
    lines: tuple[Line, ...] = ()
    """Latest lines of the open slot, newest first; a dozen are enough."""
    dice: Dice = Dice()
    ask: frozenset[str] = frozenset()
    """Kinds of roll before which a roll-on stops."""
    undo: Undo | None = None
    digest: tuple[Line, ...] = ()
    """Lines of the roll-on that has just ended, oldest first."""
    refusal: Refusal | None = None
    stale: bool = False
    panel: str = "step"
    preset: str = ""
    """Of the gun decision: kills, hits or hold."""
    picks: Mapping[str, str] = field(default_factory=dict)
    """Of the gun decision: what the player has ticked, to be shown with its odds."""
    guided: bool = False
    """Hints are shown."""
    seen: frozenset[str] = frozenset()
    """Kinds of step that have been taken with their hint."""

    @property
    def scratch(self) -> bool:
        """Whether the campaign is a scratch copy."""
        return self.dice.honesty == "copy"


@dataclass(frozen=True, slots=True)
class Career:
    """The campaign of a report on other rules, and its earlier moves."""

    pk: int
    title: str
    turn: int
    state: Campaign
    moves: tuple[dict[str, object], ...]


@dataclass(frozen=True, slots=True)
class Slot:
    """One closed calendar slot; `lost_to` says why nobody flew in it."""

    slot: int
    flown: bool = False
    lost_to: str = ""
    kind: str = ""
    mission: str = ""
    target: str = ""
    place: str = ""
    zone: int = 0
    aborted: str = ""
    turned_in: int = 0
    """Deepest zone of a sortie that was broken off."""
    on_target: bool | None = None
    percent: int | None = None
    success: bool = False
    points: int = 0
    total: int = 0
    hits: int = 0
    repair: str = ""
    bomber_lost: str = ""
    aircraft: str = ""
    met: tuple[tuple[str, str], ...] = ()
    """Type and last state of each fighter met."""
    luck: Luck | None = None


@dataclass(frozen=True, slots=True)
class ManRecord:
    """One man who serves or served."""

    man: int
    name: str
    station: str
    joined: int = 0
    left: int | None = None
    fate: str = ""
    kills: int = 0
    ace: bool = False
    back: int = 0
    sorties: int | None = None
    where: str = ""
    """Where he was lost, as target or zone."""
    luck: Luck | None = None
    """Of his guns and of his own jumps and rescues."""

    @property
    def dead(self) -> bool:
        """Whether he was lost for good, not captured or interned."""
        return self.fate in DEAD

    @property
    def taken(self) -> bool:
        """Whether he is held by others, or missing."""
        return self.fate in TAKEN


@dataclass(frozen=True, slots=True)
class WoundRecord:
    """The worst that one man suffered, and lived through, in one sortie."""

    name: str
    station: str
    state: str
    slot: int


@dataclass(frozen=True, slots=True)
class BomberRecord:
    """One aircraft that was flown: from when to when, how often, and its end."""

    type: str
    name: str
    first: int
    last: int | None
    fate: str
    flown: int


@dataclass(frozen=True, slots=True)
class AwardRecord:
    """One decoration and the slot in which it was given."""

    award: str
    grade: str
    slot: int


@dataclass(frozen=True, slots=True)
class Book:
    """The records of a career: closed slots in order, men, awards, research."""

    slots: tuple[Slot, ...] = ()
    men: tuple[ManRecord, ...] = ()
    awards: tuple[AwardRecord, ...] = ()
    promotions: tuple[tuple[str, int], ...] = ()
    """Rank and slot."""
    wounds: tuple[WoundRecord, ...] = ()
    bombers: tuple[BomberRecord, ...] = ()
    research: tuple[tuple[str, int], ...] = ()
    """Area and slot of what was achieved."""
    victory: str = ""
    public: bool = False
    """The page is read by its link, not by its owner."""
    key: str = ""
    """Key of the public link, empty without one."""
    pk: int = 0
    luck: Luck | None = None
    """Of all rolls of the career that count."""


@dataclass(frozen=True, slots=True)
class CampaignCard:
    """One campaign in a list."""

    pk: int
    pilot: str
    rank: str
    slot: int
    aircraft: str
    aircraft_name: str
    total: int
    over: str = ""
    victory: str = ""
    in_flight: bool | None = False
    """None where it is not to be seen."""
    key: str = ""
    owner: str = ""
    guest_until: str = ""
    honesty: Honesty = "site"
    title: str = ""
    archived: bool = False
    level: str = ""
    """Victory level of the total as it stands."""
    track: Track | None = None
