from __future__ import annotations

from typing import Literal

import msgspec


class Display(msgspec.Struct, frozen=True, omit_defaults=True):
    """How a player wants his pages to look and to listen to keys."""

    theme: Literal["system", "light", "dark"] = "system"
    motion: Literal["system", "reduced"] = "system"
    patterns: Literal["usual", "strong"] = "usual"
    odds: Literal["shown", "hidden"] = "shown"
    keys: Literal["on", "off"] = "on"
    language: Literal["", "en", "de"] = ""
    """Empty as the browser has it."""
