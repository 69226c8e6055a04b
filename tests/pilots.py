"""A sortie as somebody flies it who takes what the page proposes."""

from campaigns.rules.dice import SiteDice
from campaigns.rules.engine import advance, pending
from campaigns.rules.odds import best_picks
from campaigns.rules.pending import Assign, Choose, Roll, Throw


def proposed(state):
    """The answer that the page has chosen beforehand, or its first choice."""
    asked = pending(state)
    if isinstance(asked, Roll):
        return Throw()
    if not asked.fields:
        return Choose(asked.choices[0].id)
    return Assign(best_picks(state, asked, "kills"))


def first_sortie(state, seed):
    """Fly the first sortie; give the number of volleys and the bomber at its end."""
    dice, volleys, sortie = SiteDice(seed), 0, None
    while state.slot == 0 and not state.over:
        answer = proposed(state)
        volleys += isinstance(answer, Assign)
        state = advance(state, answer, dice).state
        sortie = state.sortie or sortie
    return volleys, sortie


def seed_that_lands(state):
    """A seed with which that sortie is a raid, has a fight, and comes home."""
    for number in range(256):
        seed = bytes([number]) * 32
        volleys, sortie = first_sortie(state, seed)
        raid = sortie.target is not None and sortie.target.kind == "raid"
        if raid and 1 <= volleys <= 4 and sortie.landed_at == "base":
            return seed
    raise LookupError("no raid comes home")


def seed_that_ends(state):
    """A seed with which the career ends in its first sortie, after a fight."""
    for number in range(256):
        seed = bytes([number]) * 32
        volleys, over = 0, state
        dice = SiteDice(seed)
        while over.slot == 0 and not over.over:
            answer = proposed(over)
            volleys += isinstance(answer, Assign)
            over = advance(over, answer, dice).state
        if over.over and 1 <= volleys <= 4:
            return seed
    raise LookupError("no career ends so soon")
