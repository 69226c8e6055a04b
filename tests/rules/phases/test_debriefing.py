"""5.0, 6.2.4, 6.2.5, 6.4 After the landing: success, points, repair, the next slot."""

import pytest
from msgspec.structs import replace

from campaigns.rules.events import AwardGiven, SlotPassed, SlotsLost, SortieReviewed
from campaigns.rules.state import Target
from campaigns.rules.steps import BombRun, Debriefing
from tests.rules.play import RAID, Play, airborne, settled
from tests.rules.scenes import CAMERA, NEW_YORK, home, next_sortie, struck

CHICAGO = Target("special", "", "Chicago, Ill.", 6, "leaflet")
ATOMIC = Target("atomic", "", "New York", 5)


def result(**changes) -> tuple[bool, int]:
    """Success and points of a sortie that came home."""
    reviewed = home(**changes).of(SortieReviewed)[0]
    return reviewed.success, reviewed.points


def lost_at_sea(**sortie) -> tuple[bool, int]:
    """Success and points of a sortie that was ditched on the way home, all rescued."""
    target = sortie.pop("target", RAID)
    fates = {"pilot": "rescued"}
    state = airborne(
        leg="home",
        target=target,
        sortie={"lost": "all-engines", "landed_at": "sea", "fates": fates, **sortie},
    )
    game = Play(settled(replace(state, stack=(Debriefing(),))))
    before = airborne(target=target).pilot
    after = game.state.pilot
    return after.successes > before.successes, after.total - before.total


@pytest.mark.rule("6.2.4-a", "6.2.4-b", "2.0-a")
@pytest.mark.parametrize("percent", [0, 10, 20, 40, 60])
def test_any_percentage_above_zero_is_a_success_and_counts_as_points(percent):
    flown = {"percent": percent, "released": True}
    assert result(sortie=flown) == (percent > 0, percent)


@pytest.mark.rule("6.2.4-b", "AMB-26", "RUL-96")
def test_a_sortie_that_released_nothing_is_a_failure():
    assert result(sortie={"aborted": "choice"}) == (False, 0)
    assert result(load="bombs", damage={"parts": ("bay_doors",)}) == (False, 0)


@pytest.mark.rule("6.2.4-c", "6.2.3-b")
def test_a_dropped_atomic_bomb_is_a_success_of_one_hundred():
    game = home(target=ATOMIC, sortie={"released": True})
    reviewed = game.of(SortieReviewed)[0]
    assert (reviewed.success, reviewed.points) == (True, 100)
    assert game.state.pilot.atomic_drops == 1


@pytest.mark.rule("6.2.3-c", "RUL-98")
def test_jammed_doors_keep_the_atomic_bomb_aboard():
    jammed = {"parts": ("bay_doors",)}
    over = airborne(BombRun(), zone=5, target=ATOMIC, load="atomic", damage=jammed)
    assert not over.flight.released
    game = home(target=ATOMIC, load="atomic", damage=jammed)
    reviewed = game.of(SortieReviewed)[0]
    assert (reviewed.success, reviewed.points) == (False, 0)
    assert game.state.pilot.atomic_drops == 0


@pytest.mark.rule("6.2.5-b", "6.2.5-c", "6.2.5-d", "6.2.5.1-a", "AMB-09", "AMB-69")
@pytest.mark.parametrize(
    ("percent", "dropped", "expected"),
    [
        (40, True, (True, 140)),
        (0, True, (True, 100)),
        (40, False, (False, 40)),
        (0, False, (False, 0)),
    ],
)
def test_the_agent_alone_decides_success_and_new_york_still_counts(
    percent, dropped, expected
):
    flown = {"percent": percent, "released": True, "agent_dropped": dropped}
    assert result(target=NEW_YORK, sortie=flown) == expected


@pytest.mark.rule("6.2.5.2-d", "AMB-10", "6.2.5-d")
@pytest.mark.parametrize(
    ("released", "expected"), [(True, (True, 100)), (False, (False, 0))]
)
def test_leaflets_dropped_are_one_hundred_points(released, expected):
    assert result(target=CHICAGO, sortie={"released": released}) == expected


@pytest.mark.rule("6.2.5.3-e", "6.2.5.3-f", "AMB-11")
@pytest.mark.parametrize(
    ("percent", "cameras", "expected"),
    [
        (30, (), (True, 100)),
        (0, (), (False, 0)),
        (30, ("bay",), (True, 100)),
        (30, ("fuselage",), (True, 100)),
        (30, ("bay", "fuselage"), (False, 0)),
    ],
)
def test_the_film_is_one_hundred_points_flat_with_a_camera_left(
    percent, cameras, expected
):
    flown = {"percent": percent, "released": True}
    film = {"target": CAMERA, "load": "camera", "damage": {"cameras": cameras}}
    assert result(sortie=flown, **film) == expected


@pytest.mark.rule("RUL-99", "AMB-11")
def test_jammed_doors_do_not_damage_the_bay_camera_for_the_way_home():
    marks = {"parts": ("bay_doors",), "cameras": ("fuselage",)}
    flown = {"percent": 30, "released": True}
    assert result(target=CAMERA, load="camera", damage=marks, sortie=flown) == (
        True,
        100,
    )


