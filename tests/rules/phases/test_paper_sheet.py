"""5.0 What stands in the sortie and on the log when a sheet has been entered."""

from campaigns.rules.events import (
    AgentDropped,
    Bombed,
    BomberLost,
    FighterDestroyed,
    FighterEntered,
    LandingMade,
    MarkerGained,
    MarkerSpent,
    Released,
    SortieEntered,
    TargetSet,
    TookOff,
    TurnedBack,
    Wounded,
)
from campaigns.rules.flow import Flow
from campaigns.rules.paper import Blank, Sheet, SheetFighter
from campaigns.rules.phases import paper
from campaigns.rules.state import Met
from campaigns.rules.steps import Debriefing
from tests.rules import witness
from tests.rules.play import campaign

CREW = Blank(campaign()).mat.crew
FUEL = Blank(campaign()).mat.endurance


def target(state, kind, zone=5):
    found = Blank(state).targets.items()
    return next(id_ for id_, t in found if t.kind == kind and t.zone == zone)


class Entered:
    """A sheet on the books, before the debriefing looks at it."""

    def __init__(self, *, state=None, kind="raid", on=None, **facts):
        state = state or campaign()
        facts = {"zone": 5, "end": "base", "landing": "good"} | facts
        on = on or target(state, kind)
        sheet = Sheet(target=on, **facts)
        assert Blank(state).fault(sheet) is None
        flow = Flow(state)
        flow.stack.pop()
        paper.enter(flow, sheet)
        witness.hear(state, tuple(flow.events))
        assert flow.stack == [Debriefing()]
        self.state, self.sortie, self.events = flow.state(), flow.sortie, flow.events

    def of(self, *kinds):
        return [event for event in self.events if isinstance(event, kinds)]


def test_a_raid_is_told_in_the_order_in_which_it_was_flown():
    raid = Entered(on_target=True, percent=30, hits=4)
    cell = raid.sortie.target
    assert raid.events == [
        SortieEntered(5),
        TargetSet("raid", "", cell.name, cell.place, 5),
        TookOff("bombs", FUEL),
        Released("bombs"),
        Bombed(30, True),
        LandingMade("base", "good"),
    ]
    flown = raid.sortie
    assert (flown.percent, flown.on_target, flown.released) == (30, True, True)
    assert (flown.load, flown.hits, flown.flown) == ("empty", 4, True)
    assert (flown.leg, flown.zone, flown.landed_at) == ("home", 0, "base")
    assert (flown.landing, flown.aborted, flown.lost) == ("good", "", "")


def test_bombs_beside_the_target_are_told_as_such():
    raid = Entered(on_target=False, percent=10)
    assert raid.of(Bombed) == [Bombed(10, False)]
    assert raid.sortie.on_target is False


def test_a_sortie_counts_as_flown_from_zone_2():
    for zone, counts in ((1, False), (2, True), (3, True)):
        back = Entered(zone=zone)
        assert back.sortie.flown is counts
        assert back.of(TurnedBack) == [TurnedBack("choice", zone)]
        assert back.sortie.aborted == "choice"
        assert back.of(Released, Bombed) == []
        assert (back.sortie.load, back.sortie.released) == ("bombs", False)


def test_fighters_are_numbered_logged_and_credited():
    seen = SheetFighter("P-80", 4, "out", "broke-off")
    shot = SheetFighter("F8F", 3, "home", "destroyed", "tail")
    fight = Entered(met=(seen, shot))
    assert fight.of(FighterEntered) == [
        FighterEntered(1, "P-80", 4, "out", "broke-off"),
        FighterEntered(2, "F8F", 3, "home", "destroyed"),
    ]
    assert fight.sortie.met == (
        Met("P-80", 4, "out", "broke-off"),
        Met("F8F", 3, "home", "destroyed"),
    )
    man = fight.state.crew["tail"]
    credited = FighterDestroyed(2, "F8F", "tail", "tail", man.id)
    assert fight.of(FighterDestroyed) == [credited]
    assert man.kills == 1


def test_photographs_leave_the_camera_in_the_bay_and_the_film_may_be_lost():
    facts = {"on": "recon:Boston", "on_target": True, "percent": 20}
    kept, lost = Entered(**facts, released=True), Entered(**facts)
    for sortie in (kept.sortie, lost.sortie):
        assert (sortie.load, sortie.percent, sortie.released) == ("camera", 20, True)
    assert kept.of(TookOff, Released) == [TookOff("camera", FUEL), Released("camera")]
    assert kept.sortie.damage.cameras == ()
    assert lost.sortie.damage.cameras == ("fuselage", "bay")


def test_a_raid_with_nothing_released_has_lost_no_camera():
    assert Entered(on_target=True, percent=30).sortie.damage.cameras == ()


def test_leaflets_fall_without_a_result():
    leaflets = Entered(on="leaflet:Boston", released=True)
    assert leaflets.of(TookOff, Released) == [
        TookOff("leaflets", FUEL),
        Released("leaflets"),
    ]
    assert leaflets.of(Bombed) == []
    assert leaflets.sortie.load == "empty"
    assert leaflets.sortie.released


