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
class Way:
    """One of the ways and what it promises."""

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


def raids_of(asked: Pending | None) -> dict[str, Answer]:
    """6.10.1 A raid in each zone, by the zone; raids differ in nothing else."""
    if not isinstance(asked, Decision) or asked.id != "target-choice":
        return {}
    found: dict[str, Answer] = {}
    for choice in sorted(asked.choices, key=lambda one: int(one.args["zone"])):
        found.setdefault(str(choice.args["zone"]), Choose(choice.id))
    return found


def offer(asked: Pending | None) -> str:
    """What the page calls the estimate, empty where there is none."""
    if raids_of(asked):
        return _("Estimate a raid in each zone")
    return _("Estimate both ways") if ways_of(asked) else ""


def outlook_board(
    state: Campaign, ways: dict[str, Answer], seed: int
) -> tuple[Way, ...]:
    """Simulate each way; `seed` is drawn for this and never the campaign's own."""
    labels = {"on": _("Press on"), "back": _("Turn back")}
    seconds = SECONDS if ways.keys() <= labels.keys() else RAID_SECONDS
    return tuple(
        _way(
            labels.get(name) or _("A raid in Zone %(zone)s") % {"zone": name},
            name,
            outlook(state, answer, runs=MOST_RUNS, seconds=seconds, seed=seed),
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
