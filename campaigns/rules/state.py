"""Everything the rules need to know of a campaign, as frozen plain data.

The root is `Campaign`. Where the player stands in the sequence of play (5.0) is part
of it: `stack`, named steps with their arguments, the last one on top. Mappings inside
the structs are never changed in place; every change makes a new one.
"""

from typing import Literal

import msgspec

from campaigns.rules.steps import Step

type Side = Literal["port", "starboard"]
type Leg = Literal["out", "home"]
type Load = Literal["bombs", "atomic", "camera", "leaflets", "empty"]
type Wound = Literal["fit", "LW", "SW", "KIA"]
type FighterState = Literal[
    "untouched", "damaged", "destroyed", "driven-off", "left", "broke-off"
]
"""`broke-off` is a fighter that left damaged."""

SLOTS = 48
LAST_SLOT = SLOTS - 1
SLOTS_PER_MONTH = 4
MONTHS = (
    "1947-04", "1947-05", "1947-06", "1947-07", "1947-08", "1947-09",
    "1947-10", "1947-11", "1947-12", "1948-01", "1948-02", "1948-03",
)  # fmt: skip


class Frozen(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Base of all state: immutable, compared by value, strict when read back."""


def both_sides() -> dict[str, int]:
    """A count of 0 for port and for starboard."""
    return {"port": 0, "starboard": 0}


class Options(Frozen, frozen=True):
    """9.0 The optional rules chosen at the start of the campaign."""

    pilot_quality: bool = False
    ammunition: bool = False
    range_effects: bool = False
    neutral_canada: bool = False


class Man(Frozen, frozen=True):
    """One crewman. `ace_kills` count toward ace status and can be lost (6.7)."""

    id: int
    name: str
    kills: int = 0
    ace_kills: int = 0
    back: int = 0
    """First slot in which he can fly again."""


class Period(Frozen, frozen=True):
    """6.10.2 What counts for the next promotion, since the last attempt."""

    successes: int = 0
    awards: int = 0
    aircraft_lost: int = 0


class Pilot(Frozen, frozen=True):
    """The player's pilot: rank, experience, skills, score and decorations (A2)."""

    rank: str = "hauptmann"
    experience: int = 1
    skills: tuple[str, ...] = ()
    total: int = 0
    """Running sum of bombing percentages and special points (8.0)."""
    successes: int = 0
    flown: int = 0
    atomic_drops: int = 0
    combat_wounds: int = 0
    aircraft_lost: int = 0
    awards: tuple[str, ...] = ()
    """`award` or `award:grade`, in the order in which they were given."""
    period: Period = Period()


class Research(Frozen, frozen=True):
    """6.9 Levels of the open areas and the areas achieved."""

    levels: dict[str, int] = {}
    achieved: tuple[str, ...] = ()


class Delay(Frozen, frozen=True):
    """Slots still to be lost: the first three side by side, then training (AMB-29)."""

    wounds: int = 0
    internment: int = 0
    repair: int = 0
    training: int = 0


class Target(Frozen, frozen=True):
    """4.2 What the sortie is sent against; `zone` is the one with bombs and AA."""

    kind: Literal["raid", "special", "atomic"]
    name: str
    place: str
    zone: int
    mission: Literal["", "agent", "leaflet", "recon"] = ""


class Damage(Frozen, frozen=True):
    """6.3 Marks on the aircraft mat. All are repaired at base."""

    airframe: int = 0
    rudder: int = 0
    wing_root: dict[str, int] = msgspec.field(default_factory=both_sides)
    tailplane: dict[str, int] = msgspec.field(default_factory=both_sides)
    engines: tuple[str, ...] = ()
    guns: tuple[str, ...] = ()
    systems: tuple[str, ...] = ()
    parts: tuple[str, ...] = ()
    """Of flaps, ailerons, landing_gear, bay_doors, intercom, rafts, extinguishers."""
    leaks: tuple[str, ...] = ()
    cameras: tuple[str, ...] = ()
    dispensers: tuple[str, ...] = ()
    bombs_hit: int = 0
    oxygen: bool = False


class Fighter(Frozen, frozen=True):
    """One enemy fighter on the combat mat; numbered from 1 in order of placement."""

    number: int
    type: str
    place: str
    """One of the 26 locations, for example `6-level` or `vertical-dive`."""
    quality: Literal["trained", "veteran", "ace"] = "trained"
    state: FighterState = "untouched"


class Shot(Frozen, frozen=True):
    """6.1.4 One gun declared at one fighter in the present round."""

    gun: str
    fighter: int
    hit: bool = False
    result: Literal["", "damaged", "destroyed"] = ""


class Combat(Frozen, frozen=True):
    """6.1 The combat in progress."""

    base: Literal["land", "carrier"]
    expected: int
    """Fighters to be placed."""
    type: str = ""
    fighters: tuple[Fighter, ...] = ()
    round: int = 1
    """1 long, 2 medium, 3 close range."""
    fighters_first: bool = False
    cover: bool = True
    on_form: bool = False
    shots: tuple[Shot, ...] = ()


class Kill(Frozen, frozen=True):
    """A fighter shot down in this sortie and who is credited (AMB-18)."""

    type: str
    gun: str
    station: str
    man: int


class Met(Frozen, frozen=True):
    """2.0 A fighter met in this sortie and how he left."""

    type: str
    zone: int
    leg: Leg
    state: FighterState


class Sortie(Frozen, frozen=True):
    """The sortie in flight: position, stores, damage, wounds and what was achieved."""

    aboard: dict[str, Man]
    """Station to the man who flies there today, stand-ins included."""
    fuel: int
    load: Load = "empty"
    target: Target | None = None
    chosen: bool = False
    """6.10.1 True when an officer has made his attempt to choose the target."""
    zone: int = 0
    """0 at the base, else 1 to 6."""
    leg: Leg = "out"
    attack: int = 0
    """Attacks (combats and AA) since the zone was entered."""
    flown: bool = False
    """6.7 True once the check of Zone 2 was made."""
    event_seen: bool = False
    decoys: bool = False
    acm_used: bool = False
    weapons_used: bool = False
    wizard_used: bool = False
    chaff: dict[str, int] = msgspec.field(default_factory=both_sides)
    ammo: dict[str, int] = {}
    damage: Damage = Damage()
    hits: int = 0
    """6.4 Hits that count for repair."""
    wounds: dict[str, Wound] = {}
    """Only men who are not fit; `agent` as well."""
    combat: Combat | None = None
    on_target: bool | None = None
    percent: int | None = None
    """Result of B11, of the bombs or of the camera."""
    released: bool = False
    """Bombs, leaflets or atomic bomb dropped, or the photographs taken."""
    agent_dropped: bool = False
    aborted: str = ""
    weather: str = ""
    landing: str = ""
    """Result of B7: good, rough, crash or killed."""
    landed_at: str = ""
    """base, sea, field or canada."""
    lost: str = ""
    """Cause of the loss of the bomber, empty while it flies or after it came home."""
    jumped: bool = False
    """The crew left by parachute, without rafts."""
    fates: dict[str, str] = {}
    """How a man came out of a loss: killed, drowned, rescued, captured, interned."""
    hospital: dict[str, int] = {}
    """6.4.5 Slots that each seriously wounded man will miss, as rolled on C2."""
    kills: tuple[Kill, ...] = ()
    met: tuple[Met, ...] = ()

    @property
    def fight(self) -> Combat:
        """The combat in progress; raises `LookupError` when there is none."""
        if self.combat is None:
            raise LookupError("no combat is in progress")
        return self.combat


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