def test_the_atomic_bomb_is_its_target_s_load():
    state = campaign(slot=44)
    on = next(i for i, t in Blank(state).targets.items() if t.kind == "atomic")
    zone = Blank(state).targets[on].zone
    bomb = Entered(state=state, on=on, zone=zone, released=True)
    assert bomb.of(TookOff, Released) == [TookOff("atomic", FUEL), Released("atomic")]


def test_the_agent_jumps_in_the_farthest_zone():
    dropped = Entered(on="agent", zone=6, agent=True)
    assert dropped.of(AgentDropped) == [AgentDropped(6)]
    assert dropped.sortie.agent_dropped
    kept = Entered(on="agent", zone=6)
    assert kept.of(AgentDropped) == []
    assert not kept.sortie.agent_dropped


def test_only_wounds_from_the_enemy_count_for_the_badge():
    hurt = Entered(men={"pilot": "SW", "tail": "LW"}, pilot_hit=1)
    assert hurt.sortie.wounds == {"pilot": "SW", "tail": "LW"}
    assert hurt.state.pilot.combat_wounds == 1
    pilot, tail = (hurt.state.crew[s].id for s in ("pilot", "tail"))
    assert hurt.of(Wounded) == [
        Wounded("pilot", "SW", pilot),
        Wounded("tail", "LW", tail),
    ]


def test_markers_are_told_as_gained_and_spent():
    state = campaign(markers=("guardian",))
    drawn = Entered(state=state, gained="wolf_pack", spent=("guardian",))
    assert drawn.of(MarkerGained, MarkerSpent) == [
        MarkerGained("wolf_pack"),
        MarkerSpent("guardian"),
    ]
    assert drawn.state.markers == ("wolf_pack",)


def lost(end, fate, zone=4, **facts):
    facts.setdefault("landing", "")
    return Entered(zone=zone, end=end, fates=dict.fromkeys(CREW, fate), **facts)


def test_a_crew_that_jumped_is_on_the_books_as_such():
    jumped = lost("jumped", "rescued")
    assert jumped.of(BomberLost) == [BomberLost("bail-out", "", 4)]
    assert (jumped.sortie.lost, jumped.sortie.jumped) == ("sheet", True)
    assert (jumped.sortie.zone, jumped.sortie.landed_at) == (4, "")
    assert jumped.of(TurnedBack, LandingMade) == []


def test_who_comes_down_at_sea_was_forced_down_and_has_not_jumped():
    at_sea = lost("sea", "rescued", landing="good")
    assert at_sea.of(BomberLost) == [BomberLost("forced-down", "", 4)]
    assert at_sea.of(LandingMade) == [LandingMade("sea", "good")]
    assert (at_sea.sortie.landed_at, at_sea.sortie.jumped) == ("sea", False)
    assert at_sea.sortie.wounds == {}


def test_a_field_is_a_forced_landing_too():
    field = lost("field", "captured", zone=5, landing="good")
    assert field.of(BomberLost) == [BomberLost("forced-down", "", 5)]
    assert set(field.sortie.fates.values()) == {"captured"}


def test_a_man_who_was_not_picked_up_is_dead():
    drowned = lost("jumped", "drowned")
    assert drowned.sortie.wounds == dict.fromkeys(CREW, "KIA")
    assert set(drowned.sortie.fates.values()) == {"drowned"}


def test_all_killed_leaves_nobody():
    gone = Entered(zone=4, end="all-killed", landing="")
    assert gone.of(BomberLost) == [BomberLost("all-killed", "", 4)]
    assert gone.sortie.wounds == dict.fromkeys(CREW, "KIA")
    assert gone.sortie.fates == dict.fromkeys(CREW, "killed")


def test_a_rough_landing_hurts_everybody():
    rough = Entered(landing="rough")
    assert rough.sortie.wounds == dict.fromkeys(CREW, "LW")
    assert rough.state.pilot.combat_wounds == 0
    assert rough.of(BomberLost) == []


def test_a_crash_at_base_is_a_loss_there_and_nobody_dies_of_it():
    crash = Entered(landing="crash")
    assert crash.of(BomberLost) == [BomberLost("crashed", "crash-landing", 0)]
    assert crash.sortie.lost == "crash-landing"
    assert crash.sortie.wounds == {}


def test_a_landing_that_kills_leaves_nobody():
    killed = Entered(landing="killed")
    assert killed.of(BomberLost) == [BomberLost("all-killed", "crash-landing", 0)]
    assert killed.sortie.fates == dict.fromkeys(CREW, "killed-landing")


def test_a_crash_elsewhere_was_a_loss_already():
    wreck = lost("field", "captured", zone=5, landing="crash")
    assert wreck.of(BomberLost) == [BomberLost("forced-down", "", 5)]
    assert wreck.sortie.lost == "sheet"
