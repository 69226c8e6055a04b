"""What simulated continuations of a sortie lead to.

To press on or to turn back; and, where a target is chosen, a raid in each zone.
"""

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
"""For each way; two together stay within half a second."""
RAID_SECONDS = 0.4
"""The same where all of the sortie is still to come, which takes longer."""
MOST_RUNS = 1_000


@dataclass(frozen=True, slots=True)
class Continuation:
    """A way that can be simulated."""

    label: str
    answer: Answer
    """What takes it."""
    seconds: float = SECONDS
    """How long it may be simulated."""
    breaks_off: bool = False
    """The sortie is broken off by it, which is no success, whatever follows."""


@dataclass(frozen=True, slots=True)
class Way:
    """One of the ways and what it promises."""

    label: str
    runs: int
    rows: tuple[tuple[str, str, tuple[Segment, ...]], ...]
    """What, how likely with its uncertainty, and the same as a bar."""
    points: str


def ways_of(asked: Pending | None) -> tuple[Continuation, ...]:
    """To press on and to turn back, in this order; empty without such a choice."""
    if isinstance(asked, Decision) and asked.id == "turn-back":
        return _on_or_back(Choose("press-on"), Choose("turn-back"))
    if asked is not None and asked.admits(Also("turn-back")):
        return _on_or_back(Throw(), Also("turn-back"))
    return ()


def _on_or_back(on: Answer, back: Answer) -> tuple[Continuation, Continuation]:
    home = Continuation(_("Turn back"), back, breaks_off=True)
    return Continuation(_("Press on"), on), home


def raids_of(asked: Pending | None) -> tuple[Continuation, ...]:
    """6.10.1 A raid in each zone, from the nearest; raids differ in nothing else."""
    if not isinstance(asked, Decision) or asked.id != "target-choice":
        return ()
    first: dict[int, Answer] = {}
    for choice in asked.choices:
        first.setdefault(int(choice.args["zone"]), Choose(choice.id))
    return tuple(
        Continuation(
            _("A raid in Zone %(zone)s") % {"zone": zone}, first[zone], RAID_SECONDS
        )
        for zone in sorted(first)
    )


def offer(asked: Pending | None) -> str:
    """What the page calls the estimate, empty where there is none."""
    if raids_of(asked):
        return _("Estimate a raid in each zone")
    return _("Estimate both ways") if ways_of(asked) else ""


def outlook_board(
    state: Campaign, ways: tuple[Continuation, ...], seed: int
) -> tuple[Way, ...]:
    """Simulate each way; `seed` is drawn for this and never the campaign's own."""
    return tuple(
        _way(
            way,
            outlook(state, way.answer, runs=MOST_RUNS, seconds=way.seconds, seed=seed),
        )
        for way in ways
    )


def _way(way: Continuation, found: Outlook) -> Way:
    success = Share(0, 0) if way.breaks_off else found.success
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
    return Way(way.label, found.runs, rows, points)


def _percent(share: Share) -> str:
    if not share.error:
        return percentage(share.value)
    return _("%(value)s %% ± %(error)s") % {
        "value": figure(100 * share.value),
        "error": figure(ceil(200 * share.error)),
    }


def _bar(share: Share) -> tuple[Segment, ...]:
    return bar(((share.value, "fill"), (1 - share.value, "fill--none")))
