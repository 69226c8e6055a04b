"""Look every pin up among the known weaknesses, and say so when that cannot be done.

Ends with 0 when every pin was looked up and none is weak, 1 when one is, whatever else
is not known, and 2 when the lists could not be reached. With `--if-reachable` that ends
with 0 as well, but is told all the same.
"""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any, NamedTuple

PINS = "requirements-dev.txt"
SERVICES = ("pypi", "osv")
"""Both keep the Python packages' advisories; either is enough."""

WEAK, UNREACHED = 1, 2
NOT_RUN = (
    f"THE AUDIT COULD NOT BE RUN: neither {' nor '.join(SERVICES)} could be reached"
    f" for every pin of {PINS}. Nothing is known of their weaknesses."
)


class Found(NamedTuple):
    """What a service said: pins that were looked up, and the weak ones among them."""

    known: int
    missing: int
    weak: tuple[str, ...]


def main(words: list[str]) -> int:
    """Ask one service after the other; print what came out and return the exit code.

    A weakness counts, whichever service knows it and whatever else it does not know.
    """
    weak: set[str] = set()
    whole = ""
    for service in SERVICES:
        found = ask(service)
        weak |= set(found.weak)
        if found.known and not found.missing:
            whole = f"{found.known} pins looked up at {service}"
            break
    if not weak and not whole:
        print(NOT_RUN)
        return 0 if "--if-reachable" in words else UNREACHED
    print(*sorted(weak), sep="\n", end="\n" if weak else "")
    print(f"{whole or 'Not every pin looked up'}, {len(weak)} weaknesses.")
    return WEAK if weak else 0


def ask(service: str) -> Found:
    """Ask a service for every pin; nothing is known when it gives no answer."""
    command = ["--service", service, "--requirement", PINS, "--no-deps"]
    command += ["--disable-pip", "--format", "json", "--progress-spinner", "off"]
    done = subprocess.run(
        [sys.executable, "-m", "pip_audit", *command],
        capture_output=True,
        text=True,
        check=False,
    )
    try:
        return read(json.loads(done.stdout))
    except json.JSONDecodeError:
        return Found(0, 0, ())


def read(report: dict[str, Any]) -> Found:
    """Read pip-audit's report; a package that a service does not know is missing."""
    pins = report["dependencies"]
    weak = tuple(
        f"{pin['name']} {pin['version']}: {weakness['id']}"
        f", mended in {', '.join(weakness['fix_versions']) or 'no version yet'}"
        for pin in pins
        for weakness in pin.get("vulns", ())
    )
    missing = sum("skip_reason" in pin for pin in pins)
    return Found(len(pins) - missing, missing, weak)


if __name__ == "__main__":
    if not Path(PINS).exists():
        sys.exit(f"{PINS} is not here; start it in the repository's folder.")
    sys.exit(main(sys.argv[1:]))
