"""A campaign as a file: everything that it takes to play it again elsewhere."""

from __future__ import annotations

import csv
import io
from typing import TYPE_CHECKING

import msgspec

from campaigns.exchange.errors import ExchangeError
from campaigns.exchange.schema import (
    SCHEMA,
    VERSION,
    CampaignFile,
    Facts,
    FileLine,
    FileSetup,
    seal,
)
from campaigns.models import Campaign, LogLine
from campaigns.rules.engine import Setup
from campaigns.rules.events import Rolled

if TYPE_CHECKING:
    from collections.abc import Iterable

    from django.db.models import QuerySet

LINE = (
    "number",
    "turn",
    "slot",
    "branch",
    "kind",
    "back_to",
    "answer",
    "place",
    "dice",
    "faces",
    "source",
    "row",
    "at",
)
COLUMNS = (*LINE, "table", "modifiers", "total", "result", "amount", "rule")
FORMULA = ("=", "+", "-", "@", "\t", "\r")


def campaign_export(*, campaign: Campaign) -> bytes:
    """Return the campaign's file; the seed is in it once the career is over.

    A scratch copy has none: its log has gaps where lines were taken back, and dice of
    two seeds, so nothing could play it again.
    """
    if campaign.origin == Campaign.Origin.COPY:
        raise ExchangeError("copy", "$.facts.origin")
    return seal(file_of(campaign))


def file_of(campaign: Campaign) -> CampaignFile:
    """Gather what the file has, up to the line at which the campaign was read."""
    lines = lines_of(campaign).values(*LINE)
    return CampaignFile(
        schema=SCHEMA,
        version=VERSION,
        rules=campaign.rules_version,
        pack=campaign.pack,
        pack_version=campaign.pack_version,
        title=campaign.title,
        setup=setup_of(campaign),
        facts=facts_of(campaign),
        seed_hash=campaign.seed_hash,
        seed=campaign.shown_seed or None,
        state=campaign.state,
        log=msgspec.convert([plain(line) for line in lines], tuple[FileLine, ...]),
    )


def lines_of(campaign: Campaign) -> QuerySet[LogLine]:
    """Return the lines that there were when the campaign's row was read.

    A step that ends meanwhile adds lines; state and log would then not fit.
    """
    lines: QuerySet[LogLine] = LogLine.objects.of(campaign)
    return lines.filter(number__lte=campaign.lines)


def plain(line: dict[str, object]) -> dict[str, object]:
    """Return a line of the log as plain data."""
    return {**line, "answer": msgspec.to_builtins(line["answer"])}


def setup_of(campaign: Campaign) -> FileSetup:
    """Return the setup by the names of its parts."""
    setup = msgspec.convert(campaign.setup, Setup)
    return FileSetup(
        aircraft=setup.aircraft,
        aircraft_name=setup.aircraft_name,
        crew_names=dict(setup.crew_names),
        name_key=setup.name_key,
        options=setup.options,
    )


def facts_of(campaign: Campaign) -> Facts:
    """Return what the honesty class is computed from."""
    return msgspec.convert(
        {name: getattr(campaign, name) for name in Facts.__struct_fields__}, Facts
    )


def campaign_csv(*, campaign: Campaign) -> str:
    """Return the log as a table for spreadsheets, one row for each line."""
    out = io.StringIO()
    writer = csv.writer(out, lineterminator="\r\n")
    writer.writerow(COLUMNS)
    writer.writerows(cells(line) for line in lines_of(campaign).iterator())
    return out.getvalue()


def cells(line: LogLine) -> Iterable[object]:
    """Return one line's row."""
    rolled = next((e for e in line.events if isinstance(e, Rolled)), None)
    facts: list[object] = [getattr(line, name) for name in LINE]
    facts[LINE.index("answer")] = text_of(line.answer)
    facts[LINE.index("faces")] = " ".join(map(str, line.faces))
    facts[LINE.index("at")] = line.at.isoformat(timespec="seconds")
    if rolled is not None:
        mods = "; ".join(f"{m.id} {m.amount:+d}" for m in rolled.modifiers)
        facts += [rolled.table, mods, rolled.total, rolled.result]
        facts += [rolled.amount, rolled.rule]
    return map(harmless, facts)


def text_of(answer: object) -> str:
    """Return an answer as it stands in the file."""
    return msgspec.json.encode(answer).decode() if answer is not None else ""


def harmless(value: object) -> object:
    """Keep a spreadsheet from taking a text for a formula."""
    if isinstance(value, str) and value.startswith(FORMULA):
        return f"'{value}"
    return value
