"""The ledgers of the hangar show the figures of the rules and none of their own."""

from campaigns.boards import ledgers
from campaigns.boards.given import Book
from campaigns.rules.state import Research
from campaigns.rules.weighing import Measure, gains, yardsticks
from tests.rules.play import PACK, campaign

BOOK = Book()


def areas(**levels):
    state = campaign(research=Research(levels, ()))
    rows = ledgers.research(state, PACK, None, BOOK)
    return {row.name: (row.level, row.now, row.after) for row in rows}


def test_an_area_shows_its_roll_as_it_stands_and_with_one_level_more():
    found = areas(lotfe=2, rafts=6)
    assert (2, "33.3 %", "50.0 %") in found.values()
    assert (6, "100.0 %", "100.0 %") in found.values()
    assert (0, "–", "16.7 %") in found.values()


def test_the_chances_of_research_are_those_of_the_rules(monkeypatch):
    known = Measure("chance-achieved", 0.9, 0.8)
    monkeypatch.setattr(gains, "level_gain", lambda _state, _area: known)
    assert set(areas(lotfe=2).values()) == {
        (2, "80.0 %", "90.0 %"),
        (0, "80.0 %", "90.0 %"),
    }


def test_the_chance_of_promotion_is_that_of_the_rules(monkeypatch):
    assert ledgers.prospects(campaign(), PACK).chance == "66.7 %"
    monkeypatch.setattr(yardsticks, "promoted", lambda _state: 0.25)
    assert ledgers.prospects(campaign(), PACK).chance == "25.0 %"
