"""RUL-35 Whether the aircraft mats are sound: guns, men, engines and dice."""

from collections.abc import Iterator

from campaigns.rules.chart_checks import check_ids, check_keys
from campaigns.rules.chart_files import MatFile
from campaigns.rules.chart_reading import ChartError
from campaigns.rules.mats import Mat
from campaigns.rules.names import AIRCRAFT, PLACES, STATIONS, SYSTEMS

POSTS = ("pilot", "copilot", "engineer", "navigator", "bombardier", "ewo")
"""Men whom every type carries."""

PASSENGER = "agent"

FILE = "mat.toml"

type Fault = tuple[str, str]


def check_mats(chart: MatFile) -> None:
    """Raise `ChartError` for a mat that could not be played."""
    check_ids(FILE, "mats", chart.mats, AIRCRAFT)
    check_keys(FILE, "common.stations", chart.common.stations, STATIONS)
    check_keys(FILE, "common.electronics", chart.common.electronics, SYSTEMS)
    check_keys(FILE, "places", chart.places, PLACES)
    for number, mat in enumerate(chart.mats):
        for place, reason in _faults(mat):
            where = f"mats[{number}].{place}"
            raise ChartError(FILE, where, f"{reason} ({mat.id})")


def _faults(mat: Mat) -> Iterator[Fault]:
    yield from _crew_faults(mat)
    yield from _gun_faults(mat)
    yield from _engine_faults(mat)


def _crew_faults(mat: Mat) -> Iterator[Fault]:
    if len(set(mat.crew)) != len(mat.crew):
        yield "crew", "a man stands twice"
    for post in POSTS:
        if post not in mat.crew:
            yield "crew", f"no {post}"
    if PASSENGER in mat.crew:
        yield "crew", "the agent is a passenger"


def _gun_faults(mat: Mat) -> Iterator[Fault]:
    positions = [gun.position for gun in mat.guns]
    for number, gun in enumerate(mat.guns):
        if gun.position in positions[:number]:
            yield f"guns[{number}].position", f"{gun.position} stands twice"
        if gun.gunner not in mat.crew:
            yield f"guns[{number}].gunner", f"no {gun.gunner} in the crew"
        if len(set(gun.arcs)) != len(gun.arcs):
            yield f"guns[{number}].arcs", "a place stands twice"
        if gun.position not in mat.gun_die:
            yield "gun_die", f"never strikes {gun.position}"
    for number, position in enumerate(mat.gun_die):
        if position not in positions:
            yield f"gun_die[{number}]", f"there is no gun {position}"


def _engine_faults(mat: Mat) -> Iterator[Fault]:
    for side in ("port", "starboard"):
        engines = mat.engines_port if side == "port" else mat.engines_starboard
        numbers = range(1, len(engines) + 1)
        if engines != tuple(f"{side}-{number}" for number in numbers):
            yield f"engines_{side}", f"expected {side}-1, {side}-2 and so on"
        if set(mat.engine_die) != set(numbers):
            yield "engine_die", f"does not strike each engine to {side}"
    if len(mat.all_engines) != mat.engines:
        yield "engines", f"{len(mat.all_engines)} are listed, not {mat.engines}"
