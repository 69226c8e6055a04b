"""The record of whole careers: everybody whom it names has a row."""

from collections import Counter

import pytest

from campaigns.models import Bomber, Crewman, LogLine
from campaigns.rules import events as ev
from campaigns.rules.dice import ScriptedDice
from campaigns.rules.engine import advance, pending
from campaigns.rules.pack import load_pack
from campaigns.rules.pending import Also, Decision
from campaigns.rules.policy import careful
from campaigns.services.bookkeeping import make_page
from campaigns.services.fortune import aboard_in
from campaigns.simulation.career import Plan, play, start

SEEDS = range(30)
PACK = load_pack("azores-1947")


def pages(seed):
    """Close every slot of a simulated career; give its pages and all its events."""
    first = start(Plan(careful), seed)
    bomber = Bomber(number=1, type=first.aircraft, from_slot=0)
    crewmen = [
        Crewman(man=man.id, name=man.name, station=station, joined_slot=0)
        for station, man in first.crew.items()
    ]
    lines = []
    for number, (state, events) in enumerate(play(Plan(careful), seed), start=2):
        line = LogLine(number=number, slot=first.slot)
        line.tell(events)
        lines.append(line)
        if state.slot != first.slot or state.over:
            page = make_page(state, lines, bomber, crewmen)
            yield page, [event for line in lines for event in line.events]
            bomber, lines, first = page.bombers[-1], [], state
            crewmen = [row for row in page.crewmen if row.left_slot is None]


@pytest.fixture(scope="module")
def careers():
    return [list(pages(seed)) for seed in SEEDS]


def test_whoever_was_hurt_or_shot_down_a_fighter_has_a_row(careers):
    for career in careers:
        men = {row.man for page, _events in career for row in page.crewmen}
        for page, _events in career:
            for sortie in page.sorties:
                assert {wound["man"] for wound in sortie.wounds} <= men
                assert {kill["man"] for kill in sortie.kills} <= men


def test_every_man_who_joined_has_a_row_with_his_name(careers):
    for career in careers:
        rows = {row.man: row for page, _events in career for row in page.crewmen}
        for _page, events in career:
            for event in events:
                if isinstance(event, ev.ManJoined):
                    assert rows[event.man].name == event.name


def test_the_kills_of_the_men_are_the_fighters_destroyed(careers):
    for career in careers:
        rows = {row.man: row for page, _events in career for row in page.crewmen}
        down = Counter(
            event.man
            for _page, events in career
            for event in events
            if isinstance(event, ev.FighterDestroyed)
        )
        assert {man: row.kills for man, row in rows.items() if row.kills} == down


def test_a_temporary_man_hurt_in_his_first_sortie_is_told_of(careers):
    left = [
        row
        for career in careers
        for page, events in career
        for row in page.crewmen
        if row.left_slot is not None
        and ev.ManJoined(row.station, row.man, row.name, temporary=True) in events
    ]
    assert {"killed", "transferred"} <= {row.fate for row in left}


def test_nobody_lives_through_an_explosion(careers):
    ends = [career[-1] for career in careers]
    exploded = [page for page, events in ends if blown_up(events)]
    assert exploded
    for page in exploded:
        fates = {row.man: row.fate for row in page.crewmen}
        aboard = aboard_in(page.sorties[-1].slot, page.crewmen, ())
        posts = PACK.mats[page.bombers[-1].type].crew
        assert {fates[aboard[post]] for post in posts} == {"killed"}


def blown_up(events):
    lost = [event for event in events if isinstance(event, ev.BomberLost)]
    return bool(lost) and lost[-1].outcome == "all-killed"


def given_up_at_the_table(seed):
    """Give up wherever something is decided after a sortie in which men were killed."""
    for state, _events in play(Plan(careful), seed):
        if state.over or not isinstance(pending(state), Decision):
            continue
        if state.sortie and state.sortie.landed_at and state.sortie.wounds:
            yield advance(state, Also("give-up"), ScriptedDice(()))


def test_who_came_for_a_dead_man_lives_when_the_career_is_given_up():
    seen = 0
    for seed in SEEDS:
        for state, events in given_up_at_the_table(seed):
            sortie = state.sortie
            killed = {
                sortie.aboard[s].id for s, w in sortie.wounds.items() if w == "KIA"
            }
            line = LogLine(number=1, slot=state.slot)
            line.tell(events)
            page = make_page(state, [line], Bomber(number=1, type=state.aircraft), [])
            dead = {row.man for row in page.crewmen if row.fate == "killed"}
            assert dead <= killed
            seen += bool(killed - {man.id for man in state.crew.values()})
    assert seen


def test_the_lost_left_in_the_slot_that_was_flown(careers):
    for page, _events in (career[-1] for career in careers):
        slot = page.sorties[-1].slot
        assert {row.left_slot for row in page.crewmen if row.fate} <= {slot}
