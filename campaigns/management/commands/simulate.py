"""Play careers with the engine alone and print the statistics of the calibration."""

import json
import time
from typing import Any

from django.core.management.base import BaseCommand, CommandParser

from campaigns.rules.pack import load_pack
from campaigns.rules.policy import any_legal, careful
from campaigns.rules.state import Options
from campaigns.simulation import report
from campaigns.simulation.career import STARTERS, Plan, play, play_late
from campaigns.simulation.tally import Tally

POLICIES = {"careful": careful, "random": any_legal}
SEED_STEP = 1_000_003
"""Seeds of one base lie this far from those of the next."""


class Command(BaseCommand):
    """`simulate --careers N --seed S`: same arguments, same figures."""

    help = "Simulate careers and print statistics with standard errors."

    def add_arguments(self, parser: CommandParser) -> None:
        """Options: how many, from which seed, by whom, with what."""
        pack = load_pack("azores-1947")
        parser.add_argument("--careers", type=int, default=200)
        parser.add_argument("--seed", type=int, default=1947)
        parser.add_argument("--policy", choices=POLICIES, default="careful")
        parser.add_argument("--aircraft", choices=STARTERS, default="")
        parser.add_argument("--skills", nargs="*", choices=pack.skills)
        parser.add_argument("--research", nargs="*", choices=pack.research)
        parser.add_argument("--options", nargs="*", default=[], choices=pack.options)
        parser.add_argument("--keep-type", action="store_true")
        parser.add_argument("--json", action="store_true")
        parser.add_argument(
            "--each",
            choices=("skills", "research", "aircraft", "late"),
            help="one line for each of them alone, same seeds; "
            "late: single sorties of each type, January to March 1948",
        )

    def handle(self, *args: Any, **options: Any) -> None:
        """Play and print."""
        plan = _plan(options)
        if options["each"] == "late":
            self._late(plan, options)
            return
        if options["each"]:
            self._each(plan, options)
            return
        began = time.perf_counter()
        careers = _careers(plan, options)
        seconds = time.perf_counter() - began
        figures = [
            *report.sortie_figures(careers),
            *report.special_figures(careers),
            *report.loss_figures(careers),
            *report.career_figures(careers),
        ]
        flown = sum(career.flown for career in careers)
        if options["json"]:
            self.stdout.write(_as_json(figures, flown, seconds))
        else:
            self._table(figures)
            self.stdout.write(
                f"{len(careers)} careers, {flown} sorties, "
                f"{flown / seconds:.0f} sorties a second"
            )

    def _each(self, plan: Plan, options: dict[str, Any]) -> None:
        self.stdout.write(f"{'alone':22}{'lost %':>16}{'free %':>16}{'points':>16}")
        for name, single in _singles(plan, options["each"]):
            self._line(name, report.short_figures(_careers(single, options)))

    def _late(self, plan: Plan, options: dict[str, Any]) -> None:
        self.stdout.write(f"{'late':22}{'lost %':>16}{'kills':>16}{'points':>16}")
        for type_ in load_pack("azores-1947").mats:
            sorties = [_late(plan, type_, seed) for seed in _seeds(options)]
            self._line(type_, report.late_figures(sorties))

    def _line(self, name: str, figures: list[report.Figure]) -> None:
        cells = "".join(f"{f.value:9.2f} ±{f.error:5.2f}" for f in figures)
        self.stdout.write(f"{name:22}{cells}")

    def _table(self, figures: list[report.Figure]) -> None:
        for name, value, error in figures:
            spread = "" if error is None else f"  ±{error:.2f}"
            self.stdout.write(f"{name:42} {value:8.2f}{spread}")


def _plan(options: dict[str, Any]) -> Plan:
    def held(name: str) -> tuple[str, ...] | None:
        return None if options[name] is None else tuple(options[name])

    return Plan(
        policy=POLICIES[options["policy"]],
        aircraft=options["aircraft"],
        skills=held("skills"),
        research=held("research"),
        newer_types=not options["keep_type"],
        options=Options(**dict.fromkeys(options["options"], True)),
    )


def _singles(plan: Plan, kind: str) -> list[tuple[str, Plan]]:
    """The plan with nothing held, then with each item of a kind alone."""
    bare = plan._replace(skills=(), research=())
    pack = load_pack("azores-1947")
    if kind == "aircraft":
        return [(name, plan._replace(aircraft=name)) for name in STARTERS]
    if kind == "skills":
        alone = [(name, bare._replace(skills=(name,))) for name in pack.skills]
    else:
        alone = [(name, bare._replace(research=(name,))) for name in pack.research]
    return [("none", bare), *alone]


def _careers(plan: Plan, options: dict[str, Any]) -> list[Tally]:
    return [_career(plan, seed) for seed in _seeds(options)]


def _seeds(options: dict[str, Any]) -> range:
    first = options["seed"] * SEED_STEP
    return range(first, first + options["careers"])


def _career(plan: Plan, seed: int) -> Tally:
    tally = Tally()
    for _, events in play(plan, seed):
        tally.take(events)
    return tally


def _late(plan: Plan, type_: str, seed: int) -> Tally:
    tally = Tally()
    for events in play_late(plan, type_, seed):
        tally.take(events)
    return tally


def _as_json(figures: list[report.Figure], flown: int, seconds: float) -> str:
    return json.dumps(
        {
            "sorties": flown,
            "sorties_per_second": round(flown / seconds),
            "figures": {f.name: {"value": f.value, "error": f.error} for f in figures},
        },
        indent=2,
    )
