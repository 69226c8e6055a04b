"""A sortie and its steps as addresses name them, both counted from 1."""

from __future__ import annotations

from typing import TYPE_CHECKING

from django.http import Http404

from campaigns.rules.state import SLOTS
from campaigns.selectors.replay import flown_sortie
from campaigns.services.sortie_replay import sortie_moments

if TYPE_CHECKING:
    from campaigns.models import Campaign
    from campaigns.models.moment import Moment


def slot_of(text: str) -> int:
    """Return the slot, counted from 0, that a query names as 1 to 48; else 404."""
    if len(text) > len(str(SLOTS)) or not (text.isascii() and text.isdigit()):
        raise Http404
    if not 1 <= int(text) <= SLOTS:
        raise Http404
    return int(text) - 1


def moments_or_404(campaign: Campaign, slot: int, step: int) -> tuple[Moment, ...]:
    """Return the lines of a sortie that was flown and has such a step."""
    sortie = flown_sortie(campaign, slot - 1)
    moments = sortie_moments(campaign=campaign, sortie=sortie) if sortie else ()
    if not 1 <= step <= len(moments):
        raise Http404
    return moments
