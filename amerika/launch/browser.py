"""Which Chromium the browser tests use, and how it is started.

`python -m amerika.launch.browser` starts and ends it once, as proof that it runs.
"""

import os
import shutil
from collections.abc import Sequence

NAMES = ("chromium", "chromium-browser", "google-chrome-stable", "google-chrome")
QUIET = [
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-gpu",
    "--disable-quic",
    "--disable-sync",
    "--no-first-run",
]


def launch_options(names: Sequence[str] = NAMES) -> dict[str, object]:
    """Return Playwright's launch options: the system's browser, else its own."""
    options: dict[str, object] = {"args": [*QUIET, *root_only()]}
    path = next(filter(None, map(shutil.which, names)), None)
    return options | {"executable_path": path} if path else options


def root_only() -> list[str]:
    """Return what root needs; for anybody else the sandbox stays on."""
    return ["--no-sandbox"] if os.geteuid() == 0 else []


if __name__ == "__main__":
    from playwright.sync_api import sync_playwright

    with sync_playwright() as play:
        play.chromium.launch(**launch_options()).close()  # type: ignore[arg-type]
