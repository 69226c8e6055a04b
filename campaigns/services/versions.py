"""Under which rules and charts a career is played (contract 13)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from campaigns.exchange.moving import Version
from campaigns.rules import engine
from campaigns.rules.pack import load_pack

if TYPE_CHECKING:
    from campaigns.models import Campaign


class OtherRulesError(Exception):
    """A career of other rules or charts than this server's would be played."""

    def __init__(self, found: Version, present: Version) -> None:
        super().__init__(f"rules and charts {found}, not {present}")
        self.found = found
        self.present = present


def version_of(campaign: Campaign) -> Version:
    """Return the version under which a career is played."""
    return Version(campaign.rules_version, campaign.pack_version)


def present_version(campaign: Campaign) -> Version:
    """Return the version that this server has of the same rules and charts."""
    return Version(engine.RULES_VERSION, load_pack(campaign.pack).version)


def is_present(campaign: Campaign) -> bool:
    """Say whether a career is played by the rules and charts of this server."""
    return version_of(campaign) == present_version(campaign)


def check_version(campaign: Campaign) -> None:
    """Raise `OtherRulesError` rather than play a career by rules that are not its."""
    if not is_present(campaign):
        raise OtherRulesError(version_of(campaign), present_version(campaign))
