"""What has happened, as typed data. Log, page, diary and statistics are drawn from it.

Events carry ids and numbers, never sentences; those belong to the web layer.
"""

import msgspec

from campaigns.rules.pending import Modifier


class EventBase(
    msgspec.Struct, frozen=True, tag_field="event", forbid_unknown_fields=True
):
    """Base of all events."""


class Rolled(EventBase, frozen=True, tag="rolled"):
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


class Chose(EventBase, frozen=True, tag="chose"):
    """A decision and what was chosen."""

    decision: str
    choice: str
    rule: str


class CareerBegan(EventBase, frozen=True, tag="career-began"):
    """4.0 The campaign begins on a starter."""

    aircraft: str


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


class FuelChanged(EventBase, frozen=True, tag="fuel-changed"):
    """6.11 Endurance boxes gained or lost."""

    boxes: int
    fuel: int


class Wounded(EventBase, frozen=True, tag="wounded"):
    """6.4.4 A man's state is worse."""

    station: str
    state: str
    man: int


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


class WeatherSeen(EventBase, frozen=True, tag="weather-seen"):
    """6.5 The weather at base."""

    weather: str


class LandingMade(EventBase, frozen=True, tag="landing-made"):
    """6.4.3 How the landing went."""

    where: str
    result: str


class SortieReviewed(EventBase, frozen=True, tag="sortie-reviewed"):
    """5.0 The result of the sortie."""

    success: bool
    points: int
    total: int
    hits: int
    repair: str


class AwardGiven(EventBase, frozen=True, tag="award-given"):
    """6.8 A decoration."""

    award: str
    grade: str = ""


class ExperienceGained(EventBase, frozen=True, tag="experience-gained"):
    """6.7 Experience points."""

    points: int


class SkillBought(EventBase, frozen=True, tag="skill-bought"):
    """6.7 A skill was bought."""

    skill: str


class SkillLost(EventBase, frozen=True, tag="skill-lost"):
    """6.7, 7.3 A skill was struck off, by wounds or with the crew."""

    skill: str
    cause: str


class HospitalStay(EventBase, frozen=True, tag="hospital-stay"):
    """6.4.5 Slots that a man misses."""

    station: str
    man: int
    slots: int


class ManJoined(EventBase, frozen=True, tag="man-joined"):
    """6.4.5 A man joins the crew."""

    station: str
    man: int
    name: str
    temporary: bool = False


class CrewReplaced(EventBase, frozen=True, tag="crew-replaced"):
    """7.3 A completely new crew."""


class SlotsLost(EventBase, frozen=True, tag="slots-lost"):
    """6.4 Slots that will be lost."""

    slots: int
    cause: str


class SlotPassed(EventBase, frozen=True, tag="slot-passed"):
    """3.7 A slot was lost."""

    slot: int
    cause: str


class SlotFlown(EventBase, frozen=True, tag="slot-flown"):
    """3.7 A slot was flown."""

    slot: int


class ResearchRaised(EventBase, frozen=True, tag="research-raised"):
    """6.9.1 A level was added."""

    area: str
    level: int


class ResearchAchieved(EventBase, frozen=True, tag="research-achieved"):
    """6.9.1 A breakthrough."""

    area: str


class ResearchFailed(EventBase, frozen=True, tag="research-failed"):
    """6.9.1 No breakthrough this month."""

    area: str


class Promoted(EventBase, frozen=True, tag="promoted"):
    """6.10.2 The new rank."""

    rank: str


class NotPromoted(EventBase, frozen=True, tag="not-promoted"):
    """6.10.2 The rank stays."""

    rank: str


class AircraftAssigned(EventBase, frozen=True, tag="aircraft-assigned"):
    """7.0 A new bomber."""

    aircraft: str
    training: bool


class CareerOver(EventBase, frozen=True, tag="career-over"):
    """`reason` is killed, captured, interned, calendar or given-up."""

    reason: str
    victory: str
    total: int


class SortieEntered(EventBase, frozen=True, tag="sortie-entered"):
    """5.0 A sortie that was flown on the table; `zone` is the farthest one."""

    zone: int


class FighterEntered(EventBase, frozen=True, tag="fighter-entered"):
    """2.0 A fighter on the sheet of such a sortie, and what became of it."""

    fighter: int
    type: str
    zone: int
    leg: str
    state: str


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
    | AircraftAssigned | CareerOver | SortieEntered | FighterEntered
)  # fmt: skip
