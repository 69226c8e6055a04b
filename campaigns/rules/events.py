"""What has happened, as typed data. Log, page, diary and statistics are drawn from it.

Events carry ids and numbers, never sentences; those belong to the web layer.
"""

import msgspec

from campaigns.rules.pending import Modifier


class EventBase(
    msgspec.Struct, frozen=True, tag_field="event", forbid_unknown_fields=True
):
    """Base of all events."""


class Rolled(EventBase, tag="rolled"):
    """A throw and the chart row that came up."""

    table: str
    dice: str
    place: str
    faces: tuple[int, ...]
    """Empty when a row was given in place of dice."""
    source: str
    modifiers: tuple[Modifier, ...]
    total: int
    """Natural reading plus modifiers; 0 when a row was given."""
    row: int
    """Index of the row in the table."""
    result: str
    amount: int
    rule: str
    actor: str = ""
    read_as: int = 0
    """Face that a natural face was read as (Sixth Sense), 0 if none."""


class Chose(EventBase, tag="chose"):
    """A decision and what was chosen."""

    decision: str
    choice: str
    rule: str


class CareerBegan(EventBase, tag="career-began"):
    aircraft: str


class TargetSet(EventBase, tag="target-set"):
    kind: str
    mission: str
    name: str
    place: str
    zone: int


class TookOff(EventBase, tag="took-off"):
    load: str
    fuel: int


class ZoneEntered(EventBase, tag="zone-entered"):
    zone: int
    leg: str
    fuel: int
    dry: bool = False


class TurnedBack(EventBase, tag="turned-back"):
    """`cause` is choice, engines or impossible."""

    cause: str
    zone: int


class NoContact(EventBase, tag="no-contact"):
    zone: int
    base: str = "none"


class Intercepted(EventBase, tag="intercepted"):
    base: str
    number: int
    zone: int


class ContactSkipped(EventBase, tag="contact-skipped"):
    zone: int


class RandomEvent(EventBase, tag="random-event"):
    id: str


class MarkerGained(EventBase, tag="marker-gained"):
    marker: str


class MarkerSpent(EventBase, tag="marker-spent"):
    marker: str


class FighterPlaced(EventBase, tag="fighter-placed"):
    fighter: int
    type: str
    place: str


class PilotQuality(EventBase, tag="pilot-quality"):
    fighter: int
    quality: str


class FighterDrivenOff(EventBase, tag="fighter-driven-off"):
    fighter: int


class RoundBegan(EventBase, tag="round-began"):
    round: int
    fighters_first: bool


class GunsAssigned(EventBase, tag="guns-assigned"):
    picks: dict[str, str]


class GunMissed(EventBase, tag="gun-missed"):
    gun: str
    fighter: int


class GunHit(EventBase, tag="gun-hit"):
    gun: str
    fighter: int


class FighterDamaged(EventBase, tag="fighter-damaged"):
    fighter: int
    gun: str


class FighterDestroyed(EventBase, tag="fighter-destroyed"):
    fighter: int
    type: str
    gun: str
    station: str
    man: int


class AceMade(EventBase, tag="ace-made"):
    station: str
    man: int


class AceLost(EventBase, tag="ace-lost"):
    station: str
    man: int


class FighterMissed(EventBase, tag="fighter-missed"):
    fighter: int


class FighterScored(EventBase, tag="fighter-scored"):
    fighter: int
    hits: int


class FighterLeft(EventBase, tag="fighter-left"):
    """`reason` is damaged, done or slow."""

    fighter: int
    reason: str


class CombatEnded(EventBase, tag="combat-ended"):
    destroyed: int


class ChaffReleased(EventBase, tag="chaff-released"):
    dispensers: tuple[str, ...]


class AAScored(EventBase, tag="aa-scored"):
    weight: str
    hits: int


class HitsIgnored(EventBase, tag="hits-ignored"):
    """`by` is acm, weapons_maintenance or guardian."""

    hits: int
    by: str


class SkinHit(EventBase, tag="skin-hit"):
    """Superficial damage."""


class NoEffect(EventBase, tag="no-effect"):
    """What was struck without effect, and why: out, absent, empty, dead."""

    what: str
    why: str


class PartHit(EventBase, tag="part-hit"):
    """A structure box; `boxes` of `threshold` are marked now."""

    part: str
    side: str
    boxes: int
    threshold: int


class PartDamaged(EventBase, tag="part-damaged"):
    part: str


class EngineOut(EventBase, tag="engine-out"):
    engine: str


class GunOut(EventBase, tag="gun-out"):
    gun: str


class SystemDamaged(EventBase, tag="system-damaged"):
    system: str


class SystemRepaired(EventBase, tag="system-repaired"):
    system: str


class OxygenOut(EventBase, tag="oxygen-out"):
    """6.4 Down to 10,000 feet."""


class TankLeaks(EventBase, tag="tank-leaks"):
    side: str


