"""What an assignment of the guns can lead to, exactly."""

from collections.abc import Mapping
from dataclasses import dataclass

from campaigns.boards.combat import least_to_hit
from campaigns.rules.pack import Pack
from campaigns.rules.pending import Decision
from campaigns.rules.state import Campaign, Fighter

HOLD = "hold"
FACES = 6


@dataclass(frozen=True, slots=True)
class Shot:
    """Chance that a gun hits, and that a hit brings the fighter down by itself."""

    hit: float
    down: float


@dataclass(frozen=True, slots=True)
class Fate:
    """What becomes of one fighter."""

    same: float
    damaged: float
    down: float


def shot(state: Campaign, pack: Pack, gun: str, fighter: Fighter) -> Shot:
    """Chances of one gun at one fighter."""
    least = least_to_hit(state, pack, gun, fighter)
    ways = min(max(FACES + 1 - least, 0), FACES)
    fp = pack.mats[state.aircraft].gun(gun).fp
    table = pack.table(f"B2.damage.fp{fp}")
    down = sum(
        float(chance)
        for row, chance in zip(table.rows, table.chances(), strict=True)
        if row.result == "destroyed"
    )
    return Shot(ways / FACES, down)


def fate(shots: list[Shot], *, damaged: bool) -> Fate:
    """6.1.4 Damaged twice is shot down; all shots are independent."""
    missed = 1.0
    once = 0.0
    for fired in shots:
        once = once * (1 - fired.hit) + missed * fired.hit * (1 - fired.down)
        missed *= 1 - fired.hit
    if damaged:
        return Fate(missed, 0.0, 1 - missed)
    return Fate(missed, once, 1 - missed - once)


def fates(
    state: Campaign, pack: Pack, fighters: tuple[Fighter, ...], picks: Mapping[str, str]
) -> dict[int, Fate]:
    """Fate of every fighter under an assignment."""
    return {
        fighter.number: fate(
            [
                shot(state, pack, gun, fighter)
                for gun, pick in picks.items()
                if pick == str(fighter.number)
            ],
            damaged=fighter.state == "damaged",
        )
        for fighter in fighters
    }


def preset(
    state: Campaign,
    pack: Pack,
    asked: Decision,
    fighters: tuple[Fighter, ...],
    wish: str,
) -> dict[str, str]:
    """A proposal for the whole decision: kills, spread or hold.

    Gun by gun, each takes the fighter on whom it adds most to what is wished for.
    """
    picks = {field.id: HOLD for field in asked.fields}
    if wish == "hold":
        return picks
    most = min((limit.most for limit in asked.limits), default=len(picks))
    by_number = {str(fighter.number): fighter for fighter in fighters}
    for _round in range(2):
        for field in asked.fields:
            options = [choice.id for choice in field.choices]
            picks[field.id] = max(
                options,
                key=lambda pick, gun=field.id: _gain(  # type: ignore[misc]
                    state, pack, by_number, {**picks, gun: pick}, wish, most
                ),
            )
    return picks


def _gain(
    state: Campaign,
    pack: Pack,
    fighters: Mapping[str, Fighter],
    picks: Mapping[str, str],
    wish: str,
    most: int,
) -> float:
    fired = [pick for pick in picks.values() if pick != HOLD]
    if any(fired.count(pick) > most for pick in fired):
        return -1.0
    found = fates(state, pack, tuple(fighters.values()), picks).values()
    if wish == "spread":
        return sum(1 - fate.same for fate in found)
    return sum(fate.down + 0.35 * fate.damaged for fate in found)
