"""The fields of an event as words."""

from collections.abc import Callable, Mapping
from typing import Any

from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy

from campaigns.rules.events import Event
from campaigns.words import career_names, causes, names, results
from campaigns.words.cast import Cast
from campaigns.words.names import Names, Text

NAMED: Mapping[str, Names] = {
    "leg": names.LEGS,
    "load": names.LOADS,
    "base": names.BASES,
    "mission": names.MISSIONS,
    "gun": names.GUNS,
    "system": names.SYSTEMS,
    "camera": names.CAMERAS,
    "dispenser": names.SIDES,
    "side": names.SIDES,
    "part": names.PARTS,
    "station": names.STATIONS,
    "quality": names.QUALITIES,
    "weight": names.WEIGHTS,
    "weather": names.WEATHER,
    "marker": names.RANDOM_EVENTS,
    "skill": career_names.SKILLS,
    "area": career_names.RESEARCH,
    "rank": career_names.RANKS,
    "aircraft": names.AIRCRAFT,
    "victory": career_names.VICTORIES,
    "fate": names.FATES,
    "outcome": causes.OUTCOMES,
    "state": names.WOUNDS,
    "repair": causes.REPAIR,
    "where": names.GROUNDS,
    "why": causes.NO_EFFECT,
}

# The same field means another thing in these events.
NAMED_IN: Mapping[tuple[str, str], Names] = {
    ("turned-back", "cause"): causes.TURNED_BACK,
    ("fighter-left", "reason"): causes.LEFT,
    ("hits-ignored", "by"): causes.IGNORED,
    ("run-automatic", "cause"): causes.RUN_AUTOMATIC,
    ("not-dropped", "cause"): causes.NOT_DROPPED,
    ("bomber-lost", "cause"): causes.LOSSES,
    ("skill-lost", "cause"): causes.SKILL_LOST,
    ("slots-lost", "cause"): causes.SLOTS,
    ("slot-passed", "cause"): causes.SLOTS,
    ("career-over", "reason"): causes.OVER,
    ("random-event", "id"): names.RANDOM_EVENTS,
    ("landing-made", "result"): names.LANDINGS,
    ("agent-lost", "state"): names.WOUNDS,
    ("fighter-entered", "state"): names.FIGHTER_STATES,
}

COUNTED: Mapping[str, Callable[[int], str]] = {
    "hits": results.hits,
    "slots": results.sorties,
    "fuel": results.boxes,
}


def known(words: Names, key: str) -> Text:
    """Look a name up; an id that nobody has named yet is shown as it is."""
    found = words.get(key)
    return unnamed(key) if found is None else found


def unnamed(key: str) -> str:
    """An id without a name, readable at least. Tests see to it that none is left."""
    return key.replace("_", " ").replace("-", " ")


def place(id_: str) -> str:
    """A place of the combat mat, as `6 o’clock level`."""
    if id_ in names.VERTICAL:
        return str(names.VERTICAL[id_])
    clock, _dash, height = id_.partition("-")
    values = {"clock": clock, "height": known(names.HEIGHTS, height)}
    return _("%(clock)s o’clock %(height)s") % values if height else clock


def place_short(id_: str) -> str:
    """A place of the combat mat, as `6 level` or `climb`."""
    if id_ in names.VERTICAL:
        return str(names.VERTICAL_SHORT[id_])
    clock, _dash, height = id_.partition("-")
    return f"{clock} {known(names.HEIGHTS, height)}".strip()


def engine(id_: str) -> str:
    """An engine, as `starboard engine 2`."""
    side, _dash, number = id_.partition("-")
    values = {"side": known(names.SIDES, side), "number": number}
    return _("%(side)s engine %(number)s") % values


def sided(part: str, side: str) -> str:
    """A part with its side, if it has one."""
    name = str(known(names.PARTS, part))
    values = {"side": known(names.SIDES, side), "part": name}
    return _("%(side)s %(part)s") % values if side else name