@pytest.mark.rule("AMB-13", "6.2.4-a", "6.2.5.3-f")
@pytest.mark.parametrize(
    ("target", "sortie", "expected"),
    [
        (RAID, {"percent": 30, "released": True}, (True, 30)),
        (CHICAGO, {"released": True}, (True, 100)),
        (
            NEW_YORK,
            {"percent": 0, "released": True, "agent_dropped": True},
            (True, 100),
        ),
        (CAMERA, {"percent": 30, "released": True}, (False, 0)),
    ],
)
def test_only_the_film_needs_the_way_home(target, sortie, expected):
    assert lost_at_sea(target=target, **sortie) == expected


@pytest.mark.rule("RUL-72", "AMB-42", "6.2.5.3-f")
@pytest.mark.parametrize(
    ("target", "sortie", "total"),
    [
        (RAID, {"percent": 30, "released": True}, 30),
        (NEW_YORK, {"percent": 20, "released": True, "agent_dropped": True}, 120),
        (CHICAGO, {"released": True}, 100),
        (CAMERA, {"percent": 30, "released": True}, 0),
    ],
)
def test_what_was_dropped_before_the_pilots_death_counts(target, sortie, total):
    game = struck(leg="home", target=target, load="empty", sortie=sortie)
    game.roll(6, 3).roll(1).roll(6)
    assert game.state.over == "killed"
    assert game.state.pilot.total == total


@pytest.mark.rule("2.0-a", "6.8.7-a")
def test_the_total_is_one_running_sum():
    game = home(sortie={"percent": 20, "released": True}, pilot_total=40)
    assert game.state.pilot.total == 60
    assert game.of(SortieReviewed)[0].total == 60


@pytest.mark.rule("6.4-d", "6.4-e", "6.4-f", "AMB-31", "AMB-32")
@pytest.mark.parametrize(
    ("hits", "repair", "lost"),
    [
        (0, "repaired", 0), (1, "repaired", 0), (6, "repaired", 0),
        (7, "one-slot", 1), (12, "one-slot", 1),
        (13, "written-off", 0), (20, "written-off", 0),
    ],
)  # fmt: skip
def test_the_hits_of_the_sortie_decide_about_repair(hits, repair, lost):
    game = home(sortie={"hits": hits})
    assert game.of(SortieReviewed)[0].repair == repair
    next_sortie(game)
    assert [e.cause for e in game.of(SlotPassed)] == ["repair"] * lost
    assert game.state.slot == 1 + lost


@pytest.mark.rule("6.4-d", "6.4-f", "3.4.2-e")
@pytest.mark.parametrize("hits", [6, 12, 13])
def test_the_next_sortie_starts_without_a_mark(hits):
    marks = {"airframe": 2, "systems": ("fug104",), "parts": ("flaps",)}
    game = next_sortie(home(sortie={"hits": hits}, damage=marks))
    assert game.state.sortie is None
    fresh = next_sortie(home()).choose("fly").roll(1, 5).state.flight.damage
    assert game.choose("fly").roll(1, 5).state.flight.damage == fresh


@pytest.mark.rule("6.4-f", "AMB-32", "RUL-114")
def test_a_write_off_is_no_lost_aircraft_and_the_type_stays():
    game = home(sortie={"hits": 13})
    assert game.legal() == {"fw300", "give-up"}
    assert game.decision.args == {"reason": "written-off"}
    game.choose("fw300")
    assert game.state.pilot.period.aircraft_lost == 0
    assert game.state.slot == 1
    assert "fly" in game.legal()


@pytest.mark.rule("AMB-32", "7.4-b", "7.4-c")
def test_a_write_off_may_be_made_good_by_a_newer_type_for_a_training_slot():
    game = home(slot=16, sortie={"hits": 13})
    assert game.legal() == {"fw300", "ju390", "give-up"}
    game.choose("ju390")
    assert [(e.cause, e.slots) for e in game.of(SlotsLost)] == [("training", 1)]


@pytest.mark.rule("AMB-29", "RUL-78", "6.4.5-b", "6.4-e")
def test_the_pilots_light_wound_and_the_repair_run_together():
    game = home(wounds={"pilot": "LW"}, sortie={"hits": 9})
    next_sortie(game)
    assert len(game.of(SlotPassed)) == 1
    assert game.state.slot == 2


@pytest.mark.rule("6.4.5-b")
def test_a_light_wound_of_the_pilot_costs_one_slot():
    game = next_sortie(home(slot=4, wounds={"pilot": "LW"}))
    assert [(e.slot, e.cause) for e in game.of(SlotPassed)] == [(5, "wounds")]
    assert game.state.slot == 6


@pytest.mark.rule("2.0-g", "5.0-i", "6.8.3-a")
def test_the_review_gives_the_award_and_notes_the_lost_slot():
    game = home(pilot_successes=4, sortie={"percent": 20, "hits": 7})
    assert ("iron_cross_1", "1st-class") in {
        (e.award, e.grade) for e in game.of(AwardGiven)
    }
    assert [(e.cause, e.slots) for e in game.of(SlotsLost)] == [("repair", 1)]
    assert "pass" in game.legal()


@pytest.mark.rule("5.0-i", "6.7-d")
def test_experience_is_spent_between_sorties_and_not_in_flight():
    game = home()
    assert "buy:landing" in game.legal()
    game.choose("fly")
    assert not any(choice.startswith("buy") for choice in game.legal())
    game.roll(1, 5)
    assert not any(choice.startswith("buy") for choice in game.legal())
