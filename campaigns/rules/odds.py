"""Exact odds of what is pending, from the very tables and modifiers in force.

No dice are thrown and no seed is used: every chance is a sum over the faces.
"""

from collections.abc import Iterable, Iterator, Mapping
from itertools import product
from typing import Literal, NamedTuple

from campaigns.rules.mats import Gun
from campaigns.rules.pack import Pack, load_pack
from campaigns.rules.pending import Decision, Roll
from campaigns.rules.phases import anti_aircraft, fighters
from campaigns.rules.phases.fight import current, in_fight
from campaigns.rules.phases.gunnery import to_hit_modifiers
from campaigns.rules.state import Campaign, Fighter
from campaigns.rules.steps import AAFire, FighterFire, FighterHits
from campaigns.rules.tables import Row

type Aim = Literal["kills", "hits"]


class RowChance(NamedTuple):
    """A chart row and how likely it comes up."""

    row: Row
    chance: float


class FighterOdds(NamedTuple):
    """What a volley does to one fighter; the three add up to 1."""

    number: int
    untouched: float
    damaged: float
    destroyed: float
    hits: float
    """Random hits he is then expected to score on the bomber in this round."""


class VolleyOdds(NamedTuple):
    """What a whole assignment of guns is expected to do."""

    fighters: tuple[FighterOdds, ...]
    shot_down: float
    at_least_one: float
    hits: float


def chances(state: Campaign, asked: Roll) -> tuple[RowChance, ...]:
    """The chance of every row of a pending roll, its modifiers counted in."""
    table = load_pack(state.pack).table(asked.table)
    found = table.chances(asked.drm, asked.reads or None)
    return tuple(
        RowChance(row, float(chance))
        for row, chance in zip(table.rows, found, strict=True)
    )


def chance_of(pack: Pack, table: str, drm: int, results: Iterable[str]) -> float:
    """Chance that a roll on a table gives one of these results."""
    wanted = set(results)
    rows = pack.table(table)
    found = rows.chances(drm)
    return float(
        sum(c for row, c in zip(rows.rows, found, strict=True) if row.result in wanted)
    )


def expected_amount(pack: Pack, asked: Roll) -> float:
    """Mean number that a roll on a table gives."""
    table = pack.table(asked.table)
    found = table.chances(asked.drm, asked.reads or None)
    return float(sum(c * row.amount for row, c in zip(table.rows, found, strict=True)))


class Shooting(NamedTuple):
    """Chances of one gun at one fighter: to damage him and to destroy him."""

    damage: float
    destroy: float


def shooting(state: Campaign, gun: Gun, fighter: Fighter) -> Shooting:
    """6.1.4 To hit by place and modifiers, then damage by the gun's FP."""
    pack = load_pack(state.pack)
    mods = to_hit_modifiers(state, gun, fighter)
    need = pack.to_hit_need(fighter.place)
    drm = sum(modifier.amount for modifier in mods)
    hit = chance_of(pack, f"B2.to_hit.{need}", drm, ("hit",))
    destroyed = chance_of(pack, f"B2.damage.fp{gun.fp}", 0, ("destroyed",))
    return Shooting(hit * (1 - destroyed), hit * destroyed)


def on_fighter(state: Campaign, fighter: Fighter, guns: Iterable[Gun]) -> FighterOdds:
    """6.1.4 One destroyer or two damagers shoot a fighter down."""
    none, one, down = 1.0, 0.0, 0.0
    for gun in guns:
        chance = shooting(state, gun, fighter)
        hit = chance.damage + chance.destroy
        down += one * hit + none * chance.destroy
        none, one = none * (1 - hit), one * (1 - hit) + none * chance.damage
    hits = none * attack(state, fighter, 0)
    hits += one * attack(state, fighter, _hurt(state))
    return FighterOdds(fighter.number, none, one, down, hits)


