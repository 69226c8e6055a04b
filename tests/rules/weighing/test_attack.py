"""What all hits of an attack do: by hand, counted out, and what it rests on."""

import pytest

from campaigns.rules.events import BomberLost, Wounded
from campaigns.rules.steps import Guardian
from campaigns.rules.weighing import weigh, weigh_fully
from campaigns.rules.weighing.attack import Attack
from campaigns.rules.weighing.bones import TOUCHES, Bones, bones_of, with_bones
from campaigns.rules.weighing.one_hit import areas, ends_in
from tests.rules.play import PACK, Play, airborne

BOTH = {"port": 1, "starboard": 1}
HURT = {
    "wing_root": {"port": 2, "starboard": 1},
    "tailplane": {"port": 2, "starboard": 1},
    "airframe": 3,
    "rudder": 2,
}
FLIGHTS = {
    "whole": {},
    "worn": {"damage": HURT},
    "atomic": {"load": "atomic"},
    "empty on the way home": {"load": "empty", "leg": "home"},
    "one engine left": {
        "damage": {"engines": ("port-1", "port-2", "starboard-1")},
    },
    "nobody but the co-pilot": {
        "sortie": {"wounds": {"pilot": "SW", "engineer": "SW"}}
    },
    "lightly hurt": {"sortie": {"wounds": {"pilot": "LW"}}},
    "no extinguishers": {"damage": {"parts": ("extinguishers", "flaps")}},
    "eight engines": {"aircraft": "ta400", "damage": {"engines": ("port-2",)}},
    "flying wing": {"aircraft": "e555", "damage": {"airframe": 5}},
}


def waiting(hits=1, **flight):
    steps = (Guardian(hits, "1"),)
    return airborne(*steps, zone=5, markers=("guardian",), **flight)


def kept(state):
    found = weigh_fully(state, Play(state).pending)["keep"]
    return {measure.id: measure.value for measure in found}


def test_one_hit_brings_a_whole_bomber_down_by_fire_tank_or_bay():
    # engine: 4 areas, 12 burns (2 of 6 lose), 11 runs away (1 of 6); tanks: 2 areas,
    # 2 of 36; the bay: 1 area, 1 of 36
    engines = 4 / 36 * (1 / 36 * 2 / 6 + 2 / 36 * 1 / 6)
    found = kept(waiting())
    assert found["chance-hits-down"] == pytest.approx(
        engines + 2 / 36 * 2 / 36 + 1 / 36 / 36
    )
    assert found["chance-hits-pilot"] == pytest.approx(1 / 36 * 3 / 6)


def test_boxes_fill_only_with_the_hits_that_are_there():
    """An airframe of five boxes, all but two marked; nothing else can be lost."""
    attack = Attack(waiting(damage={"airframe": 3}), "1")
    only = {area: chance for area, chance in attack.areas.items() if area == "airframe"}
    attack.areas = {**only, "superficial": 1 - only["airframe"]}
    p = 4 / 36
    assert attack.downs(1) == pytest.approx(0)
    assert attack.downs(2) == pytest.approx(p**2)
    assert attack.downs(3) == pytest.approx(p**2 + 2 * (1 - p) * p**2)


@pytest.mark.parametrize("flight", FLIGHTS)
def test_two_hits_are_what_the_rules_give_hit_by_hit(flight):
    state = waiting(**FLIGHTS[flight])
    attack = Attack(state, "1")
    downs = hurts = 0.0
    for chance, events in counted_out(state, 2):
        downs += chance * any(isinstance(e, BomberLost) for e in events)
        hurts += chance * any(is_of_pilot(e) for e in events)
    assert attack.downs(2) == pytest.approx(downs)
    assert attack.wounds_pilot(2) == pytest.approx(hurts)
    assert attack.downs(2) > attack.downs(1)


def counted_out(state, hits, chance=1.0, told=()):
    """Every way in which so many hits can fall, one after the other."""
    over = state.flight.lost or state.flight.wounds.get("pilot") == "KIA"
    if not hits or over:
        yield chance, told
        return
    for area, part in areas(state).items():
        for end in ends_in(state, "1", area):
            more = (end.state, hits - 1, chance * part * end.chance)
            yield from counted_out(*more, (*told, *end.events))


def is_of_pilot(event):
    return isinstance(event, Wounded) and event.station == "pilot"


@pytest.mark.parametrize("area", areas(waiting()))
@pytest.mark.parametrize("flight", FLIGHTS)
def test_a_hit_changes_only_the_bones_that_its_area_touches(flight, area):
    state = waiting(**FLIGHTS[flight])
    before = bones_of(state)
    touched = TOUCHES.get(area, ())
    for end in ends_in(state, "1", area):
        if not end.state.flight.lost:
            after = bones_of(end.state)
            changed = {
                f for f in Bones._fields if getattr(after, f) != getattr(before, f)
            }
            assert changed <= set(touched)


@pytest.mark.parametrize("flight", FLIGHTS)
def test_bones_put_back_are_the_same(flight):
    state = waiting(**FLIGHTS[flight])
    assert bones_of(with_bones(state, bones_of(state))) == bones_of(state)
    whole = waiting(aircraft=state.aircraft)
    assert bones_of(with_bones(whole, bones_of(state))) == bones_of(state)


def test_every_touched_area_is_on_the_chart():
    assert set(TOUCHES) <= set(PACK.areas)


def test_more_hits_are_worse_and_never_more_than_certain():
    attack = Attack(waiting(damage=HURT), "1")
    downs = [attack.downs(hits) for hits in range(13)]
    assert downs == sorted(downs)
    assert downs[0] == pytest.approx(0)
    assert downs[12] < 1


def test_combat_manoeuvres_drop_the_first_hit():
    state = waiting(1, pilot_skills=("acm",))
    assert kept(state)["chance-hits-down"] == pytest.approx(0)
    spared, used = waiting(2, pilot_skills=("acm",)), waiting(1)
    assert kept(spared) == pytest.approx(kept(used))


def test_the_page_is_not_kept_waiting_for_it():
    game = Play(waiting())
    assert "keep" not in weigh(game.state, game.pending)
