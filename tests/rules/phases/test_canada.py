"""9.4 Neutral Canada: who may land there, the landing, and the way back."""

import pytest

from campaigns.rules.events import BomberLost, CareerOver, Fate, SlotPassed
from campaigns.rules.state import Options, Research
from campaigns.rules.steps import Interception
from tests.rules.play import Play, airborne
from tests.rules.scenes import folded_wing, forced_down, next_sortie, struck

CANADA = Options(neutral_canada=True)
THREE_OUT = {"engines": ("port-1", "port-2", "starboard-1")}


def crippled(zone: int = 5, *, options: Options = CANADA, **flight) -> Play:
    """On the way home, over a zone, before the next one is entered."""
    step = Interception(zone - 1)
    return Play(airborne(step, zone=zone, leg="home", options=options, **flight))


@pytest.mark.rule("9.4-a", "AMB-56", "RUL-120")
@pytest.mark.parametrize(
    ("zone", "options", "offered"),
    [(5, CANADA, True), (6, CANADA, True), (4, CANADA, False), (5, Options(), False)],
)
def test_a_bomber_forced_down_over_land_may_reach_canada(zone, options, offered):
    game = forced_down(zone, options=options)
    assert ("canada" in game.legal()) is offered


@pytest.mark.rule("RUL-120", "AMB-56", "9.4-a")
@pytest.mark.parametrize(
    ("damage", "hits", "offered"),
    [
        ({}, 0, False),
        ({}, 6, False),
        ({}, 7, True),
        ({"engines": ("port-1", "port-2")}, 0, False),
        (THREE_OUT, 0, True),
    ],
)
def test_a_crippled_bomber_may_land_in_canada_of_its_own_will(damage, hits, offered):
    game = crippled(damage=damage, sortie={"hits": hits})
    assert ("canada" in game.legal()) is offered


@pytest.mark.rule("RUL-120")
def test_not_over_the_sea_and_not_without_the_option():
    assert "canada" not in crippled(4, sortie={"hits": 9}).legal()
    game = crippled(5, options=Options(), sortie={"hits": 9})
    assert "canada" not in game.legal()


@pytest.mark.rule("RUL-120")
@pytest.mark.parametrize("throws", [[(2, 3)], [(3, 1), (5, 6), (6,)]])
def test_not_after_a_loss_by_structure_or_fire(throws):
    roots = {"wing_root": {"port": 2, "starboard": 0}}
    game = struck(zone=5, options=CANADA, damage=roots).rolls(*throws)
    assert game.asked.table == "B8"
    assert "canada" not in game.legal()


@pytest.mark.rule("AMB-56", "6.4.2-c")
def test_parachuting_over_land_stays_captivity_with_the_option():
    game = folded_wing(5, options=CANADA)
    while game.pending is not None:
        game.roll(1, 1)
    assert game.state.over == "captured"


@pytest.mark.rule("AMB-56", "RUL-121", "9.4-a")
@pytest.mark.parametrize(
    ("cause", "expected"),
    [
        ("all-engines", {"deadstick": 1}),
        ("fuel-exhausted", {"deadstick": 1}),
        ("engine-fire", {}),
        ("runaway-engine", {}),
    ],
)
def test_the_landing_in_canada_is_harder_only_without_power(cause, expected):
    game = forced_down(5, cause=cause, options=CANADA).choose("canada")
    assert game.asked.table == "B7"
    assert game.mods() == expected


@pytest.mark.rule("AMB-56", "RUL-80")
def test_neither_weather_nor_landing_aid_counts_in_canada():
    aid = Research({}, ("fug125",))
    game = crippled(sortie={"hits": 7}, research=aid).also("canada")
    assert game.asked.table == "B7"
    assert game.mods() == {}


