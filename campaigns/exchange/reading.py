from __future__ import annotations

import re
from typing import Any

import msgspec

from campaigns.exchange.errors import ExchangeError
from campaigns.exchange.schema import (
    MOST_BYTES,
    SCHEMA,
    VERSION,
    CampaignFile,
    Header,
)
from campaigns.plain import PLAIN

ARCHIVE = b"PK"
"""How a zip file begins, such as the export of an account."""
PATH = re.compile(r"^(?P<reason>.*) - at `(?P<place>[^`]*)`$", re.DOTALL)
REGEX = "Expected `str` matching regex "
LONGER = re.compile(r"^Expected `str` of length <= (?P<most>\d+)$")
BYTE = re.compile(r"^(?P<reason>.*) \((?P<place>byte \d+)\)$", re.DOTALL)


def read_file(data: bytes) -> CampaignFile:
    """Read a campaign's file; raise `ExchangeError` at the first thing wrong."""
    check_bytes(data)
    head = decode(data, Header)
    if head.schema != SCHEMA:
        raise ExchangeError("schema", "$.schema", found=head.schema[:40])
    if head.version != VERSION:
        found = str(head.version)[:40]
        raise ExchangeError("schema-version", "$.version", found=found, known=VERSION)
    return decode(data, CampaignFile)


def check_bytes(data: bytes) -> None:
    """Refuse what is empty, too large, or not text."""
    if data.startswith(ARCHIVE):
        raise ExchangeError("archive", "byte 0")
    if not data.strip():
        raise ExchangeError("empty", "byte 0")
    if len(data) > MOST_BYTES:
        raise ExchangeError("too-large", f"byte {MOST_BYTES}", most=MOST_BYTES)
    try:
        data.decode()
    except UnicodeDecodeError as error:
        raise ExchangeError("not-utf8", f"byte {error.start}") from None


def decode[Read](data: bytes, kind: type[Read]) -> Read:
    """Decode strictly; turn each way to fail into a place and a reason."""
    try:
        return msgspec.json.decode(data, type=kind)
    except msgspec.ValidationError as error:
        raise in_words(refused("wrong", PATH, error, "$")) from None
    except msgspec.DecodeError as error:
        raise refused("malformed", BYTE, error, f"byte {len(data)}") from None
    except RecursionError:
        raise ExchangeError("too-deep", "$") from None


def in_words(error: ExchangeError) -> ExchangeError:
    """Name what a text may hold where msgspec prints a pattern or a length."""
    reason = str(error.facts["reason"])
    longer = LONGER.match(reason)
    if longer:
        return ExchangeError("too-long", error.place, most=longer["most"])
    if not reason.startswith(REGEX):
        return error
    plain = reason == f"{REGEX}{PLAIN!r}"
    return ExchangeError("not-plain" if plain else "not-a-hash", error.place)


def refused(
    code: str, pattern: re.Pattern[str], error: Exception, default: str
) -> ExchangeError:
    """Part msgspec's message into place and reason."""
    found = pattern.match(str(error))
    parts: dict[str, Any] = found.groupdict() if found else {"reason": str(error)}
    return ExchangeError(code, parts.get("place", default), reason=parts["reason"])
