"""6.10.1 What a target asks of the bomber: the way there and back, and who comes."""

from campaigns.rules.pack import Pack, load_pack
from campaigns.rules.pending import Decision
from campaigns.rules.state import Campaign, quarter
from campaigns.rules.weighing.measures import Measure, Weighed

QUIET = 1
"""5.0 The zone in which nothing is rolled."""


def targets(state: Campaign, asked: Decision) -> Weighed:
    """6.10.1 Every target by its zone: raids differ in nothing else that is rolled."""
    return {c.id: to_zone(state, int(c.args["zone"])) for c in asked.choices}


def to_zone(state: Campaign, zone: int) -> tuple[Measure, ...]:
    """5.0, 6.1.2 Fuel left of a whole bomber's, interceptions rolled, and fighters."""
    pack = load_pack(state.pack)
    entered = way(zone)
    spent = len(entered) * pack.fuel.boxes_per_zone_entered
    rolled = [one for one in entered if one > QUIET]
    return (
        Measure("sure-spare-fuel", pack.mats[state.aircraft].endurance - spent),
        Measure("sure-interceptions", len(rolled)),
        Measure("mean-fighters-come", fighters_come(state, rolled)),
    )


def way(zone: int) -> tuple[int, ...]:
    """5.0 Every zone that is entered, out to the target's and home."""
    return (*range(1, zone + 1), *range(zone - 1, 0, -1))


def fighters_come(state: Campaign, zones: list[int]) -> float:
    """6.1.2 Mean number of fighters that B1 sends to a bomber without damage.

    The first natural 12 is an event in their place (6.11). What an event then brings is
    not counted, and not the cover that may drive one off.
    """
    pack = load_pack(state.pack)
    table = pack.table(f"B1.{quarter(state.slot)}")
    event = table.index(pack.random_event_roll)
    chances = [float(chance) for chance in table.chances()]
    mean, unseen = 0.0, 1.0
    for zone in zones:
        for index, row in enumerate(table.rows):
            counts = 1 - unseen if index == event else 1.0
            if zone in _reach(pack, row.result):
                mean += chances[index] * counts * row.amount
        unseen *= 1 - chances[event]
    return mean


def _reach(pack: Pack, base: str) -> tuple[int, ...]:
    """6.1.2 Zones in which fighters of a base come."""
    zones = {"land": pack.land_zones, "carrier": pack.carrier_zones}
    return tuple(zones.get(base, ()))
