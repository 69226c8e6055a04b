"""Why a file was not taken, in sentences."""

from collections.abc import Mapping

from django.utils.functional import Promise
from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy

from campaigns.exchange.errors import ExchangeError

REASONS: Mapping[str, Promise] = {
    "copy": gettext_lazy("a scratch copy stays here and has no file"),
    "copy-moved": gettext_lazy(
        "the log of a scratch copy has gaps where lines were taken back, "
        "so it cannot be played again"
    ),
    "archive": gettext_lazy(
        "this is an archive; unpack it and take the career.json of one campaign"
    ),
    "empty": gettext_lazy("the file is empty"),
    "too-large": gettext_lazy("the file is larger than %(most)s bytes"),
    "not-utf8": gettext_lazy("this is not text in UTF-8"),
    "malformed": gettext_lazy("this is not JSON: %(reason)s"),
    "too-deep": gettext_lazy("the file is nested too deeply"),
    "wrong": gettext_lazy("not as the format has it: %(reason)s"),
    "not-plain": gettext_lazy(
        "a name or a title holds letters, digits, spaces and common signs in one line; "
        "no control characters, none that nobody sees, and none that turn the writing "
        "round"
    ),
    "not-a-hash": gettext_lazy(
        "this must be 64 digits from 0 to 9 and letters from a to f"
    ),
    "too-long": gettext_lazy("the text is longer than %(most)s letters"),
    "schema": gettext_lazy("“%(found)s” is not a file of this game"),
    "schema-version": gettext_lazy(
        "the file has version %(found)s of the format, this server reads %(known)s"
    ),
    "rules-version": gettext_lazy(
        "the career was played under rules version %(found)s, this server has %(known)s"
    ),
    "pack": gettext_lazy("charts “%(found)s” are not here, only “%(known)s”"),
    "pack-version": gettext_lazy(
        "the career was played with version %(found)s of the charts, "
        "this server has %(known)s"
    ),
    "aircraft": gettext_lazy("a campaign cannot begin on this aircraft"),
    "crew": gettext_lazy("there is not exactly one name for each post aboard"),
    "number": gettext_lazy(
        "the line has number %(found)s; lines count up from 0 without a gap"
    ),
    "kind": gettext_lazy("a line “%(found)s” cannot stand here"),
    "turn": gettext_lazy("turn %(found)s goes back"),
    "slot": gettext_lazy("the line says slot %(found)s, the rules are in %(known)s"),
    "branch": gettext_lazy("the line says branch %(found)s, it must be %(known)s"),
    "date": gettext_lazy("the time of the line is before the game or in the future"),
    "form": gettext_lazy("the line lacks something, or has what its kind has not"),
    "after-the-end": gettext_lazy("the career is over before this line"),
    "not-legal": gettext_lazy("the answer is not legal here (rule %(rule)s)"),
    "dice": gettext_lazy("the throw does not fit: %(reason)s"),
    "undo": gettext_lazy("nothing can be taken back to line %(found)s"),
    "state": gettext_lazy("the log leads to another value"),
    "seed": gettext_lazy("a career that is not over has no seed to show"),
}


def refused_file(error: ExchangeError, file: str) -> str:
    """Return file, place and reason in one line."""
    place = error.place
    if error.line is not None:
        place = _("line %(number)s") % {"number": error.line}
    return f"{file}, {place}: {reason_of(error)}"


def reason_of(error: ExchangeError) -> str:
    """Say why a log or a file does not fit, without the place."""
    return str(REASONS[error.code]) % error.facts
