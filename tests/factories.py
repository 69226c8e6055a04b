from dataclasses import replace

import factory
from factory.django import DjangoModelFactory

from campaigns.models import User
from campaigns.models.campaign import seed_digest
from campaigns.services.campaign_begin import (
    FIRST_AIRCRAFT,
    campaign_begin,
    draw_plan,
)
from campaigns.services.campaign_manage import campaign_share

SHOWN = {
    "shows_owner": False,
    "shows_flight": True,
    "shows_diary": False,
    "is_published": False,
}


class UserFactory(DjangoModelFactory):
    """A player with the password "fly now"; `guest=True` makes one without."""

    class Meta:
        model = User
        skip_postgeneration_save = True

    class Params:
        guest = factory.Trait(
            username=factory.Sequence("guest-{:016x}".format),
            email="",
            password=factory.django.Password(None),
            is_guest=True,
        )

    username = factory.Sequence("pilot{}".format)
    email = factory.LazyAttribute("{0.username}@example.org".format)
    password = factory.django.Password("fly now")


def begin_campaign(owner, *, seed=b"s" * 32, **choices):
    """Begin a campaign of `owner` whose dice are always the same."""
    plan = replace(draw_plan(choices.get("aircraft", FIRST_AIRCRAFT)), **choices)
    campaign = campaign_begin(owner=owner, plan=plan)
    campaign.seed, campaign.seed_hash = seed, seed_digest(seed)
    campaign.save(update_fields=["seed", "seed_hash"])
    return campaign


def share_campaign(campaign, **shown):
    """Make the link of a career; it shows the flight besides the record."""
    return campaign_share(campaign=campaign, **{**SHOWN, **shown})
