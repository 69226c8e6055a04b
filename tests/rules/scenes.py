"""Scenes from the second half of a sortie: a hit lands, the bomber comes home."""

from typing import Any

from msgspec.structs import replace

from campaigns.rules.pending import Roll
from campaigns.rules.state import Campaign, Target
from campaigns.rules.steps import Debriefing, ForcedDown, Hits, LandingRoll, Step
from tests.rules.play import Play, airborne, campaign, settled

GUNNERS = ("top_mid", "waist", "ventral", "tail")
"""The dedicated gunners of the Fw 300."""
ALL_SKILLS = (
    "sixth_sense", "shared_expertise", "navigation", "weapons_maintenance", "acm",
    "leadership", "accuracy", "parachute", "landing", "electronics_wizard",
)  # fmt: skip
NEW_YORK = Target("special", "", "New York", 5, "agent")
CAMERA = Target("special", "", "Boston, Mass.", 5, "recon")


def struck(number: int = 1, actor: str = "1", **flight: Any) -> Play:
    """A game in which an attack has just scored; the next throw is the first d66."""
    return Play(airborne(Hits(number, actor), **flight))


def with_sortie(state: Campaign, **changes: Any) -> Campaign:
    """The same campaign with fields of its sortie changed."""
    return replace(state, sortie=replace(state.flight, **changes))


def with_damage(state: Campaign, **changes: Any) -> Campaign:
    """The same campaign with other marks on the mat."""
    return with_sortie(state, damage=replace(state.flight.damage, **changes))


def flying(state: Campaign, target: Target, load: str = "bombs") -> Campaign:
    """A campaign that was to draw its target, given one; it goes to Zone 1."""
    ready = replace(state, stack=state.stack[:-1])
    return settled(with_sortie(ready, target=target, load=load))


def over_base(
    *,
    wounds: dict[str, str] | None = None,
    damage: dict[str, Any] | None = None,
    weather: str = "good",
    where: str = "base",
    zone: int = 0,
    sortie: dict[str, Any] | None = None,
    **changes: Any,
) -> Play:
    """A game whose next throw is the landing, at base in good weather if not told."""
    fields = {
        "weather": weather if where == "base" else "",
        "flown": True,
        "wounds": wounds or {},
        **(sortie or {}),
    }
    step: Step = LandingRoll(where)
    changes.setdefault("load", "empty")
    return Play(
        airborne(step, zone=zone, leg="home", damage=damage, sortie=fields, **changes)
    )


def home(**changes: Any) -> Play:
    """A game after a good landing; the debriefing asks what it has to ask."""
    return over_base(**changes).roll(1, 1)


def forced_down(zone: int = 3, cause: str = "all-engines", **flight: Any) -> Play:
    """A game that asks what to do with a bomber which is forced down in a zone."""
    sortie = {"lost": cause, **flight.pop("sortie", {})}
    state = airborne(ForcedDown(), zone=zone, sortie=sortie, **flight)
    return Play(replace(state, stack=(Debriefing(), ForcedDown())))


def folded_wing(zone: int = 3, **flight: Any) -> Play:
    """A game whose bomber is shot down by one more hit: all bail out."""
    damage = {"wing_root": {"port": 2, "starboard": 0}, **flight.pop("damage", {})}
    return struck(zone=zone, damage=damage, **flight).roll(2, 3)


def throw_all(game: Play, table: str, *faces: int) -> list[str]:
    """Make every throw on a table with the same faces: whose throws they were."""
    actors = []
    while isinstance(game.pending, Roll) and game.pending.table == table:
        actors.append(game.pending.actor)
        game.roll(*faces)
    return actors


def next_sortie(game: Play) -> Play:
    """Go on to the next slot that can be flown: no research, no newer type."""
    while "fly" not in game.legal():
        if game.decision.id == "hangar":
            game.choose("pass")
        elif game.decision.id == "new-aircraft":
            game.choose(game.state.aircraft)
        else:
            game.choose("none")
    return game


def hangar(**changes: Any) -> Play:
    """A game in the hangar."""
    return Play(campaign(**changes))
