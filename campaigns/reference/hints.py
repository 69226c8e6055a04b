"""The guided first sortie: one short hint for the first of each kind of step."""

from functools import cache

from campaigns.reference.loading import known_language, read


def hint(language: str, kind: str) -> str:
    """The hint for a kind of roll or the id of a decision; empty when there is none.

    A kind without a hint of its own has that of the kind above it: `A1.choice.major`
    is told what `A1.choice` is told.
    """
    known = _hints(known_language(language))
    while kind:
        if kind in known:
            return known[kind]
        kind = kind.rpartition(".")[0]
    return ""


@cache
def _hints(language: str) -> dict[str, str]:
    return read(f"hints.{language}.toml", dict[str, str])
