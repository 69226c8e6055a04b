"""6.1.4, 6.8.8, 9.1: the rolls of the guns and who is credited."""

import pytest
from msgspec.structs import replace

from campaigns.rules.events import (
    AceMade,
    FighterDamaged,
    FighterDestroyed,
    GunHit,
    GunMissed,
    Rolled,
)
from tests.rules.play import PACK, Play, fight


def with_kills(state, **kills):
    """The same combat with ace kills for the men at some stations."""
    flight = state.flight
    men = {
        station: replace(flight.aboard[station], kills=n, ace_kills=n)
        for station, n in kills.items()
    }
    return replace(
        state,
        crew={**state.crew, **men},
        sortie=replace(flight, aboard={**flight.aboard, **men}),
    )


@pytest.mark.rule("6.1.4-e", "AMB-20")
@pytest.mark.parametrize(
    ("place", "gun", "misses", "hits"),
    [("12-level", "nose", 5, 6), ("4-level", "tail", 4, 5), ("6-level", "tail", 3, 4)],
)
def test_the_need_depends_on_the_place(place, gun, misses, hits):
    for face, event in ((misses, GunMissed), (hits, GunHit)):
        game = Play(fight(place)).assign(**{gun: "1"}).roll(face)
        assert game.of(event) == [event(gun, 1)]


@pytest.mark.rule("6.1.4-e", "6.7-e", "6.8.8-a", "AMB-19")
def test_an_ace_gunner_hits_on_one_less_and_the_others_do_not():
    state = with_kills(fight("6-high"), tail=5, top_mid=4)
    game = Play(state).assign(tail="1", top_mid="1")
    assert (game.asked.actor, game.mods()) == ("top_mid", {})
    game.roll(4)
    assert (game.asked.actor, game.mods()) == ("tail", {"ace_gunner": 1})
    game.roll(4)
    assert game.of(GunMissed) == [GunMissed("top_mid", 1)]
    assert game.of(GunHit) == [GunHit("tail", 1)]
    assert (game.top, game.mods()) == ("B2.damage.fp2", {})


@pytest.mark.rule("9.1-f", "RUL-119", "AMB-20")
@pytest.mark.parametrize(
    ("place", "gun", "face", "kills", "hit"),
    [
        ("4-level", "tail", 5, 0, False),
        ("4-level", "tail", 6, 0, True),
        ("12-level", "nose", 6, 0, False),
        ("12-level", "nose", 6, 5, True),
        ("12-level", "nose", 5, 5, False),
    ],
)
def test_an_enemy_ace_is_harder_to_hit(place, gun, face, kills, hit):
    man = PACK.mats["fw300"].gun(gun).gunner
    state = with_kills(fight(place, qualities=["ace"]), **{man: kills})
    game = Play(state).assign(**{gun: "1"})
    assert game.mods()["enemy_ace"] == -1
    game.roll(face)
    assert (len(game.of(GunHit)) == 1) == hit


@pytest.mark.rule("RUL-119")
def test_gunners_on_form_can_hit_an_enemy_ace_in_a_6_only_place():
    state = fight("12-level", qualities=["ace"], markers=("gunners_on_form",))
    game = Play(state).also("spend:gunners_on_form").assign(nose="1").roll(6)
    assert game.of(GunHit) == [GunHit("nose", 1)]


@pytest.mark.rule("9.1-e", "9.1-d")
@pytest.mark.parametrize("quality", ["trained", "veteran"])
def test_other_pilots_change_no_defensive_fire(quality):
    game = Play(fight("6-level", qualities=[quality])).assign(tail="1")
    assert game.mods() == {}


BEHIND = [(f"{hour}-{height}", True) for hour in (4, 6, 8)
          for height in ("high", "level", "low")]  # fmt: skip
ELSEWHERE = [(spot, False) for spot in ("12-high", "3-low", "9-level", "10-high",
                                        "vertical-dive", "vertical-climb")]  # fmt: skip


@pytest.mark.rule("RUL-45", "3.4.2-g")
@pytest.mark.parametrize(("place", "blind"), [*BEHIND, *ELSEWHERE])
def test_fug_217_counts_at_4_6_and_8_o_clock_at_any_height(place, blind):
    gun = next(g.position for g in PACK.mats["fw300"].guns if place in g.arcs)
    for systems in ((), ("fug217",)):
        game = Play(fight(place, damage={"systems": systems})).assign(**{gun: "1"})
        counts = blind and bool(systems)
        assert game.mods() == ({"fug217_damaged": -1} if counts else {})
        game.roll(1)
        assert game.top == "B3.to_hit.long"
        assert game.mods() == ({"fug217_damaged": 1} if counts else {})


