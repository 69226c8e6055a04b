"""Every id of the rules and the charts in sentences. The one place for player's words.

Tone: a logbook. What happened, to whom, where; nothing is praised and nobody cheers.
"""

from collections.abc import Callable, Mapping

from django.utils.translation import gettext_lazy as _

from campaigns.rules.events import Chose, Event, Rolled
from campaigns.rules.pending import Pending, Roll
from campaigns.rules.state import LAST_SLOT, MONTHS, SLOTS_PER_MONTH
from campaigns.words import career_names, choices, names, results, rolls
from campaigns.words.cast import Cast, cast_of
from campaigns.words.events import OUTCOMES, SENTENCES, VARIANTS
from campaigns.words.fields import known, percent, place, signed, words_of
from campaigns.words.modifiers import MODIFIERS
from campaigns.words.variants import variant

__all__ = [
    "Cast",
    "also",
    "cast_of",
    "choice",
    "date",
    "event",
    "explanation",
    "known",
    "modifier",
    "outcome",
    "percent",
    "place",
    "refusal",
    "result",
    "signed",
    "step_title",
    "table_kind",
    "table_title",
    "tag_of",
]

SPECIFIC: names.Names = {
    "B4.engine:fire": _("on fire"),
    "B4.engine:superficial": _("superficial, counts as a hit"),
    "B4.engine.fire:out": _("put out; the engine is out"),
    "B4.engine.runaway:out": _("stopped; the engine is out"),
    "B1:none": _("no contact"),
    "A1.choice:refused": _("the target is ordered"),
    "A1.choice:choose": _("he may choose"),
    "A2.promotion:failed": _("passed over"),
    "A2.promotion:refused": _("passed over"),
    "B2.cover:removed": _("one fighter driven off"),
    "B2.cover:none": _("nobody driven off"),
    "B7:killed": _("crash, nobody lives"),
    "B9:lost": _("lost at sea"),
}


ROWS_AS_PRINTED = ("A1", "A1.cities", "B1.types")
"""Tables whose rows are names of their own: cells, cities, types of fighters."""


COUNTED: Mapping[str, Callable[[int], str]] = {
    "B2a.hits": results.hits,
    "B3.hits": results.hits,
    "B11": percent,
    "C2": results.sorties,
}
"""Tables whose rows are numbers."""


NAMED: Mapping[str, names.Names] = {
    "aircraft": names.AIRCRAFT,
    "area": career_names.RESEARCH,
    "marker": names.RANDOM_EVENTS,
    "skill": career_names.SKILLS,
    "system": names.SYSTEMS,
}
"""Arguments of choices that are ids, and what they are called."""


def tag_of(item: Event) -> str:
    """Tag of an event."""
    return str(item.__struct_config__.tag)


def event(item: Event, cast: Cast) -> str:
    """One sentence for an event."""
    if isinstance(item, Rolled):
        values: dict[str, object] = {
            "table": table_title(item.table),
            "result": result(item.table, item.result, item.amount),
        }
    elif isinstance(item, Chose):
        values = {
            "decision": known(choices.TITLES, item.decision),
            "choice": choice(item.decision, item.choice),
        }
    else:
        values = words_of(item, cast)
    key = variant(item)
    pattern = VARIANTS[key] if key in VARIANTS else SENTENCES[tag_of(item)]
    said = str(pattern) % values
    return said[:1].upper() + said[1:]


def outcome(item: Event, cast: Cast) -> tuple[str, bool] | None:
    """Short form of an event that says what a roll led to, and whether it is bad."""
    found = OUTCOMES.get(tag_of(item))
    if found is None:
        return None
    pattern, bad = found
    return str(pattern) % words_of(item, cast), bad


def table_kind(table: str) -> str:
    """The longest part of a table's id that has a title; dice of a mat by their end."""
    if table.startswith("MAT."):
        return f"MAT.{table.rpartition('.')[2]}"
    kind = table
    while kind not in rolls.TITLES and "." in kind:
        kind = kind.rpartition(".")[0]
    return kind


