"""All effects of a pack: where each stands, whether it is sound, and its look-up."""

from collections.abc import Iterator, Mapping

import msgspec

from campaigns.rules.chart_files import (
    A2File,
    B4File,
    C1File,
    ChartFile,
    Files,
    OptionFile,
)
from campaigns.rules.chart_items import Option, ResearchArea, Skill
from campaigns.rules.effects import Effect
from campaigns.rules.names import STATIONS, SYSTEMS
from campaigns.rules.tables import Table

type Tables = Mapping[str, Table]


class Site(msgspec.Struct, frozen=True):
    """Effects that stand together: their file, their place and what they belong to.

    `name` is their place without a number, for example `skills.acm`; `key` is the
    table or the outcome, empty for what is no result of a chart.
    """

    file: str
    place: str
    name: str
    key: str
    result: str
    effects: tuple[Effect, ...]


def sites(files: Files) -> Iterator[Site]:
    """Every list of effects in the pack."""
    for file, chart in files.charts.items():
        for number, entry in enumerate(chart.tables):
            place = f"tables[{number}].effects"
            yield Site(file, place, entry.id, entry.id, "", entry.effects)
        yield from _own_sites(file, chart)


def _own_sites(file: str, chart: ChartFile) -> Iterator[Site]:
    match chart:
        case A2File():
            yield Site(file, "ace.effects", "ace", "", "", chart.ace.effects)
            yield from _items(file, "skills", chart.skills)
            yield from _items(file, "research", chart.research)
        case B4File():
            for id_, card in chart.systems.items():
                name = f"systems.{id_}"
                yield Site(file, f"{name}.effects", name, "", "", card.effects)
            for number, outcome in enumerate(chart.outcomes):
                place, key = f"outcomes[{number}].effects", f"B4.{outcome.id}"
                yield Site(file, place, key, key, "", outcome.effects)
        case C1File():
            for number, event in enumerate(chart.events):
                place = f"events[{number}].effects"
                name = f"{'kept' if event.keep else 'C1'}.{event.id}"
                yield Site(file, place, name, "C1", event.id, event.effects)
        case OptionFile():
            yield from _items(file, "options", chart.options)


def _items(
    file: str, name: str, items: tuple[Skill | ResearchArea | Option, ...]
) -> Iterator[Site]:
    for number, item in enumerate(items):
        place = f"{name}[{number}].effects"
        yield Site(file, place, f"{name}.{item.id}", "", "", item.effects)


def effect_index(
    files: Files, tables: Tables
) -> dict[tuple[str, str], tuple[Effect, ...]]:
    """Effects by table and result; those that always hold by the empty result."""
    index: dict[tuple[str, str], tuple[Effect, ...]] = {
        (table.id, row.result): () for table in tables.values() for row in table.rows
    }
    for site in sites(files):
        if site.result:
            index[site.key, site.result] = site.effects
        elif site.key:
            for result in ("", *_results(tables, site.key)):
                index[site.key, result] = _holding(site.effects, result)
    return index


def _results(tables: Tables, key: str) -> set[str]:
    return {row.result for row in tables[key].rows} if key in tables else set()


def _holding(effects: tuple[Effect, ...], result: str) -> tuple[Effect, ...]:
    """What a result does. One named for itself comes in place of that of its column."""
    named = any(effect.on == result for effect in effects if effect.on)
    on = {"", result} if named else {"", result, column(result)}
    return tuple(effect for effect in effects if effect.on in on)


def column(result: str) -> str:
    """The name that stands in `on` for all sets or all stations of a table."""
    if result in SYSTEMS:
        return "system"
    return "station" if result in STATIONS else ""
