"""A cell that is read: with another number in it the game is played by that number."""

import shutil

import pytest
from msgspec.structs import replace

from campaigns.rules import pack as packs
from campaigns.rules import paper
from campaigns.rules.also import also
from campaigns.rules.dice import ScriptedDice
from campaigns.rules.engine import Setup, advance, begin, pending
from campaigns.rules.flow import Flow
from campaigns.rules.pending import Throw
from campaigns.rules.phases import (
    awards,
    briefing,
    combat,
    debriefing,
    fighters,
    landing,
    month_end,
    movement,
)
from campaigns.rules.state import Options, Period, Target
from campaigns.rules.steps import (
    AAWeight,
    EscortOffer,
    FighterHits,
    ForcedDown,
    Guns,
    LandingRoll,
    SpecialRoll,
    TakeOff,
)
from tests.rules.charts.conftest import SOURCE
from tests.rules.charts.spoiling import spoil
from tests.rules.play import NAMES, PACK, airborne, fight
from tests.rules.scenes import with_sortie

CANADA = Options(neutral_canada=True)


@pytest.fixture
def altered(tmp_path, monkeypatch):
    """Give the name of a pack in which some cells have other values."""
    monkeypatch.setattr(packs, "resources", lambda package: tmp_path)

    def alter(*cells):
        name = tmp_path.name.replace("_", "-")
        copy = tmp_path / "charts" / name
        shutil.copytree(SOURCE, copy)
        for cell in (("pack.toml", '"azores-1947"', f'"{name}"'), *cells):
            spoil(copy, *cell)
        return name

    return alter


def by(name, state):
    return replace(state, pack=name)


def test_sixth_sense_reads_the_face_of_the_chart(altered):
    name = altered(("a2.toml", "face = 6, reads = 3", "face = 5, reads = 2"))
    state = by(name, fight("6-level", pilot_skills=("sixth_sense",)))
    assert fighters.ask_hits(state, FighterHits(1)).reads == {5: 2}


def test_shared_expertise_waives_what_the_chart_names(altered):
    name = altered(("a2.toml", '["copilot_lands", "engineer_lands"]', '["rudder"]'))
    down = {"wounds": {"pilot": "SW"}, "weather": "good"}
    state = airborne(
        LandingRoll("sea"), sortie=down, pilot_skills=("shared_expertise",)
    )
    mods = {m.id for m in landing.modifiers(by(name, state), LandingRoll("sea"))}
    assert "copilot_lands" in mods


def test_the_wizard_is_the_man_of_the_chart(altered):
    name = altered(("a2.toml", 'fit = "ewo"', 'fit = "navigator"'))
    state = airborne(
        AAWeight(),
        damage={"systems": ("fug10",)},
        sortie={"wounds": {"ewo": "SW"}},
        pilot_skills=("electronics_wizard",),
    )
    assert "repair:fug10" not in {c.id for c in also(state, AAWeight())}
    assert "repair:fug10" in {c.id for c in also(by(name, state), AAWeight())}


@pytest.mark.parametrize(
    ("cell", "hits", "engines", "zone", "offered"),
    [
        (("hits = 7", "hits = 5"), 5, 0, 5, True),
        (("hits = 7", "hits = 8"), 7, 0, 5, False),
        (("engines_out = 3", "engines_out = 2"), 0, 2, 5, True),
        (("zones = [5, 6]", "zones = [6]"), 7, 0, 5, False),
    ],
)
def test_canada_is_near_where_the_chart_says(
    altered, cell, hits, engines, zone, offered
):
    name = altered(("optional.toml", *cell))
    out = ("port-1", "port-2")[:engines]
    state = airborne(AAWeight(), zone=zone, damage={"engines": out}, options=CANADA)
    state = by(name, with_sortie(state, hits=hits))
    assert ("canada" in {c.id for c in also(state, AAWeight())}) is offered


def test_a_bomber_forced_down_is_crippled_by_the_chart(altered):
    name = altered(("optional.toml", "forced_down = true", "forced_down = false"))
    state = airborne(ForcedDown(), zone=5, options=CANADA)
    assert "canada" in {c.id for c in pending(state).choices}
    assert "canada" not in {c.id for c in pending(by(name, state)).choices}


def test_the_sheet_takes_the_zones_of_the_chart(altered):
    name = altered(("optional.toml", "zones = [5, 6]", "zones = [6]"))
    state, _ = begin(Setup("fw300", "A", NAMES, options=CANADA, pack=name))
    blank = paper.Blank(state)
    target = next(id_ for id_, t in blank.targets.items() if t.zone == 5)
    sheet = paper.Sheet(target, 5, "canada", landing="good")
    assert blank.fault(sheet) == ("sheet-end", "9.4", ())


