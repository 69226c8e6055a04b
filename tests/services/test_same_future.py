"""Same seed, same answers: the same future, whatever happens between two commands."""

import multiprocessing
import os

import pytest
from django.core.cache import caches
from django.db import connection

from campaigns.models import Campaign, LogLine
from campaigns.rules.engine import advance, pending
from campaigns.rules.pending import Choose, Decision, Roll, Throw
from campaigns.rules.state import encode
from campaigns.services.campaign_step import campaign_step
from campaigns.services.campaign_undo import campaign_undo
from campaigns.services.replay import campaign_check
from campaigns.services.throws import dice_for
from tests.factories import UserFactory, begin_campaign
from tests.players import Player, play

STEPS = 400
IN_PROCESSES = 12


def fresh(campaign):
    """The campaign as a process finds it that has just begun."""
    caches["pages"].clear()
    return Campaign.objects.get(pk=campaign.pk)


def step(campaign, answer, **given):
    turn = campaign.turn
    taken = campaign_step(campaign=campaign, turn=turn, answer=answer, **given)
    return taken.campaign


def undo(campaign, to):
    turn = campaign.turn
    return campaign_undo(campaign=campaign, turn=turn, to=to).campaign


def straight(campaign, steps):
    """Play in the memory of one process, from the state at the beginning."""
    player, state = Player(3), campaign.state
    states, faces = [], []
    for _ in range(steps):
        asked = pending(state)
        if asked is None:
            break
        now = advance(state, player.answer(asked), dice_for(campaign, asked))
        rolled = next((e.faces for e in now.events if hasattr(e, "faces")), ())
        state = now.state
        states.append(encode(state))
        faces.append(rolled)
    return states, faces


def test_a_restart_between_any_two_commands_changes_nothing(alice):
    campaign = begin_campaign(alice, seed=b"\x0d" * 32)
    states, faces = straight(campaign, STEPS)
    assert len(states) > 50
    player = Player(3)
    for number, (state, thrown) in enumerate(zip(states, faces, strict=True), 1):
        found = fresh(campaign)
        asked = pending(found.state)
        step(found, player.answer(asked))
        line = LogLine.objects.get(campaign=campaign, number=number)
        assert line.faces == thrown
        assert encode(fresh(campaign).state) == state
    assert campaign_check(campaign=fresh(campaign)) == len(states) + 1


def one_command(name, pk):
    """Take one step in a process of its own, which then dies without a farewell."""
    connection.close()
    connection.settings_dict["NAME"] = name
    campaign = Campaign.objects.get(pk=pk)
    asked = pending(campaign.state)
    step(campaign, Player(3, prefer=("fly",)).answer(asked))
    os._exit(0)


@pytest.mark.django_db(transaction=True)
def test_processes_that_are_killed_after_each_command_play_the_same_career():
    owner = UserFactory()
    killed = begin_campaign(owner, seed=b"\x0d" * 32)
    lived = begin_campaign(owner, seed=b"\x0d" * 32)
    Campaign.objects.filter(pk=lived.pk).update(setup=killed.setup, state=killed.state)
    fork = multiprocessing.get_context("fork")
    name = connection.settings_dict["NAME"]
    connection.close()
    for _ in range(IN_PROCESSES):
        child = fork.Process(target=one_command, args=(name, killed.pk))
        child.start()
        child.join(timeout=30)
        assert child.exitcode == 0
    for _ in range(IN_PROCESSES):
        found = Campaign.objects.get(pk=lived.pk)
        step(found, Player(3, prefer=("fly",)).answer(pending(found.state)))
    one, two = fresh(killed), fresh(lived)
    assert one.turn == two.turn == IN_PROCESSES
    assert encode(one.state) == encode(two.state)
    faces = [list(LogLine.objects.of(c).values_list("faces")) for c in (one, two)]
    assert faces[0] == faces[1]


