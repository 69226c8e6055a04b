"""Colour roles keep their contrast: 4.5 for text, 3 for marks and edges."""

import re

import pytest
from django.conf import settings

TEXT, MARK = 4.5, 3.0
PAIRS = [
    *((ink, back, TEXT) for ink in ("ink", "ink-2") for back in
      ("paper", "sheet", "inset")),
    ("ink", "lit", TEXT), ("ink-2", "land", TEXT), ("ink-2", "sea", TEXT),
    ("ink-3", "paper", TEXT), ("ink-3", "sheet", TEXT), ("ink-3", "inset", TEXT),
    ("ink-3", "sea", TEXT), ("sheet", "ink", TEXT), ("accent", "paper", TEXT),
    ("accent", "sheet", TEXT), ("accent", "inset", TEXT),
    ("on-accent", "accent", TEXT), ("ink", "accent-soft", TEXT),
    ("alert", "sheet", TEXT), ("alert", "inset", TEXT), ("alert", "alert-soft", TEXT),
    ("ink", "alert-soft", TEXT), ("ink-2", "alert-soft", TEXT),
    ("on-alert", "alert", TEXT), ("caution", "sheet", TEXT),
    ("caution", "caution-soft", TEXT), ("good", "sheet", TEXT),
    ("good", "inset", TEXT), ("rule-strong", "sheet", MARK),
    ("rule-strong", "inset", MARK), ("accent", "accent-soft", MARK),
    ("alert", "metal", MARK), ("metal-line", "sheet", MARK), ("coast", "sea", MARK),
    ("coast", "land", MARK), ("ink-3", "land", MARK), ("alert", "land", MARK),
    ("accent", "sea", MARK),
]  # fmt: skip


def css(name):
    path = settings.BASE_DIR / "static" / "css" / name
    return path.read_text(encoding="utf-8")


def luminance(colour):
    channels = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    linear = [
        c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels
    ]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def ratio(one, other):
    high, low = sorted((luminance(one), luminance(other)), reverse=True)
    return (high + 0.05) / (low + 0.05)


@pytest.mark.parametrize("theme", [0, 1])
@pytest.mark.parametrize(("front", "back", "least"), PAIRS)
def test_a_colour_role_can_be_read_on_its_ground(front, back, least, theme):
    found = re.findall(
        r"--([\w-]+): light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\)", css("tokens.css")
    )
    tokens = {name: pair for name, *pair in found}
    assert ratio(tokens[front][theme], tokens[back][theme]) >= least


@pytest.mark.parametrize("name", ["components.css", "pages.css"])
def test_colours_are_named_in_the_tokens_alone(name):
    rules = [line for line in css(name).splitlines() if "#" in line]
    named = [r for r in rules if re.search(r"#[0-9a-fA-F]{3,6}\b(?![\w-])", r)]
    outside = [r for r in named if ".rb-" not in r and "url(#" not in r]
    assert [r for r in outside if "--paper" not in r and "#999" not in r] == []
