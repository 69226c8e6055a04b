"""4.1, 4.2, 5.0, 6.10.1: setting up, the target of the week, the officer's choice."""

import pytest
from msgspec.structs import replace

from campaigns.rules import flow
from campaigns.rules.engine import Setup, begin
from campaigns.rules.events import TargetSet, TookOff
from campaigns.rules.pending import RuleViolation
from campaigns.rules.state import month, quarter
from campaigns.rules.steps import Debriefing, Hangar
from tests.rules.play import NAMES, PACK, Play, campaign


def setup(aircraft):
    return begin(Setup(aircraft, "Test", NAMES)).state


def briefed(*faces, **fields):
    return Play(campaign(**fields)).choose("fly").roll(*faces)


@pytest.mark.rule("4.1-a", "4.1-b", "7.1-a")
def test_a_career_starts_on_one_of_three_types():
    for aircraft in ("me364", "he277", "fw300"):
        assert setup(aircraft).aircraft == aircraft
    for aircraft in ("ju390", "ta400", "e555", "b29"):
        with pytest.raises(RuleViolation) as refused:
            setup(aircraft)
        assert refused.value.rule == "4.1"
        assert refused.value.allowed == ("me364", "he277", "fw300")


@pytest.mark.rule("4.0-a", "4.0-b", "4.1-c", "3.4.2-e", "3.4.2-h")
def test_a_new_career_stands_undamaged_in_the_hangar_of_the_base():
    state = setup("me364")
    assert state.stack == (Hangar(),)
    assert state.sortie is None
    assert state.slot == 0
    game = Play(state).choose("fly")
    flight = game.state.flight
    assert flight.zone == 0
    assert set(flight.aboard) == set(PACK.mats["me364"].crew)
    assert flight.wounds == {}
    damage = flight.damage
    assert (damage.airframe, damage.rudder) == (0, 0)
    assert damage.wing_root == damage.tailplane == {"port": 0, "starboard": 0}
    for marks in ("engines", "guns", "systems", "parts", "leaks", "dispensers"):
        assert getattr(damage, marks) == ()


@pytest.mark.rule("1.0-b", "3.7-a")
def test_the_calendar_has_four_slots_a_month_and_ends_in_march_1948():
    assert [month(slot) for slot in (0, 3, 4, 16, 47)] == [
        "1947-04", "1947-04", "1947-05", "1947-08", "1948-03",
    ]  # fmt: skip
    with pytest.raises(IndexError):
        month(48)


@pytest.mark.rule("4.2-b")
@pytest.mark.parametrize(
    ("slot", "table"),
    [(0, "A1.q1"), (11, "A1.q1"), (12, "A1.q2"), (23, "A1.q2"), (24, "A1.q3"),
     (35, "A1.q3"), (36, "A1.q4"), (47, "A1.q4")],
)  # fmt: skip
def test_the_target_is_rolled_in_the_section_of_the_date(slot, table):
    asked = Play(campaign(slot=slot)).choose("fly").asked
    assert (asked.table, asked.dice) == (table, "d66")
    assert table.endswith(quarter(slot))


@pytest.mark.rule("5.0-a", "3.5-b")
def test_the_target_and_its_zone_are_written_down():
    game = briefed(3, 4)
    assert game.of(TargetSet) == [
        TargetSet("raid", "", "Grumman Aircraft", "Bethpage, N.Y.", 5)
    ]
    target = game.state.flight.target
    assert (target.name, target.zone) == ("Grumman Aircraft", 5)
    assert game.state.flight.weather == ""
    assert game.of(TookOff) == [TookOff("bombs", 13)]


@pytest.mark.rule("4.2-a")
def test_two_targets_of_one_zone_are_flown_alike():
    flown = []
    for faces in ((1, 1), (6, 6)):
        game = briefed(*faces)
        asked = []
        while game.decision_or_none() is None:
            asked.append((game.asked.table, game.mods()))
            game.roll(*quiet(game.asked))
        flown.append(asked)
        assert game.state.flight.target.zone == 5
    assert flown[0] == flown[1]
    assert len(flown[0]) == 5


def quiet(asked):
    return (3, 4) if asked.dice == "2d6" else (1,)


@pytest.mark.rule("5.0-b", "6.2.5-a", "A1-a", "RUL-12")
@pytest.mark.parametrize(
    ("face", "mission", "city"),
    [(1, "agent", False), (2, "agent", False), (3, "leaflet", True),
     (4, "leaflet", True), (5, "recon", True), (6, "recon", True)],
)  # fmt: skip
def test_a_special_entry_takes_one_more_die_for_its_type(face, mission, city):
    game = briefed(1, 2)
    assert (game.asked.table, game.asked.dice) == ("A1.special", "1d6")
    game.roll(face)
    if city:
        assert (game.asked.table, game.asked.dice) == ("A1.cities", "1d6")
        game.roll(1)
    assert game.asked.table == "B1.q1"
    target = game.state.flight.target
    assert (target.kind, target.mission) == ("special", mission)
    assert (target.place, target.zone) == ("New York", 5)