@pytest.mark.parametrize(("base", "more"), [("land", 2), ("carrier", 0)])
def test_the_blind_radar_lets_come_what_the_chart_says(altered, base, more):
    cell = ('base = "carrier", fighters = 1', 'base = "land", fighters = 2')
    pack = packs.load_pack(altered(("b4.toml", *cell)))
    damage = airborne(damage={"systems": ("fug200",)}).flight.damage
    assert combat.more_fighters(pack, damage, base) == more


def test_without_intercom_as_many_guns_as_the_chart_says(altered):
    name = altered(("b4.toml", "guns = 1", "guns = 2"))
    state = fight("6-level", damage={"parts": ("intercom",)})
    state = by(name, replace(state, stack=(*state.stack[:-1], Guns())))
    assert [limit.most for limit in pending(state).limits] == [2]


@pytest.mark.parametrize(("zone", "offered"), [(4, False), (6, True)])
def test_the_escort_flies_where_the_chart_says(altered, zone, offered):
    name = altered(("c1.toml", "zones = [4, 5, 6]", "zones = [5, 6]"))
    flow = Flow(by(name, airborne(zone=zone, markers=("escort_stays",))))
    combat.begin(flow, "land", 1)
    assert (EscortOffer() in flow.stack) is offered


def test_fuel_costs_what_the_chart_says(altered):
    name = altered(
        ("mat.toml", "boxes_per_zone_entered = 1", "boxes_per_zone_entered = 2"),
        ("mat.toml", "zone_5_raid = 9", "zone_5_raid = 18"),
        ("mat.toml", "zone_6_raid = 11", "zone_6_raid = 22"),
    )
    state, _ = begin(Setup("fw300", "A", NAMES, pack=name))
    flow = Flow(state)
    briefing.man_the_bomber(flow)
    movement.enter(flow, 1)
    assert flow.sortie.fuel == flow.pack.mats["fw300"].endurance - 2


def test_an_award_counts_what_the_chart_says(altered):
    cell = (
        'rules = "6.8.2"\ncounts = "successes"',
        'rules = "6.8.2"\ncounts = "flown"',
    )
    flow = Flow(by(altered(("a2.toml", *cell)), airborne(pilot_flown=1)))
    awards.give_awards(flow)
    assert flow.pilot.awards == ("iron_cross_2:2nd-class",)


def test_so_many_successes_count_once_as_the_chart_says(altered):
    period = Period(successes=10)
    state = by(
        altered(("a2.toml", "per = 10", "per = 4")), airborne(pilot_period=period)
    )
    mods = {m.id: m.amount for m in month_end.promotion_modifiers(state)}
    assert mods == {"successes": -2}


def test_a_pilot_begins_with_the_points_of_the_chart(altered):
    name = altered(("a2.toml", "start = 1", "start = 3"))
    state, _ = begin(Setup("fw300", "A", NAMES, pack=name))
    assert state.pilot.experience == 3


def test_chaff_is_carried_where_the_chart_says(altered):
    cell = ("carries_bombs = false\ncarries_chaff = true",) * 2
    name = altered(("a1.toml", cell[0], cell[1].replace("true", "false")))
    recon = Target("special", "", "Boston, Mass.", 5, "recon")
    flow = Flow(by(name, airborne(zone=0, target=recon)))
    briefing.take_off(flow, TakeOff())
    assert flow.sortie.chaff == {"port": 0, "starboard": 0}


def test_what_the_bombs_of_the_agents_sortie_count_stands_in_the_chart(altered):
    name = altered(("a1.toml", "bombing_counts = true", "bombing_counts = false"))
    agent = Target("special", "", "New York", 5, "agent")
    flown = {"percent": 30, "agent_dropped": True}
    sortie = airborne(target=agent, sortie=flown).flight
    assert debriefing.score(sortie, packs.load_pack("azores-1947")).points == 130
    assert debriefing.score(sortie, packs.load_pack(name)).points == 100


def test_a_city_is_rolled_for_where_the_chart_says(altered):
    name = altered(
        ("a1.toml", 'city_roll = "A1.cities"', 'bomb_city = "Boston"\nbomb_zone = 5')
    )
    state = by(name, airborne(SpecialRoll(), zone=0))
    leaflet = next(
        row for row in PACK.table("A1.special").rows if row.result == "leaflet"
    )
    after, _ = advance(state, Throw(), ScriptedDice([(leaflet.low,)]))
    assert after.flight.target == Target("special", "", "Boston", 5, "leaflet")
    targets = paper.Blank(replace(state, slot=0)).targets
    assert targets["leaflet"] == Target("special", "", "Boston", 5, "leaflet")
    assert any(key.startswith("recon:") for key in targets)
