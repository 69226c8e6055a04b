"""Damage, wounds and the loss of the bomber."""

from campaigns.rules.events.base import EventBase


class SkinHit(EventBase, frozen=True, tag="skin-hit"):
    """Superficial damage."""


class NoEffect(EventBase, frozen=True, tag="no-effect"):
    """What was struck without effect, and why: out, absent, empty, dead."""

    what: str
    why: str


class PartHit(EventBase, frozen=True, tag="part-hit"):
    """A structure box; `boxes` of `threshold` are marked now."""

    part: str
    side: str
    boxes: int
    threshold: int


class PartDamaged(EventBase, frozen=True, tag="part-damaged"):
    """6.3 A part is damaged."""

    part: str


class EngineOut(EventBase, frozen=True, tag="engine-out"):
    """6.3 An engine is out."""

    engine: str


class GunOut(EventBase, frozen=True, tag="gun-out"):
    """6.3 A gun position is out."""

    gun: str


class SystemDamaged(EventBase, frozen=True, tag="system-damaged"):
    """3.4.2 An electronics set is damaged."""

    system: str


class SystemRepaired(EventBase, frozen=True, tag="system-repaired"):
    """6.7 An electronics set works again."""

    system: str


class OxygenOut(EventBase, frozen=True, tag="oxygen-out"):
    """6.4 Down to 10,000 feet."""


class TankLeaks(EventBase, frozen=True, tag="tank-leaks"):
    """6.3 A tank leaks."""

    side: str


class CameraDamaged(EventBase, frozen=True, tag="camera-damaged"):
    """6.2.5.3 A camera is damaged."""

    camera: str


class DispenserLost(EventBase, frozen=True, tag="dispenser-lost"):
    """6.1.6 A chaff dispenser is lost."""

    dispenser: str


class BombsHit(EventBase, frozen=True, tag="bombs-hit"):
    """6.3 The bombs were struck, for the n-th time."""

    times: int


class Wounded(EventBase, frozen=True, tag="wounded"):
    """6.4.4 A man's state is worse."""

    station: str
    state: str
    man: int


class BomberLost(EventBase, frozen=True, tag="bomber-lost"):
    """`outcome` is shot-down, bail-out, forced-down, crashed or all-killed."""

    outcome: str
    cause: str
    zone: int


class Fate(EventBase, frozen=True, tag="fate"):
    """How a man came out of a lost bomber."""

    station: str
    man: int
    fate: str
