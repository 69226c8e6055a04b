"""The bar at the top of a campaign's pages."""

from dataclasses import dataclass

from django.utils.translation import gettext as _

from campaigns.boards.opsmap import Fact, target_name
from campaigns.rules.state import SLOTS, Campaign
from campaigns.words import career_names, date, names, percent
from campaigns.words.fields import known
from campaigns.words.results import points


@dataclass(frozen=True, slots=True)
class Bar:
    """Facts in the bar at the top and which of the pages is open."""

    pk: int
    here: str
    facts: tuple[Fact, ...]
    short: tuple[Fact, ...]
    """Facts that stay on a phone."""
    scratch: bool = False
    """The campaign is a scratch copy."""


def bar(state: Campaign, pk: int, here: str, *, scratch: bool = False) -> Bar:
    """Return the facts of the campaign, and which of its pages is open."""
    slot, total = _slot(state), Fact(_("Running total"), percent(state.pilot.total))
    return Bar(
        pk=pk,
        here=here,
        facts=(_aircraft(state), _pilot(state), slot, _aim(state), total),
        short=(slot, total),
        scratch=scratch,
    )


def _aircraft(state: Campaign) -> Fact:
    named = f" {state.aircraft_name}" if state.aircraft_name else ""
    return Fact(_("Aircraft"), f"{known(names.AIRCRAFT, state.aircraft)}{named}")


def _pilot(state: Campaign) -> Fact:
    pilot = state.crew.get("pilot")
    rank = str(known(career_names.RANKS_SHORT, state.pilot.rank))
    return Fact(_("Pilot"), f"{rank} {pilot.name}" if pilot else rank)


def _slot(state: Campaign) -> Fact:
    number = min(state.slot + 1, SLOTS)
    label = _("Slot %(slot)s of %(all)s") % {"slot": number, "all": SLOTS}
    return Fact(label, date(state.slot))


def _aim(state: Campaign) -> Fact:
    """In the air the target, on the ground what there is to spend."""
    target = state.sortie.target if state.sortie else None
    if target:
        return Fact(_("Target"), target_name(target))
    return Fact(_("Experience"), points(state.pilot.experience))
