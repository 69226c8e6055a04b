"""How a player wants his pages."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

if TYPE_CHECKING:
    from campaigns.models import User
    from campaigns.models.display import Display


def display_choose(*, player: User, display: Display, hints: bool) -> None:
    """Keep what a player chose; hints hold for the campaigns that he begins."""
    player.display_choices = msgspec.to_builtins(display)
    player.hints_off = not hints
    player.save(update_fields=["display_choices", "hints_off"])
