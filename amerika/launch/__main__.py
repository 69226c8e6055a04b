"""What the Makefile calls: python -m amerika.launch COMMAND [WORD ...]."""

import sys
from collections.abc import Callable
from pathlib import Path

from amerika.launch import commands

BASE = Path(__file__).resolve().parents[2]
COMMANDS: dict[str, Callable[[Path, list[str]], int]] = {
    "manage": commands.manage,
    "play": commands.play,
    "prepare": commands.prepare,
    "stop": commands.stop,
    "test": commands.test,
}


def main(words: list[str]) -> int:
    """Run one command; return its exit code."""
    if not words or words[0] not in COMMANDS:
        known = ", ".join(COMMANDS)
        print(f"usage: python -m amerika.launch COMMAND ...; commands: {known}")
        return 2
    return COMMANDS[words[0]](BASE, words[1:])


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
