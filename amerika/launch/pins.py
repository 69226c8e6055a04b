"""Freeze the pins of pyproject.toml, and what they need, into requirements*.txt."""

import subprocess
import sys

SETS = {"requirements.txt": (), "requirements-local.txt": ("local",)}
SETS["requirements-dev.txt"] = ("local", "test", "dev")

if __name__ == "__main__":
    for name, groups in SETS.items():
        subprocess.run(
            [
                *(sys.executable, "-m", "uv", "pip", "compile", "--quiet"),
                *("--universal", "--no-header", "--no-annotate"),
                *(f"--group={group}" for group in groups),
                *("--output-file", name, "pyproject.toml"),
            ],
            check=True,
            stdout=subprocess.DEVNULL,
        )
