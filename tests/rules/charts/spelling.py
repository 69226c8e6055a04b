"""Reading the second transcription, and writing effects in its way."""

import msgspec

from campaigns.rules.tables import OPEN


def lines(text):
    """Fields of each line that has any, parted by bars."""
    rows = (line.split("|") for line in text.splitlines() if line.strip())
    return [[field.strip() for field in row] for row in rows]


def table(text):
    """Dice and rows of a table: low, high, result, amount."""
    dice, _, rows = " ".join(text.split()).partition(": ")
    return "" if dice == "-" else dice, [row(entry) for entry in rows.split("; ")]


def row(entry):
    span, _, result = entry.strip().partition(" ")
    result, _, amount = result.partition("=")
    return (*ends(span), result, int(amount or 0))


def ends(span):
    if span.startswith(".."):
        return -OPEN, int(span[2:])
    if span.endswith(".."):
        return int(span[:-2]), OPEN
    low, _, high = span.partition("-")
    return int(low), int(high or low)


def modifiers(text):
    """Modifiers of a list with their amounts, None for one without a number."""
    pairs = (entry.split() for entry in text.split(";"))
    return [(id_, None if amount == "?" else int(amount)) for id_, amount in pairs]


def effects(text):
    """Each effect as its kind and the set of what it says besides."""
    return [
        (entry.split()[0], frozenset(entry.split()[1:]))
        for entry in text.split(";")
        if entry.strip()
    ]


def spelled(given):
    """Effects of the pack in the form of `effects`."""
    return [spell(effect) for effect in given]


def spell(effect):
    fields = {field.name: field for field in msgspec.structs.fields(effect)}
    said = frozenset(
        f"{name}={word(getattr(effect, name))}"
        for name, field in fields.items()
        if name != "on" and getattr(effect, name) != field.default
    )
    return effect.__struct_config__.tag, said


def word(value):
    if isinstance(value, tuple):
        return ",".join(str(item) for item in value)
    if isinstance(value, msgspec.Struct):
        return "/".join(str(item) for item in msgspec.structs.astuple(value))
    return str(value)
