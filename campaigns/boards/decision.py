"""A pending decision: a list of choices, or the guns with their fighters."""

from collections.abc import Mapping
from dataclasses import dataclass

from django.utils.translation import gettext as _
from django.utils.translation import ngettext

from campaigns.boards import odds
from campaigns.boards.combat import least_to_hit, need
from campaigns.boards.given import Frame
from campaigns.boards.guns import GunRow, guns_of
from campaigns.mats import marks
from campaigns.mats.marks import Segment
from campaigns.rules.pack import Pack
from campaigns.rules.pending import Choice, Decision
from campaigns.rules.state import Campaign, Fighter
from campaigns.words import choice as choice_label
from campaigns.words import choices, explanation, names, place, result, step_title
from campaigns.words.fields import known, place_short
from campaigns.words.results import hits

BUTTONS = 6
"""Up to so many choices are buttons; more are a list with one button below."""
DECISION_CHARTS = {"guns": "B2", "cover": "B2", "chaff": "B2a", "target-choice": "A1"}
PRESETS = ("kills", "spread", "hold")


@dataclass(frozen=True, slots=True)
class ChoiceRow:
    """One choice of a list."""

    id: str
    label: str
    rule: str
    note: str = ""


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

    pk: int
    rows: tuple[FateRow, ...]
    down: str
    any: str


@dataclass(frozen=True, slots=True)
class DecisionBoard:
    """A pending decision."""

    id: str
    chart: str
    title: str
    about: str
    rule: str
    facts: str
    choices: tuple[ChoiceRow, ...]
    as_buttons: bool
    targets: tuple[Target, ...]
    guns: tuple[GunLine, ...]
    limits: tuple[str, ...]
    odds: OddsBoard | None
    presets: tuple[tuple[str, str], ...]
    button: str
    brief: str


def decision_board(
    state: Campaign, asked: Decision, pack: Pack, frame: Frame
) -> DecisionBoard:
    """Build the pending decision."""
    fighters = _fighters(state)
    picks = (
        odds.preset(state, pack, asked, fighters, frame.preset or "kills")
        if asked.fields
        else {}
    )
    firing = sum(pick != odds.HOLD for pick in picks.values())
    return DecisionBoard(
        id=asked.id,
        chart=DECISION_CHARTS.get(asked.id, ""),
        title=step_title(asked),
        about=explanation(asked),
        rule=asked.rule,
        facts=_facts(state, asked),
        choices=tuple(_choice(asked.id, choice) for choice in asked.choices),
        as_buttons=len(asked.choices) <= BUTTONS,
        targets=tuple(_target(fighter) for fighter in fighters) if picks else (),
        guns=_guns(state, asked, pack, fighters, picks),
        limits=tuple(str(known(choices.LIMITS, limit.id)) for limit in asked.limits),
        odds=odds_board(state, asked, pack, picks, frame.pk) if picks else None,
        presets=_presets() if picks else (),
        button=_button(asked, firing),
        brief=_brief(asked, firing),
    )


def odds_board(
    state: Campaign, asked: Decision, pack: Pack, picks: Mapping[str, str], pk: int = 0
) -> OddsBoard:
    """What an assignment of the guns can lead to, fighter by fighter."""
    fighters = _fighters(state)
    found = odds.fates(state, pack, fighters, picks)
    none_down = 1.0
    for fate in found.values():
        none_down *= 1 - fate.down
    return OddsBoard(
        pk=pk,
        rows=tuple(_fate(fighter, found[fighter.number]) for fighter in fighters),
        down=f"{sum(fate.down for fate in found.values()):.2f}",
        any=_("%(number)s %%") % {"number": f"{100 * (1 - none_down):.1f}"},
    )


def _fighters(state: Campaign) -> tuple[Fighter, ...]:
    combat = state.sortie.combat if state.sortie else None
    found = combat.fighters if combat else ()
    return tuple(f for f in found if f.state in ("untouched", "damaged"))


def _choice(decision: str, choice: Choice) -> ChoiceRow:
    note = ""
    if choice.args.get("training") == 1:
        note = _("costs one slot of training")
    if "cost" in choice.args:
        cost = int(choice.args["cost"])
        note = ngettext("%(cost)s point", "%(cost)s points", cost) % {"cost": cost}
    if "drm" in choice.args and int(choice.args["drm"]):
        note = _("−%(number)s on the hits") % {"number": abs(int(choice.args["drm"]))}
    if "level" in choice.args:
        note = _("level %(level)s") % {"level": choice.args["level"]}
    label = choice_label(decision, choice.id, choice.args)
    return ChoiceRow(choice.id, label, choice.rule, note)


