"""How a player wants his pages."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from campaigns.models.display import Display

if TYPE_CHECKING:
    from campaigns.models import User


def display_choose(*, player: User, display: Display, hints: bool) -> None:
    """Keep what a player chose; hints hold for the campaigns that he begins."""
    player.display_choices = msgspec.to_builtins(display)
    player.hints_off = not hints
    player.save(update_fields=["display_choices", "hints_off"])


def language_keep(*, player: User, language: str) -> None:
    """Keep the language of a player's pages with his account."""
    choices = {**player.display_choices, "language": language}
    player.display_choices = msgspec.to_builtins(msgspec.convert(choices, Display))
    player.save(update_fields=["display_choices"])
