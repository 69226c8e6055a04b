"""Each invariant speaks up when it is broken, and about nothing else."""

import pytest
from msgspec.structs import replace

from campaigns.rules.engine import pending
from campaigns.rules.events import (
    CareerOver,
    ExperienceGained,
    FighterDestroyed,
    Rolled,
    SystemRepaired,
)
from campaigns.rules.invariants import INVARIANTS, MOST_STEPS, Advanced, Watch
from campaigns.rules.pending import Decision
from campaigns.rules.state import Campaign, Man, Shot
from tests.rules.play import airborne, campaign, fight
from tests.rules.scenes import with_damage, with_sortie

AIR = airborne()
HANGAR = campaign()


def roll(table: str, actor: str = "", place: str = "here") -> Rolled:
    return Rolled(
        table, "1d6", place, (1,), "scripted", (), 1, 0, "", 0, "6.1.4", actor
    )


def broken(
    before: Campaign, after: Campaign, *events, asked="", watch: Watch | None = None
) -> set[str]:
    """Names of the invariants that an advance breaks."""
    found = pending(after) if asked == "" else asked
    faults = (watch or Watch()).faults(Advanced(before, events, after, found))
    return {fault.split(":")[0] for fault in faults}


def in_combat(**sortie) -> Campaign:
    state = fight("6-level", sortie=sortie)
    combat = replace(state.flight.fight, shots=(Shot("tail", 1), Shot("nose", 1)))
    return with_sortie(state, combat=combat)


def test_an_advance_without_a_fault_breaks_nothing():
    assert broken(AIR, AIR) == set()
    assert broken(HANGAR, HANGAR) == set()
    assert broken(in_combat(), in_combat(), roll("B2.to_hit.4", "tail")) == set()
    assert broken(in_combat(), in_combat(), roll("B3.to_hit.long", "1")) == set()


def test_two_men_of_one_number():
    crew = {**HANGAR.crew, "tail": HANGAR.crew["waist"]}
    assert broken(HANGAR, replace(HANGAR, crew=crew)) == {"one_place_each"}
    strange = {**HANGAR.crew, "tail": Man(99, "Nobody")}
    assert broken(HANGAR, replace(HANGAR, crew=strange)) == {"one_place_each"}


def test_a_man_on_two_seats_an_empty_seat_and_a_stranger():
    seats = AIR.flight.aboard
    twice = with_sortie(AIR, aboard={**seats, "tail": seats["waist"]})
    assert broken(AIR, twice) == {"one_place_each"}
    short = {s: m for s, m in seats.items() if s != "tail"}
    assert broken(AIR, with_sortie(AIR, aboard=short)) == {"one_place_each"}
    stranger = with_sortie(AIR, aboard={**seats, "tail": Man(99, "Nobody")})
    assert broken(AIR, stranger) == {"one_place_each"}


def test_a_wound_that_heals_and_a_dead_man_who_serves():
    hurt = airborne(sortie={"wounds": {"tail": "KIA"}})
    assert broken(hurt, AIR) == {"the_dead_stay_dead"}
    watch = Watch()
    broken(AIR, hurt, watch=watch)
    assert broken(hurt, HANGAR, watch=watch) == {"the_dead_stay_dead"}
    watch = Watch()
    dead = airborne(sortie={"wounds": {"pilot": "KIA"}})
    broken(AIR, dead, watch=watch)
    assert broken(dead, dead, watch=watch) == {"the_dead_stay_dead"}


@pytest.mark.parametrize(
    ("gun", "fields"),
    [
        ("tail", {"wounds": {"tail": "SW"}}),
        ("tail", {"wounds": {"tail": "KIA"}}),
        ("nose", {"wounds": {"pilot": "SW"}}),
        ("tail", {"ammo": {"tail": -1}}),
    ],
)
def test_a_gun_that_cannot_fire(gun, fields):
    state = in_combat(**fields)
    assert broken(state, state, roll("B2.to_hit.4", gun)) == {"only_manned_guns_fire"}


def test_a_gun_that_is_out():
    state = with_damage(in_combat(), guns=("tail",))
    shot = roll("B2.to_hit.4", "tail")
    faults = broken(state, state, shot, asked=pending(in_combat()))
    assert faults == {"only_manned_guns_fire"}


@pytest.mark.parametrize("state_of_fighter", ["destroyed", "left", "driven-off"])
@pytest.mark.parametrize(
    "shot", [roll("B3.to_hit.long", "1"), roll("B2.to_hit.4", "tail")]
)
def test_a_fighter_that_is_gone_and_acts(state_of_fighter, shot):
    state = in_combat()
    gone = replace(state.flight.fight.fighters[0], state=state_of_fighter)
    combat = replace(state.flight.fight, fighters=(gone,))
    state = with_sortie(state, combat=combat)
    faults = broken(state, state, shot, asked=pending(in_combat()))
    assert faults == {"only_living_fighters_act"}


