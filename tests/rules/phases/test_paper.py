"""5.0 A sortie from the table: its sheet gives what the flight would have given."""

import pytest
from msgspec.structs import replace

from campaigns.rules import engine
from campaigns.rules.dice import SiteDice
from campaigns.rules.engine import advance, pending
from campaigns.rules.events import BomberLost, FighterDestroyed, SortieEntered
from campaigns.rules.handlers import Automatic
from campaigns.rules.paper import Blank, Sheet, SheetFighter
from campaigns.rules.pending import Enter, RuleViolation
from campaigns.rules.phases.debriefing import review
from campaigns.rules.state import Delay, Options
from campaigns.rules.steps import SlotReview
from campaigns.rules.targets import farthest
from tests.players import Player
from tests.rules.play import campaign
from tests.rules.sheets import sheet_home

DICE = SiteDice(b"p" * 32, 0)


def entered(state, sheet):
    return advance(state, Enter(sheet), DICE)


def test_a_raid_from_the_table_scores_as_one_that_was_flown():
    state = campaign()
    after, events = entered(state, sheet_home(state, hits=3))
    assert isinstance(events[0], SortieEntered)
    assert after.slot == 1
    assert after.pilot.total == 30
    assert after.pilot.successes == after.pilot.flown == 1
    assert after.pilot.awards == ("iron_cross_2:2nd-class",)


def test_kills_go_to_the_man_at_the_gun():
    state = campaign()
    met = tuple(
        SheetFighter(Blank(state).types[0], 4, "out", "destroyed", "tail") for _ in "ab"
    )
    after, events = entered(state, sheet_home(state, met=met))
    assert after.crew["tail"].kills == 2
    assert len([e for e in events if isinstance(e, FighterDestroyed)]) == 2


def test_a_serious_wound_is_rolled_for_in_hospital():
    state = campaign()
    after, _ = entered(state, sheet_home(state, men={"tail": "SW"}))
    assert pending(after).table == "C2"
    assert after.slot == 0


def test_the_pilots_death_ends_the_career():
    state = campaign()
    sheet = sheet_home(
        state, end="pilot", landing="", men={"pilot": "KIA"}, pilot_hit=1
    )
    after, _ = entered(state, sheet)
    assert after.over == "killed"


def test_a_crash_loses_the_bomber_and_not_the_men():
    state = campaign()
    after, events = entered(state, sheet_home(state, landing="crash"))
    assert [e.outcome for e in events if isinstance(e, BomberLost)] == ["crashed"]
    assert after.pilot.aircraft_lost == 1
    assert after.pilot.total == 30


def test_a_crew_that_was_captured_ends_the_career():
    state = campaign()
    crew = dict.fromkeys(Blank(state).mat.crew, "captured")
    after, _ = entered(state, sheet_home(state, end="field", fates=crew))
    assert after.over == "captured"


def test_markers_are_drawn_and_used():
    state = campaign(markers=("guardian",))
    sheet = sheet_home(state, gained="wolf_pack", spent=("guardian",))
    after, _ = entered(state, sheet)
    assert after.markers == ("wolf_pack",)


@pytest.mark.parametrize(
    ("facts", "rule"),
    [
        ({"target": "nowhere"}, "4.2"),
        ({"zone": 6}, "5.0"),
        ({"zone": 0}, "5.0"),
        ({"zone": 4}, "6.2.2"),
        ({"percent": 31}, "6.2.2"),
        ({"on_target": None}, "6.2.2"),
        ({"released": True}, "6.2.3"),
        ({"agent": True}, "6.2.5.1"),
        ({"hits": -1}, "6.4"),
        ({"men": {"cook": "LW"}}, "6.4.4"),
        ({"men": {"tail": "fit"}}, "6.4.4"),
        ({"pilot_hit": 1}, "6.8.1"),
        ({"met": (SheetFighter("Spitfire", 4, "out", "left"),)}, "6.1.2"),
        ({"met": (SheetFighter("P-80", 6, "out", "left"),)}, "6.1.2"),
        ({"met": (SheetFighter("P-80", 4, "out", "destroyed", "bow"),)}, "6.1.4"),
        ({"met": (SheetFighter("P-80", 4, "out", "left", "tail"),)}, "6.1.4"),
        ({"landing": ""}, "6.4.3"),
        ({"end": "pilot", "landing": ""}, "6.4.5"),
        ({"end": "field"}, "6.6"),
        ({"end": "canada"}, "9.4"),
        ({"fates": {"tail": "captured"}}, "6.6"),
        ({"gained": "tailwind"}, "6.11"),
        ({"spent": ("guardian",)}, "6.11"),
    ],
)
def test_what_cannot_be_is_refused_by_its_rule(facts, rule):
    state = campaign()
    sheet = sheet_home(state, **facts)
    assert not pending(state).admits(Enter(sheet))
    with pytest.raises(RuleViolation) as refused:
        entered(state, sheet)
    assert refused.value.rule == rule


