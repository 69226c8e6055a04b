"""What came of the last step, or of all steps of a roll-on."""

from dataclasses import dataclass

from django.utils.translation import ngettext

from campaigns.boards.digest import Told, digest
from campaigns.boards.given import Frame
from campaigns.boards.log import SILENT
from campaigns.rules.events import SortieReviewed
from campaigns.words import Cast, event


@dataclass(frozen=True, slots=True)
class News:
    """Sentences of the last step, or the digest of a roll-on in their place."""

    told: tuple[str, ...]
    digest: tuple[Told, ...]
    title: str
    """Of the digest."""
    debriefing: bool
    """They are those of a finished sortie."""


def news_of(frame: Frame, cast: Cast) -> News:
    """Tell the newest lines of the slot."""
    lines = frame.digest or frame.lines[:1]
    events = [e for line in lines for e in line.events]
    plain = [] if frame.digest else [e for e in events if not isinstance(e, SILENT)]
    facing = cast.facing(lines[0].against) if lines else cast
    return News(
        told=tuple(event(item, facing) for item in plain),
        digest=digest(frame.digest, cast),
        title=_title(len(frame.digest)),
        debriefing=any(isinstance(e, SortieReviewed) for e in events),
    )


def _title(steps: int) -> str:
    text = ngettext("Rolled on: %(number)s step", "Rolled on: %(number)s steps", steps)
    return text % {"number": steps}