def table_title(table: str) -> str:
    """Title of a roll."""
    return str(known(rolls.TITLES, table_kind(table)))


def step_title(pending: Pending) -> str:
    """Title of what must happen next."""
    if isinstance(pending, Roll):
        return table_title(pending.table)
    return str(known(choices.TITLES, pending.id))


def explanation(pending: Pending) -> str:
    """One sentence on what the pending step is about."""
    if isinstance(pending, Roll):
        return str(rolls.EXPLAINED.get(table_kind(pending.table), ""))
    return str(choices.EXPLAINED.get(pending.id, ""))


def result(table: str, row: str, amount: int = 0) -> str:
    """What a row of a table says."""
    kind = table_kind(table)
    specific = SPECIFIC.get(f"{kind}:{row}")
    if specific is not None:
        return str(specific)
    counted = _counted(kind, row, amount)
    if counted:
        return counted
    words = results.BY_KIND.get(kind, {})
    return str(words[row]) if row in words else str(known(results.RESULTS, row))


def _counted(kind: str, row: str, amount: int) -> str:
    if kind == "B1" and amount:
        return f"{results.fighters(amount)}, {known(names.BASES, row)}"
    if kind == "B2.placement":
        return place(row)
    if kind in ROWS_AS_PRINTED:
        return row
    return COUNTED[kind](amount) if kind in COUNTED else ""


def modifier(table: str, id_: str) -> str:
    """Reason of a modifier."""
    return str(MODIFIERS.get(f"{table_kind(table)}:{id_}", known(MODIFIERS, id_)))


def choice(decision: str, id_: str, args: Mapping[str, str | int] | None = None) -> str:
    """Label of a choice of a decision."""
    if decision == "also":
        return also(id_, args)
    if f"{decision}:{id_}" in choices.CHOICES:
        return str(choices.CHOICES[f"{decision}:{id_}"])
    if id_ in choices.COMMON:
        return str(choices.COMMON[id_])
    return _patterned(decision, id_, args or {})


def _patterned(decision: str, id_: str, args: Mapping[str, str | int]) -> str:
    kind, _colon, rest = id_.partition(":")
    bare = rest or id_
    values = {"id": bare, **_guesses(bare), **_arguments(args)}
    pattern = choices.PATTERNS.get(kind) if rest else choices.PATTERNS.get(decision)
    if pattern is None:
        return str(
            known(
                {**names.AIRCRAFT, **career_names.RESEARCH, **career_names.SKILLS}, bare
            )
        )
    try:
        return str(pattern) % values
    except KeyError:
        return str(values["id"])


def _guesses(bare: str) -> dict[str, object]:
    """A bare id, named as each kind of thing that a choice can be."""
    return {key: words.get(bare, bare) for key, words in NAMED.items()}


def _arguments(args: Mapping[str, str | int]) -> dict[str, object]:
    said: dict[str, object] = dict(args)
    where = args.get("place")
    if isinstance(where, str) and (where in names.VERTICAL or where[:1].isdigit()):
        said["place"] = place(where)
    for key in args.keys() & NAMED.keys():
        said[key] = known(NAMED[key], str(args[key]))
    return said


def also(id_: str, args: Mapping[str, str | int] | None = None) -> str:
    """Label of what may be done besides the pending step."""
    if id_ in choices.ALSO:
        return str(choices.ALSO[id_])
    return _patterned("", id_, args or {})


def refusal(code: str) -> str:
    """Why an answer was not taken."""
    return str(known(choices.REFUSALS, code))


def date(slot: int, *, short: bool = False) -> str:
    """Date of a slot, as `September 1947, 2nd sortie` or `Sep 2`."""
    year, month = MONTHS[min(slot, LAST_SLOT) // SLOTS_PER_MONTH].split("-")
    place_ = str(slot % SLOTS_PER_MONTH + 1)
    if short:
        name = str(career_names.MONTHS_SHORT[month]).strip()
        return str(_("%(month)s %(sortie)s")) % {"month": name, "sortie": place_}
    return f"{career_names.MONTHS[month]} {year}, {career_names.ORDINALS[place_]}"
