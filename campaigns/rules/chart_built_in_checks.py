"""Whether what no phase reads says what the phases do by themselves."""

from collections.abc import Iterator, Mapping

from campaigns.rules import effects as fx
from campaigns.rules.chart_built_in import ANYWHERE, ON_A_MISSION, ONLY_AT, spell
from campaigns.rules.chart_effects import Site, sites
from campaigns.rules.chart_files import A1File, A2File, Files, MatFile
from campaigns.rules.chart_reading import ChartError
from campaigns.rules.mats import Mat
from campaigns.rules.names import CAMERAS, DISPENSERS
from campaigns.rules.tables import Table

type Tables = Mapping[str, Table]
type Fault = tuple[str, str, str]
"""File, place in it, and reason."""


def check_built_in(files: Files, tables: Tables) -> None:
    """Raise `ChartError` for a cell that would be a promise that nobody keeps."""
    for fault in (
        *_effect_faults(files),
        *_mission_faults(files.of(A1File)),
        *_number_faults(files, tables),
        *_mat_faults(files.of(MatFile)),
        *_modifier_faults(files),
    ):
        raise ChartError(*fault)


def _effect_faults(files: Files) -> Iterator[Fault]:
    for site in sites(files):
        for place, reason in _site_faults(site):
            yield site.file, f"{site.place}{place}", reason


def _site_faults(site: Site) -> Iterator[tuple[str, str]]:
    anywhere = ANYWHERE.get(site.name.partition(".")[0], frozenset())
    due = list(ONLY_AT.get(site.name, ()))
    for number, effect in enumerate(site.effects):
        said = spell(effect, site.name)
        if said in anywhere:
            continue
        said = f"{effect.on}: {said}" if effect.on else said
        if said in due:
            due.remove(said)
        else:
            yield f"[{number}]", f"the rules know no {said!r} here"
    for said in due:
        yield "", f"the rules do {said!r} here"


def _mission_faults(chart: A1File) -> Iterator[Fault]:
    """6.2.5 A city that is rolled for or one that is given, and what is built in."""
    for number, mission in enumerate(chart.missions):
        place = f"missions[{number}]"
        given = {bool(mission.bomb_city), mission.bomb_zone is not None}
        if given != {not mission.city_roll}:
            reason = "needs either city_roll, or bomb_city and bomb_zone"
            yield "a1.toml", place, f"{reason} ({mission.id})"
        for field, due in ON_A_MISSION[mission.id].items():
            if getattr(mission, field) != due:
                reason = f"the rules do {due!r} ({mission.id})"
                yield "a1.toml", f"{place}.{field}", reason


def _number_faults(files: Files, tables: Tables) -> Iterator[Fault]:
    """Numbers that are built in, or that follow from one that is read."""
    a1, a2, mats = files.of(A1File), files.of(A2File), files.of(MatFile)
    common, fuel = mats.common, mats.fuel
    each, leak = fuel.boxes_per_zone_entered, fuel.extra_boxes_per_leaking_tank
    boxes = {effect.boxes for effect in _all(files, fx.TankLeak)}
    gunners = {gun.gunner for mat in mats.mats for gun in mat.guns}
    for file, place, said, due in (
        ("a1.toml", "atomic.carries_bombs", a1.atomic.carries_bombs, True),
        ("a2.toml", "research_per_month", a2.research_per_month, 1),
        ("b4.toml", "B4.repair", _amounts(tables, "B4.repair", "repaired"), {0, 1}),
        ("b4.toml", "tank-leak boxes", boxes, {leak}),
        ("optional.toml", "9.canada return", _amounts(tables, "9.canada", "return"),
         {effect.slots for effect in _all(files, fx.Return)}),
        ("mat.toml", "common.fire_extinguishers", common.fire_extinguishers, True),
        ("mat.toml", "common.life_rafts", common.life_rafts, True),
        ("mat.toml", "common.cameras", common.cameras, CAMERAS),
        ("mat.toml", "common.chaff_dispensers", common.chaff_dispensers, DISPENSERS),
        ("mat.toml", "common.ace_stations", set(common.ace_stations), gunners),
        ("mat.toml", "fuel.zone_5_raid", fuel.zone_5_raid, each * (5 + 4)),
        ("mat.toml", "fuel.zone_6_raid", fuel.zone_6_raid, each * (6 + 5)),
    ):  # fmt: skip
        if said != due:
            yield file, place, f"is {said!r}, and the rules do {due!r}"


def _amounts(tables: Tables, table: str, result: str) -> set[int]:
    return {row.amount for row in tables[table].rows if row.result == result}


def _all[Kind: fx.EffectBase](files: Files, kind: type[Kind]) -> Iterator[Kind]:
    """Every effect of a kind, wherever it stands."""
    for site in sites(files):
        for effect in site.effects:
            if isinstance(effect, kind):
                yield effect


def _modifier_faults(files: Files) -> Iterator[Fault]:
    """6.10.2 Only successes are counted by more than one."""
    for file, chart in files.charts.items():
        for number, entry in enumerate(chart.lists):
            for place, modifier in enumerate(entry.modifiers):
                if modifier.per != 1 and modifier.id != "successes":
                    field = f"lists[{number}].modifiers[{place}].per"
                    yield file, field, f"the rules do 1 ({modifier.id})"


def _mat_faults(chart: MatFile) -> Iterator[Fault]:
    """6.1.4, 6.3 What kind of aircraft it is has to fit what is read of it."""
    for number, mat in enumerate(chart.mats):
        for field, fits in _kinds(mat):
            if not fits:
                reason = f"does not fit the rest of the mat ({mat.id})"
                yield "mat.toml", f"mats[{number}].{field}", reason


def _kinds(mat: Mat) -> Iterator[tuple[str, bool]]:
    tailless = mat.thresholds.tailplane == 0
    yield "layout", (mat.layout == "flying wing") == tailless
    yield "propulsion", (mat.propulsion == "jet") == mat.props_break_off
