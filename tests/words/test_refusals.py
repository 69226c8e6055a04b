"""Every reason for which an answer is refused has its words."""

import re
from pathlib import Path

import campaigns
from campaigns.words.choices import REFUSALS

RAISED = re.compile(r'(?:RuleViolation\(|\bcode = |, code = )"([a-z-]+)"')
NEVER_SHOWN = {"career-over", "not-available"}
"""Raised only where the page offers nothing to answer."""


def test_every_reason_of_a_refusal_has_words():
    sources = Path(campaigns.__file__).parent.rglob("*.py")
    found = {
        code
        for path in sources
        for code in RAISED.findall(path.read_text(encoding="utf-8"))
    }
    assert found - NEVER_SHOWN <= REFUSALS.keys()
    assert {"face-needed", "dice-stand"} <= found
