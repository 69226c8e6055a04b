from campaigns.boards.digest import digest
from campaigns.boards.given import Line
from campaigns.rules.events import AAScored, EngineOut, PartHit, SkinHit
from campaigns.words import Cast

FIRE = AAScored("heavy", 6)
AIRFRAME, ENGINE = PartHit("airframe", "", 2, 4), EngineOut("engine-starboard-1")


def told(*events):
    lines = tuple(Line(number, (item,)) for number, item in enumerate(events))
    return digest(lines, Cast())


def test_it_puts_the_worst_first_and_keeps_the_rest_in_order():
    sentences = told(FIRE, AIRFRAME, ENGINE)
    assert [one.grave for one in sentences] == [True, True, False]
    assert [one.text.partition(":")[0] for one in sentences] == [
        "Out",
        "Hit",
        "Anti-aircraft fire, heavy",
    ]


def test_it_sums_up_superficial_damage():
    sentences = told(SkinHit(), FIRE, SkinHit(), SkinHit(), SkinHit())
    assert sentences[-1].text == "Superficial damage: 4 times."
    assert len(sentences) == 2
