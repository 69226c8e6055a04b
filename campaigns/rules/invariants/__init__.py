"""What must hold in every career, however it is played.

`Watch` looks at each advance of one career. Each invariant is a small function that
gives the faults it finds; none of them asks the phases, so that they can judge them.
"""

from collections.abc import Callable, Mapping

from campaigns.rules.invariants.base import Advanced, Faults, Memory
from campaigns.rules.invariants.career import (
    MOST_STEPS,
    experience_is_earned,
    no_throw_twice,
    steps_are_bounded,
    the_calendar_goes_on,
    the_score_only_grows,
    the_state_can_be_stored,
    there_is_a_way_on,
)
from campaigns.rules.invariants.flight import (
    damage_only_grows,
    only_living_fighters_act,
    only_manned_guns_fire,
)
from campaigns.rules.invariants.men import (
    kills_add_up,
    one_place_each,
    the_dead_stay_dead,
)

__all__ = ["INVARIANTS", "MOST_STEPS", "Advanced", "Watch"]

type Invariant = Callable[[Memory, Advanced], Faults]

INVARIANTS: Mapping[str, Invariant] = {
    invariant.__name__: invariant
    for invariant in (
        one_place_each,
        the_dead_stay_dead,
        only_manned_guns_fire,
        only_living_fighters_act,
        kills_add_up,
        the_calendar_goes_on,
        experience_is_earned,
        the_score_only_grows,
        damage_only_grows,
        steps_are_bounded,
        there_is_a_way_on,
        no_throw_twice,
        the_state_can_be_stored,
    )
}


class Watch(Memory):
    """The check of each advance of one career."""

    def faults(self, step: Advanced) -> list[str]:
        """Every invariant that the advance breaks, as `name: detail`."""
        self.steps += 1
        found = [
            f"{name}: {detail}"
            for name, invariant in INVARIANTS.items()
            for detail in invariant(self, step)
        ]
        self.remember(step)
        return found
