"""What a spoiled request meets: a player with campaigns at many places of the game."""

from campaigns.models import Campaign, User
from campaigns.rules.engine import pending
from campaigns.rules.pending import Decision
from campaigns.rules.state import Options
from campaigns.services.campaign_manage import campaign_give_up
from campaigns.services.diary_edit import diary_share
from tests.factories import begin_campaign, share_campaign
from tests.forms import forms_of
from tests.players import Player, in_the_air, play, slot_closed
from tests.security.urls import paths

ALL_OPTIONS = Options(
    pilot_quality=True, ammunition=True, range_effects=True, neutral_canada=True
)
TYPED = {"dice_mode": "typed", "allow_take_back": True}


def asks(name):
    """Say when a decision of this name is due."""

    def holds(campaign):
        asked = pending(campaign.state)
        return isinstance(asked, Decision) and asked.id == name

    return holds


def closed(campaign):
    """Say when two slots are over and the third is in the air."""
    return slot_closed(1)(campaign) and in_the_air(campaign)


SCENES = {
    "hangar": (lambda campaign: True, {}),
    "first-roll": (in_the_air, {"options": ALL_OPTIONS}),
    "typed": (in_the_air, TYPED),
    "guns": (asks("guns"), {"options": ALL_OPTIONS}),
    "chaff": (asks("chaff"), {"allow_take_back": True}),
    "turn-back": (asks("turn-back"), {}),
    "third-slot": (closed, {"allow_take_back": True}),
}
"""Where each campaign stands, and how it was begun."""

OVER = "over"
"""A career that was given up."""


class World:
    """The player, his campaigns by scene, and the forms that their pages show."""

    def __init__(self, names=(*SCENES, OVER)):
        self.player = User.objects.create_user("fuzz", "fuzz@example.org", "fly now")
        self.scenes = {name: self._scene(name) for name in names}
        self.newest = Campaign.objects.order_by("pk").last().pk

    def _scene(self, name):
        until, choices = SCENES.get(name, (slot_closed(0), {}))
        found = self._played(until, choices)
        if name == OVER:
            campaign_give_up(campaign=found, turn=found.turn)
        share_campaign(found, shows_owner=True, is_published=True)
        diary_share(campaign=found, shared=True)
        found.refresh_from_db()
        return found

    def _played(self, until, choices):
        for seed in range(1, 60):
            found = begin_campaign(self.player, seed=bytes([seed]) * 32, **choices)
            found = play(found, until=until, player=Player(seed))
            if not found.over and until(found):
                return found
            found.delete()
        message = f"no seed leads to {until}"
        raise LookupError(message)

    def forms(self, client):
        """Give the scene and every form of every page that the player can open."""
        for scene, campaign in self.scenes.items():
            for path in paths(campaign):
                answer = client.get(path)
                if answer.headers.get("Content-Type", "").startswith("text/html"):
                    for form in forms_of(answer.content.decode(), path):
                        action = general(form.action, campaign)
                        yield scene, form._replace(action=action)

    def paths(self):
        """Return the path of every URL, the campaign left out."""
        any_of_them = next(iter(self.scenes.values()))
        return [general(path, any_of_them) for path in paths(any_of_them)]


def general(path, campaign):
    """Return a path with what is a campaign's own left out."""
    path = path.replace("{", "%7B").replace("}", "%7D")
    path = path.replace(f"/{campaign.pk}/", "/{pk}/")
    return path.replace(campaign.share_token, "{key}")
