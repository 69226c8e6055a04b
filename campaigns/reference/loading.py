"""Reading and checking the files of the reference."""

from collections.abc import Iterable, Mapping
from functools import cache
from importlib.resources import files

import msgspec

from campaigns.reference.shapes import Reading, Reference, Rule, Ruling, Section

LANGUAGES = ("en", "de")
"""The first one stands in for every other language."""
SECTIONS = ("1", "2", "3", "4", "5", "6", "7", "8", "9")


class _Sheet(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    pass


class _RuleText(_Sheet, frozen=True):
    title: str
    text: str


class _SectionText(_Sheet, frozen=True):
    title: str
    rules: dict[str, _RuleText]


class _ReadingText(_Sheet, frozen=True):
    title: str
    question: str
    reading: str
    reason: str
    switch: str = ""


class _RulingText(_Sheet, frozen=True):
    case: str
    ruling: str


class _RulingLinks(_Sheet, frozen=True):
    charts: tuple[str, ...]
    rules: tuple[str, ...]


class _Links(_Sheet, frozen=True):
    charts: dict[str, tuple[str, ...]]
    readings: dict[str, tuple[str, ...]]
    rulings: dict[str, _RulingLinks]


def known_language(language: str) -> str:
    """The language of the files for a language code such as `de-at`."""
    code = language.lower().partition("-")[0]
    return code if code in LANGUAGES else LANGUAGES[0]


def load_reference(language: str) -> Reference:
    """The reference in a language, read and checked once; English for unknown ones.

    Raises `ValueError` that names the file when the files do not fit together.
    """
    return _load(known_language(language))


@cache
def _load(language: str) -> Reference:
    links = read("links.toml", _Links)
    texts = {
        number: read(f"{language}/{number}.toml", _SectionText) for number in SECTIONS
    }
    written = [number for section in texts.values() for number in section.rules]
    same(f"{language}: rules", written, links.charts)
    readings = read(f"{language}/readings.toml", dict[str, _ReadingText])
    same(f"{language}/readings.toml", readings, links.readings)
    rulings = read(f"{language}/rulings.toml", dict[str, _RulingText])
    same(f"{language}/rulings.toml", rulings, links.rulings)
    _check_targets(links)
    sections = tuple(_section(number, texts[number], links) for number in SECTIONS)
    return Reference(
        language=language,
        sections=sections,
        rules={rule.number: rule for section in sections for rule in section.rules},
        readings={key: _reading(key, readings[key], links) for key in links.readings},
        rulings={key: _ruling(key, rulings[key], links) for key in links.rulings},
    )


def read[T](name: str, shape: type[T]) -> T:
    """A file of this package in a shape; raises `ValueError` that names it."""
    source = files("campaigns.reference").joinpath(*name.split("/"))
    try:
        return msgspec.toml.decode(source.read_text("utf-8"), type=shape)
    except msgspec.MsgspecError as error:
        message = f"reference/{name}: {error}"
        raise ValueError(message) from error


def same(what: str, found: Iterable[str], wanted: Iterable[str]) -> None:
    """Raise `ValueError` unless both have the same ids, each once."""
    listed = list(found)
    odd = set(listed) ^ set(wanted)
    twice = {key for key in listed if listed.count(key) > 1}
    if odd or twice:
        message = f"reference/{what}: missing, unknown or twice: {sorted(odd | twice)}"
        raise ValueError(message)


def _check_targets(links: _Links) -> None:
    named = {number for numbers in links.readings.values() for number in numbers}
    named |= {number for link in links.rulings.values() for number in link.rules}
    unknown = named - links.charts.keys()
    if unknown:
        message = f"reference/links.toml: no such rules: {sorted(unknown)}"
        raise ValueError(message)


def _section(number: str, text: _SectionText, links: _Links) -> Section:
    rules = tuple(_rule(n, text.rules[n], links) for n in sorted(text.rules, key=order))
    return Section(number, text.title, rules)


def order(number: str) -> tuple[int, ...]:
    """Sort key of a rule number: 6.10 comes after 6.9."""
    return tuple(int(part) for part in number.split("."))


def _rule(number: str, text: _RuleText, links: _Links) -> Rule:
    return Rule(
        number=number,
        title=text.title,
        text=text.text.strip(),
        charts=links.charts[number],
        ambiguities=_naming(number, links.readings),
        rulings=_naming(
            number, {key: link.rules for key, link in links.rulings.items()}
        ),
    )


def _naming(number: str, named: Mapping[str, tuple[str, ...]]) -> tuple[str, ...]:
    return tuple(key for key, numbers in named.items() if number in numbers)


def _reading(key: str, text: _ReadingText, links: _Links) -> Reading:
    return Reading(
        id=key,
        title=text.title,
        question=text.question,
        reading=text.reading,
        reason=text.reason,
        switch=text.switch,
        rules=links.readings[key],
    )


def _ruling(key: str, text: _RulingText, links: _Links) -> Ruling:
    link = links.rulings[key]
    return Ruling(key, text.case, text.ruling, link.charts, link.rules)
