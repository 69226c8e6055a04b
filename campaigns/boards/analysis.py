"""The analysis of one step of a past sortie: what each thing that was legal promised.

A decision has its choices. Beside many a roll there are things to do as well, to turn
back, to jettison, to repair a set: at such a step rolling is one of the alternatives.
"""

from dataclasses import dataclass
from math import ceil
from typing import NamedTuple

from django.utils.translation import gettext as _

from campaigns.mats.marks import Segment, bar
from campaigns.rules import odds
from campaigns.rules.also import ONLY_GIVE_UP
from campaigns.rules.pending import (
    Also,
    Answer,
    Assign,
    Choice,
    Choose,
    Decision,
    Enter,
    Pending,
    Roll,
    Throw,
)
from campaigns.rules.state import Campaign
from campaigns.rules.weighing import Measure, weigh_fully
from campaigns.simulation.outlook import Outlook, outlook
from campaigns.words import also as also_label
from campaigns.words import choice as choice_label
from campaigns.words import step_title
from campaigns.words.figures import figure
from campaigns.words.measures import measures_text

SECONDS = 0.6
"""For all alternatives of a step together."""
GIVEN_UP = Also("give-up")
MOST_CHOICES = 6
RUNS = 600


@dataclass(frozen=True, slots=True)
class Alternative:
    """One alternative, what it promised, and whether it was taken."""

    label: str
    taken: bool
    odds: str
    alive: str
    bar: tuple[Segment, ...]
    points: str


@dataclass(frozen=True, slots=True)
class AnalysisBoard:
    """A step and its alternatives, the one taken among them."""

    title: str
    alternatives: tuple[Alternative, ...]
    runs: int


class Way(NamedTuple):
    """One answer that was legal, its name and its exact figures."""

    answer: Answer
    label: str
    exact: str


def has_alternatives(asked: Pending | None, answer: Answer | None) -> bool:
    """Return whether something else could have been done, to give up left aside."""
    if asked is None or isinstance(answer, Enter) or answer in (None, GIVEN_UP):
        return False
    return isinstance(asked, Decision) or bool(_beside(asked))


def analysis_board(
    state: Campaign, asked: Pending, answer: Answer, seed: int
) -> AnalysisBoard:
    """Weigh a step as it stood; dice of the estimates are drawn from `seed`."""
    ways = _ways(state, asked, answer)
    looks = [_look(state, way.answer, len(ways), seed) for way in ways]
    rows = tuple(
        _row(way.label, way.exact, found, taken=way.answer == answer)
        for way, found in zip(ways, looks, strict=True)
    )
    runs = min((found.runs for found in looks), default=0)
    return AnalysisBoard(step_title(asked), rows, runs)


def _ways(state: Campaign, asked: Pending, answer: Answer) -> list[Way]:
    """All that could be answered: the step itself, then what was legal beside it."""
    weighed = weigh_fully(state, asked)

    def exact(choice: Choice) -> str:
        measures: tuple[Measure, ...] = weighed.get(choice.id, ())
        return measures_text(measures)

    if isinstance(asked, Roll):
        ways = [Way(Throw(), _("Make the roll"), "")]
    elif asked.fields:
        ways = _guns(state, asked, answer)
    else:
        ways = [
            Way(Choose(c.id), choice_label(asked.id, c.id, c.args), exact(c))
            for c in _shown(asked, answer)
        ]
    beside = (
        Way(Also(c.id), also_label(c.id, c.args), exact(c)) for c in _beside(asked)
    )
    return [*ways, *beside]


def _beside(asked: Pending) -> tuple[Choice, ...]:
    """What was legal beside the step, to give the career up left aside."""
    return tuple(choice for choice in asked.also if choice not in ONLY_GIVE_UP)


def _shown(asked: Decision, answer: Answer) -> tuple[Choice, ...]:
    """The first choices of a long list, and always the one that was taken."""
    first = asked.choices[:MOST_CHOICES]
    taken = tuple(c for c in asked.choices[MOST_CHOICES:] if answer == Choose(c.id))
    return first + taken


def _guns(state: Campaign, asked: Decision, answer: Answer) -> list[Way]:
    """The assignment that was made, if one was, beside those that the page proposes."""
    ways = []
    for label, picks in _assignments(state, asked, answer):
        volley = odds.volley(state, picks)
        exact = _("%(down)s shot down, %(hits)s hits on us on average") % {
            "down": figure(volley.shot_down, 2),
            "hits": figure(volley.hits, 2),
        }
        ways.append(Way(Assign(picks), label, exact))
    return ways


def _assignments(
    state: Campaign, asked: Decision, answer: Answer
) -> list[tuple[str, dict[str, str]]]:
    """Each assignment once, with all its names; the one that was made is the first."""
    best = odds.best(state, asked)
    named = [(_("Most shot down"), best.kills), (_("Fewest hits on us"), best.hits)]
    if isinstance(answer, Assign):
        named.insert(0, (_("As declared"), dict(answer.picks)))
    found: list[tuple[str, dict[str, str]]] = []
    for label, picks in named:
        same = next((n for n, (_label, p) in enumerate(found) if p == picks), None)
        if same is None:
            found.append((label, picks))
        else:
            found[same] = (f"{found[same][0]}; {label}", picks)
    return found


def _look(state: Campaign, answer: Answer, ways: int, seed: int) -> Outlook:
    return outlook(state, answer, runs=RUNS, seconds=SECONDS / ways, seed=seed)


def _row(label: str, exact: str, found: Outlook, *, taken: bool) -> Alternative:
    alive = found.alive
    return Alternative(
        label=label,
        taken=taken,
        odds=exact,
        alive=_("pilot lives and is free %(value)s %% ± %(error)s")
        % {
            "value": figure(100 * alive.value),
            "error": figure(ceil(200 * alive.error)),
        },
        bar=bar(((alive.value, "fill"), (1 - alive.value, "fill--none"))),
        points=_("%(points)s points ± %(error)s")
        % {
            "points": figure(found.points.value),
            "error": figure(2 * found.points.error),
        },
    )