class CameraDamaged(EventBase, tag="camera-damaged"):
    camera: str


class DispenserLost(EventBase, tag="dispenser-lost"):
    dispenser: str


class BombsHit(EventBase, tag="bombs-hit"):
    times: int


class FuelChanged(EventBase, tag="fuel-changed"):
    boxes: int
    fuel: int


class Wounded(EventBase, tag="wounded"):
    station: str
    state: str
    man: int


class ManAtControls(EventBase, tag="man-at-controls"):
    """6.4.5 Another man flies the bomber."""

    station: str


class Jettisoned(EventBase, tag="jettisoned"):
    load: str


class RunAutomatic(EventBase, tag="run-automatic"):
    """6.2.1 Off target without a roll; `cause` is bombardier, peilg6 or fug104."""

    cause: str


class NotDropped(EventBase, tag="not-dropped"):
    """`cause` is doors, engines, cameras, dispensers or empty."""

    cause: str


class Released(EventBase, tag="released"):
    load: str


class Bombed(EventBase, tag="bombed"):
    """Percentage within 1,000 feet; on a camera sortie that of the photographs."""

    percent: int
    on_target: bool


class AgentDropped(EventBase, tag="agent-dropped"):
    zone: int


class AgentLost(EventBase, tag="agent-lost"):
    state: str


class BomberLost(EventBase, tag="bomber-lost"):
    """`outcome` is shot-down, bail-out, forced-down, crashed or all-killed."""

    outcome: str
    cause: str
    zone: int


class Fate(EventBase, tag="fate"):
    """How a man came out of a lost bomber."""

    station: str
    man: int
    fate: str


class WeatherSeen(EventBase, tag="weather-seen"):
    weather: str


class LandingMade(EventBase, tag="landing-made"):
    where: str
    result: str


class SortieReviewed(EventBase, tag="sortie-reviewed"):
    success: bool
    points: int
    total: int
    hits: int
    repair: str


class AwardGiven(EventBase, tag="award-given"):
    award: str
    grade: str = ""


class ExperienceGained(EventBase, tag="experience-gained"):
    points: int


class SkillBought(EventBase, tag="skill-bought"):
    skill: str


class SkillLost(EventBase, tag="skill-lost"):
    skill: str
    cause: str


class HospitalStay(EventBase, tag="hospital-stay"):
    station: str
    man: int
    slots: int


class ManJoined(EventBase, tag="man-joined"):
    station: str
    man: int
    name: str
    temporary: bool = False


class CrewReplaced(EventBase, tag="crew-replaced"):
    """7.3 A completely new crew."""


class SlotsLost(EventBase, tag="slots-lost"):
    slots: int
    cause: str


class SlotPassed(EventBase, tag="slot-passed"):
    slot: int
    cause: str


class SlotFlown(EventBase, tag="slot-flown"):
    slot: int


class ResearchRaised(EventBase, tag="research-raised"):
    area: str
    level: int


class ResearchAchieved(EventBase, tag="research-achieved"):
    area: str


class ResearchFailed(EventBase, tag="research-failed"):
    area: str


class Promoted(EventBase, tag="promoted"):
    rank: str


class NotPromoted(EventBase, tag="not-promoted"):
    rank: str


class AircraftAssigned(EventBase, tag="aircraft-assigned"):
    aircraft: str
    training: bool


class CareerOver(EventBase, tag="career-over"):
    """`reason` is killed, captured, interned, calendar or given-up."""

    reason: str
    victory: str
    total: int


type Event = (
    Rolled | Chose | CareerBegan | TargetSet | TookOff | ZoneEntered | TurnedBack
    | NoContact | Intercepted | ContactSkipped | RandomEvent | MarkerGained
    | MarkerSpent | FighterPlaced | PilotQuality | FighterDrivenOff | RoundBegan
    | GunsAssigned | GunMissed | GunHit | FighterDamaged | FighterDestroyed | AceMade
    | AceLost | FighterMissed | FighterScored | FighterLeft | CombatEnded
    | ChaffReleased | AAScored | HitsIgnored | SkinHit | NoEffect | PartHit
    | PartDamaged | EngineOut | GunOut | SystemDamaged | SystemRepaired | OxygenOut
    | TankLeaks | CameraDamaged | DispenserLost | BombsHit | FuelChanged | Wounded
    | ManAtControls | Jettisoned | RunAutomatic | NotDropped | Released | Bombed
    | AgentDropped | AgentLost | BomberLost | Fate | WeatherSeen | LandingMade
    | SortieReviewed | AwardGiven | ExperienceGained | SkillBought | SkillLost
    | HospitalStay | ManJoined | CrewReplaced | SlotsLost | SlotPassed | SlotFlown
    | ResearchRaised | ResearchAchieved | ResearchFailed | Promoted | NotPromoted
    | AircraftAssigned | CareerOver
)  # fmt: skip