@pytest.mark.rule("6.1.4-f")
@pytest.mark.parametrize(
    ("aircraft", "gun", "place", "table", "kills_on"),
    [
        ("fw300", "nose", "12-level", "B2.damage.fp1", None),
        ("fw300", "tail", "6-level", "B2.damage.fp2", 5),
        ("e555", "nose", "12-level", "B2.damage.fp3", 4),
    ],
)
def test_a_heavier_gun_kills_on_a_lower_die(aircraft, gun, place, table, kills_on):
    for face in range(1, 7):
        game = Play(fight(place, aircraft=aircraft)).assign(**{gun: "1"}).roll(6)
        assert game.asked.table == table
        game.roll(face)
        killed = kills_on is not None and face >= kills_on
        assert (len(game.of(FighterDestroyed)) == 1) == killed
        assert (len(game.of(FighterDamaged)) == 1) != killed


@pytest.mark.rule("RUL-47", "6.1.4-g", "AMB-18")
def test_two_fp_1_hits_on_one_fighter_in_a_round_destroy_it():
    state = fight("3-low", aircraft="ju390")
    game = Play(state).assign(waist="1", ventral="1").roll(6).roll(6).roll(6)
    assert game.of(FighterDestroyed) == []
    game.roll(6)
    kill = game.of(FighterDestroyed)
    assert [(k.fighter, k.gun, k.station) for k in kill] == [(1, "ventral", "ventral")]
    assert game.of(FighterDamaged) == []


@pytest.mark.rule("6.1.4-g", "6.1.4-n", "AMB-18", "6.1.4-o")
@pytest.mark.parametrize(
    ("first", "second", "credited"),
    [(1, 1, "tail"), (5, 1, "top_mid"), (1, 5, "tail"), (5, 5, "top_mid")],
)
def test_one_gun_has_the_credit_destruction_before_damage(first, second, credited):
    game = Play(fight("6-high")).assign(top_mid="1", tail="1").roll(6).roll(6)
    game.roll(first).roll(second)
    assert [e.gun for e in game.of(FighterDestroyed)] == [credited]
    flight = game.state.flight
    assert [kill.station for kill in flight.kills] == [credited]
    assert flight.aboard[credited].kills == 1
    assert game.state.crew[credited].ace_kills == 1
    assert sum(man.kills for man in flight.aboard.values()) == 1


@pytest.mark.rule("6.1.4-n")
def test_a_shot_at_a_fighter_another_gun_has_killed_is_not_shifted():
    game = Play(fight("6-high", "6-high")).assign(top_mid="1", tail="1")
    game.roll(6).roll(6).roll(6)
    assert (game.asked.actor, game.asked.args["fighter"]) == ("tail", 1)
    game.roll(6)
    assert [f.state for f in game.state.flight.fight.fighters] == [
        "destroyed",
        "untouched",
    ]


@pytest.mark.rule("6.1.4-o")
def test_fp_is_never_added_up():
    game = Play(fight("6-high")).assign(top_mid="1", tail="1").roll(6).roll(6)
    game.roll(4).roll(4)
    damage = [e.table for e in game.of(Rolled) if e.table.startswith("B2.damage")]
    assert damage == ["B2.damage.fp2", "B2.damage.fp2"]


@pytest.mark.rule("6.8.8-a", "RUL-46")
def test_the_fifth_kill_counts_from_the_next_assignment_of_the_same_combat():
    state = with_kills(fight("6-level", "6-level"), tail=4)
    game = Play(state).assign(tail="1")
    assert game.mods() == {}
    game.roll(4).roll(5)
    assert game.of(AceMade) == [AceMade("tail", state.flight.aboard["tail"].id)]
    game.roll(1, 1)
    game.assign(tail="2")
    assert game.mods() == {"ace_gunner": 1}


@pytest.mark.rule("6.8.8-a", "AMB-19")
def test_a_fourth_kill_makes_no_ace():
    game = Play(with_kills(fight("6-level"), tail=3)).assign(tail="1").roll(4).roll(5)
    assert game.of(AceMade) == []
