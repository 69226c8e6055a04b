"""The flight: target, zones, interception, bombing and landing."""

from campaigns.rules.events.base import EventBase


class TargetSet(EventBase, frozen=True, tag="target-set"):
    """5.0 The target is on the log."""

    kind: str
    mission: str
    name: str
    place: str
    zone: int


class TookOff(EventBase, frozen=True, tag="took-off"):
    """5.0 The bomber has left the base."""

    load: str
    fuel: int


class ZoneEntered(EventBase, frozen=True, tag="zone-entered"):
    """5.0 A zone was entered; `dry` when its fuel could not be paid."""

    zone: int
    leg: str
    fuel: int
    dry: bool = False


class TurnedBack(EventBase, frozen=True, tag="turned-back"):
    """`cause` is choice, engines or impossible."""

    cause: str
    zone: int


class NoContact(EventBase, frozen=True, tag="no-contact"):
    """6.1.2 Nothing came; `base` is what the chart named all the same."""

    zone: int
    base: str = "none"


class Intercepted(EventBase, frozen=True, tag="intercepted"):
    """6.1.2 So many fighters come."""

    base: str
    number: int
    zone: int


class ContactSkipped(EventBase, frozen=True, tag="contact-skipped"):
    """6.11 The decoys have drawn the fighters off."""

    zone: int


class RandomEvent(EventBase, frozen=True, tag="random-event"):
    """6.11 An event of C1."""

    id: str


class MarkerGained(EventBase, frozen=True, tag="marker-gained"):
    """6.11 A marker is kept."""

    marker: str


class MarkerSpent(EventBase, frozen=True, tag="marker-spent"):
    """6.11 A marker is used up."""

    marker: str


class FuelChanged(EventBase, frozen=True, tag="fuel-changed"):
    """6.11 Endurance boxes gained or lost."""

    boxes: int
    fuel: int


class ManAtControls(EventBase, frozen=True, tag="man-at-controls"):
    """6.4.5 Another man flies the bomber."""

    station: str


class Jettisoned(EventBase, frozen=True, tag="jettisoned"):
    """6.4 The load was thrown away."""

    load: str


class RunAutomatic(EventBase, frozen=True, tag="run-automatic"):
    """6.2.1 Off target without a roll; `cause` is bombardier, peilg6 or fug104."""

    cause: str


class NotDropped(EventBase, frozen=True, tag="not-dropped"):
    """`cause` is doors, engines, cameras, dispensers or empty."""

    cause: str


class Released(EventBase, frozen=True, tag="released"):
    """6.2 Bombs or leaflets fell, or the photographs were taken."""

    load: str


class Bombed(EventBase, frozen=True, tag="bombed"):
    """Percentage within 1,000 feet; on a camera sortie that of the photographs."""

    percent: int
    on_target: bool


class AgentDropped(EventBase, frozen=True, tag="agent-dropped"):
    """6.2.5.1 The agent has jumped."""

    zone: int


class AgentLost(EventBase, frozen=True, tag="agent-lost"):
    """6.2.5.1 The agent can no longer be dropped."""

    state: str


class WeatherSeen(EventBase, frozen=True, tag="weather-seen"):
    """6.5 The weather at base."""

    weather: str


class LandingMade(EventBase, frozen=True, tag="landing-made"):
    """6.4.3 How the landing went."""

    where: str
    result: str
