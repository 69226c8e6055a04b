"""7.0, 3.3 Newer aircraft: dates, training, the new bomber after a loss or wound."""

import pytest

from campaigns.rules.events import AircraftAssigned, CrewReplaced, SlotPassed, SlotsLost
from campaigns.rules.pending import Choose, RuleViolation
from campaigns.rules.state import Delay, Research
from tests.rules.scenes import (
    forced_down,
    hangar,
    home,
    next_sortie,
    over_base,
    throw_all,
)

FW_300 = {
    "pilot", "copilot", "engineer", "navigator", "bombardier", "ewo", "top_mid",
    "waist", "ventral", "tail",
}  # fmt: skip


def types(game) -> set[str]:
    """Newer types that the hangar offers."""
    return {c.removeprefix("type:") for c in game.legal() if c.startswith("type:")}


def rescued(slot: int, **changes):
    """A game whose bomber was ditched; all are rescued."""
    game = forced_down(slot=slot, **changes).choose("ditch").roll(1, 1)
    throw_all(game, "B9.3", 6, 6)
    return game


@pytest.mark.rule("7.1-a", "7.1-b", "7.1-c", "7.0-a", "AMB-58")
@pytest.mark.parametrize(
    ("slot", "offered"),
    [
        (0, set()),
        (15, set()),
        (16, {"ju390"}),
        (31, {"ju390"}),
        (32, {"ju390", "ta400", "e555"}),
        (47, {"ju390", "ta400", "e555"}),
    ],
)
def test_newer_types_can_be_had_from_their_dates(slot, offered):
    if slot == 32:
        assert types(hangar(slot=31)) == {"ju390"}
    assert types(hangar(slot=slot)) == offered


@pytest.mark.rule("3.3-d", "3.3-e", "7.1-c")
@pytest.mark.parametrize(
    ("achieved", "slot", "offered"),
    [
        (("ta400",), 27, {"ju390"}),
        (("ta400",), 28, {"ju390", "ta400"}),
        (("e555",), 28, {"ju390", "e555"}),
        (("ta400", "e555"), 28, {"ju390", "ta400", "e555"}),
        ((), 28, {"ju390"}),
    ],
)
def test_research_brings_its_own_type_forward_by_a_month(achieved, slot, offered):
    assert types(hangar(slot=slot, research=Research({}, achieved))) == offered


@pytest.mark.rule("AMB-58", "7.2-a")
@pytest.mark.parametrize(
    ("aircraft", "offered"),
    [
        ("me364", {"ju390", "ta400", "e555"}),
        ("ju390", {"ta400", "e555"}),
        ("ta400", set()),
        ("e555", set()),
    ],
)
def test_only_later_types_are_offered(aircraft, offered):
    assert types(hangar(slot=40, aircraft=aircraft)) == offered


@pytest.mark.rule("7.2-a", "7.2-b", "AMB-58")
def test_the_change_costs_the_next_slot_for_training():
    game = home(slot=15).choose("none").roll(6)
    offer = next(c for c in game.decision.choices if c.id == "type:ju390")
    assert offer.args["training"] == 1
    game.choose("type:ju390")
    assert game.state.aircraft == "ju390"
    assert [(e.cause, e.slots) for e in game.of(SlotsLost)] == [("training", 1)]
    assert game.legal() & {"pass", "fly"} == {"pass"}
    game.choose("pass")
    assert [(e.slot, e.cause) for e in game.of(SlotPassed)] == [(16, "training")]
    assert game.state.slot == 17
    assert "fly" in game.legal()


@pytest.mark.rule("7.2-a")
def test_one_change_at_a_time():
    game = hangar(slot=40).choose("type:ju390")
    with pytest.raises(RuleViolation):
        game.answer(Choose("type:ta400"))


@pytest.mark.rule("AMB-29", "7.2-b")
def test_training_makes_the_old_bombers_repair_irrelevant():
    game = hangar(slot=17, delay=Delay(repair=1)).choose("type:ju390")
    next_sortie(game)
    assert [e.cause for e in game.of(SlotPassed)] == ["training"]


@pytest.mark.rule("AMB-29", "RUL-78", "7.2-b")
def test_training_follows_the_pilots_recovery():
    game = hangar(slot=17, delay=Delay(wounds=1, repair=1)).choose("type:ju390")
    next_sortie(game)
    assert [e.cause for e in game.of(SlotPassed)] == ["wounds", "training"]


@pytest.mark.rule("AMB-58", "AMB-29")
def test_the_date_of_the_training_slot_counts_behind_a_recovery():
    assert types(hangar(slot=15, delay=Delay(wounds=1))) == {"ju390"}
    assert types(hangar(slot=14, delay=Delay(wounds=1))) == set()


@pytest.mark.rule("7.0-a", "5.0-i")
def test_a_newer_type_is_not_offered_in_flight():
    game = hangar(slot=20).choose("fly")
    assert types(game) == set()


@pytest.mark.rule("7.4-a", "6.4.3-d", "6.6-b")
def test_the_same_type_comes_without_a_lost_slot_after_a_loss():
    game = rescued(2)
    assert (game.decision.rule, game.decision.args) == ("7.4", {"reason": "loss"})
    game.choose("fw300")
    assert game.of(SlotsLost) == []
    assert game.state.slot == 3
    game.choose("none") if game.decision.id == "research" else None
    assert "fly" in game.legal()


