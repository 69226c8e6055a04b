"""Figures of a decision that have no room on its buttons, or take too long."""

from dataclasses import dataclass

from django.utils.translation import gettext as _

from campaigns.boards.charts import percentage
from campaigns.rules import crewing
from campaigns.rules.pending import Decision, Pending
from campaigns.rules.state import Campaign
from campaigns.rules.weighing import weigh_fully
from campaigns.rules.weighing.ways_down import crew_chances
from campaigns.words import choice as choice_label
from campaigns.words import names, step_title
from campaigns.words.fields import known
from campaigns.words.figures import figure
from campaigns.words.measures import measure_text

AT_LENGTH = ("forced-down", "guardian")
"""Decisions that have such figures."""


@dataclass(frozen=True, slots=True)
class ManRow:
    """One man, and his chance to live by each way down."""

    post: str
    name: str
    chances: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class ChancesBoard:
    """Each man's chances by each way, or lines about what comes next."""

    title: str
    ways: tuple[str, ...]
    men: tuple[ManRow, ...]
    living: tuple[str, ...]
    """How many of the crew live on average, by each way."""
    lines: tuple[str, ...]


def at_length(asked: Pending | None) -> Decision | None:
    """Return the pending decision if it has figures at length."""
    if isinstance(asked, Decision) and asked.id in AT_LENGTH:
        return asked
    return None


def chances_board(state: Campaign, asked: Decision) -> ChancesBoard:
    """Return each man's chances where the bomber is lost, else lines on what comes."""
    if asked.id == "forced-down":
        return _men(state, asked)
    weighed = weigh_fully(state, asked)
    lines = tuple(measure_text(m) for m in weighed.get("keep", ()))
    return ChancesBoard(step_title(asked), (), (), (), lines)


def _men(state: Campaign, asked: Decision) -> ChancesBoard:
    """6.4.2, 6.6 Each living man by each way down."""
    each = [crew_chances(state, choice.id) for choice in asked.choices]
    men = tuple(
        ManRow(
            post=str(known(names.STATIONS, station)),
            name=state.flight.aboard[station].name,
            chances=tuple(percentage(way[station]) for way in each),
        )
        for station in crewing.living(state.flight)
    )
    return ChancesBoard(
        title=step_title(asked),
        ways=tuple(choice_label(asked.id, c.id, c.args) for c in asked.choices),
        men=men,
        living=tuple(figure(sum(way.values()), 1) for way in each),
        lines=(
            _("A landing kills or spares the crew together, a jump each by himself."),
        ),
    )
