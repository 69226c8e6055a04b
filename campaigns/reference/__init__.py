"""The rules in the project's own words, by number, and a hint for each kind of step.

Pure data and a loader, without Django: `en/` and `de/` hold one file for each section,
the readings of the rules' ambiguities and the rulings on boundary cases; `links.toml`
says, once for all languages, what belongs together; `hints.<language>.toml` is the
guided first sortie.
"""

from campaigns.reference.hints import hint
from campaigns.reference.loading import LANGUAGES, load_reference
from campaigns.reference.shapes import Reading, Reference, Rule, Ruling, Section

__all__ = [
    "LANGUAGES",
    "Reading",
    "Reference",
    "Rule",
    "Ruling",
    "Section",
    "hint",
    "load_reference",
]
