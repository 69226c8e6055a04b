"""The named steps of the sequence of play (5.0), as they stand on the state's stack.

A step is plain data: its name and its arguments. What it asks and what follows from
the answer is written in `phases`, one module for each part of the rulebook.
"""

import msgspec


class StepBase(
    msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="step"
):
    """Base of all steps."""


# Between sorties


class Hangar(StepBase, frozen=True, tag="hangar"):
    """5.0 The choice between two sorties: fly, pass, buy a skill, change the type."""


class NewAircraft(StepBase, frozen=True, tag="new-aircraft"):
    """7.3, 7.4 A new bomber is due; `reason` is wound, loss or written-off.

    `slot` is the one whose date decides which types are available.
    """

    reason: str
    slot: int


class MonthEnd(StepBase, frozen=True, tag="month-end"):
    """6.9, 6.10 What follows the last slot of a month."""


class ResearchRequest(StepBase, frozen=True, tag="research-request"):
    """6.9.1 The player may add a level to one area."""

    telegram: bool = False


class ResearchCheck(StepBase, frozen=True, tag="research-check"):
    """6.9.2 One area is rolled."""

    area: str


class PromotionCheck(StepBase, frozen=True, tag="promotion-check"):
    """6.10.2 The promotion roll."""


class NextSlot(StepBase, frozen=True, tag="next-slot"):
    """3.7 The slot closes and the next opens. `cause` says why it was lost."""

    cause: str = ""


class PassSlots(StepBase, frozen=True, tag="pass-slots"):
    """3.7 Lost slots pass one after the other."""


# Briefing


class Briefing(StepBase, frozen=True, tag="briefing"):
    """6.10.1 An officer may try to choose his target."""


class TargetAttempt(StepBase, frozen=True, tag="target-attempt"):
    """6.10.1 The roll that lets an officer choose."""


class TargetChoice(StepBase, frozen=True, tag="target-choice"):
    """6.10.1 The officer chooses among the raids of the quarter."""


class TargetRoll(StepBase, frozen=True, tag="target-roll"):
    """5.0 Chart A1."""


class SpecialRoll(StepBase, frozen=True, tag="special-roll"):
    """6.2.5 Which special mission."""


class CityRoll(StepBase, frozen=True, tag="city-roll"):
    """6.2.5.2, 6.2.5.3 Which city."""

    mission: str


class TakeOff(StepBase, frozen=True, tag="take-off"):
    """5.0 The bomber leaves the base."""


# Movement


class Depart(StepBase, frozen=True, tag="depart"):
    """5.0 On to the next zone of the present leg.

    `asked` is True once the player has pressed on although the fuel does not suffice.
    """

    asked: bool = False


class TurnBack(StepBase, frozen=True, tag="turn-back"):
    """2.0, 6.4 Press on or turn back."""


class Interception(StepBase, frozen=True, tag="interception"):
    """6.1.2 Chart B1 in the zone that is entered."""

    zone: int


class EventRoll(StepBase, frozen=True, tag="event-roll"):
    """6.11 Chart C1."""


class AfterFight(StepBase, frozen=True, tag="after-fight"):
    """2.0, 6.3 After a fight outward bound: a forced abort, or the choice of one."""


class ZoneBusiness(StepBase, frozen=True, tag="zone-business"):
    """5.0 What is left to do in the zone after the interception."""


# Combat


class FighterType(StepBase, frozen=True, tag="fighter-type"):
    """6.1.2 Which fighters come; one roll for all of them."""


class Placement(StepBase, frozen=True, tag="placement"):
    """6.1.3 Direction of one fighter."""

    fighter: int


class Height(StepBase, frozen=True, tag="height"):
    """6.1.3 Height of one fighter."""

    fighter: int
    direction: str


class Quality(StepBase, frozen=True, tag="quality"):
    """9.1 Quality of one enemy pilot."""

    fighter: int


class EscortOffer(StepBase, frozen=True, tag="escort-offer"):
    """6.11 Spend the marker that brings a cover roll in Zones 4 to 6."""


class Cover(StepBase, frozen=True, tag="cover"):
    """6.1.3 Friendly fighter cover."""


class CoverChoice(StepBase, frozen=True, tag="cover-choice"):
    """6.1.3 Which fighter the cover drives off."""


class Round(StepBase, frozen=True, tag="round"):
    """6.1.4 A round of combat begins."""


class Volley(StepBase, frozen=True, tag="volley"):
    """6.1.4 The bomber's turn to fire in a round."""


class FightersTurn(StepBase, frozen=True, tag="fighters-turn"):
    """6.1.4 The fighters' turn to fire in a round."""


class Guns(StepBase, frozen=True, tag="guns"):
    """6.1.4 Which gun fires at which fighter."""


class GunFire(StepBase, frozen=True, tag="gun-fire"):
    """6.1.4 One gun's roll to hit."""

    gun: str


class GunDamage(StepBase, frozen=True, tag="gun-damage"):
    """6.1.4 Damage of one hit on a fighter."""

    gun: str


class VolleyEnd(StepBase, frozen=True, tag="volley-end"):
    """6.1.4 All guns have fired: what became of the fighters."""


class FighterFire(StepBase, frozen=True, tag="fighter-fire"):
    """6.1.4 One fighter's roll to hit, chart B3."""

    fighter: int


class FighterHits(StepBase, frozen=True, tag="fighter-hits"):
    """6.1.4 Number of random hits of one fighter, chart B3."""

    fighter: int


class RoundEnd(StepBase, frozen=True, tag="round-end"):
    """6.1.4 Fighters break off or close in."""


# Anti-aircraft fire and hits


