"""One campaign as one JSON file: schema, versions, setup, state and the full log."""

from __future__ import annotations

import hashlib
from datetime import datetime
from typing import Annotated, Final, Literal

import msgspec
from msgspec import Meta
from msgspec.structs import replace

from campaigns.plain import NAME_MOST, PLAIN, TITLE_MOST
from campaigns.rules import paper, pending
from campaigns.rules.state import SLOTS, Options
from campaigns.rules.state import Campaign as State

SCHEMA: Final = "amerika-bomber/campaign"
VERSION: Final = 1
MOST_BYTES = 8 * 1024 * 1024
MOST_LINES = 20_000

type Hash = Annotated[str, Meta(pattern=r"\A[0-9a-f]{64}\Z")]
type Number = Annotated[int, Meta(ge=0, le=1_000_000)]
type Name = Annotated[str, Meta(max_length=NAME_MOST, pattern=PLAIN)]
type Version = Annotated[str, Meta(max_length=40, pattern=PLAIN)]
type Face = Annotated[int, Meta(ge=1, le=10)]


class Strict(
    msgspec.Struct,
    frozen=True,
    kw_only=True,
    forbid_unknown_fields=True,
    omit_defaults=True,
):
    """Base of all structs of the file: nothing unknown, usual values left out."""


class Throw(pending.Throw, frozen=True, forbid_unknown_fields=True, tag="throw"):
    """The answer of the engine, read strictly."""


class Choose(pending.Choose, frozen=True, forbid_unknown_fields=True, tag="choose"):
    """The answer of the engine, read strictly."""


class Assign(pending.Assign, frozen=True, forbid_unknown_fields=True, tag="assign"):
    """The answer of the engine, read strictly."""


class Also(pending.Also, frozen=True, forbid_unknown_fields=True, tag="also"):
    """The answer of the engine, read strictly."""


class FileFighter(paper.SheetFighter, frozen=True, forbid_unknown_fields=True):
    """A fighter on a sheet, read strictly."""


class FileSheet(paper.Sheet, frozen=True, forbid_unknown_fields=True):
    """The sheet of a sortie from the table, read strictly."""

    met: Annotated[tuple[FileFighter, ...], Meta(max_length=paper.FIGHTERS_MOST)] = ()


class Enter(pending.Enter, frozen=True, forbid_unknown_fields=True, tag="enter"):
    """The answer of the engine, read strictly."""

    sheet: FileSheet


type FileAnswer = Throw | Choose | Assign | Also | Enter


class FileSetup(Strict, frozen=True, kw_only=True):
    """What the player chose when the campaign began."""

    aircraft: Name
    aircraft_name: Name = ""
    crew_names: dict[Name, Name]
    name_key: Number = 0
    options: Options


class Facts(Strict, frozen=True, kw_only=True):
    """What the honesty class is computed from, and how dice are thrown."""

    origin: Literal["begun", "imported", "edited", "copy"]
    dice_mode: Literal["site", "typed"]
    allow_take_back: bool = False
    has_typed_dice: bool = False
    is_taken_back: bool = False


class FileLine(Strict, frozen=True, kw_only=True):
    """One line of the log. What the rules make of it is not in the file."""

    number: Number
    turn: Number
    slot: Annotated[int, Meta(ge=0, lt=SLOTS)]
    branch: Annotated[int, Meta(ge=0, le=MOST_LINES)] = 0
    kind: Literal["begin", "advance", "undo"]
    back_to: Number | None = None
    answer: FileAnswer | None = None
    place: Annotated[str, Meta(max_length=120)] = ""
    dice: Literal["", "1d6", "2d6", "d66", "1d10"] = ""
    faces: Annotated[tuple[Face, ...], Meta(max_length=2)] = ()
    source: Literal["", "site", "typed", "row", "imported"] = ""
    row: Annotated[int, Meta(ge=0, le=999)] | None = None
    at: Annotated[datetime, Meta(tz=True)]


class CampaignFile(Strict, frozen=True, kw_only=True):
    """A whole campaign. The seed is in it only when the career is over (contract 9)."""

    schema: Literal["amerika-bomber/campaign"]
    version: Literal[1]
    sha256: Hash | Literal[""] = ""
    rules: Version
    pack: Version
    pack_version: Version
    title: Annotated[str, Meta(min_length=1, max_length=TITLE_MOST, pattern=PLAIN)]
    setup: FileSetup
    facts: Facts
    seed_hash: Hash
    seed: Hash | None = None
    state: State
    log: Annotated[tuple[FileLine, ...], Meta(min_length=1, max_length=MOST_LINES)]


class Header(msgspec.Struct, frozen=True):
    """What decides whether the rest can be read at all."""

    schema: str
    version: int
    rules: str = ""
    pack: str = ""
    pack_version: str = ""


def canonical(value: object) -> bytes:
    """Return the bytes by which two values are compared: keys sorted, no blanks."""
    return msgspec.json.encode(value, order="sorted")


def digest(file: CampaignFile) -> str:
    """Return the digest of all that a file says, itself excepted."""
    return hashlib.sha256(canonical(replace(file, sha256=""))).hexdigest()


def seal(file: CampaignFile) -> bytes:
    """Write a file with its digest."""
    return canonical(replace(file, sha256=digest(file)))
