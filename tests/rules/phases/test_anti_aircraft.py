"""6.1.5, 6.1.6: anti-aircraft fire and chaff (chart B2a)."""

import pytest

from campaigns.rules.events import AAScored, ChaffReleased, Rolled
from campaigns.rules.pending import RuleViolation
from campaigns.rules.state import Research, Target
from campaigns.rules.steps import (
    AAFire,
    AAWeight,
    BombRun,
    Chaff,
    TurnHome,
    Withdraw,
    ZoneBusiness,
)
from tests.rules.play import Play, airborne

OVER_TARGET = (AAWeight(), BombRun(), Withdraw(), TurnHome())
LEAFLETS = Target("special", "", "Boston, Mass.", 5, "leaflet")
NO_JAMMER = {"systems": ("kettenhund",)}


def fire(weight="heavy", chaff=0, **flight):
    """The roll for the number of hits of one attack."""
    return Play(airborne(AAFire(weight, chaff), zone=5, **flight))


def hits(game):
    return game.of(AAScored)[-1].hits


@pytest.mark.rule("6.1.5-a", "5.0-e")
def test_a_raid_meets_flak_twice_and_only_in_the_target_zone():
    game = Play(airborne(zone=4)).fly_home()
    places = [e.place for e in game.of(Rolled) if e.table == "B2a.hits"]
    assert ["/z5/" in place for place in places] == [True, True]


@pytest.mark.rule("6.1.5-b", "AMB-66")
def test_each_attack_has_its_own_weight():
    game = Play(airborne(*OVER_TARGET, zone=5))
    game.roll(6).choose("0").roll(1, 1)
    game.rolls((2, 2), (3, 3))
    assert game.asked.table == "B2a.type"
    game.roll(2).choose("0").roll(1, 1)
    assert [e.weight for e in game.of(AAScored)] == ["heavy", "light"]


@pytest.mark.rule("6.1.5-b")
@pytest.mark.parametrize(
    ("face", "weight"),
    [(1, "light"), (2, "light"), (3, "light"), (4, "medium"), (5, "medium"),
     (6, "heavy")],
)  # fmt: skip
def test_one_die_gives_the_weight(face, weight):
    game = Play(airborne(AAWeight(), zone=5)).roll(face)
    assert game.decision.args == {"weight": weight}


@pytest.mark.rule("6.1.5-d", "6.1.5-e", "6.1.5-f", "6.1.5-h", "6.4-b", "AMB-64")
@pytest.mark.parametrize(
    ("weight", "damage", "mods", "total"),
    [
        ("light", NO_JAMMER, {"light": -2}, 5),
        ("medium", NO_JAMMER, {"medium": -1}, 6),
        ("heavy", NO_JAMMER, {}, 7),
        ("heavy", {}, {"kettenhund": -2}, 5),
        ("heavy", {**NO_JAMMER, "oxygen": True}, {"low_altitude": 2}, 9),
    ],
)
def test_weight_jammer_and_altitude_change_a_natural_7(weight, damage, mods, total):
    game = fire(weight, damage=damage)
    assert game.mods() == mods
    game.roll(3, 4)
    assert game.of(Rolled)[-1].total == total


@pytest.mark.rule("3.3-f", "6.1.5-f", "AMB-05", "RUL-05")
@pytest.mark.parametrize(
    ("damage", "mods", "total"),
    [({}, {"kettenhund_improved": -3}, 5), (NO_JAMMER, {}, 8)],
)
def test_the_improved_jammer_counts_3_in_place_of_2_while_it_works(damage, mods, total):
    game = fire(damage=damage, research=Research(achieved=("kettenhund",)))
    assert game.mods() == mods
    assert game.roll(4, 4).of(Rolled)[-1].total == total


@pytest.mark.rule("6.1.5-i", "6.1.6-d", "AMB-66")
def test_the_example_of_the_rules_ends_with_one_hit():
    game = Play(airborne(AAWeight(), zone=5)).roll(4).choose("2")
    assert game.mods() == {"medium": -1, "kettenhund": -2, "chaff": -4}
    game.roll(4, 4)
    assert game.of(Rolled)[-1].total == 1
    assert game.of(AAScored) == [AAScored("medium", 1)]
    assert game.state.flight.chaff == {"port": 1, "starboard": 1}
    assert game.asked.args == {"hit": 1, "of": 1}


@pytest.mark.rule("6.1.5-c", "RUL-04")
@pytest.mark.parametrize(
    ("weight", "faces", "number"),
    [("light", (1, 1), 0), ("heavy", (1, 2), 3), ("heavy", (3, 4), 8),
     ("heavy", (5, 5), 12), ("heavy", (6, 6), 12)],
)  # fmt: skip
def test_the_roll_gives_the_number_of_hits(weight, faces, number):
    assert hits(fire(weight, damage=NO_JAMMER).roll(*faces)) == number


@pytest.mark.rule("RUL-04", "6.1.5-c")
def test_a_total_of_14_reads_as_the_last_row():
    game = fire(damage={**NO_JAMMER, "oxygen": True}).roll(6, 6)
    assert game.of(Rolled)[-1].total == 14
    assert hits(game) == 12