def thing(id_: str) -> str:
    """Anything that can be struck."""
    for words in (
        names.PARTS,
        names.SYSTEMS,
        names.GUNS,
        names.CAMERAS,
        names.STATIONS,
    ):
        if id_ in words:
            return str(words[id_])
    area = id_.replace("_", "-")
    if area in results.AREAS:
        return str(results.AREAS[area])
    head, _dash, tail = id_.partition("-")
    if head in ("port", "starboard"):
        return engine(id_) if tail.isdigit() else sided(tail.replace("-", "_"), head)
    if tail in ("port", "starboard"):
        return sided(head, tail)
    return id_.replace("_", " ").replace("-", " ")


def percent(number: int) -> str:
    """A whole number of percent."""
    return _("%(number)s %%") % {"number": number}


def signed(number: int) -> str:
    """A number with its sign."""
    return f"+{number}" if number > 0 else f"−{-number}" if number < 0 else "±0"


def award(id_: str, grade: str) -> str:
    """A decoration with its grade."""
    name = str(known(career_names.AWARDS, id_))
    step = str(known(career_names.GRADES, grade))
    return f"{name}, {step}" if step else name


def words_of(event: Event, cast: Cast) -> dict[str, object]:
    """Every field of an event in words, and what is made of several fields."""
    tag = event.__struct_config__.tag
    raw: dict[str, Any] = {
        name: getattr(event, name) for name in event.__struct_fields__
    }
    said = {name: _word(str(tag), name, value, cast) for name, value in raw.items()}
    return said | _together(raw, cast)


def _word(tag: str, name: str, value: Any, cast: Cast) -> object:
    if isinstance(value, str):
        return _text(tag, name, value)
    if isinstance(value, tuple):
        return ", ".join(str(known(names.SIDES, str(item))) for item in value)
    if type(value) is not int:
        return value
    if name in ("percent", "total", "points") and tag != "experience-gained":
        return percent(value)
    if name == "man":
        return cast.man(value)
    return _number(tag, name, value)


def _number(tag: str, name: str, value: int) -> object:
    if name == "number" and tag == "intercepted":
        return results.fighters(value)
    if name == "slot":
        return value + 1
    if name == "round":
        return RANGES.get(value, value)
    return COUNTED[name](value) if name in COUNTED else value


def _text(tag: str, name: str, value: str) -> object:
    words = NAMED_IN.get((tag, name)) or NAMED.get(name)
    if words is not None:
        return known(words, value)
    if name == "place" and "-" in value and tag == "fighter-placed":
        return place(value)
    if name == "engine":
        return engine(value)
    return thing(value) if name == "what" else value


RANGES: Mapping[int, Text] = {
    1: gettext_lazy("Long"),
    2: gettext_lazy("Medium"),
    3: gettext_lazy("Close"),
}


MEN_ONLY = ("absent", "dead")
"""Why a wound had no effect; guns and posts share some ids."""


def _together(raw: dict[str, Any], cast: Cast) -> dict[str, object]:
    made: dict[str, object] = {}
    if isinstance(raw.get("fighter"), int):
        made["fighter_type"] = cast.fighter(raw["fighter"])
    if "part" in raw and "side" in raw:
        made["part_side"] = sided(raw["part"], raw["side"])
    if "award" in raw:
        made["award_grade"] = award(raw["award"], raw["grade"])
    if "boxes" in raw and "fuel" in raw:
        made["boxes_signed"] = signed(raw["boxes"])
    if "picks" in raw:
        made["picks"] = _picks(raw["picks"])
    if raw.get("why") in MEN_ONLY:
        made["what"] = known(names.STATIONS, raw["what"])
    return made


def _picks(picks: Mapping[str, str]) -> str:
    fired = [
        f"{known(names.GUNS_SHORT, gun)} {pick}"
        for gun, pick in picks.items()
        if pick.isdigit()
    ]
    return ", ".join(fired) if fired else _("all hold their fire")
