"""A pending decision: a list of choices, or the guns with their fighters."""

from dataclasses import dataclass

from django.utils.text import capfirst
from django.utils.translation import gettext as _
from django.utils.translation import ngettext

from campaigns.boards import volley
from campaigns.boards.chances import at_length
from campaigns.boards.given import Frame
from campaigns.rules import odds
from campaigns.rules.crewing import entry_cost
from campaigns.rules.pack import Pack, load_pack
from campaigns.rules.pending import Choice, Decision
from campaigns.rules.phases.bombing import hindrance
from campaigns.rules.state import Campaign, Sortie
from campaigns.rules.weighing import Measure, Weighed
from campaigns.words import causes, choices, explanation, names, result, step_title
from campaigns.words import choice as choice_label
from campaigns.words.fields import known
from campaigns.words.measures import measures_text
from campaigns.words.results import for_repair, hits

BUTTONS = 6
"""Up to so many choices are buttons; more are a list with one button below."""
DECISION_CHARTS = {"guns": "B2", "cover": "B2", "chaff": "B2a", "target-choice": "A1"}


@dataclass(frozen=True, slots=True)
class ChoiceRow:
    """One choice of a list."""

    id: str
    label: str
    rule: str
    note: str = ""
    odds: str = ""
    """What it promises, in exact figures."""


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
    targets: tuple[volley.Target, ...]
    guns: tuple[volley.GunLine, ...]
    limits: tuple[str, ...]
    odds: volley.OddsBoard | None
    presets: tuple[volley.Preset, ...]
    button: str
    brief: str
    at_length: bool
    """More figures come by a request of their own."""


def decision_board(
    state: Campaign, asked: Decision, pack: Pack, frame: Frame, weighed: Weighed
) -> DecisionBoard:
    """Build the pending decision."""
    fighters = volley.fighters_of(state)
    best = odds.best(state, asked) if asked.fields else None
    picks = volley.start(asked, best, frame) if best else {}
    return DecisionBoard(
        id=asked.id,
        chart=DECISION_CHARTS.get(asked.id, ""),
        title=step_title(asked),
        about=_about(state, asked),
        rule=asked.rule,
        facts=_facts(state, asked),
        choices=tuple(
            _choice(asked.id, choice, weighed.get(choice.id, ()))
            for choice in asked.choices
        ),
        as_buttons=len(asked.choices) <= BUTTONS,
        targets=tuple(volley.target(fighter) for fighter in fighters) if best else (),
        guns=volley.gun_lines(state, asked, pack, fighters, picks),
        limits=tuple(str(known(choices.LIMITS, limit.id)) for limit in asked.limits),
        odds=volley.odds_board(state, asked, picks, best) if best else None,
        presets=volley.presets() if best else (),
        button=_button(asked),
        brief=_brief(asked),
        at_length=at_length(asked) is not None,
    )


def _about(state: Campaign, asked: Decision) -> str:
    """What the decision is about; of the fuel only where it does not reach."""
    sortie = state.sortie
    if asked.id == "turn-back" and sortie:
        cost = entry_cost(load_pack(state.pack), sortie)
        if sortie.fuel >= cost:
            return str(choices.WARNINGS[asked.id])
    return explanation(asked)


def _choice(decision: str, choice: Choice, measures: tuple[Measure, ...]) -> ChoiceRow:
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
    figures = measures_text(measures)
    return ChoiceRow(choice.id, label, choice.rule, note, figures)


def _so_far(sortie: Sortie) -> str:
    return _("Zone %(zone)s, %(hits)s so far, %(fuel)s boxes of fuel left.") % {
        "zone": sortie.zone,
        "hits": for_repair(sortie.hits),
        "fuel": sortie.fuel,
    }


def _in_vain(sortie: Sortie) -> str:
    """6.2.3 to 6.2.5 Why pressing on can bring nothing, where that is so."""
    cause = hindrance(sortie)
    if not cause:
        return ""
    said = known(causes.NOT_DROPPED, cause)
    return _("Nothing can be done over the target: %(cause)s.") % {"cause": said}


def _facts(state: Campaign, asked: Decision) -> str:
    sortie = state.sortie
    if asked.id == "guardian":
        return _("%(hits)s wait.") % {"hits": hits(int(asked.args.get("hits", 0)))}
    if asked.id == "second-thoughts":
        table = str(asked.args.get("table", ""))
        row = result(table, str(asked.args["result"]), int(asked.args["amount"]))
        return _("The roll: %(result)s.") % {"result": row}
    if asked.id == "turn-back" and sortie is not None:
        return f"{_so_far(sortie)} {_in_vain(sortie)}".rstrip()
    if asked.id == "chaff":
        weight = known(names.WEIGHTS, str(asked.args.get("weight", "")))
        return _("The fire is %(weight)s.") % {"weight": weight}
    return _combat_facts(state, asked)


def _combat_facts(state: Campaign, asked: Decision) -> str:
    combat = state.sortie.combat if state.sortie else None
    if asked.id != "guns" or combat is None:
        return ""
    range_ = capfirst(str(names.RANGES[names.RANGE_ORDER[combat.round - 1]]))
    if combat.fighters_first:
        return _("%(range)s range; the fighters have fired.") % {"range": range_}
    return _("%(range)s range, the bomber fires first.") % {"range": range_}


def _button(asked: Decision) -> str:
    """What is sent; of guns without a number, which a pick by hand would belie."""
    return _("Fire as assigned") if asked.fields else _("Decide")


def _brief(asked: Decision) -> str:
    if asked.fields:
        guns = len(asked.fields)
        text = ngettext("%(number)s gun to assign", "%(number)s guns to assign", guns)
        return text % {"number": guns}
    return ngettext("%(number)s choice", "%(number)s choices", len(asked.choices)) % {
        "number": len(asked.choices)
    }
