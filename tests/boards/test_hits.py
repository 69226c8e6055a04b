"""Hits that were scored and hits that count for repair have different names."""

import random

from campaigns.boards.aircraft import aircraft_board
from campaigns.boards.flight import flight_board
from campaigns.diary import Told, entry_of
from campaigns.rules import events as ev
from campaigns.rules import policy
from campaigns.rules.dice import SiteDice
from campaigns.rules.engine import Setup, advance, begin, pending
from campaigns.rules.pack import load_pack
from campaigns.simulation.career import STATIONS

PACK = load_pack("azores-1947")


def flown(seed=3):
    """Play one sortie in which more was scored than counts, and give its lines."""
    names = {station: station for station in STATIONS}
    state, _events = begin(Setup("me364", "", names))
    chance, dice = random.Random(seed), SiteDice(bytes([seed]) * 32)
    lines, before = [], state
    while (asked := pending(state)) is not None:
        step = advance(state, policy.careful(state, asked, chance.randrange), dice)
        before, state = state, step.state
        lines.append(step.events)
        if any(isinstance(e, ev.SortieReviewed) for e in step.events):
            scored = sum(
                e.hits
                for line in lines
                for e in line
                if isinstance(e, ev.FighterScored | ev.AAScored)
            )
            review = next(e for e in step.events if isinstance(e, ev.SortieReviewed))
            if 1 < review.hits < scored and before.sortie.hits == review.hits:
                return before, review, lines
            lines = []
    raise AssertionError("no such sortie")


def test_mat_flight_review_and_diary_name_those_that_count_for_repair():
    state, review, lines = flown()
    said = f"{review.hits} hits for repair"
    assert said in aircraft_board(state, PACK).summary
    facts = {fact.label: fact.value for fact in flight_board(state, PACK).facts}
    assert facts["Damage"].startswith(said)
    told = [Told(number, events) for number, events in enumerate(lines)]
    entry = entry_of(0, told, "Me 364", {})
    assert f"{review.hits} hits" in next(
        part for part in entry.text.split(".") if "for repair" in part
    )
