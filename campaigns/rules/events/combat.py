"""Combat: fighters, guns, kills and anti-aircraft fire."""

from campaigns.rules.events.base import EventBase


class FighterPlaced(EventBase, frozen=True, tag="fighter-placed"):
    """6.1.3 A fighter is on the combat mat."""

    fighter: int
    type: str
    place: str


class PilotQuality(EventBase, frozen=True, tag="pilot-quality"):
    """9.1 How good the enemy pilot is."""

    fighter: int
    quality: str


class FighterDrivenOff(EventBase, frozen=True, tag="fighter-driven-off"):
    """6.1.3 The cover took a fighter away."""

    fighter: int


class RoundBegan(EventBase, frozen=True, tag="round-began"):
    """6.1.4 A round begins: 1 long, 2 medium, 3 close range."""

    round: int
    fighters_first: bool


class GunsAssigned(EventBase, frozen=True, tag="guns-assigned"):
    """6.1.4 Gun position to fighter number, or hold."""

    picks: dict[str, str]


class GunMissed(EventBase, frozen=True, tag="gun-missed"):
    """6.1.4 A gun missed."""

    gun: str
    fighter: int


class GunHit(EventBase, frozen=True, tag="gun-hit"):
    """6.1.4 A gun hit."""

    gun: str
    fighter: int


class FighterDamaged(EventBase, frozen=True, tag="fighter-damaged"):
    """6.1.4 A fighter is damaged."""

    fighter: int
    gun: str


class FighterDestroyed(EventBase, frozen=True, tag="fighter-destroyed"):
    """6.1.4 A fighter is shot down and one man is credited."""

    fighter: int
    type: str
    gun: str
    station: str
    man: int


class AceMade(EventBase, frozen=True, tag="ace-made"):
    """6.8.8 A gunner's fifth kill."""

    station: str
    man: int


class AceLost(EventBase, frozen=True, tag="ace-lost"):
    """6.8.8 An ace is down; his post starts anew."""

    station: str
    man: int


class FighterMissed(EventBase, frozen=True, tag="fighter-missed"):
    """6.1.4 A fighter missed."""

    fighter: int


class FighterScored(EventBase, frozen=True, tag="fighter-scored"):
    """6.1.4 A fighter scored so many random hits."""

    fighter: int
    hits: int


class FighterLeft(EventBase, frozen=True, tag="fighter-left"):
    """`reason` is damaged, done or slow."""

    fighter: int
    reason: str


class CombatEnded(EventBase, frozen=True, tag="combat-ended"):
    """6.1.4 No fighter is left."""

    destroyed: int


class ChaffReleased(EventBase, frozen=True, tag="chaff-released"):
    """6.1.6 Dispensers that released chaff."""

    dispensers: tuple[str, ...]


class AAScored(EventBase, frozen=True, tag="aa-scored"):
    """6.1.5 Anti-aircraft fire scored so many random hits."""

    weight: str
    hits: int


class HitsIgnored(EventBase, frozen=True, tag="hits-ignored"):
    """`by` is acm, weapons_maintenance or guardian."""

    hits: int
    by: str


class FighterEntered(EventBase, frozen=True, tag="fighter-entered"):
    """2.0 A fighter on the sheet of such a sortie, and what became of it."""

    fighter: int
    type: str
    zone: int
    leg: str
    state: str
