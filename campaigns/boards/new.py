"""The form of a new campaign: pilot, the types of April 1947 side by side, options."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from django.utils.translation import gettext as _

from campaigns.boards.ledgers import facts_of
from campaigns.mats.aircraft import Marks
from campaigns.rules import engine
from campaigns.rules.mats import Mat
from campaigns.rules.pack import Pack
from campaigns.words import career_names, names
from campaigns.words.fields import known
from campaigns.words.printed import printed


@dataclass(frozen=True, slots=True)
class Starter:
    """One type that can be chosen at the start."""

    id: str
    title: str
    note: str
    facts: str
    guns: str
    strength: str
    marks: Marks
    checked: bool


@dataclass(frozen=True, slots=True)
class Option:
    """One optional rule."""

    id: str
    name: str
    about: str
    rule: str
    checked: bool


@dataclass(frozen=True, slots=True)
class NameField:
    """Name of one man, drawn but editable."""

    station: str
    post: str
    value: str
    error: str


@dataclass(frozen=True, slots=True)
class NewBoard:
    """Everything that the form shows."""

    pilot: str
    pilot_error: str
    aircraft_name: str
    aircraft_name_error: str
    aircraft_error: str
    starters: tuple[Starter, ...]
    options: tuple[Option, ...]
    crew: tuple[NameField, ...]
    crew_wrong: bool
    typed: bool
    take_back: bool
    errors: tuple[str, ...]


def new_board(
    pack: Pack, values: Mapping[str, object], errors: Mapping[str, Sequence[str]]
) -> NewBoard:
    """Build the form from what was sent, or from names drawn for a first look."""
    starters = tuple(engine.starters(pack).values())
    chosen = str(values.get("aircraft") or starters[0].id)
    stations = {station: None for mat in starters for station in mat.crew}
    return NewBoard(
        pilot=str(values.get("pilot") or ""),
        pilot_error=_first(errors, "pilot"),
        aircraft_name=str(values.get("aircraft_name") or ""),
        aircraft_name_error=_first(errors, "aircraft_name"),
        aircraft_error=_first(errors, "aircraft"),
        starters=tuple(_starter(pack, mat, chosen) for mat in starters),
        options=tuple(_option(id_, values) for id_ in career_names.OPTIONS),
        crew=tuple(
            _name(station, values, errors) for station in stations if station != "pilot"
        ),
        crew_wrong=any(field.startswith("crew-") for field in errors),
        typed=values.get("dice") == "typed",
        take_back=bool(values.get("take_back")),
        errors=tuple(str(text) for found in errors.values() for text in found),
    )


def _first(errors: Mapping[str, Sequence[str]], field: str) -> str:
    found = errors.get(field)
    return str(found[0]) if found else ""


def _starter(pack: Pack, mat: Mat, chosen: str) -> Starter:
    size = mat.thresholds
    letters = ((gun.position, names.LETTERS.get(gun.position, "?")) for gun in mat.guns)
    marks = Marks(
        type=mat.id,
        load="bombs",
        bombs=mat.bombs,
        guns=tuple((gun, letter, "plain") for gun, letter in letters),
        men=tuple((s, str(n), "fit") for n, s in enumerate(mat.crew, start=1)),
    )
    guns = ", ".join(
        f"{known(names.GUNS_SHORT, gun.position)} {gun.fp}" for gun in mat.guns
    )
    return Starter(
        id=mat.id,
        title=mat.title,
        note=printed(mat.note),
        facts=facts_of(pack, mat.id),
        guns=_("Firepower: %(guns)s") % {"guns": guns},
        strength=_("Boxes: airframe %(frame)s, wing roots %(root)s, rudder %(rudder)s")
        % {"frame": size.airframe, "root": size.wing_root, "rudder": size.rudder},
        marks=marks,
        checked=mat.id == chosen,
    )


def _option(id_: str, values: Mapping[str, object]) -> Option:
    return Option(
        id=id_,
        name=str(career_names.OPTIONS[id_]),
        about=str(career_names.OPTION_EFFECTS[id_]),
        rule=career_names.OPTION_RULES[id_],
        checked=bool(values.get(f"option-{id_}")),
    )


def _name(
    station: str, values: Mapping[str, object], errors: Mapping[str, Sequence[str]]
) -> NameField:
    field = f"crew-{station}"
    return NameField(
        station=station,
        post=str(known(names.STATIONS, station)),
        value=str(values.get(field) or ""),
        error=_first(errors, field),
    )