def _facts(state: Campaign, asked: Decision) -> str:
    sortie = state.sortie
    if asked.id == "guardian":
        return _("%(hits)s wait.") % {"hits": hits(int(asked.args.get("hits", 0)))}
    if asked.id == "second-thoughts":
        table = str(asked.args.get("table", ""))
        row = result(table, str(asked.args["result"]), int(asked.args["amount"]))
        return _("The roll: %(result)s.") % {"result": row}
    if asked.id == "turn-back" and sortie is not None:
        return _("Zone %(zone)s, %(hits)s so far, %(fuel)s boxes of fuel left.") % {
            "zone": sortie.zone,
            "hits": hits(sortie.hits),
            "fuel": sortie.fuel,
        }
    if asked.id == "chaff":
        weight = known(names.WEIGHTS, str(asked.args.get("weight", "")))
        return _("The fire is %(weight)s.") % {"weight": weight}
    return _combat_facts(state, asked)


def _combat_facts(state: Campaign, asked: Decision) -> str:
    combat = state.sortie.combat if state.sortie else None
    if asked.id != "guns" or combat is None:
        return ""
    range_ = str(names.RANGES[names.RANGE_ORDER[combat.round - 1]]).capitalize()
    if combat.fighters_first:
        return _("%(range)s range; the fighters have fired.") % {"range": range_}
    return _("%(range)s range, the bomber fires first.") % {"range": range_}


def _target(fighter: Fighter) -> Target:
    damaged = fighter.state == "damaged"
    return Target(fighter.number, fighter.type, place_short(fighter.place), damaged)


def _guns(
    state: Campaign,
    asked: Decision,
    pack: Pack,
    fighters: tuple[Fighter, ...],
    picks: Mapping[str, str],
) -> tuple[GunLine, ...]:
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
    chance = odds.shot(state, pack, gun.id, fighter).hit
    percent = _("%(number)s %%") % {"number": f"{100 * chance:.0f}"}
    label = _(
        "%(gun)s at fighter %(number)s, %(place)s, needs %(need)s, %(chance)s"
    ) % {
        "gun": gun.name,
        "number": fighter.number,
        "place": place(fighter.place),
        "need": need(least),
        "chance": percent,
    }
    id_ = str(fighter.number)
    return Cell(id_, need(least), percent, label, checked=picked == id_)


def _hold(gun: GunRow, picked: str) -> Cell:
    label = _("%(gun)s holds its fire") % {"gun": gun.name}
    return Cell(odds.HOLD, _("hold"), "", label, checked=picked == odds.HOLD)


def _fate(fighter: Fighter, fate: odds.Fate) -> FateRow:
    parts = ((fate.same, "fill--none"), (fate.damaged, "fill fill--mid"))
    bar = marks.bar((*parts, (fate.down, "fill")))
    values = {
        "same": f"{100 * fate.same:.0f}",
        "damaged": f"{100 * fate.damaged:.0f}",
        "down": f"{100 * fate.down:.0f}",
    }
    if fighter.state == "damaged":
        name = _("%(type)s, damaged") % {"type": fighter.type}
        text = _("as now %(same)s, down %(down)s %%") % values
    else:
        name = fighter.type
        text = _("untouched %(same)s, damaged %(damaged)s, down %(down)s %%") % values
    return FateRow(fighter.number, name, bar, text)


def _presets() -> tuple[tuple[str, str], ...]:
    labels = (_("Most shot down"), _("Hit as many as possible"), _("Hold all"))
    return tuple(zip(PRESETS, labels, strict=True))


def _button(asked: Decision, firing: int) -> str:
    if asked.fields:
        return ngettext("Fire %(number)s gun", "Fire %(number)s guns", firing) % {
            "number": firing
        }
    return _("Decide")


def _brief(asked: Decision, firing: int) -> str:
    if asked.fields:
        return ngettext("%(number)s gun fires", "%(number)s guns fire", firing) % {
            "number": firing
        }
    return ngettext("%(number)s choice", "%(number)s choices", len(asked.choices)) % {
        "number": len(asked.choices)
    }
