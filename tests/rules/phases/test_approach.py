"""6.1.2, 6.1.3, 9.1: placing the fighters, quality, friendly cover."""

import pytest

from campaigns.rules.events import CombatEnded, FighterDrivenOff, PilotQuality
from campaigns.rules.state import Met, Options, Research
from campaigns.rules.steps import Interception
from tests.rules.play import PACK, Play, airborne

CARRIER_4, CARRIER_2, LAND_3 = (1, 2), (2, 3), (4, 6)


def met(zone, faces, **flight):
    """Fighters have just intercepted in a zone; their type is still to be rolled."""
    state = airborne(Interception(zone), zone=zone - 1, **flight)
    return Play(state).roll(*faces)


def placed(zone=3, count=2, **flight):
    """Fighters in a zone, all in the vertical dive."""
    faces = {2: CARRIER_2, 4: CARRIER_4, 3: LAND_3}[count]
    game = met(zone, faces, **flight).roll(1)
    for _ in range(count):
        game.roll(9)
    return game


@pytest.mark.rule("6.1.2-a", "RUL-31")
def test_all_fighters_of_an_encounter_share_one_roll_for_their_type():
    game = met(4, CARRIER_4).roll(6)
    for _ in range(4):
        assert game.asked.table == "B2.placement"
        game.roll(9)
    assert {f.type for f in game.state.flight.fight.fighters} == {"F7F"}
    assert len(game.state.flight.fight.fighters) == 4


@pytest.mark.rule("6.1.3-b")
@pytest.mark.parametrize(
    ("face", "place"), [(9, "vertical-dive"), (10, "vertical-climb")]
)
def test_the_vertical_places_take_no_die_for_height(face, place):
    game = met(4, CARRIER_2).roll(1).roll(face)
    assert game.asked.table == "B2.placement"
    assert game.state.flight.fight.fighters[0].place == place


@pytest.mark.rule("6.1.3-c", "6.1.3-a")
@pytest.mark.parametrize(
    ("face", "height"),
    [(1, "low"), (2, "low"), (3, "level"), (4, "level"), (5, "high"), (6, "high")],
)
def test_a_direction_takes_one_die_for_height(face, height):
    game = met(4, CARRIER_2).roll(1).roll(4)
    assert (game.asked.table, game.asked.dice) == ("B2.heights", "1d6")
    game.roll(face)
    assert game.state.flight.fight.fighters[0].place == f"4-{height}"


@pytest.mark.rule("6.1.3-a")
def test_the_dice_place_fighters_on_26_spots():
    spots = set()
    for direction in range(1, 11):
        for height in (1, 3, 5):
            game = met(4, CARRIER_2).roll(1).roll(direction)
            if game.top == "B2.heights":
                game.roll(height)
            spots.add(game.state.flight.fight.fighters[0].place)
    assert len(spots) == 26
    assert len({spot for spot in spots if spot.startswith("vertical")}) == 2
    assert all(PACK.to_hit_need(spot) in (4, 5, 6) for spot in spots)


@pytest.mark.rule("6.1.1-c")
def test_several_fighters_may_have_the_same_place():
    game = placed(zone=4, count=4)
    places = [f.place for f in game.state.flight.fight.fighters]
    assert places == ["vertical-dive"] * 4
    assert [f.number for f in game.state.flight.fight.fighters] == [1, 2, 3, 4]


@pytest.mark.rule("6.1.3-d", "6.1.3-f")
@pytest.mark.parametrize("leg", ["out", "home"])
@pytest.mark.parametrize(
    ("zone", "top"), [(2, "B2.cover"), (3, "B2.cover"), (4, "guns"), (5, "guns")]
)
def test_cover_is_rolled_in_zones_2_and_3_after_the_last_placement(zone, top, leg):
    game = placed(zone=zone, leg=leg)
    assert game.top == top


@pytest.mark.rule("6.1.3-e", "AMB-06")
def test_the_player_chooses_whom_the_cover_drives_off():
    game = placed(count=4).roll(3)
    assert game.top == "cover"
    assert [choice.id for choice in game.decision.choices] == ["1", "2", "3", "4"]
    game.choose("3")
    assert game.of(FighterDrivenOff) == [FighterDrivenOff(3)]
    assert game.top == "guns"
    assert game.decision.args["fighters"] == 3
    aims = {c.id for field in game.decision.fields for c in field.choices}
    assert aims == {"1", "2", "4", "hold"}


@pytest.mark.rule("6.1.3-e", "AMB-06")
def test_cover_that_fails_removes_nobody():
    game = placed().roll(4)
    assert game.top == "guns"
    assert game.decision.args["fighters"] == 2


@pytest.mark.rule("RUL-32", "6.1.3-e", "2.0-e")
def test_cover_that_drives_off_the_only_fighter_ends_the_combat():
    state = airborne(Interception(3), zone=2)
    game = Play(state).roll(6, 6).roll(4, 4).roll(1).roll(9).roll(1)
    assert game.of(CombatEnded) == [CombatEnded(0)]
    assert game.state.flight.met == (Met("F8F", 3, "out", "driven-off"),)
    assert game.state.flight.kills == ()
    assert game.top == "turn-back"


@pytest.mark.rule("3.3-g", "AMB-06", "3.4.2-g")
@pytest.mark.parametrize(
    ("achieved", "systems", "mods", "face", "drives_off"),
    [
        ((), (), {}, 4, False),
        (("go229",), (), {"go229": -1}, 4, True),
        ((), ("fug25a",), {"fug25a_damaged": 1}, 3, False),
        (("go229",), ("fug25a",), {"go229": -1, "fug25a_damaged": 1}, 3, True),
    ],
)
def test_go_229_and_fug_25a_change_the_cover_roll(
    achieved, systems, mods, face, drives_off
):
    research = Research(achieved=achieved)
    game = placed(research=research, damage={"systems": systems})
    assert game.mods() == mods
    game.roll(face)
    assert (game.top == "cover") == drives_off


@pytest.mark.rule("9.1-a", "RUL-118", "AMB-54")
def test_quality_is_rolled_for_each_fighter_when_he_is_placed_and_before_cover():
    game = met(3, CARRIER_2, options=Options(pilot_quality=True)).roll(1)
    for number, face, quality in ((1, 4, "trained"), (2, 6, "ace")):
        game.roll(9)
        assert game.asked.table == "9.quality.q1"
        game.roll(face)
        assert game.of(PilotQuality)[-1] == PilotQuality(number, quality)
    assert game.top == "B2.cover"


@pytest.mark.rule("9.1-b", "9.1-c")
@pytest.mark.parametrize(
    ("slot", "qualities"),
    [
        (11, ["trained", "trained", "trained", "trained", "veteran", "ace"]),
        (12, ["trained", "trained", "trained", "veteran", "veteran", "ace"]),
        (47, ["trained", "trained", "trained", "veteran", "veteran", "ace"]),
    ],
)
def test_pilots_are_better_from_july_on(slot, qualities):
    options = Options(pilot_quality=True)
    found = []
    for face in range(1, 7):
        game = met(4, CARRIER_2, slot=slot, options=options)
        game.roll(1).roll(9).roll(face)
        found.append(game.state.flight.fight.fighters[0].quality)
    assert found == qualities


@pytest.mark.rule("9.1-d", "9.0-a")
def test_without_the_option_all_are_trained_and_nothing_is_rolled():
    game = placed(zone=4)
    assert game.top == "guns"
    assert {f.quality for f in game.state.flight.fight.fighters} == {"trained"}
