"""The gun decision: which gun fires at which fighter, and what that can lead to."""

from collections.abc import Mapping
from dataclasses import dataclass
from math import isclose

from django.utils.translation import gettext as _

from campaigns.boards.combat import least_to_hit, need
from campaigns.boards.given import Frame
from campaigns.boards.guns import GunRow, guns_of
from campaigns.mats import marks
from campaigns.mats.marks import Segment
from campaigns.rules import odds
from campaigns.rules.pack import Pack
from campaigns.rules.pending import Decision
from campaigns.rules.phases.fight import in_fight
from campaigns.rules.phases.gunnery import HOLD
from campaigns.rules.state import Campaign, Fighter
from campaigns.words import place
from campaigns.words.fields import place_short
from campaigns.words.figures import figure


@dataclass(frozen=True, slots=True)
class Preset:
    """A proposal that can be asked for, and the key that asks for it."""

    id: str
    key: str
    label: str


@dataclass(frozen=True, slots=True)
class Target:
    """Head of one column of the gun table."""

    number: int
    type: str
    place: str
    damaged: bool


@dataclass(frozen=True, slots=True)
class Cell:
    """One gun at one fighter; `pick` is empty where the gun does not bear."""

    pick: str
    need: str
    chance: str
    label: str
    checked: bool


@dataclass(frozen=True, slots=True)
class GunLine:
    """One row of the gun table; `why` says why it has no choice at all."""

    gun: GunRow
    cells: tuple[Cell, ...]
    why: str


@dataclass(frozen=True, slots=True)
class FateRow:
    """What becomes of one fighter."""

    number: int
    name: str
    bar: tuple[Segment, ...]
    text: str


@dataclass(frozen=True, slots=True)
class OddsBoard:
    """What an assignment can lead to."""

    rows: tuple[FateRow, ...]
    down: str
    any: str
    hits: str
    """Random hits on the bomber in this round, expected."""
    why: tuple[str, ...]
    """How it compares with the best of all assignments, and with no fire at all."""


def fighters_of(state: Campaign) -> tuple[Fighter, ...]:
    """The fighters still in the combat, none outside one."""
    combat = state.sortie.combat if state.sortie else None
    return in_fight(combat) if combat else ()


def start(asked: Decision, best: odds.Best, frame: Frame) -> Mapping[str, str]:
    """The assignment to start from: what was ticked, or a proposal."""
    if asked.lists(frame.picks):
        return frame.picks
    return proposal(asked, best, frame.preset)


def proposal(asked: Decision, best: odds.Best, wish: str) -> dict[str, str]:
    """An assignment to start from: most shot down, fewest hits on us, or none."""
    if wish == "hold":
        return hold_all(asked)
    return best.hits if wish == "hits" else best.kills


def hold_all(asked: Decision) -> dict[str, str]:
    """No gun fires."""
    return dict.fromkeys((field.id for field in asked.fields), HOLD)


def odds_board(
    state: Campaign,
    asked: Decision,
    picks: Mapping[str, str],
    best: odds.Best | None = None,
) -> OddsBoard:
    """What an assignment of the guns can lead to, fighter by fighter, and why it."""
    found = odds.volley(state, picks)
    best = best or odds.best(state, asked)
    each = zip(fighters_of(state), found.fighters, strict=True)
    return OddsBoard(
        rows=tuple(_fate(fighter, fate) for fighter, fate in each),
        down=figure(found.shot_down, 2),
        any=_("%(number)s %%") % {"number": figure(100 * found.at_least_one, 1)},
        hits=figure(found.hits, 2),
        why=verdict(
            found,
            most=odds.volley(state, best.kills),
            fewest=odds.volley(state, best.hits),
            unshot=odds.volley(state, hold_all(asked)),
        ),
    )


