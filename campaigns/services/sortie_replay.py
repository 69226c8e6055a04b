"""A closed sortie once more, line by line, through the engine.

No state is kept for a line. That at the sortie's start is rebuilt from the log and kept
in the cache for a while, so that a reader who goes from step to step pays for it once.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from campaigns.kept import HOUR, kept
from campaigns.models import LogLine
from campaigns.models.moment import Moment
from campaigns.rules.state import decode, encode
from campaigns.services.campaign_undo import repeat
from campaigns.services.lines import effective, lines_after
from campaigns.services.replay import first_state
from campaigns.services.versions import check_version

if TYPE_CHECKING:
    from campaigns.models import Campaign, SortieRecord
    from campaigns.rules.state import Campaign as State


def sortie_moments(*, campaign: Campaign, sortie: SortieRecord) -> tuple[Moment, ...]:
    """Return every line of a closed sortie with its states; undone lines are out."""
    check_version(campaign)
    state = sortie_start(campaign, sortie)
    lines = lines_after(campaign, sortie.first_line - 1)
    moments = []
    for line in effective(lines.filter(number__lte=sortie.last_line)):
        after = repeat(state, line).state
        moments.append(Moment(line, state, after))
        state = after
    return tuple(moments)


def sortie_start(campaign: Campaign, sortie: SortieRecord) -> State:
    """Return the state before the first line of a sortie."""
    facts = (campaign.pk, campaign.rules_version, campaign.pack_version)
    key = ":".join(("sortie-start", *map(str, facts), str(sortie.first_line)))
    first = sortie.first_line
    return decode(kept(key, HOUR, lambda: encode(state_before(campaign, first))))


def state_before(campaign: Campaign, number: int) -> State:
    """Return the state before a line, played again from the beginning."""
    state = first_state(campaign)
    earlier = lines_after(campaign, 0).filter(number__lt=number).defer("told", "at")
    for line in effective(earlier):
        if line.kind == LogLine.Kind.ADVANCE:
            state = repeat(state, line).state
    return state
