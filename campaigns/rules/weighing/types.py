"""7.0 What a change of type changes for certain, and what the new load is worth."""

from msgspec.structs import replace

from campaigns.rules.mats import Mat
from campaigns.rules.pack import load_pack
from campaigns.rules.pending import Decision
from campaigns.rules.state import Campaign, Man
from campaigns.rules.weighing import yardsticks
from campaigns.rules.weighing.gains import whole
from campaigns.rules.weighing.measures import Measure, Weighed
from campaigns.rules.weighing.yardsticks import Yardstick

RESULT = Yardstick("mean-percent-on-target", yardsticks.percent_on_target)
"""6.2.2 The bomb load moves B11."""


def new_types(state: Campaign, asked: Decision) -> Weighed:
    """7.2 to 7.4 Every type that is offered, in the hangar or after a loss."""
    named = (
        (c.id, str(c.args["aircraft"])) for c in asked.choices if "aircraft" in c.args
    )
    return {choice: type_gain(state, aircraft) for choice, aircraft in named}


def type_gain(state: Campaign, aircraft: str) -> tuple[Measure, ...]:
    """7.0 What the mats count differently, and what load and speed come to.

    Nothing is told of what both types have in equal number.
    """
    mats = load_pack(state.pack).mats
    now, then = mats[state.aircraft], mats[aircraft]
    posts: dict[str, Man] = {station: Man(0, "") for station in then.crew}
    after = replace(state, aircraft=aircraft, crew={**posts, **state.crew})
    found = (
        *_counted(now, then),
        Measure(RESULT.id, _result(after), _result(state)),
        Measure("mean-fire-power", _mean_power(then), _mean_power(now)),
    )
    return (*(m for m in found if m.value != m.before), *_speed(now, then))


def _counted(now: Mat, then: Mat) -> tuple[Measure, ...]:
    """3.1 The counts of two mats; a part with 0 boxes is one that the type lacks."""
    after, before = then.thresholds, now.thresholds
    return (
        Measure("sure-bombs", then.bombs, now.bombs),
        Measure("sure-endurance", then.endurance, now.endurance),
        Measure("sure-engines", then.engines, now.engines),
        Measure("sure-crew", len(then.crew), len(now.crew)),
        Measure("sure-guns", len(then.guns), len(now.guns)),
        Measure("sure-ammo", _rounds(then), _rounds(now)),
        Measure("sure-covered", _covered(then), _covered(now)),
        Measure("sure-airframe", after.airframe, before.airframe),
        Measure("sure-wing-root", after.wing_root, before.wing_root),
        Measure("sure-rudder", after.rudder, before.rudder),
        Measure("sure-tailplane", after.tailplane, before.tailplane),
    )


def _rounds(mat: Mat) -> int:
    """6.1.4 Rounds of fire that the ammunition of all guns is enough for."""
    return sum(gun.ammo for gun in mat.guns)


def _covered(mat: Mat) -> int:
    """6.1.4 Places of the combat mat at which at least one gun bears."""
    return len({place for gun in mat.guns for place in gun.arcs})


def _result(state: Campaign) -> float:
    return RESULT.of(whole(state, RESULT))


def _mean_power(mat: Mat) -> float:
    """6.1.4 Firepower of a gun, on average."""
    return sum(gun.fp for gun in mat.guns) / len(mat.guns)


def _speed(now: Mat, then: Mat) -> tuple[Measure, ...]:
    """6.1.4 Whether propeller fighters stay behind after one round."""
    if now.props_break_off == then.props_break_off:
        return ()
    if now.props_break_off:
        return (Measure("sure-propellers-stay", 1.0),)
    return (Measure("sure-propellers-leave", 1.0),)