@pytest.mark.rule("6.1.5-g", "AMB-04", "RUL-49")
@pytest.mark.parametrize(("choice", "mods"), [("0", {}), ("1", {"chaff": -2}),
                                              ("2", {"chaff": -4})])  # fmt: skip
def test_each_release_of_chaff_counts_2(choice, mods):
    game = Play(airborne(Chaff("heavy"), zone=5, damage=NO_JAMMER))
    assert [c.id for c in game.decision.choices] == ["0", "1", "2"]
    assert game.decision.args["weight"] == "heavy"
    assert game.choose(choice).mods() == mods


@pytest.mark.rule("6.1.5-g", "AMB-04")
def test_three_releases_in_one_attack_are_refused():
    game = Play(airborne(Chaff("heavy"), zone=5))
    with pytest.raises(RuleViolation) as refused:
        game.choose("3")
    assert refused.value.rule == "6.1.5"


@pytest.mark.rule("6.1.6-c", "3.4.2-d", "6.1.6-d")
def test_both_dispensers_in_both_attacks_leave_none():
    game = Play(airborne(*OVER_TARGET, zone=5))
    game.roll(1).choose("2").roll(1, 1).rolls((2, 2), (3, 3))
    game.roll(1).choose("2")
    assert game.state.flight.chaff == {"port": 0, "starboard": 0}
    assert game.of(ChaffReleased) == [ChaffReleased(("port", "starboard"))] * 2


@pytest.mark.rule("6.1.6-c", "AMB-04")
@pytest.mark.parametrize(
    ("chaff", "dispensers", "used"),
    [
        ({"port": 2, "starboard": 2}, ("port",), "starboard"),
        ({"port": 0, "starboard": 2}, (), "starboard"),
        ({"port": 1, "starboard": 0}, (), "port"),
        ({"port": 1, "starboard": 2}, ("starboard",), "port"),
    ],
)
def test_a_damaged_or_empty_dispenser_cannot_be_used(chaff, dispensers, used):
    state = airborne(
        Chaff("light"),
        zone=5,
        damage={"dispensers": dispensers},
        sortie={"chaff": chaff},
    )
    game = Play(state)
    assert [c.id for c in game.decision.choices] == ["0", "1"]
    game.choose("1")
    assert game.of(ChaffReleased) == [ChaffReleased((used,))]
    assert game.state.flight.chaff == {**chaff, used: chaff[used] - 1}


@pytest.mark.rule("6.1.6-c")
def test_without_a_usable_dispenser_no_chaff_is_asked_for():
    state = airborne(
        AAWeight(),
        zone=5,
        damage={"dispensers": ("port",)},
        sortie={"chaff": {"port": 2, "starboard": 0}},
    )
    game = Play(state).roll(6)
    assert game.asked.table == "B2a.hits"
    assert game.mods() == {"kettenhund": -2}


@pytest.mark.rule("6.1.6-c")
def test_one_release_comes_from_the_fuller_dispenser():
    state = airborne(
        Chaff("light"), zone=5, sortie={"chaff": {"port": 1, "starboard": 2}}
    )
    game = Play(state).choose("1")
    assert game.state.flight.chaff == {"port": 1, "starboard": 1}


@pytest.mark.rule("6.2.5.2-b", "6.2.5.2-e", "RUL-52")
@pytest.mark.parametrize("dispensers", [(), ("port",)])
def test_a_leaflet_sortie_has_no_chaff_in_either_attack(dispensers):
    state = airborne(
        ZoneBusiness(),
        zone=5,
        target=LEAFLETS,
        load="leaflets",
        damage={"dispensers": dispensers},
        sortie={"chaff": {"port": 0, "starboard": 0}},
    )
    game = Play(state)
    for _ in range(2):
        game.roll(6)
        assert game.asked.table == "B2a.hits"
        assert game.mods() == {"kettenhund": -2}
        game.roll(1, 1)
    assert game.asked.table == "B1.q1"


@pytest.mark.rule("6.4-b", "AMB-64")
def test_oxygen_lost_on_the_way_out_counts_over_the_target():
    game = Play(airborne(zone=4, damage={"oxygen": True})).roll(3, 4)
    game.roll(6).choose("0")
    assert game.mods() == {"kettenhund": -2, "low_altitude": 2}


@pytest.mark.rule("6.7-i", "AMB-22", "RUL-55")
def test_acm_lets_one_hit_pass_over_the_target_not_one_in_each_attack():
    game = Play(airborne(*OVER_TARGET, zone=5, pilot_skills=("acm",)))
    game.roll(3).choose("0").roll(2, 3)
    assert hits(game) == 1
    assert game.top == "turn-back"
    game.choose("press-on").rolls((2, 2), (3, 3), (3,)).choose("0").roll(2, 3)
    assert hits(game) == 1
    assert game.asked.args == {"hit": 1, "of": 1}


@pytest.mark.rule("6.7-i", "RUL-55")
def test_acm_works_anew_in_the_next_zone_entered():
    sortie = {"acm_used": True}
    game = Play(airborne(zone=3, pilot_skills=("acm",), sortie=sortie))
    game.roll(6, 6).roll(6, 1).choose("0").roll(2, 3)
    assert hits(game) == 1
    assert game.top == "turn-back"
