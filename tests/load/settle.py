"""Make the players with their sessions and campaigns; print them as JSON."""

import json
import os
import sys

import django
from django.db import connection


def main(players, readers):
    """Make so many players and careers that readers read."""
    os.environ.setdefault("DJANGO_SETTINGS_MODULE", "amerika.settings")
    django.setup()
    from django.test import Client

    from campaigns.models import User
    from campaigns.services.campaign_begin import campaign_begin, draw_plan
    from tests.factories import share_campaign

    def player(number):
        user = User.objects.create(username=f"player{number}")
        client = Client()
        client.force_login(user)
        campaign = campaign_begin(owner=user, plan=draw_plan())
        return {"session": client.cookies["sessionid"].value, "pk": campaign.pk}

    def career(number):
        user = User.objects.create(username=f"author{number}")
        campaign = campaign_begin(owner=user, plan=draw_plan())
        share_campaign(campaign, shows_owner=True)
        return campaign.share_token

    made = {
        "players": [player(number) for number in range(players)],
        "careers": [career(number) for number in range(readers)],
    }
    connection.close()
    print(json.dumps(made))


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
