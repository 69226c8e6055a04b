"""Files that have not the form of a campaign, and what the player is told."""

from tests.exchange import files
from tests.exchange.bad_log import CHOICE, THROW

S = files.spoiled

SHAPE = {
    "empty": (lambda: b"", "byte 0: the file is empty"),
    "an archive": (
        lambda: b"PK\x03\x04\xff",
        (
            "byte 0: this is an archive; unpack it and take the career.json of"
            " one campaign"
        ),
    ),
    "blank": (lambda: b" \n", "byte 0: the file is empty"),
    "cut off": (
        lambda: files.young()[:500],
        "byte 500: this is not JSON: Input data was truncated",
    ),
    "no JSON": (
        lambda: b"career",
        "byte 0: this is not JSON: JSON is malformed: invalid character",
    ),
    "not UTF-8": (lambda: b'{"schema": "\xff"}', "byte 12: this is not text in UTF-8"),
    "UTF-16": (
        lambda: '{"schema": 1}'.encode("utf-16"),
        "byte 0: this is not text in UTF-8",
    ),
    "a list": (
        lambda: b"[]",
        "$: not as the format has it: Expected `object`, got `array`",
    ),
    "nested bomb": (
        lambda: b'{"bomb":' + b"[" * 100_000,
        "$: the file is nested too deeply",
    ),
    "bomb of objects": (
        lambda: b'{"bomb":' + b'{"a":' * 100_000,
        "$: the file is nested too deeply",
    ),
    "bomb in a field": (
        lambda: S("title", value="T").replace(b'"T"', b"[" * 100_000),
        "$: the file is nested too deeply",
    ),
    "other file": (
        lambda: b'{"schema": "package", "version": 1}',
        "$.schema: “package” is not a file of this game",
    ),
    "no schema": (
        lambda: b"{}",
        "$: not as the format has it: Object missing required field `schema`",
    ),
    "later version": (
        lambda: S("version", value=2),
        "$.version: the file has version 2 of the format, this server reads 1",
    ),
    "other rules": (
        lambda: S("rules", value="0.9"),
        "$.rules: the career was played under rules version 0.9, this server has 1",
    ),
    "other pack": (
        lambda: S("pack", value="../etc"),
        "$.pack: charts “../etc” are not here, only “azores-1947”",
    ),
    "other version of the pack": (
        lambda: S("pack_version", value="99"),
        (
            "$.pack_version: the career was played with version 99 of the charts, "
            "this server has 1"
        ),
    ),
    "missing part": (
        lambda: S("setup", drop=True),
        "$: not as the format has it: Object missing required field `setup`",
    ),
    "unknown part": (
        lambda: S("surprise", value=[]),
        "$: not as the format has it: Object contains unknown field `surprise`",
    ),
    "unknown part of a line": (
        lambda: S("log", 3, "effect", value="win"),
        "$.log[3]: not as the format has it: Object contains unknown field `effect`",
    ),
    "unknown part of an answer": (
        lambda: S("log", CHOICE, "answer", "more", value=1),
        (
            f"$.log[{CHOICE}].answer: not as the format has it: "
            "Object contains unknown field `more`"
        ),
    ),
    "wrong type": (
        lambda: S("log", 3, "turn", value="3"),
        "$.log[3].turn: not as the format has it: Expected `int`, got `str`",
    ),
    "number with a fraction": (
        lambda: S("log", 3, "turn", value=3.5),
        "$.log[3].turn: not as the format has it: Expected `int`, got `float`",
    ),
    "huge number": (
        lambda: S("log", 3, "turn", value=10**30),
        "$.log[3].turn: not as the format has it: Expected `int` <= 1000000",
    ),
    "number of thousands of digits": (
        lambda: S("title", value="T").replace(b'"T"', b"9" * 5000),
        "$.title: not as the format has it: Number out of range",
    ),
    "negative number": (
        lambda: S("log", 3, "slot", value=-1),
        "$.log[3].slot: not as the format has it: Expected `int` >= 0",
    ),
    "slot beyond the calendar": (
        lambda: S("log", 3, "slot", value=48),
        "$.log[3].slot: not as the format has it: Expected `int` <= 47",
    ),
    "face beyond the die": (
        lambda: S("log", THROW, "faces", value=[7, 1]),
        f"line {THROW}: the throw does not fit: a face of d66 is 1 to 6, not 7",
    ),
    "face beyond any die": (
        lambda: S("log", THROW, "faces", value=[11, 1]),
        f"$.log[{THROW}].faces[0]: not as the format has it: Expected `int` <= 10",
    ),
    "too few dice": (
        lambda: S("log", THROW, "faces", value=[3]),
        f"line {THROW}: the throw does not fit: d66 takes 2 dice, not 1",
    ),
    "too many dice": (
        lambda: S("log", THROW, "faces", value=[3, 3, 3]),
        (
            f"$.log[{THROW}].faces: not as the format has it: "
            "Expected `array` of length <= 2"
        ),
    ),
    "no faces": (
        lambda: S("log", THROW, "faces", value=[]),
        f"line {THROW}: the line lacks something, or has what its kind has not",
    ),
    "unknown source": (
        lambda: S("log", THROW, "source", value="heaven"),
        f"$.log[{THROW}].source: not as the format has it: Invalid enum value 'heaven'",
    ),
    "no title": (
        lambda: S("title", value=""),
        "$.title: not as the format has it: Expected `str` of length >= 1",
    ),
    "long title": (
        lambda: S("title", value="x" * 81),
        "$.title: the text is longer than 80 letters",
    ),
    "no time zone": (
        lambda: S("log", 3, "at", value="2026-01-01T00:00:00"),
        (
            "$.log[3].at: not as the format has it: "
            "Expected `datetime` with a timezone component"
        ),
    ),
    "no such day": (
        lambda: S("log", 3, "at", value="2026-02-31T00:00:00Z"),
        "$.log[3].at: not as the format has it: Invalid RFC3339 encoded datetime",
    ),
    "before the game": (
        lambda: S("log", 3, "at", value="1947-04-01T00:00:00Z"),
        "line 3: the time of the line is before the game or in the future",
    ),
    "in the future": (
        lambda: S("log", 3, "at", value="2999-01-01T00:00:00Z"),
        "line 3: the time of the line is before the game or in the future",
    ),
}