def verdict(
    found: odds.VolleyOdds,
    *,
    most: odds.VolleyOdds,
    fewest: odds.VolleyOdds,
    unshot: odds.VolleyOdds,
) -> tuple[str, ...]:
    """Say how an assignment compares with the best ones and with holding fire."""
    down = (
        _("No assignment shoots down more.")
        if isclose(found.shot_down, most.shot_down)
        else _("The best for kills: %(down)s shot down, %(hits)s hits on us.")
        % {"down": figure(most.shot_down, 2), "hits": figure(most.hits, 2)}
    )
    if not unshot.hits:
        return down, _("The fighters have fired; no gun spares a hit in this round.")
    hits = (
        _("None leaves fewer hits on us.")
        if isclose(found.hits, fewest.hits)
        else _("The best against hits: %(down)s shot down, %(hits)s hits on us.")
        % {"down": figure(fewest.shot_down, 2), "hits": figure(fewest.hits, 2)}
    )
    without = _("Without fire: %(hits)s hits.") % {"hits": figure(unshot.hits, 2)}
    return down, hits, without


def target(fighter: Fighter) -> Target:
    """Head of a fighter's column."""
    damaged = fighter.state == "damaged"
    return Target(fighter.number, fighter.type, place_short(fighter.place), damaged)


def gun_lines(
    state: Campaign,
    asked: Decision,
    pack: Pack,
    fighters: tuple[Fighter, ...],
    picks: Mapping[str, str],
) -> tuple[GunLine, ...]:
    """Every gun of the mat with its choices, or why it has none."""
    if not asked.fields:
        return ()
    lines = []
    for gun in guns_of(state, pack.mats[state.aircraft]):
        field = next((f for f in asked.fields if f.id == gun.id), None)
        if field is None:
            why = _("cannot fire: %(why)s") if gun.bad else _("bears on none of them")
            lines.append(GunLine(gun, (), why % {"why": gun.note} if gun.bad else why))
            continue
        reach = {choice.id for choice in field.choices}
        cells = [
            _cell(state, pack, gun, fighter, picks[gun.id])
            if str(fighter.number) in reach
            else Cell("", "", "", "", checked=False)
            for fighter in fighters
        ]
        cells.append(_hold(gun, picks[gun.id]))
        lines.append(GunLine(gun, tuple(cells), ""))
    return tuple(lines)


def _cell(
    state: Campaign, pack: Pack, gun: GunRow, fighter: Fighter, picked: str
) -> Cell:
    least = least_to_hit(state, pack, gun.id, fighter)
    shot = odds.shooting(state, pack.mats[state.aircraft].gun(gun.id), fighter)
    chance = shot.damage + shot.destroy
    percent = _("%(number)s %%") % {"number": figure(100 * chance)}
    label = _("%(gun)s at fighter %(number)s, %(place)s, needs %(need)s") % {
        "gun": gun.name,
        "number": fighter.number,
        "place": place(fighter.place),
        "need": need(least),
    }
    id_ = str(fighter.number)
    return Cell(id_, need(least), percent, label, checked=picked == id_)


def _hold(gun: GunRow, picked: str) -> Cell:
    label = _("%(gun)s holds its fire") % {"gun": gun.name}
    return Cell(HOLD, _("hold"), "", label, checked=picked == HOLD)


def _fate(fighter: Fighter, fate: odds.FighterOdds) -> FateRow:
    parts = ((fate.untouched, "fill--none"), (fate.damaged, "fill fill--mid"))
    bar = marks.bar((*parts, (fate.destroyed, "fill")))
    values = {
        "same": figure(100 * fate.untouched),
        "damaged": figure(100 * fate.damaged),
        "down": figure(100 * fate.destroyed),
    }
    if fighter.state == "damaged":
        name = _("%(type)s, damaged") % {"type": fighter.type}
        text = _("as now %(same)s, down %(down)s %%") % values
    else:
        name = fighter.type
        text = _("untouched %(same)s, damaged %(damaged)s, down %(down)s %%") % values
    return FateRow(fighter.number, name, bar, text)


def presets() -> tuple[Preset, ...]:
    """The proposals that the player can ask for."""
    return (
        Preset("kills", "b", _("Most shot down")),
        Preset("hits", "h", _("Fewest hits on us")),
        Preset("hold", "", _("Hold all")),
    )
