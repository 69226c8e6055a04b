"""6.11: kept markers of random events, and when each may be spent."""

import pytest

from campaigns.rules.events import (
    Bombed,
    BomberLost,
    HitsIgnored,
    MarkerSpent,
    ResearchRaised,
)
from campaigns.rules.pending import RuleViolation
from campaigns.rules.state import Research, Target
from campaigns.rules.steps import (
    AAFire,
    AAWeight,
    BombingRoll,
    BombRunRoll,
    Hits,
    LandingRoll,
    MonthEnd,
    NextSlot,
    Rescue,
    ZoneBusiness,
)
from tests.rules.play import Play, airborne, campaign, fight, settled

KEEP, SPEND = "keep", "spend"
CHICAGO = Target("raid", "Dodge Chicago Plant", "Chicago, Ill.", 6)


def holding(*markers, steps=(), **flight):
    return Play(airborne(*steps, markers=markers, **flight))


@pytest.mark.rule("RUL-54", "6.11-d", "AMB-60")
@pytest.mark.parametrize("actor", ["aa", "1"])
def test_the_guardian_angel_drops_all_hits_of_one_attack(actor):
    game = holding("guardian", steps=(Hits(4, actor),), pilot_skills=("acm",))
    assert game.decision.id == "guardian"
    assert game.decision.args == {"hits": 4}
    game.choose(SPEND)
    assert game.of(HitsIgnored) == [HitsIgnored(4, "guardian")]
    assert game.state.flight.hits == 0
    assert not game.state.flight.acm_used
    assert game.state.markers == ()
    assert game.top == "B1.q1"


@pytest.mark.rule("RUL-54", "6.11-d")
def test_a_kept_guardian_angel_is_asked_again_at_the_next_attack():
    game = holding("guardian", steps=(Hits(1, "1"), Hits(2, "2")))
    game.choose(KEEP)
    assert game.top == "B4"
    game.roll(1, 1)
    assert game.decision.args == {"hits": 2}
    assert game.state.markers == ("guardian",)


@pytest.mark.rule("RUL-54")
def test_without_hits_the_guardian_angel_is_not_asked_for():
    game = holding("guardian", steps=(AAFire("light"), ZoneBusiness()))
    game.roll(1, 1)
    assert game.top == "B1.q1"


@pytest.mark.rule("6.11-d", "3.4.2-c")
@pytest.mark.parametrize("on_target", [True, False])
def test_clear_view_adds_2_to_one_bombing_result(on_target):
    sortie = {"on_target": on_target}
    game = holding("clear_view", steps=(BombingRoll(),), zone=5, sortie=sortie)
    assert "spend:clear_view" in game.legal()
    game.also("spend:clear_view")
    assert game.of(MarkerSpent) == [MarkerSpent("clear_view")]
    assert game.mods() == {"marker_clear_view": 2}
    assert game.state.markers == ()
    game.roll(5, 5)
    assert game.of(Bombed)[0].percent == (40 if on_target else 10)


@pytest.mark.rule("6.11-d")
def test_clear_view_is_not_offered_before_the_column_is_known():
    game = holding("clear_view", steps=(BombRunRoll(),), zone=5)
    assert "spend:clear_view" not in game.legal()
    game.roll(1, 1)
    assert "spend:clear_view" in game.legal()


@pytest.mark.rule("RUL-06")
@pytest.mark.parametrize(
    ("marker", "steps"),
    [
        ("clear_view", (BombingRoll(),)),
        ("broken_cloud", (AAFire("light"),)),
        ("wolf_pack", (Rescue(),)),
    ],
)
def test_two_markers_of_one_event_are_not_spent_on_one_roll(marker, steps):
    game = holding(marker, marker, steps=steps, zone=3)
    game.also(f"spend:{marker}")
    assert game.state.markers == (marker,)
    assert f"spend:{marker}" not in game.legal()
    with pytest.raises(RuleViolation):
        game.also(f"spend:{marker}")


@pytest.mark.rule("RUL-06")
def test_two_markers_of_gunners_on_form_are_not_spent_in_one_combat():
    markers = ("gunners_on_form", "gunners_on_form")
    game = Play(fight("6-level", markers=markers)).also("spend:gunners_on_form")
    assert "spend:gunners_on_form" not in game.legal()
    game.assign(tail="1")
    assert game.mods() == {"marker_gunners_on_form": 1}


@pytest.mark.rule("RUL-49", "6.1.5-g")
def test_broken_cloud_is_spent_after_the_weight_and_together_with_chaff():
    game = holding("broken_cloud", steps=(AAWeight(),), zone=5)
    assert "spend:broken_cloud" not in game.legal()
    game.roll(6).choose("2")
    assert game.mods() == {"kettenhund": -2, "chaff": -4}
    game.also("spend:broken_cloud")
    assert game.mods() == {"kettenhund": -2, "chaff": -4, "marker_broken_cloud": -2}
    assert game.state.markers == ()


