"""The aircraft panel: the bomber with everything that is marked on it."""

from dataclasses import dataclass

from django.utils.translation import gettext as _

from campaigns.boards.crew import ManRow, men_of
from campaigns.boards.guns import GunRow, guns_of
from campaigns.mats.aircraft import Marks
from campaigns.rules import crewing
from campaigns.rules.mats import Mat
from campaigns.rules.pack import Pack
from campaigns.rules.state import Campaign, Damage, Sortie
from campaigns.words import names, results
from campaigns.words.fields import engine, known, sided, signed
from campaigns.words.results import for_repair


@dataclass(frozen=True, slots=True)
class Track:
    """One structure track of the mat."""

    label: str
    hit: int
    size: int


@dataclass(frozen=True, slots=True)
class Mark:
    """A word with a sign: a set, a part, a store. `bad` is shown by sign and colour."""

    label: str
    value: str = ""
    bad: bool = False
    sign: str = ""
    about: str = ""


@dataclass(frozen=True, slots=True)
class AircraftBoard:
    """Everything that the aircraft panel shows."""

    marks: Marks
    title: str
    name: str
    summary: str
    description: str
    guns: tuple[GunRow, ...]
    sets: tuple[Mark, ...]
    men: tuple[ManRow, ...]
    tracks: tuple[Track, ...]
    fuel: int
    endurance: int
    stores: tuple[Mark, ...]
    parts: tuple[Mark, ...]
    markers: tuple[Mark, ...]
    costs: tuple[str, ...]
    lines: tuple[str, ...]
    """The text form, worst news first."""


def aircraft_board(state: Campaign, pack: Pack) -> AircraftBoard:
    """Build the panel; between sorties the bomber stands repaired and full."""
    mat = pack.mats[state.aircraft]
    sortie = state.sortie
    damage = sortie.damage if sortie else Damage()
    guns = guns_of(state, mat)
    men = men_of(state, mat)
    tracks = _tracks(mat, damage)
    lines = _lines(damage, guns, men, tracks)
    return AircraftBoard(
        marks=_marks(state, mat, guns, men),
        title=mat.title,
        name=state.aircraft_name,
        summary=_summary(state, mat),
        description=" ".join((_("%(type)s, nose up.") % {"type": mat.title}, *lines)),
        guns=guns,
        sets=_sets(pack, damage),
        men=men,
        tracks=tracks,
        fuel=sortie.fuel if sortie else mat.endurance,
        endurance=mat.endurance,
        stores=_stores(state, pack, mat),
        parts=_loose(damage, pack),
        markers=_markers(state),
        costs=_costs(sortie, pack),
        lines=lines,
    )


def _marks(
    state: Campaign, mat: Mat, guns: tuple[GunRow, ...], men: tuple[ManRow, ...]
) -> Marks:
    sortie = state.sortie
    damage = sortie.damage if sortie else Damage()
    load = sortie.load if sortie else "bombs"
    return Marks(
        type=mat.id,
        hit=frozenset(_hit(damage)),
        engines_out=frozenset(damage.engines),
        leaks=frozenset(damage.leaks),
        load=load,
        bombs=mat.bombs if load == "bombs" else 0,
        jammed="bay_doors" in damage.parts,
        cameras_out=frozenset(damage.cameras),
        guns=tuple((gun.id, gun.letter, gun.look) for gun in guns),
        men=tuple((man.station, str(man.number), man.look) for man in men),
    )


def _hit(damage: Damage) -> list[str]:
    found = [part for part in ("airframe", "rudder") if getattr(damage, part)]
    for part in ("wing_root", "tailplane"):
        sides = getattr(damage, part)
        found += [f"{part}-{side}" for side, boxes in sides.items() if boxes]
    return found


def _tracks(mat: Mat, damage: Damage) -> tuple[Track, ...]:
    size = mat.thresholds
    rows = [
        (_("Airframe"), damage.airframe, size.airframe),
        (_("Root port"), damage.wing_root["port"], size.wing_root),
        (_("Root stbd"), damage.wing_root["starboard"], size.wing_root),
        (_("Rudder"), damage.rudder, size.rudder),
        (_("Tail port"), damage.tailplane["port"], size.tailplane),
        (_("Tail stbd"), damage.tailplane["starboard"], size.tailplane),
    ]
    return tuple(Track(label, hit, boxes) for label, hit, boxes in rows if boxes)


def _summary(state: Campaign, mat: Mat) -> str:
    sortie = state.sortie
    if sortie is None:
        return _("in repair") if state.delay.repair else _("repaired, tanks full")
    running = mat.engines - len(sortie.damage.engines)
    engines = _("%(running)s of %(all)s engines running") % {
        "running": running,
        "all": mat.engines,
    }
    return f"{for_repair(sortie.hits)}; {engines}"


def _sets(pack: Pack, damage: Damage) -> tuple[Mark, ...]:
    return tuple(
        Mark(
            str(known(names.SYSTEMS, system)),
            bad=system in damage.systems,
            sign="✕" if system in damage.systems else "✓",
            about=str(known(names.SYSTEM_USES, system)),
        )
        for system in pack.common.electronics
    )