def test_kills_without_a_fighter_and_a_fighter_without_a_kill():
    downed = FighterDestroyed(1, "P-80", "tail", "tail", AIR.crew["tail"].id)
    assert "kills_add_up" in broken(AIR, AIR, downed)
    ace = {**HANGAR.crew, "tail": replace(HANGAR.crew["tail"], kills=1)}
    assert broken(HANGAR, replace(HANGAR, crew=ace)) == {"kills_add_up"}
    more = {**HANGAR.crew, "tail": replace(HANGAR.crew["tail"], ace_kills=1)}
    assert broken(HANGAR, replace(HANGAR, crew=more)) == {"kills_add_up"}


def test_a_calendar_that_goes_back_or_too_far():
    later = campaign(slot=3)
    assert broken(later, HANGAR) == {"the_calendar_goes_on"}
    assert "the_calendar_goes_on" in broken(later, campaign(slot=48))
    assert broken(HANGAR, campaign(pilot_flown=2)) == {"the_calendar_goes_on"}


def test_experience_from_nowhere_and_below_nothing():
    richer = campaign(pilot_experience=2)
    assert broken(HANGAR, richer) == {"experience_is_earned"}
    assert broken(HANGAR, richer, ExperienceGained(1)) == set()
    poor = campaign(pilot_experience=-1)
    assert broken(poor, poor) == {"experience_is_earned"}
    twice = campaign(pilot_skills=("acm", "acm"))
    assert broken(twice, twice) == {"experience_is_earned"}


def test_a_score_that_shrinks():
    scored = campaign(pilot_total=20)
    assert broken(scored, HANGAR) == {"the_score_only_grows"}
    decorated = campaign(pilot_awards=("iron_cross_2:2nd-class",))
    assert broken(decorated, HANGAR) == {"the_score_only_grows"}
    doubly = campaign(pilot_awards=("iron_cross_2:2nd-class",) * 2)
    assert broken(decorated, doubly) == {"the_score_only_grows"}


def test_hits_and_marks_that_come_back():
    hit = airborne(sortie={"hits": 2})
    assert broken(hit, AIR) == {"damage_only_grows"}
    marked = airborne(damage={"rudder": 2})
    assert broken(marked, airborne(damage={"rudder": 1})) == {"damage_only_grows"}
    set_out = airborne(damage={"systems": ("fug104",)})
    assert broken(set_out, AIR) == {"damage_only_grows"}
    assert broken(set_out, AIR, SystemRepaired("fug104")) == set()


@pytest.mark.parametrize(
    "damage",
    [
        {"airframe": 5},
        {"rudder": 3},
        {"wing_root": {"port": 3, "starboard": 0}},
        {"tailplane": {"port": 2, "starboard": 2}},
        {"engines": ("port-1", "port-2", "starboard-1", "starboard-2")},
    ],
)
def test_a_broken_bomber_that_flies(damage):
    state = airborne(damage=damage)
    assert broken(state, state) == {"damage_only_grows"}


def test_the_marks_of_a_bomber_that_another_has_followed_break_nothing():
    state = airborne(damage={"rudder": 3})
    reviewed = replace(state, stack=campaign().stack)
    assert broken(reviewed, reviewed) == set()


def test_fuel_out_of_its_bounds():
    state = airborne(sortie={"fuel": 14})
    assert broken(state, state) == {"damage_only_grows"}


def test_a_career_without_an_end():
    watch = Watch()
    watch.steps = MOST_STEPS
    assert broken(AIR, AIR, watch=watch) == {"steps_are_bounded"}


def test_a_dead_end():
    assert broken(AIR, AIR, asked=None) == {"there_is_a_way_on"}
    nothing = Decision("guns", "6.1.4")
    assert broken(AIR, AIR, asked=nothing) == {"there_is_a_way_on"}
    assert broken(AIR, AIR, CareerOver("killed", "defeat", 0)) == {"there_is_a_way_on"}


def test_two_throws_at_one_place():
    watch = Watch()
    assert broken(AIR, AIR, roll("B4"), watch=watch) == set()
    assert broken(AIR, AIR, roll("B4"), watch=watch) == {"no_throw_twice"}
    assert broken(AIR, AIR, roll("B4", place="there"), watch=watch) == set()


def test_a_state_that_cannot_be_stored():
    state = replace(HANGAR, markers=["guardian"])
    assert broken(HANGAR, state) == {"the_state_can_be_stored"}


def test_every_invariant_is_put_to_the_test_here():
    assert len(INVARIANTS) == 13