@pytest.mark.rule("6.11-d", "6.1.4-e")
def test_gunners_on_form_helps_every_gun_in_every_round_of_one_combat():
    game = Play(fight("6-level", markers=("gunners_on_form",), type="FJ-1"))
    game.also("spend:gunners_on_form").assign(tail="1")
    assert game.mods() == {"marker_gunners_on_form": 1}
    game.roll(1).roll(1, 1).assign(tail="1")
    assert game.mods() == {"marker_gunners_on_form": 1}
    game.roll(1).roll(1, 1).assign().roll(1, 1)
    assert game.state.flight.combat is None


@pytest.mark.rule("6.11-d")
def test_gunners_on_form_is_spent_before_the_first_assignment_only():
    game = Play(fight("6-level", markers=("gunners_on_form",), type="FJ-1"))
    game.assign().roll(1, 1)
    assert game.top == "guns"
    assert "spend:gunners_on_form" not in game.legal()


@pytest.mark.rule("6.11-d", "RUL-33", "6.1.3-f")
@pytest.mark.parametrize(
    ("zone", "faces", "top"),
    [(4, (1, 4), "escort"), (5, (1, 4), "escort"), (6, (4, 6), "escort"),
     (2, (1, 4), "B2.cover"), (3, (1, 4), "B2.cover")],
)  # fmt: skip
def test_the_escort_marker_brings_a_cover_roll_in_zones_4_to_6_only(zone, faces, top):
    game = holding("escort_stays", zone=zone - 1, target=CHICAGO).roll(*faces).roll(1)
    for _ in range(game.state.flight.fight.expected):
        game.roll(1).roll(1)
    assert game.top == top


@pytest.mark.rule("6.11-d", "RUL-06")
@pytest.mark.parametrize(
    ("choice", "top", "left"), [(SPEND, "B2.cover", 1), (KEEP, "guns", 2)]
)
def test_the_escort_marker_is_spent_or_kept(choice, top, left):
    markers = ("escort_stays", "escort_stays")
    game = holding(*markers, zone=3).roll(1, 4).roll(1).rolls((1,), (1,), (1,), (1,))
    game.choose(choice)
    assert game.top == top
    assert len(game.state.markers) == left
    if choice == SPEND:
        game.roll(4)
        assert game.top == "guns"


@pytest.mark.rule("RUL-33")
@pytest.mark.parametrize("zone", [3, 5])
def test_no_marker_brings_cover_when_bounced(zone):
    game = holding("escort_stays", zone=zone - 1).roll(6, 6).roll(6, 3).roll(1)
    game.rolls((1,), (1,), (1,), (1,))
    assert game.top.startswith("B3.to_hit")


@pytest.mark.rule("6.11-d")
def test_a_wolf_pack_adds_4_to_the_rescue_of_one_man():
    game = holding("wolf_pack", steps=(Rescue(),), zone=4)
    game.also("spend:wolf_pack")
    assert game.mods() == {"marker_wolf_pack": 4}
    game.roll(2, 2)
    assert (game.asked.actor, game.mods()) == ("copilot", {})


def month_end(*markers, **fields):
    state = campaign(markers=markers, slot=3, **fields)
    from msgspec.structs import replace

    return Play(settled(replace(state, stack=(NextSlot(), MonthEnd()))))


@pytest.mark.rule("RUL-108", "6.11-d")
def test_the_telegram_adds_a_level_beside_the_usual_one_before_the_rolls():
    game = month_end("telegram").choose("lotfe")
    assert game.top == "telegram"
    game.choose("lotfe")
    assert game.of(ResearchRaised) == [
        ResearchRaised("lotfe", 1),
        ResearchRaised("lotfe", 2),
    ]
    assert game.state.markers == ()
    assert game.top == "A2.research.2"


@pytest.mark.rule("RUL-108")
def test_the_telegram_needs_no_usual_addition_and_may_be_kept():
    used = month_end("telegram").choose("none").choose("rafts")
    assert used.top == "A2.research.1"
    kept = month_end("telegram").choose("none").choose("none")
    assert kept.state.markers == ("telegram",)
    assert kept.top == "hangar"


@pytest.mark.rule("RUL-108", "RUL-06")
def test_the_telegram_raises_no_area_above_6_and_only_one_is_spent():
    research = Research(levels={"lotfe": 5})
    game = month_end("telegram", "telegram", research=research).choose("lotfe")
    assert "lotfe" not in game.legal()
    game.choose("rafts")
    assert game.top.startswith("A2.research")
    assert game.state.markers == ("telegram",)


@pytest.mark.rule("RUL-07", "6.11-d")
def test_a_marker_stays_with_the_pilot_when_his_bomber_is_lost():
    parts = ("landing_gear", "flaps", "ailerons")
    game = holding(
        "guardian",
        steps=(LandingRoll("base"),),
        zone=0,
        leg="home",
        damage={"parts": parts},
        sortie={"weather": "good"},
    )
    game.roll(6, 6)
    assert game.of(BomberLost) == [BomberLost("crashed", "crash-landing", 0)]
    game.fly_home()
    assert game.state.sortie is None
    assert game.state.markers == ("guardian",)
