"""Where faces come from. The engine asks for a throw by its place (contract 7)."""

import hashlib
import hmac
from collections.abc import Iterable
from typing import Protocol

FACES = {"1d6": (6,), "2d6": (6, 6), "d66": (6, 6), "1d10": (10,)}
"""Sides of each die of a throw, by the chart's dice."""


class DiceError(Exception):
    """A throw that cannot be: wrong number of dice or a face out of range."""


class Dice(Protocol):
    """A source of faces."""

    source: str
    """Stored with every throw: `site`, `typed`, `row` or `scripted`."""

    def throw(self, place: str, dice: str) -> tuple[int, ...]:
        """Faces for the throw at `place`, one for each die in the order of `FACES`."""


class SiteDice:
    """Faces from HMAC-SHA-256 of the secret seed over the branch and the place.

    Bytes that would favour low faces are rejected, so every face is equally likely.
    """

    source = "site"

    def __init__(self, seed: bytes, branch: int = 0) -> None:
        self._seed = seed
        self._branch = branch

    def throw(self, place: str, dice: str) -> tuple[int, ...]:
        """Same seed, branch and place: same faces."""
        key = f"b{self._branch}/{place}/{dice}"
        stream = _stream(self._seed, key)
        return tuple(_face(stream, sides) for sides in FACES[dice])


def _stream(seed: bytes, key: str) -> Iterable[int]:
    block = 0
    while True:
        yield from hmac.digest(seed, f"{key}/{block}".encode(), hashlib.sha256)
        block += 1


def _face(stream: Iterable[int], sides: int) -> int:
    limit = 256 - 256 % sides
    return next(byte for byte in stream if byte < limit) % sides + 1


class TypedDice:
    """The faces that the player has thrown himself and typed in."""

    source = "typed"

    def __init__(self, faces: tuple[int, ...]) -> None:
        self._faces = faces

    def throw(self, place: str, dice: str) -> tuple[int, ...]:
        """The typed faces; raises `DiceError` when they do not fit the dice."""
        check_faces(self._faces, dice)
        return self._faces


class RowGiven:
    """A chart row that the player gives in place of dice (contract 11)."""

    source = "row"

    def __init__(self, row: int) -> None:
        self.row = row

    def throw(self, place: str, dice: str) -> tuple[int, ...]:
        """No dice were thrown."""
        return ()


GIVEN = frozenset({TypedDice.source, RowGiven.source})
"""Sources of throws that are the player's own."""


class ScriptedDice:
    """Faces from a list, for tests; raises `DiceError` when it runs out."""

    source = "scripted"

    def __init__(self, throws: Iterable[tuple[int, ...]]) -> None:
        self._throws = iter(throws)

    def throw(self, place: str, dice: str) -> tuple[int, ...]:
        """The next throw of the script, which must fit the dice asked for."""
        faces = next(self._throws, None)
        if faces is None:
            raise DiceError(f"script is empty at {place} ({dice})")
        check_faces(faces, dice)
        return faces


def check_faces(faces: tuple[int, ...], dice: str) -> None:
    """Raise `DiceError` unless there is one face in range for each die."""
    sides = FACES[dice]
    if len(faces) != len(sides):
        raise DiceError(f"{dice} takes {len(sides)} dice, not {len(faces)}")
    for face, most in zip(faces, sides, strict=True):
        if not 1 <= face <= most:
            raise DiceError(f"a face of {dice} is 1 to {most}, not {face}")


def natural(faces: tuple[int, ...], dice: str) -> int:
    """3.5 What the faces read: d66 as tens and ones, all else as a sum."""
    return faces[0] * 10 + faces[1] if dice == "d66" else sum(faces)
