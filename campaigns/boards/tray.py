"""The dice tray: the last roll, what is pending, and what else may be done."""

from dataclasses import dataclass

from django.utils.translation import gettext as _
from django.utils.translation import ngettext

from campaigns.boards.decision import DecisionBoard, decision_board
from campaigns.boards.given import Frame, Undo
from campaigns.boards.guide import hint_for
from campaigns.boards.news import News, news_of
from campaigns.boards.outlook import offer
from campaigns.boards.roll import LastRoll, RollBoard, last_roll, roll_board
from campaigns.rules.dice import FACES
from campaigns.rules.pack import Pack
from campaigns.rules.pending import Choice, Decision, Pending, Roll
from campaigns.rules.state import Campaign
from campaigns.rules.weighing import Measure, Weighed, weigh
from campaigns.words import Cast, causes, choices, refusal
from campaigns.words import also as also_label
from campaigns.words.fields import known
from campaigns.words.honesty import HONESTY
from campaigns.words.measures import measures_text


@dataclass(frozen=True, slots=True)
class AlsoChoice:
    """Something else that may be done; with `warning` it asks once more."""

    id: str
    label: str
    rule: str
    warning: str
    odds: str
    """What it changes, in exact figures."""


@dataclass(frozen=True, slots=True)
class DiceNote:
    """How the dice are thrown here, and what is said of their class."""

    typed: bool
    """The player throws his own dice."""
    seed: str
    """The seed's first digits of its hash; when the career is over the seed itself."""
    step: int
    keeps_class: bool
    """Own dice no longer change the class of the dice."""
    honesty: str
    """That class, in words."""


@dataclass(frozen=True, slots=True)
class Tray:
    """The dice tray."""

    last: LastRoll | None
    roll: RollBoard | None
    decision: DecisionBoard | None
    also: tuple[AlsoChoice, ...]
    estimate: str
    """What the estimate is called, empty where there is none."""
    refusal: str
    stale: bool
    news: News
    dice: DiceNote
    undo: Undo | None
    over: str
    hint: str
    guided: bool


def tray_board(
    state: Campaign, pending: Pending | None, pack: Pack, frame: Frame, cast: Cast
) -> Tray:
    """Build the dice tray."""
    weighed = weigh(state, pending) if pending else {}
    roll = decision = None
    if isinstance(pending, Roll):
        roll = roll_board(state, pending, pack, frame, cast)
    elif isinstance(pending, Decision):
        decision = decision_board(state, pending, pack, frame, weighed)
    return Tray(
        last=last_roll(frame, pack, cast),
        roll=roll,
        decision=decision,
        also=_also_board(pending, weighed, scratch=frame.scratch),
        estimate=offer(pending),
        refusal=_refused(frame, pending, decision),
        stale=frame.stale,
        news=news_of(frame, cast),
        dice=_dice_note(frame),
        undo=frame.undo,
        over=str(known(causes.OVER, state.over)) if state.over else "",
        hint=hint_for(pending, frame),
        guided=frame.guided,
    )


def dock(tray: Tray) -> tuple[str, str, str]:
    """Return chart, title and a few words of the pending step, for a phone's foot."""
    asked = tray.roll or tray.decision
    if asked:
        return asked.chart, asked.title, asked.brief
    return "", _("The career is over"), tray.over


def _dice_note(frame: Frame) -> DiceNote:
    dice = frame.dice
    return DiceNote(
        typed=dice.typed,
        seed=dice.seed or dice.seed_hash[:8],
        step=frame.lines[0].number + 1 if frame.lines else 1,
        keeps_class=dice.honesty not in ("site", "verified"),
        honesty=str(HONESTY[dice.honesty]),
    )


def _also_board(
    asked: Pending | None, weighed: Weighed, *, scratch: bool
) -> tuple[AlsoChoice, ...]:
    """Everything that is legal besides the pending step, and what it changes.

    To give up a scratch copy takes nothing away, and is called by another name.
    """
    kind = "-copy" if scratch else ""
    also = asked.also if asked else ()
    return tuple(_also(choice, weighed.get(choice.id, ()), kind) for choice in also)


def _also(choice: Choice, measures: tuple[Measure, ...], kind: str) -> AlsoChoice:
    said = choice.id + kind if choice.id == "give-up" else choice.id
    warning = str(choices.WARNINGS.get(said, ""))
    label = also_label(said, choice.args)
    odds = measures_text(measures)
    return AlsoChoice(choice.id, label, choice.rule, warning, odds)


def _refused(
    frame: Frame, pending: Pending | None, decision: DecisionBoard | None
) -> str:
    """Why an answer was not taken, and what would be legal: choices, or faces."""
    refused = frame.refusal
    if refused is None:
        return ""
    said = refusal(refused.code)
    if refused.code == "dice" and isinstance(pending, Roll):
        return f"{said} {_faces_allowed(pending.dice)}"
    labels = {row.id: row.label for row in decision.choices} if decision else {}
    allowed = [labels[id_] for id_ in refused.allowed if id_ in labels]
    if not allowed:
        return said
    return f"{said} " + _("Legal now: %(list)s.") % {"list": ", ".join(allowed)}


def _faces_allowed(dice: str) -> str:
    """What may be typed for a throw."""
    values = {"dice": dice, "number": len(FACES[dice]), "most": FACES[dice][0]}
    text = ngettext(
        "%(dice)s takes one face from 1 to %(most)s.",
        "%(dice)s takes %(number)s faces, each from 1 to %(most)s.",
        len(FACES[dice]),
    )
    return text % values
