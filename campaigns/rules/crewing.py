"""Questions about the men and the bomber that several phases ask."""

from campaigns.rules.effects import NeutralLanding, effect_of
from campaigns.rules.mats import Gun, Mat
from campaigns.rules.pack import Pack
from campaigns.rules.state import Campaign, Combat, Man, Met, Sortie

STATIONS = (
    "pilot", "copilot", "engineer", "navigator", "bombardier", "ewo",
    "top_mid", "top_aft", "waist", "ventral", "tail",
)  # fmt: skip
"""All crew stations in the order of the mats."""

ABLE = ("fit", "LW")
FLYERS = ("pilot", "copilot", "engineer")
NOT_GUNNERS = ("pilot", "copilot", "engineer", "navigator", "bombardier", "ewo")


def condition(sortie: Sortie, station: str) -> str:
    """State of the man at a station: fit, LW, SW or KIA."""
    return sortie.wounds.get(station, "fit")


def able(sortie: Sortie, station: str) -> bool:
    """True when there is a man at the station who is neither SW nor KIA."""
    return station in sortie.aboard and condition(sortie, station) in ABLE


def living(sortie: Sortie) -> tuple[str, ...]:
    """Stations of the living crew, in the order of the mat."""
    return tuple(
        station
        for station in STATIONS
        if station in sortie.aboard and condition(sortie, station) != "KIA"
    )


def at_controls(sortie: Sortie) -> str | None:
    """6.4.5 Who flies: pilot, co-pilot, engineer; None when all three are out."""
    return next((s for s in FLYERS if able(sortie, s)), None)


def gun_works(state: Campaign, sortie: Sortie, gun: Gun) -> bool:
    """6.1.4 True when the gun, its man and (9.2) its ammunition allow fire."""
    if gun.position in sortie.damage.guns or not able(sortie, gun.gunner):
        return False
    if state.options.ammunition and sortie.ammo.get(gun.position, 0) < 1:
        return False
    return at_controls(sortie) != gun.gunner


def gunner_stations(mat: Mat) -> tuple[str, ...]:
    """AMB-38 The dedicated gunners of a type."""
    return tuple(s for s in mat.crew if s not in NOT_GUNNERS)


def is_ace(pack: Pack, man: Man | None) -> bool:
    """6.8.8 True for a man whose kills make him an ace; an empty seat is none."""
    return man is not None and man.ace_kills >= pack.ace.kills


def agent_aboard(sortie: Sortie) -> bool:
    """6.4.4 True while the Abwehr agent is in the bomber, dead or alive."""
    target = sortie.target
    return target is not None and target.mission == "agent" and not sortie.agent_dropped


def must_abort(pack: Pack, sortie: Sortie) -> bool:
    """6.3 Three or more engines out, whatever the type (AMB-25)."""
    return len(sortie.damage.engines) >= pack.common.abort_at_engines_out


def entry_cost(pack: Pack, sortie: Sortie) -> int:
    """5.0 Endurance boxes for the next zone, those for leaking tanks counted in."""
    fuel = pack.fuel
    leaking = fuel.extra_boxes_per_leaking_tank * len(sortie.damage.leaks)
    return fuel.boxes_per_zone_entered + leaking


def in_canada(pack: Pack) -> NeutralLanding:
    """9.4 When and where a bomber may come down in Canada."""
    return effect_of(pack.options["neutral_canada"].effects, NeutralLanding)


def met(sortie: Sortie, combat: Combat) -> tuple[Met, ...]:
    """2.0 The fighters of a combat as the sortie log keeps them."""
    return tuple(
        Met(fighter.type, sortie.zone, sortie.leg, fighter.state)
        for fighter in combat.fighters
    )
