"""The rules without a site: whole sorties a second, and exact odds."""

from time import perf_counter

from campaigns.rules import odds
from campaigns.rules.engine import advance, pending
from campaigns.rules.pending import Decision, Roll
from campaigns.rules.policy import careful
from campaigns.simulation.career import Plan, RandomDice, play, start
from campaigns.simulation.tally import Tally
from tests.benchmarks.careers import CAREFUL, first
from tests.benchmarks.figures import Figure, middle


def sorties(careers):
    """Simulate careers of the careful policy, events counted, on one core."""
    plan, flown, began = Plan(careful), 0, perf_counter()
    for seed in range(careers):
        tally = Tally()
        for _state, events in play(plan, seed):
            tally.take(events)
        flown += tally.flown
    speed = flown / (perf_counter() - began)
    return [Figure(f"Sorties a second, over {careers} careers", speed, "",
                   "at least 500, aim 1,500")]  # fmt: skip


def exact_odds(steps):
    """Time the odds of each pending roll, of each volley and of the best one."""
    rolls, volleys, best = [], [], []
    for state, asked in states(steps):
        if isinstance(asked, Roll):
            rolls.append(spent(odds.chances, state, asked))
        elif isinstance(asked, Decision) and asked.id == "guns":
            answer = careful(state, asked, first)
            volleys.append(spent(odds.volley, state, answer.picks))
            best.append(spent(odds.best_picks, state, asked, "kills"))
    return [
        Figure(f"Odds of a roll (median of {len(rolls)})", middle(rolls), "ms",
               "under 5"),
        Figure("Odds of a roll, longest", max(rolls) * 1000, "ms", "under 5"),
        Figure(f"Odds of a volley (median of {len(volleys)})", middle(volleys), "ms",
               "under 20"),
        Figure("Odds of a volley, longest", max(volleys) * 1000, "ms", "under 20"),
        Figure("Best assignment of all guns (median)", middle(best), "ms", "under 20"),
        Figure("Best assignment, longest", max(best) * 1000, "ms", "under 20"),
    ]  # fmt: skip


def states(steps):
    """Give the states of simulated careers with what they ask."""
    dice = RandomDice(1)
    state = start(CAREFUL, 0)
    for _ in range(steps):
        asked = pending(state)
        if asked is None:
            state = start(CAREFUL, 0)
            continue
        yield state, asked
        state, _events = advance(state, careful(state, asked, first), dice, asked)


def spent(work, *given):
    """Return the seconds that a call takes."""
    began = perf_counter()
    work(*given)
    return perf_counter() - began