class AAWeight(StepBase, frozen=True, tag="aa-weight"):
    """6.1.5 Light, medium or heavy. `over_target` is False for a picket ship."""

    over_target: bool = True


class Chaff(StepBase, frozen=True, tag="chaff"):
    """6.1.5 Release chaff or not."""

    weight: str


class AAFire(StepBase, frozen=True, tag="aa-fire"):
    """6.1.5 Number of random hits, chart B2a."""

    weight: str
    chaff: int = 0
    cloud: bool = False


class Hits(StepBase, frozen=True, tag="hits"):
    """6.1.5, 6.1.4 An attack has scored; `actor` is `aa` or the fighter's number."""

    number: int
    actor: str


class Guardian(StepBase, frozen=True, tag="guardian"):
    """6.11 Spend the marker that lets all hits of one attack pass."""

    number: int
    actor: str


class Hit(StepBase, frozen=True, tag="hit"):
    """6.3 One random hit, chart B4."""

    number: int
    of: int
    actor: str


class DamageRoll(StepBase, frozen=True, tag="damage-roll"):
    """6.3 A table of B4 below the area, for example `engine` or `fuel_tank.flames`."""

    table: str
    number: int
    actor: str
    side: str = ""
    engine: str = ""
    counts: bool = True
    """False when the result is no hit for repairs (an event of C1)."""


class SideRoll(StepBase, frozen=True, tag="side-roll"):
    """6.11 Port or starboard for an event that strikes an engine or a tank."""

    part: str


class WoundRoll(StepBase, frozen=True, tag="wound-roll"):
    """6.4.4 Chart B5 for one man."""

    station: str
    number: int
    actor: str
    combat: bool = True
    """False on landing: no Wound Badge for it (6.8.1)."""


# Bombing


class BombRun(StepBase, frozen=True, tag="bomb-run"):
    """6.2.1 The run over the target begins."""


class BombRunRoll(StepBase, frozen=True, tag="bomb-run-roll"):
    """6.2.1 Chart B10."""

    throw: int = 1


class BombingRoll(StepBase, frozen=True, tag="bombing-roll"):
    """6.2.2 Chart B11."""

    throw: int = 1
    clear_view: bool = False


class Withdraw(StepBase, frozen=True, tag="withdraw"):
    """5.0 Over the target, after the run: AA once more if anything was released."""


class TurnHome(StepBase, frozen=True, tag="turn-home"):
    """5.0, 6.2.5.1 Done over the target: home, or on to Zone 6 with the agent."""


# Loss and landing


class ForcedDown(StepBase, frozen=True, tag="forced-down"):
    """6.4.2 Ditch, land dead-stick, land in Canada or jump."""


class BailOut(StepBase, frozen=True, tag="bail-out"):
    """6.6 The crew jumps."""


class BailOutRoll(StepBase, frozen=True, tag="bail-out-roll"):
    """6.6 Chart B8 for one man."""

    station: str
    throw: int = 1


class Rescue(StepBase, frozen=True, tag="rescue"):
    """6.4.2 After the parachutes or the ditching: sea or captivity."""


class RescueRoll(StepBase, frozen=True, tag="rescue-roll"):
    """6.4.2 Chart B9 for one man."""

    station: str
    throw: int = 1
    wolf_pack: bool = False


class WeatherRoll(StepBase, frozen=True, tag="weather-roll"):
    """6.5 Chart B6."""


class LandingRoll(StepBase, frozen=True, tag="landing-roll"):
    """6.4.1 Chart B7; `where` is base, sea, field or canada."""

    where: str
    throw: int = 1
    power: bool = True


class Landed(StepBase, frozen=True, tag="landed"):
    """6.4.3 The bomber is down, its men are counted."""

    where: str


class EscapeRoll(StepBase, frozen=True, tag="escape-roll"):
    """9.4 Do the interned get away."""


class SecondThoughts(StepBase, frozen=True, tag="second-thoughts"):
    """6.11 A roll has been seen; its marker may be spent to make it again."""

    again: "BombRunRoll | BombingRoll | BailOutRoll | RescueRoll | LandingRoll"
    faces: tuple[int, ...]
    row: int


# Debriefing


class Debriefing(StepBase, frozen=True, tag="debriefing"):
    """5.0 Success, awards, experience, repair, hospital."""


class HospitalRoll(StepBase, frozen=True, tag="hospital-roll"):
    """6.4.5 Chart C2 for one man."""

    station: str


class SlotReview(StepBase, frozen=True, tag="slot-review"):
    """5.0 What the sortie leaves behind: delays, replacements, a new bomber."""


class Over(StepBase, frozen=True, tag="over"):
    """2.0 The career has ended; nothing more is asked."""


type Step = (
    Hangar | NewAircraft | MonthEnd | ResearchRequest | ResearchCheck
    | PromotionCheck | NextSlot | PassSlots | Briefing | TargetAttempt | TargetChoice
    | TargetRoll | SpecialRoll | CityRoll | TakeOff | Depart | TurnBack
    | Interception | EventRoll | AfterFight | ZoneBusiness | FighterType | Placement
    | Height | Quality | EscortOffer | Cover | CoverChoice | Round | Volley
    | FightersTurn | Guns | GunFire | GunDamage | VolleyEnd | FighterFire
    | FighterHits | RoundEnd | AAWeight | Chaff | AAFire | Hits | Guardian | Hit
    | DamageRoll | SideRoll | WoundRoll | BombRun | BombRunRoll | BombingRoll
    | Withdraw | TurnHome | ForcedDown | BailOut | BailOutRoll | Rescue | RescueRoll
    | WeatherRoll | LandingRoll | Landed | EscapeRoll | SecondThoughts | Debriefing
    | HospitalRoll | SlotReview | Over
)  # fmt: skip
