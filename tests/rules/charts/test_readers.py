"""Every kind of effect and every cell of a chart is read or checked: none is idle."""

import ast
from importlib.resources import files
from pathlib import Path
from typing import get_args

import msgspec
import pytest

from campaigns.rules import chart_built_in as built_in
from campaigns.rules import chart_items, mats
from campaigns.rules.chart_effects import sites
from campaigns.rules.chart_files import SHAPES
from campaigns.rules.chart_reading import read_files
from campaigns.rules.effects import Effect

CODE = Path(str(files("campaigns")))
SITES = tuple(sites(read_files(files("campaigns.rules") / "charts" / "azores-1947")))
KINDS = get_args(Effect.__value__)
PROSE = {"empty", "fitting", "notes", "rolls_needed", "stations", "use", "when"}
"""Words for whoever reads the file."""
HANDED_ON = {"pack.py", "chart_building.py", "chart_files.py", "chart_items.py"}
"""Modules in which a field's name only passes."""


def read_in(paths):
    """Names of all attributes that some modules read."""
    return {
        node.attr
        for path in paths
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Load)
    }


PHASES = read_in(
    path for path in CODE.glob("rules/**/*.py") if not path.name.startswith("chart_")
)


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.__name__)
def test_the_rules_carry_out_every_kind_of_effect(kind):
    tag = kind.__struct_config__.tag
    said = [*built_in.ANYWHERE.values(), *built_in.ONLY_AT.values()]
    spelled = (word.partition(": ")[2] or word for words in said for word in words)
    assert tag in {word.split()[0] for word in spelled}
    assert any(isinstance(effect, kind) for site in SITES for effect in site.effects)


@pytest.mark.parametrize("kind", built_in.READ, ids=lambda kind: kind.__name__)
def test_what_is_said_to_be_read_is_read(kind):
    checked = {"drm", "hits", "boxes", "slots"}
    assert built_in.READ[kind] <= set(kind.__struct_fields__)
    assert built_in.READ[kind] <= PHASES | checked


def test_every_field_of_an_effect_is_read_or_spelled():
    for site in SITES:
        for effect in site.effects:
            for field in msgspec.structs.fields(effect):
                other = msgspec.structs.replace(effect, **{field.encode_name: "other"})
                told = built_in.spell(other, site.name)
                if told == built_in.spell(effect, site.name):
                    read = built_in.READ.get(type(effect), frozenset())
                    assert field.name in read | {"on", "load"}, (site.name, field.name)


def charts():
    structs = [
        *(shape for _, shape in SHAPES.values()),
        *(kind for kind in vars(chart_items).values() if is_struct(kind)),
        *(kind for kind in vars(mats).values() if is_struct(kind)),
    ]
    return {kind.__name__: kind for kind in structs}


def is_struct(value):
    return isinstance(value, type) and issubclass(value, msgspec.Struct)


@pytest.mark.parametrize("name", charts())
def test_every_field_of_a_chart_is_read_or_checked(name):
    code = (path for path in CODE.glob("**/*.py") if path.name not in HANDED_ON)
    missions = {field for cells in built_in.ON_A_MISSION.values() for field in cells}
    idle = set(charts()[name].__struct_fields__) - read_in(code) - missions - PROSE
    assert idle == set()
