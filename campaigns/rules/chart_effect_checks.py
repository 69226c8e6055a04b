"""Whether the effects of a pack name things that exist, with the same numbers."""

from collections.abc import Iterator, Mapping

import msgspec

from campaigns.rules import effects as fx
from campaigns.rules.chart_effects import Site, Tables, column, sites
from campaigns.rules.chart_files import Files
from campaigns.rules.chart_items import Modifier
from campaigns.rules.chart_reading import ChartError
from campaigns.rules.effects import Effect

type Lists = Mapping[str, Mapping[str, Modifier]]
type Fault = tuple[str, str]


class References(msgspec.Struct, frozen=True):
    """What effects may refer to."""

    tables: Tables
    lists: Lists

    def modifier(self, chart: str, table: str, id_: str) -> Modifier | None:
        """The modifier of a chart, or of one of its tables if that is named."""
        wanted = f"{chart}.{table}" if table else chart
        found = [
            modifiers[id_]
            for name, modifiers in self.lists.items()
            if id_ in modifiers and (name == wanted or _below(name, wanted, table))
        ]
        return found[0] if len(found) == 1 else None

    def results(self, chart: str, table: str) -> set[str]:
        """Results of a table, or of the tables of that group."""
        wanted = f"{chart}.{table}" if table else chart
        return {
            row.result
            for name, found in self.tables.items()
            if name == wanted or name.startswith(f"{wanted}.")
            for row in found.rows
        }


def _below(name: str, wanted: str, table: str) -> bool:
    return not table and name.startswith(f"{wanted}.")


def check_effects(files: Files, tables: Tables, lists: Lists) -> None:
    """Raise `ChartError` for an effect that refers to nothing or contradicts a list."""
    known = References(tables, lists)
    for site in sites(files):
        for number, effect in enumerate(site.effects):
            for field, reason in _faults(site, effect, known):
                place = f"{site.place}[{number}].{field}"
                raise ChartError(site.file, place, reason)


def _faults(site: Site, effect: Effect, known: References) -> Iterator[Fault]:
    yield from _on_faults(site, effect, known)
    yield from _column_faults(site, effect, known)
    match effect:
        case fx.Drm() | fx.ExtraHits() | fx.DrmOff() | fx.DrmWaived():
            yield from _modifier_faults(effect, known)
        case fx.AutoResult():
            if effect.result not in known.results(effect.chart, effect.table):
                yield "result", f"{effect.chart} never gives {effect.result!r}"
        case fx.FaceAs() if not known.results(effect.chart, effect.table):
            yield "table", f"{effect.chart} has no table {effect.table!r}"
        case fx.RollTable() if f"B4.{effect.table}" not in known.tables:
            yield "table", f"B4 has no table {effect.table!r}"
        case fx.WoundAll() if bool(effect.state) == bool(effect.chart):
            yield "state", "needs either state or chart"
        case _:
            pass


def _column_faults(site: Site, effect: Effect, known: References) -> Iterator[Fault]:
    """An effect that takes its man or its set from the row needs such rows."""
    columns = {column(result) for result in _results(site, known)}
    match effect:
        case fx.StationWound(station="result") if "station" not in columns:
            yield "station", "no row here names a station"
        case fx.SystemDamaged(system="result") if "system" not in columns:
            yield "system", "no row here names a set"
        case _:
            pass


def _results(site: Site, known: References) -> set[str]:
    table = known.tables.get(site.key)
    return {row.result for row in table.rows} if table else set()


def _on_faults(site: Site, effect: Effect, known: References) -> Iterator[Fault]:
    """`on` must be a result of the table, or the column that one of them stands for."""
    if not effect.on:
        return
    results = set() if site.result else _results(site, known)
    if effect.on not in results | {column(result) for result in results}:
        yield "on", f"no row here gives {effect.on!r}"


def _modifier_faults(
    effect: fx.Drm | fx.ExtraHits | fx.DrmOff | fx.DrmWaived, known: References
) -> Iterator[Fault]:
    table = effect.table if isinstance(effect, fx.Drm) else ""
    for field, id_ in _named(effect):
        modifier = known.modifier(effect.chart, table, id_)
        if modifier is None:
            yield field, f"{effect.chart} has no modifier {id_!r}"
        elif field == "modifier" and modifier.amount != _amount(effect):
            reason = f"is {_amount(effect)} here and {modifier.amount} in the list"
            yield "hits" if isinstance(effect, fx.ExtraHits) else "drm", reason


def _named(effect: Effect) -> Iterator[Fault]:
    match effect:
        case fx.Drm():
            yield "modifier", effect.modifier
            if effect.replaces:
                yield "replaces", effect.replaces
        case fx.ExtraHits():
            yield "modifier", effect.modifier
        case fx.DrmOff() | fx.DrmWaived():
            for number, id_ in enumerate(effect.modifiers):
                yield f"modifiers[{number}]", id_


def _amount(effect: Effect) -> int:
    if isinstance(effect, fx.Drm):
        return effect.drm
    return effect.hits if isinstance(effect, fx.ExtraHits) else 0
