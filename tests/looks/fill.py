"""Make the careers that the screenshots show; print them as JSON."""

import json
import os
import random
import sys

import django
from django.db import connection

PILOT = {
    "aircraft": "fw300",
    "aircraft_name": "Zugvogel",
}
SEED = bytes(range(32))


def main(closed):
    """Play one career through `closed` slots, one to a gun decision, one to its end."""
    os.environ.setdefault("DJANGO_SETTINGS_MODULE", "amerika.settings")
    django.setup()
    from django.test import Client

    from campaigns.models import User

    user = User.objects.create(username="reader")
    client = Client()
    client.force_login(user)
    made = {"session": client.cookies["sessionid"].value, **careers(user, closed)}
    connection.close()
    print(json.dumps(made))


def careers(user, closed):
    """Every campaign that a screenshot needs, by what it shows."""
    from tests.factories import share_campaign

    going = first(user, lambda state: state.slot >= closed)
    share_campaign(going, is_published=True)
    over = first(user, lambda state: state.over == "calendar")
    share_campaign(over, is_published=True)
    return {
        "hangar": going.pk,
        "key": going.share_token,
        "over": over.pk,
        "roll": first(user, at_a_hit).pk,
        "guns": first(user, at_the_guns).pk,
        "turn": first(user, at("turn-back")).pk,
        "down": first(user, at("forced-down")).pk,
        "slot": next(iter(going.sorties.exclude(target_kind=""))).slot + 1,
    }


def first(user, until):
    """The first career, by its seed, in which something comes true."""
    for number in range(len(SEED)):
        campaign = fly(begin(user, number), until)
        if until(campaign.state):
            return campaign
        campaign.delete()
    raise LookupError("no seed leads there")


def begin(user, number):
    """A campaign whose dice are the same in every run."""
    from campaigns.models.campaign import seed_digest
    from campaigns.services.campaign_begin import Plan, campaign_begin, draw_plan

    names = draw_plan("fw300").crew_names
    plan = Plan(**PILOT, crew_names=names, allow_take_back=True)
    campaign = campaign_begin(owner=user, plan=plan)
    campaign.seed = SEED[number:] + SEED[:number]
    campaign.seed_hash = seed_digest(campaign.seed)
    campaign.save()
    return campaign


def fly(campaign, until):
    """Take the careful policy's answers until something holds or the career is over."""
    from campaigns.rules.engine import pending
    from campaigns.rules.policy import careful
    from campaigns.services.campaign_step import campaign_step

    draw = random.Random(campaign.pk).random
    while (asked := pending(campaign.state)) and not until(campaign.state):
        answer = careful(campaign.state, asked, lambda count: int(draw() * count))
        taken = campaign_step(campaign=campaign, turn=campaign.turn, answer=answer)
        campaign = taken.campaign
    return campaign


def at(decision):
    """Say whether a decision is pending."""
    from campaigns.rules.engine import pending

    return lambda state: getattr(pending(state), "id", "") == decision


def at_a_hit(state):
    """Say whether a random hit is about to be rolled on a bomber already hit."""
    from campaigns.rules.engine import pending

    struck = state.sortie is not None and state.sortie.hits >= 3
    return struck and getattr(pending(state), "table", "") == "B4"


def at_the_guns(state):
    """Say whether the guns are to be assigned to at least three fighters."""
    return at("guns")(state) and len(state.sortie.combat.fighters) >= 3


if __name__ == "__main__":
    main(int(sys.argv[1]))