def _hurt(state: Campaign) -> int:
    return load_pack(state.pack).drm("B3.to_hit", "fighter_damaged")


def attack(state: Campaign, fighter: Fighter, drm: int) -> float:
    """6.1.4 Random hits a fighter is expected to score in this round."""
    if current(state).fighters_first:
        return 0.0
    pack = load_pack(state.pack)
    fire = fighters.ask_fire(state, FighterFire(fighter.number))
    hit = chance_of(pack, fire.table, fire.drm + drm, ("hit",))
    scored = fighters.ask_hits(state, FighterHits(fighter.number))
    extra = sum(fighters.extra_hits(state, fighter).values())
    return hit * (expected_amount(pack, scored) + extra)


def volley(state: Campaign, picks: Mapping[str, str]) -> VolleyOdds:
    """6.1.4 What an assignment is expected to do, jointly for each fighter."""
    mat = load_pack(state.pack).mats[state.aircraft]
    each = tuple(
        on_fighter(
            state,
            fighter,
            [g for g in mat.guns if picks.get(g.position) == str(fighter.number)],
        )
        for fighter in in_fight(current(state))
    )
    return _sum(each)


def _sum(each: tuple[FighterOdds, ...]) -> VolleyOdds:
    all_live = 1.0
    for odds in each:
        all_live *= 1 - odds.destroyed
    return VolleyOdds(
        each,
        sum(odds.destroyed for odds in each),
        1 - all_live,
        sum(odds.hits for odds in each),
    )


class Best(NamedTuple):
    """The two assignments that the page proposes, gun to fighter or hold."""

    kills: dict[str, str]
    """Shoots down most; among equals it costs fewer hits."""
    hits: dict[str, str]
    """Costs the fewest hits; among equals it shoots down more."""


def best(state: Campaign, asked: Decision) -> Best:
    """6.1.4 The best of all assignments by either aim."""
    every = list(_totals(state, asked))
    most, _ = max(every, key=lambda one: (one[1].down, -one[1].hits))
    fewest, _ = max(every, key=lambda one: (-one[1].hits, one[1].down))
    return Best(most, fewest)


def best_picks(state: Campaign, asked: Decision, aim: Aim) -> dict[str, str]:
    """The assignment that shoots down most, or that costs the fewest hits."""
    found = best(state, asked)
    return found.kills if aim == "kills" else found.hits


class Total(NamedTuple):
    """Fighters shot down and hits on the bomber, to the precision of the sums."""

    down: float
    hits: float


def _totals(state: Campaign, asked: Decision) -> Iterator[tuple[dict[str, str], Total]]:
    """Every assignment with its total; what a set of guns does is worked out once."""
    known: dict[tuple[int, tuple[str, ...]], FighterOdds] = {}
    guns = load_pack(state.pack).mats[state.aircraft]
    there = in_fight(current(state))
    for picks in _assignments(asked):
        down = hits = 0.0
        for fighter in there:
            number = str(fighter.number)
            key = (fighter.number, tuple(g for g, p in picks.items() if p == number))
            if key not in known:
                chosen = [guns.gun(position) for position in key[1]]
                known[key] = on_fighter(state, fighter, chosen)
            down += known[key].destroyed
            hits += known[key].hits
        yield picks, Total(round(down, 9), round(hits, 9))


def _assignments(asked: Decision) -> Iterator[dict[str, str]]:
    """Every assignment that the joint limits admit."""
    names = [field.id for field in asked.fields]
    lists = [[choice.id for choice in field.choices] for field in asked.fields]
    for combination in product(*lists):
        if all(limit.admits(combination) for limit in asked.limits):
            yield dict(zip(names, combination, strict=True))


def chaff(state: Campaign, weight: str, releases: int) -> tuple[RowChance, ...]:
    """6.1.5 The AA roll as it would be with so many releases."""
    return chances(state, anti_aircraft.ask_fire(state, AAFire(weight, releases)))
