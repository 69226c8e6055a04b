"""The server's half of *verified*: the log replays, place by place (contract 10)."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass
from typing import TYPE_CHECKING

from campaigns.exchange.errors import ExchangeError
from campaigns.exchange.replaying import play
from campaigns.exchange.schema import canonical
from campaigns.kept import DAY, kept
from campaigns.rules.dice import DiceError
from campaigns.rules.pending import RuleViolation
from campaigns.services.campaign_export import file_of
from campaigns.services.replay import campaign_check
from campaigns.services.throws import ReplayError
from campaigns.services.versions import is_present

if TYPE_CHECKING:
    from campaigns.exchange.schema import CampaignFile
    from campaigns.models import Campaign


@dataclass(frozen=True)
class Proof:
    """`answer` is replays, differs, other-rules or running; `line` where it differs."""

    answer: str
    line: int | None = None


def campaign_proof(*, campaign: Campaign) -> Proof:
    """Say whether a finished career is what the rules make of its log.

    Careers of other rules are frozen and not replayed (contract 13). The answer is
    kept for a day under the digest of the file: another answer or die, another key.
    """
    if not campaign.over:
        return Proof("running")
    if not is_present(campaign):
        return Proof("other-rules")
    file = file_of(campaign)
    key = f"proof:{campaign.pk}:{hashlib.sha256(canonical(file)).hexdigest()}"
    return kept(key, DAY, lambda: prove(campaign, file))


def prove(campaign: Campaign, file: CampaignFile) -> Proof:
    """Play all lines, undone ones as well, and compare what the others tell."""
    try:
        play(file, campaign.pack)
        campaign_check(campaign=campaign)
    except ExchangeError as error:
        return Proof("differs", error.line)
    except (ReplayError, RuleViolation, DiceError, LookupError):
        return Proof("differs")
    return Proof("replays")
