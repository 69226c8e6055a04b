"""Reading chart files: bytes to typed structs, with errors that name their place."""

import tomllib
from collections.abc import Mapping
from importlib.resources.abc import Traversable

import msgspec

from campaigns.rules.chart_files import SHAPES, ChartFile, Files, PackFile

LIMIT = 256 * 1024
"""Bytes at most in one chart file."""

PACK_FILE = "pack.toml"


class ChartError(Exception):
    """A chart that cannot be used: which file, where in it, and why."""

    def __init__(self, file: str, place: str, reason: str) -> None:
        super().__init__(f"{file}: {place}: {reason}" if place else f"{file}: {reason}")
        self.file = file
        self.place = place
        self.reason = reason


def read_files(directory: Traversable) -> Files:
    """Read every file of a pack; raises `ChartError`."""
    pack = _read(directory, PACK_FILE, PackFile)
    _check_list(pack)
    charts = {f"{name}.toml": _read_chart(directory, name) for name in pack.charts}
    return Files(pack=pack, charts=charts)


def _check_list(pack: PackFile) -> None:
    if sorted(pack.charts) != sorted(SHAPES):
        reason = f"expected exactly {', '.join(SHAPES)}"
        raise ChartError(PACK_FILE, "charts", reason)


def _read_chart(directory: Traversable, name: str) -> ChartFile:
    chart, shape = SHAPES[name]
    file = f"{name}.toml"
    read = _read(directory, file, shape)
    if read.id != chart:
        raise ChartError(file, "id", f"expected {chart}, not {read.id}")
    return read


def _read[T](directory: Traversable, file: str, shape: type[T]) -> T:
    data = _bytes(directory, file)
    raw = _parsed(file, data)
    try:
        return msgspec.convert(raw, shape)
    except msgspec.ValidationError as error:
        raise _invalid(file, raw, str(error)) from error


def _parsed(file: str, data: bytes) -> object:
    try:
        return tomllib.loads(data.decode())
    except UnicodeDecodeError as error:
        raise ChartError(file, f"byte {error.start}", "not UTF-8") from error
    except RecursionError as error:
        raise ChartError(file, "", "nested too deeply") from error
    except ValueError as error:  # a number of thousands of digits is no TOML error
        raise ChartError(file, "", f"not TOML: {error}") from error


def _bytes(directory: Traversable, file: str) -> bytes:
    try:
        with (directory / file).open("rb") as stream:
            data = stream.read(LIMIT + 1)
    except OSError as error:
        raise ChartError(file, "", "cannot be read") from error
    if len(data) > LIMIT:
        raise ChartError(file, "", f"larger than {LIMIT} bytes")
    return data


def _invalid(file: str, raw: object, message: str) -> ChartError:
    reason, _, path = message.partition(" - at `")
    place = path.removeprefix("key` in `").rstrip("`").removeprefix("$").lstrip(".")
    return ChartError(file, place, reason + _named(raw, place))


def _named(raw: object, place: str) -> str:
    """The id of the innermost entry on the way to a place, for the reader."""
    name = ""
    for step in place.replace("[", ".[").split("."):
        raw = _child(raw, step)
        if isinstance(raw, Mapping) and isinstance(raw.get("id"), str):
            name = str(raw["id"])
    return f" ({name})" if name else ""


def _child(raw: object, step: str) -> object:
    if step.startswith("[") and isinstance(raw, list) and step[1:-1].isdigit():
        return raw[int(step[1:-1])]
    return raw.get(step) if isinstance(raw, Mapping) else None
