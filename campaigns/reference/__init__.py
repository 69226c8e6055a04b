"""The rules in the project's own words, by the number of the rule."""

import csv
from functools import cache
from importlib.resources import files
from typing import NamedTuple

FILE = "rules.csv"


class Statement(NamedTuple):
    """One thing that a rule says, and what it is about."""

    rule: str
    topic: str
    text: str


@cache
def statements() -> dict[str, tuple[Statement, ...]]:
    """Return all statements, rule by rule in the order of the numbers."""
    text = (files(__name__) / FILE).read_text(encoding="utf-8")
    found: dict[str, list[Statement]] = {}
    for row in csv.DictReader(text.splitlines()):
        statement = Statement(row["rule"], row["topic"], row["text"])
        found.setdefault(statement.rule, []).append(statement)
    ordered = sorted(found.items(), key=lambda item: number_of(item[0]))
    return {rule: tuple(said) for rule, said in ordered}


def number_of(rule: str) -> tuple[int, ...]:
    """Return what a rule's number is sorted by: 6.10 comes after 6.9."""
    return tuple(int(part) for part in rule.split("."))
