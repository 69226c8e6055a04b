"""What was computed for a page, kept for a while for whoever asks again.

It has a cache of its own: where it grows full, nothing is forgotten of who has tried
how often to sign in. Its keys hold the release, so that no structure of another one is
read back.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from django.core.cache import caches

if TYPE_CHECKING:
    from collections.abc import Callable

HOUR = 60 * 60
DAY = 24 * HOUR


def kept[Found](key: str, seconds: int, make: Callable[[], Found]) -> Found:
    """Return what is kept under a key, or make it and keep it; never None."""
    pages = caches["pages"]
    found: Found | None = pages.get(key)
    if found is None:
        found = make()
        pages.set(key, found, seconds)
    return found
