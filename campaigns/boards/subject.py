"""Whose roll it is and what stands on it, in one sentence above the chart."""

from collections.abc import Callable, Mapping
from typing import NamedTuple

from django.utils.text import capfirst
from django.utils.translation import gettext as _

from campaigns.boards.combat import need
from campaigns.rules.pending import Roll
from campaigns.rules.state import Campaign, Fighter
from campaigns.words import Cast, career_names, date, names, place, table_kind
from campaigns.words.fields import engine, known, sided
from campaigns.words.results import hits


class Ask(NamedTuple):
    """A pending roll and what a sentence about it can name."""

    state: Campaign
    roll: Roll
    cast: Cast


def subject(state: Campaign, asked: Roll, cast: Cast) -> str:
    """The sentence; empty where the title says it all."""
    found = SUBJECTS.get(table_kind(asked.table), _plain)
    return found(Ask(state, asked, cast))


def _fighter(state: Campaign, number: str) -> Fighter | None:
    combat = state.sortie.combat if state.sortie else None
    if combat is None or not number.isdigit():
        return None
    return next((f for f in combat.fighters if f.number == int(number)), None)


def _plain(ask: Ask) -> str:
    actor = ask.roll.actor
    if actor in names.STATIONS:
        return _man(ask.state, actor)
    if actor.isdigit() and ask.state.sortie is not None:
        return capfirst(ask.cast.fighter(int(actor))) + "."
    side = str(ask.roll.args.get("side", ""))
    struck = str(ask.roll.args.get("engine", ""))
    if struck:
        return capfirst(engine(struck)) + "."
    return f"{capfirst(str(known(names.SIDES, side)))}." if side else ""


def _man(state: Campaign, station: str) -> str:
    post = known(names.STATIONS, station)
    aboard = state.sortie.aboard if state.sortie else state.crew
    man = aboard.get(station)
    return f"{man.name}, {post}." if man else f"{capfirst(str(post))}."


def _attack(ask: Ask) -> str:
    fighter = _fighter(ask.state, ask.roll.actor)
    combat = ask.state.sortie.combat if ask.state.sortie else None
    if fighter is None or combat is None:
        return ""
    return _(
        "Fighter %(number)s, %(type)s, %(state)s, at %(place)s, %(range)s range."
    ) % {
        "number": fighter.number,
        "type": fighter.type,
        "state": known(names.FIGHTER_STATES, fighter.state),
        "place": place(fighter.place),
        "range": names.RANGES[names.RANGE_ORDER[combat.round - 1]],
    }


def _gun(ask: Ask) -> str:
    number = str(ask.roll.args.get("fighter", ""))
    fighter = _fighter(ask.state, number)
    if fighter is None:
        return ""
    values = {
        "gun": capfirst(str(known(names.GUNS, ask.roll.actor))),
        "fighter": ask.cast.fighter(fighter.number),
        "place": place(fighter.place),
        "need": need(int(ask.roll.args.get("need", 0))),
    }
    if "need" in ask.roll.args:
        return (
            _("%(gun)s at %(fighter)s, %(place)s; the place needs %(need)s.") % values
        )
    return _("%(gun)s: a hit on %(fighter)s, %(place)s.") % values


def _interception(ask: Ask) -> str:
    sortie = ask.state.sortie
    zone = ask.roll.args.get("zone", sortie.zone if sortie else "")
    leg = names.LEGS[sortie.leg] if sortie else ""
    return _("Zone %(zone)s, %(leg)s.") % {"zone": zone, "leg": leg}


def _hit(ask: Ask) -> str:
    left = ask.roll.args.get("of") or ask.roll.args.get("hits")
    by = (
        _("anti-aircraft fire")
        if ask.roll.actor == "aa"
        else ask.cast.fighter(int(ask.roll.actor))
        if ask.roll.actor.isdigit()
        else ""
    )
    number = ask.roll.args.get("number", ask.roll.args.get("hit", ""))
    if left and number:
        return _("Hit %(number)s of %(all)s from %(by)s.") % {
            "number": number,
            "all": left,
            "by": by,
        }
    return _("A hit from %(by)s.") % {"by": by} if by else ""


def _week(ask: Ask) -> str:
    return _("%(date)s, slot %(slot)s of 48.") % {
        "date": date(ask.state.slot),
        "slot": ask.state.slot + 1,
    }


def _fuel(ask: Ask) -> str:
    side = str(ask.roll.args.get("side", ""))
    return capfirst(sided("tank", side)) + "." if side else ""


def _research(ask: Ask) -> str:
    level = ask.state.research.levels.get(ask.roll.actor, 0)
    return _("%(area)s, level %(level)s.") % {
        "area": known(career_names.RESEARCH, ask.roll.actor),
        "level": level,
    }


def _number_of_hits(ask: Ask) -> str:
    fighter = _fighter(ask.state, ask.roll.actor)
    extra = ask.roll.args.get("extra")
    said = (
        _("%(fighter)s has hit.")
        % {"fighter": capfirst(ask.cast.fighter(fighter.number))}
        if fighter
        else ""
    )
    if extra:
        more = _("%(hits)s more for its pilot or the range.") % {
            "hits": hits(int(extra))
        }
        return f"{said} {more}".strip()
    return said


SUBJECTS: Mapping[str, Callable[[Ask], str]] = {
    "A1": _week,
    "A2.research": _research,
    "B1": _interception,
    "B2.to_hit": _gun,
    "B2.damage": _gun,
    "B3.to_hit": _attack,
    "B3.hits": _number_of_hits,
    "B4": _hit,
    "B4.fuel_tank": _fuel,
}
