"""The map panel: where the bomber is, what the sortie is sent against, what is left."""

from dataclasses import dataclass

from django.utils.translation import gettext as _

from campaigns.mats.opsmap import Course
from campaigns.rules import crewing
from campaigns.rules.pack import Pack
from campaigns.rules.state import Campaign, Sortie, Target
from campaigns.rules.targets import farthest
from campaigns.words import names
from campaigns.words.fields import known
from campaigns.words.results import boxes, fighters


@dataclass(frozen=True, slots=True)
class Fact:
    """A named fact."""

    label: str
    value: str


@dataclass(frozen=True, slots=True)
class WayLine:
    """One zone of the way: what happened, or what is still to come."""

    zone: str
    text: str
    cost: str = ""
    now: bool = False
    todo: bool = False
    bad: bool = False


@dataclass(frozen=True, slots=True)
class MapBoard:
    """Everything that the map panel shows."""

    course: Course
    meta: str
    description: str
    city: str
    weather: str
    facts: tuple[Fact, ...]
    way: tuple[WayLine, ...]


def map_board(state: Campaign, pack: Pack) -> MapBoard:
    """Build the panel."""
    sortie = state.sortie
    course = _course(pack, state.aircraft, sortie)
    meta = _meta(sortie)
    target = sortie.target if sortie else None
    weather = sortie.weather if sortie else ""
    return MapBoard(
        course=course,
        meta=meta,
        description=_description(meta, target, weather),
        city=target.place.split(",")[0] if target else "",
        weather=str(known(names.WEATHER, weather)) if weather else "",
        facts=_facts(pack, sortie),
        way=_way(pack, sortie),
    )


def target_name(target: Target) -> str:
    """The target as one reads it in the bar at the top."""
    if target.mission:
        return f"{names.MISSIONS[target.mission]}, {target.place}"
    if target.kind == "atomic":
        return f"{names.MISSIONS['atomic']}, {target.place}"
    return f"{target.name}, {target.place}" if target.name else target.place


def _course(pack: Pack, aircraft: str, sortie: Sortie | None) -> Course:
    if sortie is None:
        return Course(aircraft)
    target = sortie.target
    return Course(
        type=aircraft,
        zone=sortie.zone,
        homeward=sortie.leg == "home",
        city=target.place if target else "",
        zone_of_target=target.zone if target else 0,
        turn_zone=farthest(pack, target) if target else 0,
        on_target=target is not None
        and sortie.leg == "out"
        and sortie.zone == target.zone
        and not sortie.released,
        weather=sortie.weather,
    )


def _meta(sortie: Sortie | None) -> str:
    if sortie is None or not sortie.zone:
        return _("at the base")
    leg = names.LEGS[sortie.leg]
    values = {"leg": leg, "zone": sortie.zone}
    if sortie.target and sortie.zone == sortie.target.zone and sortie.leg == "out":
        return _("%(leg)s, Zone %(zone)s = target zone") % values
    return _("%(leg)s, Zone %(zone)s") % values


def _description(meta: str, target: Target | None, weather: str) -> str:
    aim = _("Target: %(name)s.") % {"name": target_name(target)} if target else ""
    sky = (
        _("Weather at the base: %(weather)s.")
        % {"weather": known(names.WEATHER, weather)}
        if weather
        else _("Landing weather not rolled yet.")
    )
    return " ".join(part for part in (f"{meta}.", aim, sky) if part)


def _facts(pack: Pack, sortie: Sortie | None) -> tuple[Fact, ...]:
    zone = sortie.zone if sortie else 0
    where = str(zone) if zone else _("base")
    met = [
        str(names.BASES[base]).removesuffix(_("-based"))
        for base, zones in (("land", pack.land_zones), ("carrier", pack.carrier_zones))
        if zone in zones
    ]
    low = sortie is not None and sortie.damage.oxygen
    weather = known(names.WEATHER, sortie.weather) if sortie and sortie.weather else ""
    return (
        Fact(_("Zone"), where),
        Fact(_("Fighters"), ", ".join(met) if met else _("none")),
        Fact(_("Flying"), _("at 10,000 feet") if low else _("high")),
        Fact(_("Landing weather"), str(weather) or _("not rolled")),
    )


def _way(pack: Pack, sortie: Sortie | None) -> tuple[WayLine, ...]:
    if sortie is None or sortie.target is None:
        return ()
    out = farthest(pack, sortie.target)
    lines = []
    if sortie.leg == "out":
        lines += [_passed(pack, sortie, zone, "out") for zone in range(1, out + 1)]
        lines.append(_fuel_home(pack, sortie, out))
    else:
        deepest = max((m.zone for m in sortie.met if m.leg == "out"), default=0)
        turned = max(deepest, sortie.zone, out if not sortie.aborted else 0)
        lines.append(
            WayLine(f"1–{turned}", _met(sortie, None, "out") or _("no contact"))
        )
        lines += [_passed(pack, sortie, zone, "home") for zone in range(turned, 0, -1)]
    return tuple(lines)


def _passed(pack: Pack, sortie: Sortie, zone: int, leg: str) -> WayLine:
    beyond = zone > sortie.zone if leg == "out" else zone < sortie.zone
    if beyond:
        text = _ahead(sortie, zone, leg)
        return WayLine(str(zone), text, todo=True)
    now = zone == sortie.zone
    text = _met(sortie, zone, leg) or (_("no check") if zone == 1 else _("no contact"))
    if now and sortie.combat is not None:
        text = _("%(fighters)s, fight under way") % {
            "fighters": fighters(sortie.combat.expected)
        }
    cost = boxes(crewing.entry_cost(pack, sortie)) if now else ""
    return WayLine(str(zone), text, cost, now=now)


def _ahead(sortie: Sortie, zone: int, leg: str) -> str:
    target = sortie.target
    if leg == "out" and target is not None and zone == target.zone:
        return _("the target: anti-aircraft fire, bomb run")
    return _("ahead")


def _met(sortie: Sortie, zone: int | None, leg: str) -> str:
    seen: dict[str, int] = {}
    for met in sortie.met:
        if met.leg == leg and zone in (None, met.zone):
            seen[met.type] = seen.get(met.type, 0) + 1
    return ", ".join(f"{number} {type_}" for type_, number in seen.items())


def _fuel_home(pack: Pack, sortie: Sortie, out: int) -> WayLine:
    cost = crewing.entry_cost(pack, sortie)
    zones = max(out - sortie.zone, 0) + max(out - 1, 0)
    short = zones * cost - sortie.fuel
    text = _("out and home: %(zones)s zones at %(boxes)s, %(left)s left") % {
        "zones": zones,
        "boxes": boxes(cost),
        "left": sortie.fuel,
    }
    verdict = _("%(boxes)s short") % {"boxes": boxes(short)} if short > 0 else ""
    return WayLine(f"{out}–1", text, verdict, todo=True, bad=short > 0)