def _stores(state: Campaign, pack: Pack, mat: Mat) -> tuple[Mark, ...]:
    sortie = state.sortie
    load = sortie.load if sortie else "bombs"
    found = []
    if load == "bombs":
        found.append(Mark(_("Bombs"), str(mat.bombs)))
    else:
        found.append(Mark(_("Bay"), str(known(names.LOADS, load))))
    if sortie and sortie.damage.bombs_hit:
        found.append(Mark(_("Bombs hit"), f"−{sortie.damage.bombs_hit}", bad=True))
    found += _chaff(sortie, pack)
    if load == "camera" and sortie:
        found += [
            Mark(str(names.CAMERAS[camera]), bad=bad, sign="✕" if bad else "✓")
            for camera in pack.common.cameras
            for bad in (camera in sortie.damage.cameras,)
        ]
    return tuple(found)


def _chaff(sortie: Sortie | None, pack: Pack) -> list[Mark]:
    found = []
    for side in pack.common.chaff_dispensers:
        label = _("Chaff %(side)s") % {"side": names.SIDES[side]}
        lost = sortie is not None and side in sortie.damage.dispensers
        left = sortie.chaff.get(side, 0) if sortie else pack.common.chaff_uses_each
        found.append(Mark(label, "" if lost else str(left), lost, "✕" if lost else ""))
    return found


def _loose(damage: Damage, pack: Pack) -> tuple[Mark, ...]:
    """3.4.1 Parts whole or damaged; what a damaged one costs on landing beside it."""
    found = []
    landing = pack.modifiers("B7")
    parts = ("rafts", "extinguishers", "intercom", "landing_gear", "flaps", "ailerons")
    for part in (*parts, "bay_doors"):
        bad = part in damage.parts
        cost = f"{pack.drm('B7', part):+} B7" if bad and part in landing else ""
        sign = "✕" if bad else "✓"
        found.append(Mark(str(names.PARTS[part]), cost, bad=bad, sign=sign))
    sign = "✕" if damage.oxygen else "✓"
    found.insert(2, Mark(_("oxygen"), bad=damage.oxygen, sign=sign))
    for side in damage.leaks:
        label = _("%(side)s tank leaks") % {"side": names.SIDES[side]}
        found.append(Mark(label, bad=True, sign="▼"))
    return tuple(found)


def _markers(state: Campaign) -> tuple[Mark, ...]:
    held = sorted(set(state.markers))
    return tuple(
        Mark(
            str(known(names.RANDOM_EVENTS, marker)),
            f"×{state.markers.count(marker)}"
            if state.markers.count(marker) > 1
            else "",
            sign="◆",
        )
        for marker in held
    )


def _costs(sortie: Sortie | None, pack: Pack) -> tuple[str, ...]:
    """What the damage costs from now on, in the words of the charts."""
    if sortie is None:
        return ()
    cost = crewing.entry_cost(pack, sortie)
    found = [_("%(boxes)s of fuel a zone") % {"boxes": results.boxes(cost)}]
    if sortie.damage.oxygen:
        drm = signed(pack.drm("B2a.hits", "low_altitude"))
        found.append(_("low: %(drm)s on B2a") % {"drm": drm})
    if "fug217" in sortie.damage.systems:
        ours = signed(pack.drm("B2.to_hit", "fug217_damaged"))
        theirs = signed(pack.drm("B3.to_hit", "fug217_damaged"))
        behind = _("behind: %(ours)s on B2, %(theirs)s on B3")
        found.append(behind % {"ours": ours, "theirs": theirs})
    if "fug245" in sortie.damage.systems:
        found.append(_("fighters fire first"))
    if "intercom" in sortie.damage.parts:
        found.append(_("one gun a fighter"))
    return tuple(found)


def _lines(
    damage: Damage,
    guns: tuple[GunRow, ...],
    men: tuple[ManRow, ...],
    tracks: tuple[Track, ...],
) -> tuple[str, ...]:
    found = []
    out = [engine(id_) for id_ in damage.engines]
    if out:
        found.append(_("Engines out: %(list)s.") % {"list": ", ".join(out)})
    silent = [gun.name for gun in guns if gun.look != "plain" and gun.bad]
    if silent:
        found.append(_("Guns out: %(list)s.") % {"list": ", ".join(silent)})
    boxes = [f"{track.label} {track.hit}/{track.size}" for track in tracks if track.hit]
    if boxes:
        found.append(_("Structure hit: %(list)s.") % {"list": ", ".join(boxes)})
    leaks = [sided("tank", side) for side in damage.leaks]
    if leaks:
        found.append(_("Leaking: %(list)s.") % {"list": ", ".join(leaks)})
    hurt = [f"{man.name} ({man.post}): {man.state}" for man in men if man.look != "fit"]
    if hurt:
        found.append(_("Crew: %(list)s.") % {"list": ", ".join(hurt)})
    lost = [str(known(names.SYSTEMS, system)) for system in damage.systems]
    if lost:
        found.append(_("Electronics out: %(list)s.") % {"list": ", ".join(lost)})
    return tuple(found) or (_("Nothing is damaged, nobody is hurt."),)
