"""A player for tests: answers whatever is pending, the same way for the same seed."""

import random

from campaigns.rules.pending import Assign, Choose, Roll, Throw
from campaigns.services.campaign_step import campaign_step
from campaigns.services.ledger import pending


class Player:
    """Throws what can be thrown and chooses at random among what is legal."""

    def __init__(self, seed=1, prefer=("fly", "press-on", "none")):
        self.random = random.Random(seed)
        self.prefer = prefer

    def answer(self, asked):
        if isinstance(asked, Roll):
            return Throw()
        if asked.fields:
            return self._assign(asked)
        ids = [choice.id for choice in asked.choices]
        liked = [wanted for wanted in self.prefer if wanted in ids]
        return Choose(liked[0] if liked else self.random.choice(ids))

    def _assign(self, asked):
        picks = {
            field.id: self.random.choice([choice.id for choice in field.choices])
            for field in asked.fields
        }
        for limit in asked.limits:
            taken = set()
            for name, pick in picks.items():
                if pick in taken and pick != limit.free:
                    picks[name] = limit.free
                taken.add(pick)
        return Assign(picks)


def play(campaign, steps=10_000, until=lambda campaign: False, player=None):
    """Take steps through the service until `until` holds or the career is over."""
    player = player or Player()
    for _ in range(steps):
        campaign.refresh_from_db()
        asked = pending(campaign.state)
        if asked is None or until(campaign):
            break
        answer = player.answer(asked)
        campaign_step(campaign=campaign, turn=campaign.turn, answer=answer)
    campaign.refresh_from_db()
    return campaign


def in_the_air(campaign):
    return campaign.state.sortie is not None


def slot_closed(slot):
    return lambda campaign: campaign.state.slot > slot
