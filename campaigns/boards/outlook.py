"""Press on or turn back: what simulated continuations of the sortie lead to."""

from dataclasses import dataclass
from math import ceil

from django.utils.translation import gettext as _

from campaigns.boards.charts import percentage
from campaigns.mats.marks import Segment, bar
from campaigns.rules.pending import Also, Answer, Choose, Decision, Pending, Throw
from campaigns.rules.state import Campaign
from campaigns.simulation.outlook import Outlook, Share, outlook
from campaigns.words.figures import figure

SECONDS = 0.2
"""For each of the two ways; both together stay within half a second."""
MOST_RUNS = 1_000


@dataclass(frozen=True, slots=True)
class Way:
    """One of the two ways and what it promises."""

    label: str
    runs: int
    rows: tuple[tuple[str, str, tuple[Segment, ...]], ...]
    """What, how likely with its uncertainty, and the same as a bar."""
    points: str


def ways_of(asked: Pending | None) -> dict[str, Answer]:
    """The answers that press on and turn back, empty when there is no such choice."""
    if isinstance(asked, Decision) and asked.id == "turn-back":
        return {"on": Choose("press-on"), "back": Choose("turn-back")}
    if asked is not None and asked.admits(Also("turn-back")):
        return {"on": Throw(), "back": Also("turn-back")}
    return {}


def outlook_board(
    state: Campaign, ways: dict[str, Answer], seed: int
) -> tuple[Way, ...]:
    """Simulate each way; `seed` is drawn for this and never the campaign's own."""
    labels = {"on": _("Press on"), "back": _("Turn back")}
    return tuple(
        _way(
            labels[name],
            name,
            outlook(state, answer, runs=MOST_RUNS, seconds=SECONDS, seed=seed),
        )
        for name, answer in ways.items()
    )


def _way(label: str, name: str, found: Outlook) -> Way:
    # A sortie that is broken off is no success, whatever follows: that is no estimate.
    success = Share(0, 0) if name == "back" else found.success
    shares = (
        (_("mission succeeds"), success),
        (_("pilot lives and is free"), found.alive),
        (_("bomber comes home"), found.bomber),
    )
    rows = tuple((what, _percent(share), _bar(share)) for what, share in shares)
    points = _("%(points)s points on average, give or take %(error)s") % {
        "points": figure(found.points.value),
        "error": figure(2 * found.points.error),
    }
    return Way(label, found.runs, rows, points)


def _percent(share: Share) -> str:
    if not share.error:
        return percentage(share.value)
    return _("%(value)s %% ± %(error)s") % {
        "value": figure(100 * share.value),
        "error": figure(ceil(200 * share.error)),
    }


def _bar(share: Share) -> tuple[Segment, ...]:
    return bar(((share.value, "fill"), (1 - share.value, "fill--none")))
