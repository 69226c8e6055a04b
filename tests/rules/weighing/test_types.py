"""What a change of type changes, against the mats."""

import pytest

from campaigns.rules.mats import Gun, Mat, Thresholds
from campaigns.rules.state import Delay
from campaigns.rules.steps import Hangar, NewAircraft
from campaigns.rules.weighing import weigh, weigh_fully
from campaigns.rules.weighing.types import type_gain
from tests.rules.play import PACK, Play, campaign

COUNTED = {"engines", "bombs", "endurance", "thresholds", "crew", "guns"}
TOLD_OTHERWISE = {"bomb_drm", "props_break_off"}
"""By the result of the bombs, and by what propeller fighters do."""
NOT_COUNTED = {
    "id", "title", "available", "note", "propulsion", "layout", "engines_port",
    "engines_starboard", "engine_die", "gun_die",
}  # fmt: skip
"""Names, dates and kinds; engines once more; and who is struck by what face."""
OF_A_GUN = {"position", "title", "fitting", "gunner"}


def changes(found):
    return {m.id: (m.before, m.value) for m in found}


def test_from_four_engines_to_six_by_the_mats():
    found = changes(type_gain(campaign("fw300"), "ju390"))
    now, then = PACK.mats["fw300"], PACK.mats["ju390"]
    assert found["sure-engines"] == (4, 6)
    assert found["sure-wing-root"] == (3, 4)
    assert found["sure-guns"] == (5, 6)
    assert found["sure-bombs"] == (now.bombs, then.bombs)
    assert "sure-airframe" not in found  # five boxes both
    assert found["mean-fire-power"][1] == pytest.approx(9 / 6)


def measured(mat):
    """What the mats count, by the id of its measure."""
    boxes = {
        f"sure-{part.replace('_', '-')}": getattr(mat.thresholds, part)
        for part in Thresholds.__struct_fields__
    }
    return boxes | {
        "sure-engines": mat.engines,
        "sure-bombs": mat.bombs,
        "sure-endurance": mat.endurance,
        "sure-crew": len(mat.crew),
        "sure-guns": len(mat.guns),
        "sure-ammo": sum(gun.ammo for gun in mat.guns),
        "sure-covered": len({place for gun in mat.guns for place in gun.arcs}),
    }


@pytest.mark.parametrize("present", PACK.mats)
@pytest.mark.parametrize("offered", PACK.mats)
def test_every_count_of_the_mats_that_differs_is_told(present, offered):
    before, after = measured(PACK.mats[present]), measured(PACK.mats[offered])
    found = changes(type_gain(campaign(present), offered))
    told = {id_: found[id_] for id_ in found.keys() & before.keys()}
    assert told == {
        id_: (before[id_], after[id_]) for id_ in before if before[id_] != after[id_]
    }


def test_no_field_of_a_mat_is_forgotten():
    assert set(Mat.__struct_fields__) == COUNTED | TOLD_OTHERWISE | NOT_COUNTED
    assert set(Gun.__struct_fields__) == {"fp", "ammo", "arcs"} | OF_A_GUN


def test_the_flying_wing_has_no_tailplanes_but_a_larger_rudder():
    found = changes(type_gain(campaign("ta400"), "e555"))
    assert found["sure-tailplane"] == (2, 0)
    assert found["sure-rudder"] == (3, 4)
    assert found["sure-crew"] == (9, 7)


def test_a_heavier_load_moves_the_result_by_its_modifier():
    before, after = changes(type_gain(campaign("fw300"), "ta400"))[
        "mean-percent-on-target"
    ]
    table = PACK.table("B11.on")
    for mat, found in (("fw300", before), ("ta400", after)):
        drm = PACK.mats[mat].bomb_drm
        each = zip(table.rows, table.chances(drm), strict=True)
        assert found == pytest.approx(sum(float(c) * row.amount for row, c in each))
    assert after > before


@pytest.mark.parametrize("present", PACK.mats)
@pytest.mark.parametrize("offered", PACK.mats)
def test_only_what_differs_is_told(present, offered):
    found = type_gain(campaign(present), offered)
    assert bool(found) is (present != offered)
    assert all(m.value != m.before for m in found)


def test_a_fast_bomber_leaves_propellers_behind():
    fast = next(n for n, m in PACK.mats.items() if m.props_break_off)
    assert "sure-propellers-leave" in changes(type_gain(campaign(), fast))
    assert "sure-propellers-stay" in changes(type_gain(campaign(fast), "fw300"))


def test_a_new_bomber_after_a_loss_is_weighed_and_the_same_is_nothing_new():
    game = Play(campaign(slot=30, stack=(Hangar(), NewAircraft("loss", 30))))
    found = weigh(game.state, game.pending)
    assert found["fw300"] == ()
    assert "sure-bombs" in changes(found["ju390"])


def test_the_hangar_weighs_the_types_that_can_be_had():
    game = Play(campaign(slot=30, delay=Delay()))
    offered = {c.id for c in game.decision.choices if c.id.startswith("type:")}
    assert offered
    found = weigh_fully(game.state, game.pending)
    assert offered == {c for c in found if c.startswith("type:")}
