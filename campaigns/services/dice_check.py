"""The check of a career's dice that anybody can repeat (contract 10)."""

from __future__ import annotations

import hashlib
from typing import TYPE_CHECKING

import msgspec

from campaigns.rules.dice import FACES, SiteDice

if TYPE_CHECKING:
    from collections.abc import Iterator

    from campaigns.exchange.schema import CampaignFile


class ThrowRecord(msgspec.Struct, frozen=True):
    """One throw of a log."""

    number: int
    branch: int
    place: str
    dice: str
    faces: tuple[int, ...]
    source: str


class DiceRecord(msgspec.Struct, frozen=True):
    """All throws of a career. `seed` is empty while the career goes on."""

    seed_hash: str
    seed: str
    honesty: str
    throws: tuple[ThrowRecord, ...]


def dice_problems(record: DiceRecord) -> Iterator[str]:
    """Tell everything that is wrong with a record; nothing when all dice stand."""
    seed = bytes.fromhex(record.seed)
    if hashlib.sha256(seed).hexdigest() != record.seed_hash:
        yield "the seed does not have the hash that was shown from the start"
    seen: dict[tuple[int, str, str], int] = {}
    for throw in record.throws:
        place = (throw.branch, throw.place, throw.dice)
        if throw.source == "row":
            continue
        if place in seen:
            before = seen[place]
            yield f"line {throw.number}: same place as line {before}, {throw.place}"
        seen[place] = throw.number
        if throw.source == "site":
            yield from _compared(seed, throw)


def _compared(seed: bytes, throw: ThrowRecord) -> Iterator[str]:
    if throw.dice not in FACES:
        yield f"line {throw.number}: there are no dice {throw.dice!r}"
        return
    faces = SiteDice(seed, throw.branch).throw(throw.place, throw.dice)
    if faces != throw.faces:
        stored = f"{throw.faces} stored, {faces} thrown"
        yield f"line {throw.number}: {stored}, {throw.place}"


def record_of(file: CampaignFile) -> DiceRecord:
    """Return the throws of a campaign's file."""
    return DiceRecord(
        seed_hash=file.seed_hash,
        seed=file.seed or "",
        honesty="imported" if file.facts.origin != "begun" else "",
        throws=tuple(
            msgspec.convert(line, ThrowRecord, from_attributes=True)
            for line in file.log
            if line.dice
        ),
    )
