"""Combat, anti-aircraft fire and the hits that they score."""

from campaigns.rules.steps.base import StepBase


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
