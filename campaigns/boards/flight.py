"""The flight under way as a reader of the career sees it."""

from dataclasses import dataclass

from django.utils.translation import gettext as _
from django.utils.translation import ngettext

from campaigns.boards.opsmap import Fact, MapBoard, map_board, target_name
from campaigns.rules.pack import Pack
from campaigns.rules.state import Campaign, Sortie
from campaigns.words import date, names
from campaigns.words.fields import known
from campaigns.words.results import for_repair


@dataclass(frozen=True, slots=True)
class FlightBoard:
    """Where the aircraft is and how it stands; without `map` it is on the ground."""

    say: str
    """One sentence; it changes only when a listener should hear of it."""
    map: MapBoard | None
    facts: tuple[Fact, ...]


def flight_board(state: Campaign, pack: Pack) -> FlightBoard:
    """Build the panel of a career that goes on."""
    if state.sortie is None:
        say = _("On the ground before %(slot)s.") % {"slot": date(state.slot)}
        return FlightBoard(say, None, ())
    chart = map_board(state, pack)
    return FlightBoard(_say(state.sortie, chart), chart, _facts(state, state.sortie))


def _say(sortie: Sortie, chart: MapBoard) -> str:
    if sortie.lost:
        return _("The aircraft is lost.")
    if sortie.landing:
        return _("Landed.")
    if sortie.target is None:
        return _("At the base; the target is not drawn yet.")
    if sortie.combat is not None:
        return _("In the air: %(where)s, in a fight.") % {"where": chart.meta}
    return _("In the air: %(where)s.") % {"where": chart.meta}


def _facts(state: Campaign, sortie: Sortie) -> tuple[Fact, ...]:
    engines = len(sortie.damage.engines)
    hurt = sum(station != "agent" for station in sortie.wounds)
    out = ngettext("%(number)s engine out", "%(number)s engines out", engines)
    struck = for_repair(sortie.hits) if sortie.hits else _("none")
    if engines:
        struck = f"{struck}, {out % {'number': engines}}"
    return (
        Fact(_("Sortie"), date(state.slot)),
        Fact(_("Aircraft"), _aircraft(state)),
        Fact(
            _("Target"), target_name(sortie.target) if sortie.target else _("not set")
        ),
        Fact(_("Load"), str(known(names.LOADS, sortie.load))),
        Fact(_("Endurance boxes left"), str(sortie.fuel)),
        Fact(_("Shot down on this sortie"), str(len(sortie.kills))),
        Fact(_("Damage"), struck),
        Fact(_("Wounded or dead"), str(hurt) if hurt else _("none")),
    )


def _aircraft(state: Campaign) -> str:
    type_ = str(known(names.AIRCRAFT, state.aircraft))
    return f"{type_} {state.aircraft_name}".strip()
