"""What a reader of the rules reference gets."""

from collections.abc import Iterator, Mapping

import msgspec


class Rule(msgspec.Struct, frozen=True):
    """One numbered rule."""

    number: str
    title: str
    text: str
    charts: tuple[str, ...] = ()
    """Ids of the charts that it uses."""
    ambiguities: tuple[str, ...] = ()
    """Ids of the readings that touch it."""
    rulings: tuple[str, ...] = ()
    """Ids of the rulings that touch it."""

    @property
    def paragraphs(self) -> tuple[tuple[str, ...], ...]:
        """The text as paragraphs, each of one or more lines."""
        return tuple(
            tuple(block.splitlines()) for block in self.text.strip().split("\n\n")
        )

    @property
    def anchor(self) -> str:
        """Fragment of its place on the rules page."""
        return f"r{self.number}"


class Section(msgspec.Struct, frozen=True):
    """A section of the rules with its rules in order."""

    number: str
    title: str
    rules: tuple[Rule, ...]


class Reading(msgspec.Struct, frozen=True):
    """An ambiguity of the rules and how it is played."""

    id: str
    title: str
    question: str
    reading: str
    reason: str
    switch: str = ""
    """What can change it: an option or chart data; empty when nothing can."""
    rules: tuple[str, ...] = ()


class Ruling(msgspec.Struct, frozen=True):
    """A boundary case that rules and charts leave open, and what happens then."""

    id: str
    case: str
    ruling: str
    charts: tuple[str, ...] = ()
    rules: tuple[str, ...] = ()


class Reference(msgspec.Struct, frozen=True):
    """The whole reference in one language."""

    language: str
    sections: tuple[Section, ...]
    rules: Mapping[str, Rule]
    """Number to rule, in order."""
    readings: Mapping[str, Reading]
    rulings: Mapping[str, Ruling]

    def rule(self, number: str) -> Rule:
        """The rule of a number, else the nearest above it: 6.9.1.4 leads to 6.9.1.

        Raises `LookupError` when there is none.
        """
        for candidate in _upwards(number):
            found = self.rules.get(candidate)
            if found is not None:
                return found
        message = f"no rule {number}"
        raise LookupError(message)

    def of_chart(self, chart: str) -> tuple[Rule, ...]:
        """The rules that use a chart."""
        return tuple(rule for rule in self.rules.values() if chart in rule.charts)

    def rulings_of_chart(self, chart: str) -> tuple[Ruling, ...]:
        """The rulings on a chart."""
        return tuple(item for item in self.rulings.values() if chart in item.charts)


def _upwards(number: str) -> Iterator[str]:
    while number:
        yield number
        yield f"{number}.0"
        number = number.rpartition(".")[0]
