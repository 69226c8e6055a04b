"""The guided first sortie: a hint at the first of each kind of step."""

from django.utils.translation import get_language

from campaigns.boards.given import Frame
from campaigns.reference import hint
from campaigns.rules.pending import Pending


def hint_for(asked: Pending | None, frame: Frame) -> str:
    """The hint for the pending step; empty when it was seen, or none are wanted."""
    if asked is None or not frame.guided or asked.kind in frame.seen:
        return ""
    return hint(get_language() or "", asked.kind)
