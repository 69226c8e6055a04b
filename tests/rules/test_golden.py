"""Golden careers: the same answers and the same seed give the same bytes.

After a change of the rules that is meant, `manage.py golden` seals them anew.
"""

from functools import cache
from pathlib import Path
from typing import NamedTuple

import msgspec
import pytest
from msgspec.structs import replace

from campaigns.rules.invariants import Watch
from campaigns.rules.state import Options
from campaigns.simulation.fuzzing import POLICIES, Career
from campaigns.simulation.fuzzing import played as played_anew
from campaigns.simulation.golden import WANTED, names_of
from campaigns.simulation.record import Record, hashes, replay
from tests.rules.play import PACK

GOLDEN = Path(__file__).parent / "golden"
NAMES = (
    "mission-agent", "mission-leaflet", "mission-recon", "mission-atomic",
    "loss-airframe", "loss-wing_root", "loss-rudder", "loss-tailplanes",
    "loss-all-engines", "loss-engine-fire", "loss-runaway-engine",
    "loss-fuel-tank-fire", "loss-fuel-tank-explosion", "loss-bomb-explosion",
    "loss-fuel-exhausted", "loss-crash-landing", "loss-canada",
    "aircraft-me364", "aircraft-he277", "aircraft-fw300", "aircraft-ju390",
    "aircraft-ta400", "aircraft-e555", "option-pilot_quality", "option-ammunition",
    "option-range_effects", "option-neutral_canada", "end-calendar", "end-killed",
    "end-captured", "end-interned", "end-given-up",
)  # fmt: skip


class Summary(NamedTuple):
    """What a career shows when it is played again."""

    hashes: tuple[tuple[str, ...], str]
    names: set[str]
    faults: list[str]


def golden(name: str) -> Record:
    return msgspec.json.decode((GOLDEN / f"{name}.json").read_bytes(), type=Record)


@cache
def played(name: str) -> Summary:
    record, watch = golden(name), Watch()
    steps = list(replay(record))
    faults = [fault for step in steps for fault in watch.faults(step)]
    return Summary(hashes(steps), set(names_of(record, steps)), faults)


@pytest.mark.parametrize("name", NAMES)
def test_a_golden_career_is_played_again_to_equal_bytes(name):
    record = golden(name)
    assert played(name).hashes == (record.slots, record.end)


@pytest.mark.parametrize("name", NAMES)
def test_a_golden_career_shows_what_it_is_kept_for(name):
    assert golden(name).about == name
    assert name in played(name).names
    assert played(name).faults == []


def test_they_are_twenty_careers_of_every_kind():
    """Several names may share a career; each type, option and end has a name."""
    assert len({golden(name).seed for name in NAMES}) >= 20
    assert set(NAMES) == set(WANTED)
    for kind, all_of_it in (
        ("aircraft", PACK.mats),
        ("option", Options.__struct_fields__),
        ("end", ("calendar", "killed", "captured", "interned", "given-up")),
    ):
        kept = {name for name in NAMES if name.startswith(f"{kind}-")}
        assert kept == {f"{kind}-{one}" for one in all_of_it}


def policy_of(record):
    """The policy whose answers the career has."""
    seed, number = (int(record.seed[at : at + 16], 16) for at in (0, 16))
    for policy in POLICIES:
        again = played_anew(Career(number, seed, policy)).record
        if (again.answers, again.options) == (record.answers, record.options):
            return policy
    return None


def test_both_policies_have_golden_careers():
    short = sorted((golden(name) for name in NAMES), key=lambda r: len(r.answers))[:9]
    assert {policy_of(record) for record in short} == set(POLICIES)


def test_a_career_cut_short_has_neither_its_end_nor_its_last_slots():
    record = golden("end-calendar")
    half = len(record.answers) // 2
    slots, end = hashes(replay(replace(record, answers=record.answers[:half])))
    assert end == ""
    assert slots == record.slots[: len(slots)]
    assert 0 < len(slots) < len(record.slots)


def test_every_golden_career_is_a_small_file_that_a_test_names():
    files = {file.stem: file.stat().st_size for file in GOLDEN.glob("*.json")}
    assert set(files) == set(NAMES)
    assert max(files.values()) < 60_000
