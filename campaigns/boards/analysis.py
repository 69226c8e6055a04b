"""The analysis of one decision of a past sortie: what each choice promised."""

from dataclasses import dataclass
from math import ceil

from django.utils.translation import gettext as _

from campaigns.mats.marks import Segment, bar
from campaigns.rules import odds
from campaigns.rules.pending import Answer, Assign, Choice, Choose, Decision
from campaigns.rules.state import Campaign
from campaigns.rules.weighing import weigh_fully
from campaigns.simulation.outlook import Outlook, outlook
from campaigns.words import choice as choice_label
from campaigns.words import step_title
from campaigns.words.figures import figure
from campaigns.words.measures import measures_text

SECONDS = 0.6
"""For all choices of a decision together."""
MOST_CHOICES = 6
RUNS = 600


@dataclass(frozen=True, slots=True)
class Alternative:
    """One choice, what it promised, and whether it was taken."""

    label: str
    taken: bool
    odds: str
    alive: str
    bar: tuple[Segment, ...]
    points: str


@dataclass(frozen=True, slots=True)
class AnalysisBoard:
    """A decision and its alternatives, the one taken among them."""

    title: str
    alternatives: tuple[Alternative, ...]
    runs: int


def analysis_board(
    state: Campaign, asked: Decision, answer: Answer, seed: int
) -> AnalysisBoard:
    """Weigh a decision as it stood; dice of the estimates are drawn from `seed`."""
    if isinstance(answer, Assign):
        rows = _guns(state, asked, answer, seed)
    else:
        rows = _choices(state, asked, answer, seed)
    runs = min((found.runs for _row, found in rows), default=0)
    return AnalysisBoard(step_title(asked), tuple(row for row, _found in rows), runs)


def _choices(
    state: Campaign, asked: Decision, answer: Answer, seed: int
) -> list[tuple[Alternative, Outlook]]:
    weighed = weigh_fully(state, asked)
    shown = _shown(asked, answer)
    rows = []
    for choice in shown:
        found = _look(state, Choose(choice.id), len(shown), seed)
        taken = answer == Choose(choice.id)
        label = choice_label(asked.id, choice.id, choice.args)
        exact = measures_text(weighed.get(choice.id, ()))
        rows.append((_row(label, exact, found, taken=taken), found))
    return rows


def _shown(asked: Decision, answer: Answer) -> tuple[Choice, ...]:
    """The first choices of a long list, and always the one that was taken."""
    first = asked.choices[:MOST_CHOICES]
    taken = tuple(c for c in asked.choices[MOST_CHOICES:] if answer == Choose(c.id))
    return first + taken


def _guns(
    state: Campaign, asked: Decision, answer: Assign, seed: int
) -> list[tuple[Alternative, Outlook]]:
    """The assignment that was made, beside those that the page proposes."""
    ways = _assignments(state, asked, answer)
    rows = []
    for label, picks in ways:
        volley = odds.volley(state, picks)
        exact = _("%(down)s shot down, %(hits)s hits on us on average") % {
            "down": figure(volley.shot_down, 2),
            "hits": figure(volley.hits, 2),
        }
        found = _look(state, Assign(picks), len(ways), seed)
        taken = picks == answer.picks
        rows.append((_row(label, exact, found, taken=taken), found))
    return rows


def _assignments(
    state: Campaign, asked: Decision, answer: Assign
) -> list[tuple[str, dict[str, str]]]:
    """Each assignment once, with all its names; the one that was made is the first."""
    found: list[tuple[str, dict[str, str]]] = []
    for label, picks in (
        (_("As declared"), dict(answer.picks)),
        (_("Most shot down"), odds.best_picks(state, asked, "kills")),
        (_("Fewest hits on us"), odds.best_picks(state, asked, "hits")),
    ):
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
