"""Careers for measurements: played by the careful policy, through the services."""

from msgspec import to_builtins

from campaigns.rules.dice import SiteDice
from campaigns.rules.engine import advance, pending
from campaigns.rules.pending import Also, Assign, Choose
from campaigns.rules.policy import careful
from campaigns.services.campaign_step import campaign_step
from campaigns.simulation.career import Plan, start
from tests.factories import begin_campaign

CAREFUL = Plan(careful, "me364")
MOST_SEEDS = 200


def first(_count):
    """Choose the first where the policy would draw."""
    return 0


def seed_through(slot):
    """Return the first seed with which the careful policy lives through a slot.

    Looked for, not written down: a change of the rules changes which one it is.
    """
    for number in range(MOST_SEEDS):
        seed = bytes([number]) * 32
        if reaches(seed, slot):
            return seed
    message = f"none of {MOST_SEEDS} seeds leads through slot {slot}"
    raise LookupError(message)


def reaches(seed, slot):
    """Play a career in the engine alone; say whether it comes through a slot."""
    state, dice = start(CAREFUL, 0), SiteDice(seed)
    while state.slot <= slot and (asked := pending(state)) is not None:
        state, _ = advance(state, careful(state, asked, first), dice, asked)
    return state.slot > slot or state.over == "calendar"


def play(campaign, until=lambda campaign: False):
    """Step through the service until `until` holds or the career is over."""
    while (asked := pending(campaign.state)) is not None and not until(campaign):
        answer = careful(campaign.state, asked, first)
        taken = campaign_step(campaign=campaign, turn=campaign.turn, answer=answer)
        campaign = taken.campaign
    return campaign


def begin_full(owner, seed):
    """Begin a campaign whose dice lead through the whole calendar."""
    names = {station: f"Man at {station}" for station in start(CAREFUL, 0).crew}
    return begin_campaign(owner, seed=seed, crew_names=names, aircraft="me364")


def in_combat(slot):
    """Say when a fight is on, in this slot or later."""

    def holds(campaign):
        sortie = campaign.state.sortie
        return campaign.state.slot >= slot and bool(sortie and sortie.combat)

    return holds


def fields(campaign):
    """Return the form of the policy's next answer, as the page would send it."""
    asked = pending(campaign.state)
    answer = careful(campaign.state, asked, first)
    form = {"turn": campaign.turn, "answer": to_builtins(answer)["answer"]}
    if isinstance(answer, Choose | Also):
        form["choice"] = answer.choice
    if isinstance(answer, Assign):
        form |= {f"pick-{gun}": aim for gun, aim in answer.picks.items()}
    return form