@pytest.mark.rule("RUL-121", "6.10.2-g")
def test_a_landing_in_canada_costs_the_aircraft():
    game = crippled(sortie={"hits": 7}).also("canada").roll(1, 1).roll(1, 1)
    assert [(e.outcome, e.cause) for e in game.of(BomberLost)] == [
        ("forced-down", "canada")
    ]
    assert game.state.pilot.period.aircraft_lost == 1


@pytest.mark.rule("9.4-b", "9.4-d")
@pytest.mark.parametrize(
    ("faces", "over"),
    [((1, 1), ""), ((1, 2), ""), ((1, 3), "interned"), ((3, 4), "interned")],
)
def test_two_or_three_bring_the_crew_back_and_more_ends_the_career(faces, over):
    game = forced_down(5, options=CANADA).choose("canada").roll(1, 1)
    assert game.asked.table == "9.canada"
    game.roll(*faces)
    assert game.state.over == over


@pytest.mark.rule("9.4-d")
def test_the_interned_have_their_victory_reckoned():
    game = forced_down(5, options=CANADA, pilot_total=51).choose("canada")
    game.roll(1, 1).roll(3, 4)
    over = game.of(CareerOver)[0]
    assert (over.reason, over.victory) == ("interned", "draw")


@pytest.mark.rule("RUL-121", "AMB-56")
def test_one_roll_decides_for_all_survivors():
    game = forced_down(5, options=CANADA).choose("canada").roll(1, 1).roll(1, 1)
    assert {e.fate for e in game.of(Fate)} == {"escaped"}
    assert len(game.of(Fate)) == 10


@pytest.mark.rule("RUL-121")
def test_eighteen_kills_all_in_canada_too():
    heavy = {"parts": ("landing_gear", "flaps", "ailerons"), "rudder": 2}
    game = forced_down(5, options=CANADA, damage=heavy).choose("canada").roll(5, 6)
    assert game.state.over == "killed"


@pytest.mark.rule("RUL-121")
def test_a_rough_landing_in_canada_wounds_lightly():
    game = forced_down(5, options=CANADA).choose("canada").roll(6, 6)
    assert set(game.state.flight.wounds.values()) == {"LW"}
    assert game.asked.table == "9.canada"


@pytest.mark.rule("9.4-c", "RUL-114")
def test_after_an_escape_four_slots_are_lost():
    game = forced_down(5, options=CANADA, slot=9).choose("canada")
    game.roll(1, 1).roll(1, 2).choose("fw300").choose("pass")
    while game.decision.id == "research":
        game.choose("none")
    assert [e.slot for e in game.of(SlotPassed)] == [10, 11, 12, 13]
    assert game.state.slot == 14
    assert "fly" in game.legal()


@pytest.mark.rule("9.4-c", "6.4.5-c")
def test_the_whole_crew_flies_again_after_the_internment():
    game = forced_down(5, options=CANADA, slot=9).choose("canada")
    before = {station: man.id for station, man in game.state.crew.items()}
    game.roll(1, 1).roll(1, 2).choose("fw300").choose("pass")
    while game.decision.id == "research":
        game.choose("none")
    game.choose("fly")
    aboard = {station: man.id for station, man in game.state.flight.aboard.items()}
    assert aboard == before


@pytest.mark.rule("RUL-77", "RUL-78")
@pytest.mark.parametrize(("faces", "lost"), [((1, 1), 4), ((6, 6), 10)])
def test_hospital_and_internment_run_together(faces, lost):
    hurt = {"wounds": {"pilot": "SW"}}
    game = forced_down(5, options=CANADA, slot=0, sortie=hurt).choose("canada")
    game.roll(1, 1).roll(1, 1)
    assert game.asked.table == "C2"
    next_sortie(game.roll(*faces))
    assert len(game.of(SlotPassed)) == lost


@pytest.mark.rule("9.0-a", "9.4-a")
def test_the_option_changes_nothing_elsewhere():
    for zone in (1, 3, 4):
        with_option = forced_down(zone, options=CANADA).legal()
        assert with_option == forced_down(zone).legal()
