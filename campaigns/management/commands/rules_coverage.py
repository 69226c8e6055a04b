"""Print the rows of the rules matrix that no test proves."""

import ast
import csv
from argparse import ArgumentParser
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

from django.conf import settings
from django.core.management.base import BaseCommand, CommandError

MATRIX = Path("docs/rules_matrix.csv")
EXEMPT = "narrative"
RULINGS = tuple(f"RUL-{number:02}" for number in range(1, 122))
READINGS = "AMB-"


class Line(NamedTuple):
    """One row of the rules matrix."""

    id: str
    topic: str
    kind: str
    stage: str
    rule: str


def read_matrix(file: Path) -> tuple[Line, ...]:
    """All rows of the matrix."""
    with file.open(newline="", encoding="utf-8") as lines:
        return tuple(Line(**row) for row in csv.DictReader(lines))


def marked(tests: Path) -> frozenset[str]:
    """Every id that a `rule` marker names in the test files below a directory."""
    return frozenset(
        rule
        for file in tests.rglob("test_*.py")
        for rule in _ids(ast.parse(file.read_text(encoding="utf-8")))
    )


def _ids(tree: ast.AST) -> Iterator[str]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and _is_marker(node.func):
            for argument in node.args:
                if isinstance(argument, ast.Constant):
                    yield str(argument.value)


def _is_marker(function: ast.expr) -> bool:
    return (
        isinstance(function, ast.Attribute)
        and function.attr == "rule"
        and isinstance(function.value, ast.Attribute)
        and function.value.attr == "mark"
    )


class Command(BaseCommand):
    """`rules_coverage`: read from the test files; no test is run."""

    help = "Print the rows of the rules matrix, or the rulings, without a marked test."
    requires_system_checks = ()  # it reads files and touches nothing of the site

    def add_arguments(self, parser: ArgumentParser) -> None:
        """Options: one stage only, or the rulings in place of the matrix."""
        parser.add_argument("--stage", help="rows of that stage only")
        parser.add_argument("--rulings", action="store_true")

    def handle(self, *args: Any, **options: Any) -> None:
        """Print what lacks a test and fail if anything does."""
        lines = read_matrix(settings.BASE_DIR / MATRIX)
        found = marked(settings.BASE_DIR / "tests")
        self._refuse_unknown(lines, found)
        if options["rulings"]:
            self._rulings(found)
        else:
            self._rows(lines, found, options["stage"])

    def _refuse_unknown(self, lines: tuple[Line, ...], found: frozenset[str]) -> None:
        known = {line.id for line in lines}.union(RULINGS)
        unknown = sorted(
            rule
            for rule in found
            if rule not in known and not rule.startswith(READINGS)
        )
        if unknown:
            raise CommandError(f"tests name unknown rules: {', '.join(unknown)}")

    def _rulings(self, found: frozenset[str]) -> None:
        missing = [ruling for ruling in RULINGS if ruling not in found]
        for ruling in missing:
            self.stdout.write(ruling)
        self._conclude(len(missing), len(RULINGS), "rulings")

    def _rows(
        self, lines: tuple[Line, ...], found: frozenset[str], stage: str | None
    ) -> None:
        asked = [
            line
            for line in lines
            if line.kind != EXEMPT and stage in (None, line.stage)
        ]
        if not asked:
            raise CommandError(f"the rules matrix has no stage {stage}")
        missing = [line for line in asked if line.id not in found]
        for line in missing:
            self.stdout.write(f"{line.id:11} {line.stage:9} {line.kind:9} {line.rule}")
        self._conclude(len(missing), len(asked), "rows")

    def _conclude(self, missing: int, of: int, what: str) -> None:
        if missing:
            raise CommandError(f"{missing} of {of} {what} without a test")
        self.stdout.write(f"all {of} {what} have a test")