@pytest.mark.rule("7.4-b", "7.4-c", "RUL-92")
def test_after_a_loss_a_newer_type_may_be_taken_for_a_training_slot():
    game = rescued(17)
    assert game.legal() == {"fw300", "ju390", "give-up"}
    costs = {c.id: c.args["training"] for c in game.decision.choices}
    assert costs == {"fw300": 0, "ju390": 1}
    game.choose("ju390")
    assert [(e.cause, e.slots) for e in game.of(SlotsLost)] == [("training", 1)]
    next_sortie(game)
    assert [(e.slot, e.cause) for e in game.of(SlotPassed)] == [(18, "training")]


@pytest.mark.rule("7.4-b", "AMB-58")
@pytest.mark.parametrize(("slot", "offered"), [(14, False), (15, True)])
def test_after_a_loss_the_date_of_the_next_slot_counts(slot, offered):
    assert ("ju390" in rescued(slot).legal()) is offered


@pytest.mark.rule("7.3-a", "AMB-33", "6.4.5-h")
@pytest.mark.parametrize("wanted", ["fw300", "ju390"])
def test_after_hospital_any_type_comes_without_a_training_slot(wanted):
    game = home(slot=16, wounds={"pilot": "SW"}).roll(1, 2)
    while "fly" not in game.legal():
        if game.decision.id == "new-aircraft":
            assert game.decision.rule == "7.3"
            game.choose(wanted)
        else:
            game.choose("pass" if game.decision.id == "hangar" else "none")
    assert len(game.of(SlotPassed)) == 2
    assert {e.cause for e in game.of(SlotPassed)} == {"wounds"}
    assert game.state.aircraft == wanted
    assert not any(e.training for e in game.of(AircraftAssigned))


@pytest.mark.rule("AMB-33", "7.3-a")
def test_the_date_of_the_first_slot_after_hospital_counts():
    game = home(slot=13, wounds={"pilot": "SW"}).roll(1, 2)
    while "ju390" not in game.legal() and "fly" not in game.legal():
        if game.decision.id == "new-aircraft":
            break
        game.choose("pass" if game.decision.id == "hangar" else "none")
        if getattr(game.pending, "table", "") == "A2.promotion":
            game.roll(6)
    assert game.decision.id == "new-aircraft"
    assert "ju390" in game.legal()


@pytest.mark.rule("AMB-33", "7.3-a", "3.3-d")
def test_an_advance_of_the_hospital_months_counts_on_leaving():
    research = Research({"ta400": 6})
    game = home(slot=26, wounds={"pilot": "SW"}, research=research).roll(1, 2)
    while game.decision.id != "new-aircraft":
        game.choose("pass" if game.decision.id == "hangar" else "none")
        if getattr(game.pending, "table", "") == "A2.research.6":
            game.roll(1)
    assert game.legal() == {"fw300", "ju390", "ta400", "give-up"}


@pytest.mark.rule("AMB-33", "7.3-a")
def test_a_serious_wound_makes_the_repair_of_the_old_bomber_irrelevant():
    game = home(slot=1, wounds={"pilot": "SW"}, sortie={"hits": 9}).roll(1, 1)
    assert [e.cause for e in game.of(SlotsLost)] == ["wounds"]
    next_sortie(game)
    assert [e.cause for e in game.of(SlotPassed)] == ["wounds"]


@pytest.mark.rule("AMB-33", "7.3-b")
def test_a_serious_wound_of_a_landing_counts_as_well():
    heavy = {"parts": ("landing_gear", "flaps", "ailerons"), "rudder": 2}
    game = over_base(damage=heavy).roll(5, 5).roll(4)
    throw_all(game, "B5", 1)
    assert (game.asked.table, game.asked.actor) == ("C2", "pilot")


@pytest.mark.rule("AMB-58", "RUL-117", "7.2-a")
def test_crew_and_skills_move_to_the_new_type():
    game = hangar(slot=40, pilot_skills=("navigation",))
    before = {s: m.id for s, m in game.state.crew.items()}
    game.choose("type:e555")
    after = {s: m.id for s, m in game.state.crew.items()}
    assert after == before
    assert game.state.pilot.skills == ("navigation",)
    flown = next_sortie(game).choose("fly").state.flight.aboard
    assert set(flown) == {
        "pilot", "copilot", "engineer", "navigator", "bombardier", "ewo", "tail",
    }  # fmt: skip


@pytest.mark.rule("AMB-33", "7.3-a", "7.2-a")
def test_in_hospital_skills_can_be_bought_but_no_type_changed():
    game = home(slot=40, wounds={"pilot": "SW"}).roll(1, 2)
    assert types(game) == set()
    game.choose("buy:landing")
    assert game.legal() & {"pass", "fly"} == {"pass"}
    game.choose("pass")
    assert game.decision.id == "new-aircraft"


@pytest.mark.rule("7.3-b", "AMB-33")
def test_the_new_crew_mans_every_post_of_the_new_type():
    game = home(slot=16, wounds={"pilot": "SW"}).roll(1, 1)
    assert len(game.of(CrewReplaced)) == 1
    assert set(game.state.crew) == FW_300
    game.choose("pass").choose("ju390").choose("fly")
    assert set(game.state.flight.aboard) == FW_300 - {"top_mid"} | {"top_aft"}
