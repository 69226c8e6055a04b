"""Settings from the environment: NAME, or NAME_FILE with the path of a file.

Strict on purpose: a value that cannot be understood stops the start with a sentence,
instead of being taken for its default.
"""

import os
from pathlib import Path

from django.core.exceptions import ImproperlyConfigured

FLAGS = {"true": True, "false": False}


def text(name: str, default: str | None = None) -> str:
    """Return NAME, or what the file named by NAME_FILE holds; an empty one is unset."""
    value = os.environ.get(name, "")
    path = os.environ.get(f"{name}_FILE", "")
    if value and path:
        message = f"{name} and {name}_FILE are both set; keep one of them."
        raise ImproperlyConfigured(message)
    if path:
        value = _content(name, Path(path))
    if value:
        return value
    if default is None:
        message = f"{name} is missing: set {name}, or {name}_FILE to a file's path."
        raise ImproperlyConfigured(message)
    return default


def flag(name: str, *, default: bool) -> bool:
    """Return NAME as a truth value; only True and False are understood."""
    value = text(name, str(default))
    try:
        return FLAGS[value.lower()]
    except KeyError:
        message = f"{name} must be True or False, not {value!r}."
        raise ImproperlyConfigured(message) from None


def number(name: str, *, default: int, least: int = 0) -> int:
    """Return NAME as a whole number of at least `least`."""
    value = text(name, str(default))
    if not (value.isascii() and value.isdigit() and int(value) >= least):
        message = f"{name} must be a whole number from {least} up, not {value!r}."
        raise ImproperlyConfigured(message)
    return int(value)


def words(name: str, default: str = "") -> list[str]:
    """Return NAME split at its commas, without blanks and empty words."""
    return [word.strip() for word in text(name, default).split(",") if word.strip()]


def choice(name: str, allowed: tuple[str, ...], default: str) -> str:
    """Return NAME, which has to be one of the allowed words."""
    value = text(name, default)
    if value not in allowed:
        message = f"{name} must be one of {', '.join(allowed)}, not {value!r}."
        raise ImproperlyConfigured(message)
    return value


def link(name: str) -> str:
    """Return NAME as an address to link to: a path of this site or https; or empty."""
    value = text(name, "")
    path = value.startswith("/") and not value.startswith("//")
    if value and not path and not value.startswith(("https://", "http://")):
        message = f"{name} must begin with / or https://, not be {value!r}."
        raise ImproperlyConfigured(message)
    return value


def _content(name: str, path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8").strip()
    except (OSError, UnicodeDecodeError) as error:
        message = f"{name}_FILE names {path}, which cannot be read: {error}."
        raise ImproperlyConfigured(message) from error
