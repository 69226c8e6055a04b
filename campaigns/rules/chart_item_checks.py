"""Whether what the charts hold besides tables is sound and fits together."""

from collections.abc import Iterator, Mapping

from campaigns.rules.chart_checks import check_ids, check_keys, unique
from campaigns.rules.chart_files import (
    A1File,
    A2File,
    B1File,
    B2File,
    B4File,
    B11File,
    C1File,
    CellEntry,
    Files,
    MatFile,
    OptionFile,
)
from campaigns.rules.chart_reading import ChartError
from campaigns.rules.chart_tables import load_scale
from campaigns.rules.chart_vocabulary import OUTCOMES
from campaigns.rules.names import (
    AREAS,
    MISSIONS,
    OPTIONS,
    PLACES,
    QUARTERS,
    RANKS,
    RESEARCH,
    SKILLS,
    SYSTEMS,
)
from campaigns.rules.tables import Table

type Tables = Mapping[str, Table]
type Amounts = Mapping[tuple[str, str], int]
type Fault = tuple[str, str, str]
"""File, place in it, and reason."""


def check_items(files: Files, tables: Tables, amounts: Amounts) -> None:
    """Raise `ChartError` for what is missing, doubled, unknown or at odds."""
    _check_names(files)
    for fault in (
        *_target_faults(files.of(A1File)),
        *_career_faults(files.of(A2File)),
        *_fighter_faults(files.of(B1File), tables),
        *_area_faults(files.of(B4File), tables),
        *_amount_faults(files, tables, amounts),
        *_load_faults(files.of(B11File), files.of(MatFile)),
    ):
        raise ChartError(*fault)


def _check_names(files: Files) -> None:
    a1, a2, b4 = files.of(A1File), files.of(A2File), files.of(B4File)
    check_ids("a1.toml", "quarters", a1.quarters, QUARTERS)
    check_ids("a1.toml", "missions", a1.missions, MISSIONS)
    check_ids("a2.toml", "skills", a2.skills, SKILLS)
    check_ids("a2.toml", "research", a2.research, RESEARCH)
    unique("a2.toml", "awards", a2.awards)
    check_keys("b2.toml", "places", files.of(B2File).places, PLACES)
    check_keys("b4.toml", "areas", b4.areas, AREAS)
    check_keys("b4.toml", "systems", b4.systems, SYSTEMS)
    check_ids("b4.toml", "outcomes", b4.outcomes, OUTCOMES)
    unique("c1.toml", "events", files.of(C1File).events)
    check_ids("optional.toml", "options", files.of(OptionFile).options, OPTIONS)


def _target_faults(chart: A1File) -> Iterator[Fault]:
    months = [month for quarter in chart.quarters for month in quarter.months]
    if months != sorted(set(months)):
        yield "a1.toml", "quarters", "months out of order or doubled"
    for number, quarter in enumerate(chart.quarters):
        for row, cell in enumerate(quarter.cells):
            if not _sound(cell):
                place = f"quarters[{number}].cells[{row}]"
                reason = f"{cell.roll} is no sound {cell.kind}: name, place and zone"
                yield "a1.toml", place, reason


def _sound(cell: CellEntry) -> bool:
    """A raid has name, place and zone, an atomic mission no name, a special nothing."""
    told = (bool(cell.name), bool(cell.place), cell.zone is not None)
    return told == {
        "raid": (True, True, True),
        "atomic": (False, True, True),
        "special": (False, False, False),
    }.get(cell.kind)


def _career_faults(chart: A2File) -> Iterator[Fault]:
    if chart.ranks != RANKS:
        yield "a2.toml", "ranks", f"expected {', '.join(RANKS)}"
    for number, award in enumerate(chart.awards):
        if not _rising([grade.at for grade in award.grades]):
            yield "a2.toml", f"awards[{number}].grades", f"do not rise ({award.id})"
    if not _rising([band.max for band in chart.victory.bands]):
        yield "a2.toml", "victory.bands", "do not rise"


def _rising(numbers: list[int]) -> bool:
    return bool(numbers) and numbers == sorted(set(numbers))


def _fighter_faults(chart: B1File, tables: Tables) -> Iterator[Fault]:
    for number, entry in enumerate(chart.tables):
        base = entry.id.rpartition("_")[2]
        rows = tables[entry.id].rows if entry.id.startswith("B1.types.") else ()
        for row, face in enumerate(rows):
            fighter = chart.fighters.get(face.result)
            if fighter is None or fighter.base != base:
                place = f"tables[{number}].faces[{row}]"
                yield "b1.toml", place, f"{face.result!r} is no fighter of base {base}"


def _area_faults(chart: B4File, tables: Tables) -> Iterator[Fault]:
    for area, below in chart.areas.items():
        if f"B4.{below.table}" not in tables and below.table not in OUTCOMES:
            yield "b4.toml", f"areas.{area}.table", f"no table {below.table!r}"


def _amount_faults(files: Files, tables: Tables, amounts: Amounts) -> Iterator[Fault]:
    """Numbers that stand in two places must be equal."""
    a1, a2 = files.of(A1File), files.of(A2File)
    weights = {row.result: row.amount for row in tables["B2a.type"].rows}
    recon = {mission.id: mission.bomb_drm for mission in a1.missions}["recon"]
    drm, bombs = a2.ace.defensive_fire_drm, a2.victory.atomic_for_decisive
    hits = {"heavy": 0} | {w: amounts["B2a.hits", w] for w in ("light", "medium")}
    for file, place, here, there in (
        *(("b2a.toml", f"B2a.type {w}", weights[w], hits[w]) for w in weights),
        ("a1.toml", "missions recon bomb_drm", recon, amounts["B11", "camera"]),
        ("a2.toml", "ace.defensive_fire_drm", drm, amounts["B2.to_hit", "ace_gunner"]),
        ("a1.toml", "atomic.decisive_at", a1.atomic.decisive_at, bombs),
    ):
        if here != there:
            yield file, place, f"is {here} here and {there} elsewhere"


def _load_faults(chart: B11File, mats: MatFile) -> Iterator[Fault]:
    scale = load_scale(chart)
    for number, mat in enumerate(mats.mats):
        due = scale.row(mat.bombs).amount
        if mat.bomb_drm != due:
            place = f"mats[{number}].bomb_drm"
            yield "mat.toml", place, f"{mat.bombs} bombs are worth {due} ({mat.id})"
