"""A part of `make fuzz`: spoiled files and forms, until one of them breaks the site.

Each is sent to the whole site in this process and taken back. It fails when the site
crashes or answers with a server's error, or when a campaign cannot be gone on with. A
case that fails is kept in tests/fuzz/failures, where `make test` tries it again.
"""

import argparse
import logging
import sys

from tests.benchmarks.site import machine, site
from tests.fuzz.report import told

DUMMY = "django.core.mail.backends.dummy.EmailBackend"


def main():
    """Send the cases, print the counts; return the exit code."""
    parser = argparse.ArgumentParser(prog="make fuzz", description=__doc__)
    parser.add_argument("--files", type=int, default=10_000)
    parser.add_argument("--forms", type=int, default=10_000)
    parser.add_argument("--seed", type=int, default=1947)
    options = parser.parse_args()
    print(machine())
    logging.disable(logging.CRITICAL)
    failures = 0
    with site(urls="amerika.urls"):
        from django.conf import settings

        from tests.fuzz.run import Fuzz
        from tests.fuzz.world import World

        settings.MAILERS["default"]["BACKEND"] = DUMMY
        fuzz = Fuzz(World(), options.seed)
        print(f"{len(fuzz.forms)} forms in {len(fuzz.scenes)} scenes", flush=True)
        for kind in ("files", "forms"):
            answers = fuzz.run(kind, getattr(options, kind))
            failures += answers["failed"]
            print(told(kind, answers), flush=True)
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
