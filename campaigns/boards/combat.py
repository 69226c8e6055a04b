"""The combat panel: fighters around the bomber and the guns that reach them."""

from dataclasses import dataclass

from django.utils.text import capfirst
from django.utils.translation import gettext as _

from campaigns.boards.guns import GunRow, guns_of
from campaigns.mats.combat import PLACES, Plate, Scene
from campaigns.rules.pack import Pack
from campaigns.rules.phases.gunnery import to_hit_modifiers
from campaigns.rules.state import Campaign, Combat, Fighter
from campaigns.words import names, place
from campaigns.words.fields import known, place_short
from campaigns.words.results import fighters

LOOKS = {
    "untouched": "fresh",
    "damaged": "damaged",
    "destroyed": "down",
    "driven-off": "gone",
    "left": "gone",
    "broke-off": "gone",
}


@dataclass(frozen=True, slots=True)
class FighterRow:
    """One fighter in the list beside the mat."""

    number: int
    type: str
    place: str
    state: str
    quality: str
    guns: str
    active: bool


@dataclass(frozen=True, slots=True)
class CombatBoard:
    """Everything that the combat panel shows."""

    scene: Scene
    guns: tuple[GunRow, ...]
    selected: str
    fighters: tuple[FighterRow, ...]
    round: int
    meta: str
    description: str

    @property
    def ranges(self) -> tuple[tuple[str, bool], ...]:
        """The three ranges, and which one is fought at."""
        return tuple(
            (str(names.RANGES[id_]), number == self.round)
            for number, id_ in enumerate(names.RANGE_ORDER, start=1)
        )


def combat_board(
    state: Campaign, pack: Pack, active: int = 0, selected: str = ""
) -> CombatBoard:
    """Build the panel; without a combat the empty mat with its numbers."""
    mat = pack.mats[state.aircraft]
    guns = guns_of(state, mat)
    combat = state.sortie.combat if state.sortie else None
    scene = Scene(
        type=mat.id,
        arcs=tuple((gun.id, gun.arcs) for gun in guns),
        needs=tuple((place_, need(pack.to_hit_need(place_))) for place_ in PLACES),
        range=combat.round if combat else 0,
        plates=_plates(state, pack, combat, active, selected) if combat else (),
        fire=_fire(combat, guns) if combat else (),
    )
    rows = _rows(combat, guns, active) if combat else ()
    return CombatBoard(
        scene=scene,
        guns=guns,
        selected=selected,
        fighters=rows,
        round=combat.round if combat and rows else 0,
        meta=_meta(combat),
        description=_description(combat, rows),
    )


def need(least: int) -> str:
    """What the die must show: `5+`, or `6` alone, or a dash when it cannot."""
    if least > 6:
        return "–"
    return "6" if least == 6 else f"{max(least, 1)}+"


def least_to_hit(state: Campaign, pack: Pack, gun_id: str, fighter: Fighter) -> int:
    """Lowest die with which a gun hits a fighter, all modifiers counted."""
    gun = pack.mats[state.aircraft].gun(gun_id)
    drm = sum(m.amount for m in to_hit_modifiers(state, gun, fighter))
    return pack.to_hit_need(fighter.place) - drm


def _plates(
    state: Campaign, pack: Pack, combat: Combat, active: int, selected: str
) -> tuple[Plate, ...]:
    return tuple(
        _plate(state, pack, fighter, active, selected) for fighter in combat.fighters
    )


def _plate(
    state: Campaign, pack: Pack, fighter: Fighter, active: int, selected: str
) -> Plate:
    there = fighter.state in ("untouched", "damaged")
    guns = {gun.position: gun for gun in pack.mats[state.aircraft].guns}
    mine = there and selected in guns and fighter.place in guns[selected].arcs
    least = (
        least_to_hit(state, pack, selected, fighter)
        if mine
        else pack.to_hit_need(fighter.place)
    )
    return Plate(
        number=fighter.number,
        type=fighter.type,
        place=fighter.place,
        look=LOOKS.get(fighter.state, "gone"),
        word=str(known(names.FIGHTER_STATES, fighter.state)),
        need=need(least) if there else "",
        mine=mine,
        active=fighter.number == active,
        fires_at=there,
    )


def _fire(combat: Combat, guns: tuple[GunRow, ...]) -> tuple[tuple[str, str, int], ...]:
    letters = {gun.id: gun.letter for gun in guns}
    return tuple(
        (shot.gun, letters.get(shot.gun, "?"), shot.fighter) for shot in combat.shots
    )


def _rows(
    combat: Combat, guns: tuple[GunRow, ...], active: int
) -> tuple[FighterRow, ...]:
    rows = []
    for fighter in combat.fighters:
        bearing = [g.name for g in guns if fighter.place in g.arcs and not g.bad]
        rows.append(
            FighterRow(
                number=fighter.number,
                type=fighter.type,
                place=place_short(fighter.place),
                state=str(known(names.FIGHTER_STATES, fighter.state)),
                quality=str(names.QUALITIES[fighter.quality]),
                guns=", ".join(bearing) if bearing else _("none"),
                active=fighter.number == active,
            )
        )
    return tuple(rows)


def _meta(combat: Combat | None) -> str:
    if combat is None:
        return _("no fighters")
    what = combat.type or fighters(combat.expected)
    count = f"{combat.expected} × {what}" if combat.type else what
    first = _("they fire first") if combat.fighters_first else _("we fire first")
    return f"{count}, {first}"


def _description(combat: Combat | None, rows: tuple[FighterRow, ...]) -> str:
    if combat is None or not rows:
        return _("No fighters around the bomber.")
    found = [
        _("%(range)s range.")
        % {"range": capfirst(str(names.RANGES[names.RANGE_ORDER[combat.round - 1]]))}
    ]
    for fighter, row in zip(combat.fighters, rows, strict=True):
        found.append(
            _("Fighter %(number)s, %(type)s, %(state)s at %(place)s.")
            % {
                "number": row.number,
                "type": row.type,
                "state": row.state,
                "place": place(fighter.place),
            }
        )
    return " ".join(found)
