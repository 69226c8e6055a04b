"""3.3, 6.9 Research: one level a month, a roll for each open area, each got once."""

import pytest

from campaigns.rules.events import ResearchAchieved, ResearchFailed, ResearchRaised
from campaigns.rules.pending import Choose, RuleViolation
from campaigns.rules.state import Delay, Research, decode, encode
from tests.rules.scenes import hangar, home

AREAS = {
    "ta400", "e555", "kettenhund", "go229", "fire_suppression", "lotfe", "peilg",
    "fug125", "rafts", "fuel_tanks",
}  # fmt: skip


def april(**changes):
    """The end of April 1947 after a sortie."""
    return home(slot=3, **changes)


@pytest.mark.rule("5.0-j", "6.9.1-a", "6.9.2-a", "3.3-b")
@pytest.mark.parametrize("slot", range(47))
def test_research_is_asked_after_each_months_last_slot_up_to_february(slot):
    game = home(slot=slot)
    asked = game.pending is not None and getattr(game.pending, "id", "") == "research"
    assert asked is (slot % 4 == 3)


@pytest.mark.rule("5.0-j", "AMB-59", "RUL-110")
def test_there_is_no_research_after_the_last_slot():
    game = home(slot=47)
    assert game.asked.table == "A2.promotion"


@pytest.mark.rule("6.9.1-a", "AMB-30")
def test_a_pilot_in_hospital_all_june_directs_research_after_its_last_slot():
    game = hangar(slot=8, delay=Delay(wounds=4)).choose("pass")
    assert (game.decision.id, game.state.slot) == ("research", 11)


@pytest.mark.rule("3.3-b", "6.9.1-b", "A2-a")
def test_each_of_the_ten_areas_may_be_raised_and_only_one():
    game = april()
    assert game.legal() == AREAS | {"none", "give-up"}
    levels = {c.id: c.args["level"] for c in game.decision.choices if c.id != "none"}
    assert levels == dict.fromkeys(AREAS, 1)
    game.choose("lotfe")
    assert game.state.research.levels == {"lotfe": 1}
    assert [(e.area, e.level) for e in game.of(ResearchRaised)] == [("lotfe", 1)]
    with pytest.raises(RuleViolation):
        game.answer(Choose("rafts"))


@pytest.mark.rule("6.9.1-b", "6.9.2-a")
def test_a_level_goes_up_by_one_and_is_rolled_as_raised():
    game = april(research=Research({"lotfe": 1})).choose("lotfe")
    assert game.state.research.levels == {"lotfe": 2}
    assert game.asked.table == "A2.research.2"
    assert (game.asked.rule, game.asked.args) == (
        "6.9.1",
        {"area": "lotfe", "level": 2},
    )


@pytest.mark.rule("3.3-c", "6.9.1-d", "AMB-59")
@pytest.mark.parametrize("level", range(1, 7))
def test_the_level_or_less_succeeds(level):
    for face in range(1, 7):
        game = april(research=Research({"lotfe": level})).choose("none").roll(face)
        achieved = game.state.research.achieved == ("lotfe",)
        assert achieved is (face <= level)


@pytest.mark.rule("6.9.1-d", "3.3-c")
def test_three_areas_are_rolled_one_by_one():
    levels = {"ta400": 1, "go229": 2, "rafts": 1}
    game = april(research=Research(levels)).choose("none")
    for area, face in (("ta400", 1), ("go229", 3), ("rafts", 2)):
        assert game.asked.actor == area
        game.roll(face)
    assert [e.area for e in game.of(ResearchAchieved)] == ["ta400"]
    assert [e.area for e in game.of(ResearchFailed)] == ["go229", "rafts"]
    assert game.state.research == Research({"go229": 2, "rafts": 1}, ("ta400",))


@pytest.mark.rule("6.9.1-c", "AMB-59")
def test_the_request_is_voluntary_and_the_rolls_are_made_all_the_same():
    game = april(research=Research({"lotfe": 3})).choose("none")
    assert game.of(ResearchRaised) == []
    assert game.asked.table == "A2.research.3"


@pytest.mark.rule("6.9.1-c")
def test_without_a_level_nothing_is_rolled():
    assert april().choose("none").decision.id == "hangar"


@pytest.mark.rule("6.9.1-e", "3.3-c")
def test_an_advance_is_achieved_once():
    game = april(research=Research({}, ("lotfe",)))
    assert "lotfe" not in game.legal()
    assert game.choose("none").decision.id == "hangar"


@pytest.mark.rule("RUL-110", "6.9.1-c", "6.9.1-e")
def test_with_all_areas_achieved_the_step_is_passed_over():
    assert april(research=Research({}, tuple(AREAS))).decision.id == "hangar"


@pytest.mark.rule("RUL-111", "AMB-59")
def test_an_area_at_six_takes_no_more_and_is_certain():
    game = april(research=Research({"lotfe": 6}))
    assert "lotfe" not in game.legal()
    game.choose("none").roll(6)
    assert game.state.research.achieved == ("lotfe",)


@pytest.mark.rule("RUL-112", "AMB-59", "3.3-d", "3.3-e")
@pytest.mark.parametrize("area", ["ta400", "e555"])
def test_a_late_advance_of_a_date_may_be_achieved_and_changes_nothing(area):
    game = home(slot=39, research=Research({area: 6}))
    before = {"type:ju390", "type:ta400", "type:e555"}
    game.choose("none").roll(1)
    assert game.state.research.achieved == (area,)
    assert {c for c in game.legal() if c.startswith("type")} == before


@pytest.mark.rule("RUL-108")
def test_the_telegram_adds_a_level_beside_the_usual_one():
    game = april(markers=("telegram",)).choose("lotfe")
    assert game.decision.id == "telegram"
    game.choose("rafts")
    assert game.state.research.levels == {"lotfe": 1, "rafts": 1}
    assert game.state.markers == ()
    assert game.asked.table == "A2.research.1"


@pytest.mark.rule("RUL-108")
def test_the_telegram_needs_no_usual_level_and_may_be_kept():
    game = april(markers=("telegram",)).choose("none").choose("rafts")
    assert game.state.research.levels == {"rafts": 1}
    kept = april(markers=("telegram",)).choose("lotfe").choose("none")
    assert kept.state.markers == ("telegram",)
    assert kept.state.research.levels == {"lotfe": 1}


@pytest.mark.rule("RUL-108", "RUL-111")
def test_the_telegram_raises_no_area_above_six():
    game = april(markers=("telegram",), research=Research({"lotfe": 5})).choose("lotfe")
    assert "lotfe" not in game.legal()


@pytest.mark.rule("RUL-06", "RUL-108")
def test_one_telegram_is_spent_at_one_check():
    game = april(markers=("telegram", "telegram")).choose("none").choose("rafts")
    assert game.state.markers == ("telegram",)
    assert game.asked.table == "A2.research.1"


@pytest.mark.rule("3.3-a")
def test_research_is_part_of_the_stored_state():
    state = hangar(research=Research({"lotfe": 2}, ("rafts",))).state
    assert decode(encode(state)).research == Research({"lotfe": 2}, ("rafts",))


@pytest.mark.rule("6.9.1-a", "3.3-b")
def test_a_level_takes_nothing_from_what_is_there():
    game = april(research=Research({"lotfe": 2}, ("rafts",)))
    told = {choice.id: choice.args.get("level") for choice in game.decision.choices}
    assert (told["lotfe"], told["ta400"], told["none"]) == (3, 1, None)
    assert "rafts" not in told
    game.choose("lotfe")
    assert game.state.research == Research({"lotfe": 3}, ("rafts",))
