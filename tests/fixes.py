"""Careers that were played before a fix: by rules and a chart row of their own."""

from contextlib import contextmanager
from unittest import mock

from msgspec.structs import force_setattr, replace

from campaigns.rules import engine
from campaigns.rules.pack import load_pack

PACK = "azores-1947"


@contextmanager
def before_the_fix(table, change):
    """Rules version 0, whose table has its rows as `change` makes them of ours."""
    found = load_pack(PACK).table(table)
    ours = {"rows": found.rows, "_index": found._index}
    old = replace(found, rows=tuple(change(row) for row in found.rows))
    with mock.patch.object(engine, "RULES_VERSION", "0"):
        try:
            for name in ours:
                force_setattr(found, name, getattr(old, name))
            yield
        finally:
            for name, value in ours.items():
                force_setattr(found, name, value)


def misprinted_wound(row):
    """A man is lightly wounded on 1 and 2 only."""
    return replace(row, **{"LW": {"high": 2}, "SW": {"low": 3}}.get(row.result, {}))


def misprinted_hits(row):
    """Good bombing is better than we have it."""
    return replace(row, amount=row.amount + 10) if row.amount else row


def wounds_before_the_fix():
    return before_the_fix("B5", misprinted_wound)


def bombing_before_the_fix():
    return before_the_fix("B11.on", misprinted_hits)
