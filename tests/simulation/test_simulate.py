"""The simulate command: same arguments, same figures, each with its error."""

import json

import pytest
from django.core.management import call_command

from campaigns.rules.events import CareerOver, SortieReviewed, TargetSet
from campaigns.rules.pack import load_pack
from campaigns.rules.policy import careful
from campaigns.simulation.career import Plan, play_late


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


def test_each_type_flies_late_sorties(capsys):
    call_command("simulate", "--careers", "3", "--each", "late")
    lines = capsys.readouterr().out.splitlines()
    assert [line.split()[0] for line in lines[1:]] == list(
        load_pack("azores-1947").mats
    )


@pytest.mark.parametrize("type_", ["me364", "ta400"])
def test_a_late_sortie_is_one_and_the_same_for_a_seed(type_):
    one, two = (list(play_late(Plan(careful), type_, 8)) for _ in range(2))
    assert one == two
    told = [event for events in one for event in events]
    assert sum(isinstance(event, SortieReviewed | CareerOver) for event in told) >= 1
    assert sum(isinstance(event, TargetSet) for event in told) == 1