def test_an_undo_that_crosses_no_die_leaves_no_trace_in_the_future(alice):
    """Same input, same state: with a choice taken back and made again, and without."""
    there, again = (begin_campaign(alice, seed=b"\x0d" * 32) for _ in range(2))
    Campaign.objects.filter(pk=again.pk).update(setup=there.setup, state=there.state)
    again.checkpoints.update(state=there.state)
    players = Player(4), Player(4)
    play(there, steps=150, player=players[0])
    taken_back = 0
    again.refresh_from_db()
    for _ in range(150):
        asked = pending(again.state)
        if asked is None:
            break
        answer = players[1].answer(asked)
        if isinstance(asked, Decision):
            before, slot_line = encode(again.state), again.slot_line
            tried = step(again, answer)
            if tried.slot_line == slot_line:
                again = undo(tried, tried.undo_to)
                assert encode(again.state) == before
                taken_back += 1
            else:
                again = tried
                continue
        again = step(again, answer)
    assert taken_back > 5
    assert encode(fresh(again).state) == encode(fresh(there).state)
    assert again.honesty == "site"
    throws = [
        list(
            LogLine.objects.of(c)
            .exclude(dice="")
            .values_list("place", "branch", "faces")
        )
        for c in (there, again)
    ]
    assert throws[0] == throws[1]


def at_chaff(campaign):
    return getattr(pending(campaign.state), "id", "") == "chaff"


@pytest.fixture
def under_fire(alice):
    """A campaign with take-back, at the choice of chaff before anti-aircraft fire."""
    for seed in range(1, 20):
        campaign = begin_campaign(alice, seed=bytes([seed]) * 32, allow_take_back=True)
        play(campaign, until=at_chaff, steps=300, player=Player(seed))
        if at_chaff(campaign):
            return campaign
    raise LookupError("no chaff")


def fire_with(campaign, chaff):
    """Choose chaff and throw for the fire; return the campaign and the throw."""
    campaign = step(campaign, Choose(chaff))
    assert isinstance(pending(campaign.state), Roll)
    campaign = step(campaign, Throw())
    return campaign, LogLine.objects.of(campaign).last()


def test_who_takes_back_the_fire_and_chooses_otherwise_meets_new_dice(under_fire):
    """Foresight: what the fire has thrown is of no use to the choice of chaff."""
    before, to = encode(under_fire.state), under_fire.lines
    campaign, first = fire_with(under_fire, "0")
    campaign = undo(campaign, to)
    assert encode(campaign.state) == before
    assert campaign.branch == 1
    assert campaign.honesty == "taken-back"
    campaign, second = fire_with(campaign, "1")
    assert (first.place, first.branch, second.branch) == (second.place, 0, 1)
    assert second.faces == dice_for(campaign, None).throw(second.place, second.dice)
    assert first.faces == LogLine.objects.get(pk=first.pk).faces
    assert campaign_check(campaign=fresh(campaign)) > 0
    assert fresh(campaign).honesty == "taken-back"


def test_the_dice_after_a_take_back_do_not_follow_from_those_before(under_fire):
    """Of many places hardly one in six shows the face of the other branch."""
    campaign = under_fire
    other = dice_for(campaign, None)
    campaign.branch += 1
    new = dice_for(campaign, None)
    places = [f"s0/z{number}/aa/B3/t1" for number in range(3000)]
    same = sum(other.throw(p, "1d6") == new.throw(p, "1d6") for p in places)
    assert 400 < same < 600


def test_a_form_from_before_an_undo_stays_stale_though_the_table_is_the_same(alice):
    """ABA: the state is that of turn 0 again, but the turn is not."""
    campaign = begin_campaign(alice)
    first = encode(campaign.state)
    campaign = step(campaign, Choose("fly"))
    campaign = undo(campaign, 0)
    assert encode(campaign.state) == first
    for turn in (0, 1):
        old = campaign_step(campaign=campaign, turn=turn, answer=Choose("fly"))
        assert old.stale
        stale = campaign_undo(campaign=campaign, turn=turn, to=0)
        assert stale.stale
    assert encode(fresh(campaign).state) == first
    assert fresh(campaign).turn == 2
