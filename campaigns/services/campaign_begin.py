"""The beginning of a campaign, by a player or by somebody who wants to fly now."""

from __future__ import annotations

import secrets
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

import msgspec
from django.db import transaction

from campaigns.models import Campaign, Checkpoint, LogLine, User
from campaigns.models.campaign import new_seed, seed_digest
from campaigns.rules.engine import Setup, begin
from campaigns.rules.names import STATIONS
from campaigns.rules.pack import load_pack
from campaigns.rules.roster import crew_name
from campaigns.rules.state import Options
from campaigns.services.bookkeeping import begin_record
from campaigns.services.room import check_room

if TYPE_CHECKING:
    from collections.abc import Mapping

    from campaigns.rules.events import Event
    from campaigns.rules.state import Campaign as State

PACK = "azores-1947"
FIRST_AIRCRAFT = "me364"
NAME_KEYS = 100


@dataclass(frozen=True, kw_only=True)
class Plan:
    """What a player chooses before the first sortie."""

    aircraft: str = FIRST_AIRCRAFT
    aircraft_name: str = ""
    crew_names: Mapping[str, str]
    options: Options = field(default_factory=Options)
    name_key: int = 0
    dice_mode: str = Campaign.DiceMode.SITE
    allow_take_back: bool = False


def draw_plan(aircraft: str = FIRST_AIRCRAFT) -> Plan:
    """Draw a crew; all else stays as the rules have it."""
    key = secrets.randbelow(NAME_KEYS)
    crew = load_pack(PACK).mats[aircraft].crew
    names: dict[str, str] = {s: crew_name(key, man) for man, s in enumerate(crew)}
    return Plan(aircraft=aircraft, crew_names=names, name_key=key)


def draw_names() -> dict[str, str]:
    """Draw a name for every station that any type has."""
    key = secrets.randbelow(NAME_KEYS)
    return {station: crew_name(key, man) for man, station in enumerate(STATIONS)}


@transaction.atomic
def campaign_begin(*, owner: User, plan: Plan) -> Campaign:
    """Begin a campaign: its state, the log's first line, the record's first rows.

    Raise `TooManyCampaignsError` for a guest who has as many as guests may.
    """
    check_room(owner.pk)
    setup = Setup(
        pack=PACK,
        options=plan.options,
        aircraft=plan.aircraft,
        aircraft_name=plan.aircraft_name,
        crew_names=plan.crew_names,
        name_key=plan.name_key,
    )
    first = begin(setup)
    campaign = _new_campaign(owner, plan, setup, first.state)
    _open_log(campaign, first.events)
    begin_record(campaign)
    return campaign


def _new_campaign(owner: User, plan: Plan, setup: Setup, state: State) -> Campaign:
    seed = new_seed()
    return Campaign.objects.create(
        owner=owner,
        title=plan.crew_names["pilot"],
        setup=msgspec.to_builtins(setup),
        state=state,
        rules_version=state.rules,
        pack=state.pack,
        pack_version=state.pack_version,
        seed=seed,
        seed_hash=seed_digest(seed),
        dice_mode=plan.dice_mode,
        allow_take_back=plan.allow_take_back,
        guided=not owner.hints_off,
    )


@transaction.atomic
def guest_begin(*, guest: User | None) -> Campaign:
    """Begin a campaign for a guest, who is made if there is none yet."""
    owner = guest or User.objects.create_guest()
    return campaign_begin(owner=owner, plan=draw_plan())


def _open_log(campaign: Campaign, events: tuple[Event, ...]) -> None:
    """Write line 0 and the state to which the first slot can be taken back."""
    slot, kind = campaign.state.slot, LogLine.Kind.BEGIN
    line = LogLine(campaign=campaign, number=0, turn=0, slot=slot, kind=kind)
    line.tell(events)
    line.save(force_insert=True)
    Checkpoint.objects.create(campaign=campaign, number=0, state=campaign.state)
