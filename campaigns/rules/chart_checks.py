"""Whether the tables and the modifier lists of a pack are all there and known."""

from collections.abc import Iterable

from campaigns.rules.chart_files import ChartFile, Files
from campaigns.rules.chart_items import Modifier
from campaigns.rules.chart_reading import ChartError
from campaigns.rules.chart_tables import Draft
from campaigns.rules.chart_vocabulary import COMPLETE, MODIFIERS, PARTIAL, TABLES


def check_tables(drafts: Iterable[Draft]) -> None:
    """Raise `ChartError` unless each table stands once, with its proper results."""
    seen: set[str] = set()
    for draft in drafts:
        table = draft.table.id
        if table not in TABLES:
            raise draft.wrong(None, "no phase reads such a table")
        if table in seen:
            raise draft.wrong(None, "stands twice")
        seen.add(table)
        _check_results(draft)
    for table in sorted(TABLES - seen):
        raise ChartError(_file_of(table), "tables", f"{table} is missing")


def _check_results(draft: Draft) -> None:
    table = draft.table
    known = COMPLETE.get(table.id) or PARTIAL[table.id]
    results = [row.result for row in table.rows]
    for number, result in enumerate(results):
        if known and result not in known:
            raise draft.wrong(number, f"{result!r} is none of {', '.join(known)}")
    for result in COMPLETE.get(table.id, ()):
        if result not in results:
            raise draft.wrong(None, f"no row gives {result!r}")


def _file_of(table: str) -> str:
    chart = table.split(".")[0]
    return {"MAT": "mat.toml", "9": "optional.toml"}.get(chart, f"{chart.lower()}.toml")


def check_modifiers(files: Files) -> None:
    """Raise `ChartError` unless each list stands once, in its chart and complete."""
    seen: set[str] = set()
    for file, chart in files.charts.items():
        for number, entry in enumerate(chart.lists):
            place = f"lists[{number}]"
            if entry.table not in MODIFIERS or entry.table in seen:
                reason = f"{entry.table!r} has no such list or stands twice"
                raise ChartError(file, f"{place}.table", reason)
            seen.add(entry.table)
            expected = MODIFIERS[entry.table]
            check_ids(file, f"{place}.modifiers", entry.modifiers, expected)
            _check_amounts(file, f"{place}.modifiers", entry.modifiers)
    for table in sorted(MODIFIERS.keys() - seen):
        raise ChartError(_file_of(table), "lists", f"{table} is missing")


def _check_amounts(file: str, place: str, modifiers: tuple[Modifier, ...]) -> None:
    for number, modifier in enumerate(modifiers):
        given = (modifier.drm is not None, modifier.hits is not None)
        said = given.count(True) + bool(modifier.source or modifier.text)
        if said != 1:
            reason = f"{modifier.id} needs one of drm, hits, or a source or text"
            raise ChartError(file, f"{place}[{number}]", reason)


def check_ids(
    file: str, place: str, items: Iterable[object], expected: tuple[str, ...]
) -> None:
    """Raise `ChartError` unless the ids are the expected ones, each once."""
    ids = unique(file, place, items)
    for number, id_ in enumerate(ids):
        if id_ not in expected:
            reason = f"{id_!r} is none of {', '.join(expected)}"
            raise ChartError(file, f"{place}[{number}].id", reason)
    for id_ in expected:
        if id_ not in ids:
            raise ChartError(file, place, f"{id_} is missing")


def unique(file: str, place: str, items: Iterable[object]) -> list[str]:
    """The ids of some entries; raises `ChartError` for one that stands twice."""
    ids: list[str] = []
    for number, item in enumerate(items):
        id_ = str(getattr(item, "id", ""))
        if id_ in ids:
            raise ChartError(file, f"{place}[{number}].id", f"{id_!r} stands twice")
        ids.append(id_)
    return ids


def check_keys(
    file: str, place: str, keys: Iterable[str], expected: Iterable[str]
) -> None:
    """Raise `ChartError` unless the keys of a mapping are the expected ones."""
    given, known = set(keys), set(expected)
    for key in sorted(given - known):
        raise ChartError(file, f"{place}.{key}", "unknown name")
    for key in sorted(known - given):
        raise ChartError(file, place, f"{key} is missing")


def check_texts(files: Files) -> None:
    """Raise `ChartError` for words about a result that no row gives."""
    for file, chart in files.charts.items():
        for number, results in _results(chart):
            texts = chart.tables[number].texts
            for result in texts.keys() - results:
                place = f"tables[{number}].texts.{result}"
                raise ChartError(file, place, "no row gives this result")


def _results(chart: ChartFile) -> Iterable[tuple[int, set[str]]]:
    for number, entry in enumerate(chart.tables):
        faces = {face for face in entry.faces if isinstance(face, str)}
        rows = {row.result for row in entry.rows}
        yield number, faces | rows | {entry.result}
