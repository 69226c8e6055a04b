"""The simulate command: same arguments, same figures, each with its error."""

import json

import pytest
from django.core.management import call_command


def figures(capsys, *args):
    call_command("simulate", "--json", *args)
    return json.loads(capsys.readouterr().out)


def test_the_same_seed_gives_the_same_figures(capsys):
    one = figures(capsys, "--careers", "6", "--seed", "3")
    two = figures(capsys, "--careers", "6", "--seed", "3")
    assert one["figures"] == two["figures"]
    assert one["sorties"] > 6


def test_the_levels_of_victory_add_up_to_all_careers(capsys):
    found = figures(capsys, "--careers", "12")["figures"]
    levels = ("defeat", "draw", "marginal", "substantial", "decisive")
    assert sum(found[f"{level}, %"]["value"] for level in levels) == pytest.approx(100)


def test_every_figure_but_the_median_has_a_standard_error(capsys):
    found = figures(capsys, "--careers", "6")["figures"]
    without = [name for name, figure in found.items() if figure["error"] is None]
    assert without == ["hits per sortie, median"]


def test_a_random_player_ends_too(capsys):
    found = figures(capsys, "--careers", "20", "--policy", "random")["figures"]
    assert found["total points, mean"]["value"] < 300


def test_each_item_alone_has_its_line(capsys):
    call_command("simulate", "--careers", "3", "--each", "research")
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == 12
    assert lines[1].startswith("none")