def test_no_sheet_is_taken_in_the_air_or_while_slots_are_to_be_lost():
    state = campaign(delay=Delay(repair=1))
    with pytest.raises(RuleViolation):
        entered(state, sheet_home(state))
    flying, _ = advance(campaign(), Player().answer(pending(campaign())), DICE)
    with pytest.raises(RuleViolation):
        entered(flying, sheet_home(campaign()))


def test_all_of_an_interned_crew_share_their_fate():
    state = campaign(options=Options(neutral_canada=True))
    crew = dict.fromkeys(Blank(state).mat.crew, "escaped")
    entered(state, sheet_home(state, end="canada", fates=crew))
    with pytest.raises(RuleViolation):
        entered(
            state, sheet_home(state, end="canada", fates={**crew, "tail": "interned"})
        )


def sheet_of(state, flown):
    """Fill in the sheet of a sortie that the engine has flown."""
    target = next(
        id_ for id_, found in Blank(state).targets.items() if found == flown.target
    )
    dead = {s for s, fate in flown.fates.items() if fate == "drowned"}
    kills = [kill.gun for kill in flown.kills]
    met = tuple(
        SheetFighter(
            m.type,
            m.zone,
            m.leg,
            m.state if m.state in ("driven-off", "broke-off", "destroyed") else "left",
            kills.pop(0) if m.state == "destroyed" else "",
        )
        for m in flown.met
    )
    recon = flown.target.mission == "recon"
    film = recon and len(flown.damage.cameras) < 2 and flown.percent is not None
    unrolled = flown.released and flown.percent is None
    return Sheet(
        target=target,
        zone=max([flown.target.zone if flown.released else 2, flown.zone]),
        end=flown.landed_at or "pilot",
        landing=flown.landing,
        on_target=flown.on_target if flown.percent is not None else None,
        percent=flown.percent,
        released=film or unrolled,
        hits=flown.hits,
        men={
            s: w for s, w in flown.wounds.items() if s in flown.aboard and s not in dead
        },
        met=tuple(replace(m, zone=min(m.zone, 5)) for m in met),
    )


@pytest.mark.parametrize("seed", range(40))
def test_the_sheet_of_a_flown_sortie_leads_to_the_same_books(seed, monkeypatch):
    seen = []

    def spy(flow, step):
        sortie = flow.sortie
        review(flow, step)
        crew = {s: (man.id, man.kills) for s, man in flow.campaign.crew.items()}
        seen.append((sortie, replace(flow.pilot, combat_wounds=0), crew))

    monkeypatch.setitem(engine.PHASES, SlotReview, Automatic(spy))
    start = state = campaign()
    player, dice = Player(seed), SiteDice(bytes([seed]) * 32, 0)
    while not seen:
        asked = pending(state)
        state, _ = advance(state, player.answer(asked), dice, asked)
    flown, *books = seen.pop()
    if (flown.lost and flown.landed_at != "base") or flown.target.mission == "agent":
        pytest.skip("losses and agents have tests of their own")
    sheet = sheet_of(start, flown)
    zone = max([sheet.zone, *(m.zone for m in flown.met)])
    sheet = replace(sheet, zone=min(zone, farthest(Blank(start).pack, flown.target)))
    assert Blank(start).fault(sheet) is None
    state, _ = entered(start, sheet)
    while not seen:
        asked = pending(state)
        state, _ = advance(state, player.answer(asked), dice, asked)
    assert seen[0][1].total == books[0].total
    assert seen[0][1].successes == books[0].successes
    assert seen[0][1].flown == books[0].flown
    assert seen[0][1].aircraft_lost == books[0].aircraft_lost
    assert {s: k for s, (_, k) in seen[0][2].items()} == {
        s: k for s, (_, k) in books[1].items()
    }