@pytest.mark.rule("6.2.5.2-c", "6.2.5.3-b")
@pytest.mark.parametrize("mission", ["leaflet", "recon"])
@pytest.mark.parametrize(
    ("face", "city", "zone"),
    [(1, "New York", 5), (2, "New York", 5), (3, "Philadelphia", 5),
     (4, "Philadelphia", 5), (5, "Boston", 5), (6, "Chicago", 6)],
)  # fmt: skip
def test_leaflets_and_cameras_go_to_one_of_four_cities(mission, face, city, zone):
    game = briefed(1, 2).roll({"leaflet": 3, "recon": 5}[mission]).roll(face)
    target = game.state.flight.target
    assert (target.mission, target.place, target.zone) == (mission, city, zone)


@pytest.mark.rule("6.2.5.1-a", "6.2.5.2-a", "6.2.5.3-a", "6.2.5.2-b", "6.1.6-b")
@pytest.mark.parametrize(
    ("slot", "faces", "load", "chaff"),
    [
        (0, [(1, 1)], "bombs", 2),
        (0, [(1, 2), (1,)], "bombs", 2),
        (0, [(1, 2), (3,), (1,)], "leaflets", 0),
        (0, [(1, 2), (5,), (1,)], "camera", 2),
        (36, [(1, 2)], "atomic", 2),
    ],
)
def test_the_mission_decides_what_the_bay_and_the_dispensers_hold(
    slot, faces, load, chaff
):
    game = Play(campaign(slot=slot)).choose("fly").rolls(*faces)
    assert game.state.flight.load == load
    assert game.state.flight.chaff == {"port": chaff, "starboard": chaff}


def officer(rank, **fields):
    return Play(campaign(pilot_rank=rank, **fields)).choose("fly")


@pytest.mark.rule("6.10.1-a", "6.10.1-e", "RUL-10")
@pytest.mark.parametrize("rank", ["hauptmann", "oberst"])
def test_hauptmann_and_oberst_have_no_attempt(rank):
    game = officer(rank)
    assert game.asked.table == "A1.q1"
    assert "decline" not in game.legal()


@pytest.mark.rule("6.10.1-b", "6.10.1-c")
@pytest.mark.parametrize(
    ("rank", "face", "chooses"),
    [("major", 1, True), ("major", 2, False), ("oberstleutnant", 2, True),
     ("oberstleutnant", 3, False)],
)  # fmt: skip
def test_an_officer_chooses_on_a_low_die(rank, face, chooses):
    game = officer(rank).roll(face)
    if chooses:
        assert game.decision.id == "target-choice"
    else:
        assert game.asked.table == "A1.q1"
        assert "decline" not in game.legal()


@pytest.mark.rule("6.10.1-d", "AMB-50")
def test_an_officer_may_decline_the_attempt_without_a_die():
    game = officer("major").also("decline")
    assert game.asked.table == "A1.q1"
    assert "decline" not in game.legal()


@pytest.mark.rule("RUL-08", "6.10.1-b", "AMB-50")
def test_the_officer_picks_a_raid_of_the_present_quarter_and_must_pick():
    game = officer("major", slot=12).roll(1)
    picks = {choice.id for choice in game.decision.choices}
    raids = {cell.id for cell in PACK.cells("q2").values() if cell.kind == "raid"}
    assert picks == raids
    assert len(raids) == 32
    assert game.legal() - picks == {"give-up"}
    game.choose("q2-34")
    target = game.state.flight.target
    assert (target.name, target.zone) == ("Ford River Rouge", 6)
    assert game.asked.table == "B1.q2"


@pytest.mark.rule("RUL-09", "6.10.1-d")
def test_without_a_selectable_cell_no_attempt_is_offered(monkeypatch):
    atomic_only = replace(PACK, selectable=("atomic",))
    monkeypatch.setattr(flow, "load_pack", lambda name: atomic_only)
    assert officer("major").asked.table == "A1.q1"


@pytest.mark.rule("RUL-11", "6.7-b")
def test_a_lost_slot_rolls_no_target():
    delay = replace(campaign().delay, repair=1)
    game = Play(campaign(delay=delay, pilot_rank="major"))
    assert "fly" not in game.legal()
    game.choose("pass")
    assert game.state.slot == 1
    assert game.of(TargetSet) == []
    assert game.decision.id == "hangar"


@pytest.mark.rule("5.0-a")
def test_the_bomber_takes_off_with_full_guns_and_a_debriefing_to_come():
    game = Play(campaign()).choose("fly")
    guns = PACK.mats["fw300"].guns
    assert game.state.flight.ammo == {gun.position: gun.ammo for gun in guns}
    assert game.state.stack[0] == Debriefing()


@pytest.mark.rule("6.10.1-a")
def test_an_attempt_is_on_the_log_and_a_declined_one_is_not():
    tried = Play(campaign(pilot_rank="major")).choose("fly").roll(6)
    assert tried.state.flight.chosen
    declined = Play(campaign(pilot_rank="major")).choose("fly").also("decline")
    assert not declined.state.flight.chosen


def test_the_agent_s_target_has_a_place_and_no_name():
    game = Play(campaign()).choose("fly").roll(1, 2).roll(1)
    (told,) = game.of(TargetSet)
    assert (told.kind, told.mission, told.name) == ("special", "agent", "")
    assert (told.place, told.zone) == ("New York", 5)
