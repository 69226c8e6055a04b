"""6.3, 6.4 Damage: the tables of chart B4 below the area, and what they do."""

from campaigns.rules.events import (
    BombsHit,
    CameraDamaged,
    DispenserLost,
    EngineOut,
    GunOut,
    HitsIgnored,
    NoEffect,
    OxygenOut,
    PartDamaged,
    PartHit,
    SkinHit,
    SystemDamaged,
    TankLeaks,
)
from campaigns.rules.flow import Flow

PAIRED = ("wing_root", "tailplane")


def no_effect(flow: Flow, what: str, why: str = "out") -> bool:
    """6.3 A result without effect: no reroll and no hit for repairs (RUL-03)."""
    flow.emit(NoEffect(what, why))
    return False


def skin(flow: Flow) -> bool:
    """6.4 Superficial damage: one hit for repairs."""
    flow.emit(SkinHit())
    return True


def box(flow: Flow, part: str, side: str) -> bool:
    """6.3 One box of a structure; at the mat's threshold it fails."""
    threshold: int = getattr(flow.pack.mats[flow.campaign.aircraft].thresholds, part)
    if part == "tailplane" and threshold == 0:
        return box(flow, "airframe", "")
    track = getattr(flow.damage, part)
    boxes = (track[side] if part in PAIRED else track) + 1
    if boxes > threshold:
        return no_effect(flow, f"{part}-{side}")
    marked = {**track, side: boxes} if part in PAIRED else boxes
    flow.change_damage(**{part: marked})
    flow.emit(PartHit(part, side, boxes, threshold))
    if boxes == threshold:
        _fail(flow, part, threshold)
    return True


def _fail(flow: Flow, part: str, threshold: int) -> None:
    if part != "tailplane":
        flow.lose("shot-down", part)
    elif all(boxes >= threshold for boxes in flow.damage.tailplane.values()):
        flow.lose("shot-down", "tailplanes")


def part(flow: Flow, name: str) -> bool:
    """6.3 A part that is whole or damaged."""
    if name in flow.damage.parts:
        return no_effect(flow, name)
    flow.change_damage(parts=(*flow.damage.parts, name))
    flow.emit(PartDamaged(name))
    return True


def engine_out(flow: Flow, engine: str) -> bool:
    """6.3 An engine stops; the last one brings the bomber down (AMB-24)."""
    if engine in flow.damage.engines:
        return no_effect(flow, engine)
    flow.change_damage(engines=(*flow.damage.engines, engine))
    flow.emit(EngineOut(engine))
    mat = flow.pack.mats[flow.campaign.aircraft]
    if len(flow.damage.engines) == len(mat.all_engines):
        flow.lose(flow.pack.common.loss_of_all_engines, "all-engines")
    return True


def gun_out(flow: Flow, gun: str) -> bool:
    """6.3, 6.7 A gun position is out, unless Weapons Maintenance saves it (RUL-69)."""
    if gun in flow.damage.guns:
        return no_effect(flow, gun)
    skilled = "weapons_maintenance" in flow.pilot.skills
    if skilled and not flow.sortie.weapons_used:
        flow.change_sortie(weapons_used=True)
        flow.emit(HitsIgnored(1, "weapons_maintenance"))
        return False
    flow.change_damage(guns=(*flow.damage.guns, gun))
    flow.emit(GunOut(gun))
    return True


def system_damaged(flow: Flow, system: str) -> bool:
    """3.4.2 An electronics set is damaged and gives none of its benefits."""
    if system in flow.damage.systems:
        return no_effect(flow, system)
    flow.change_damage(systems=(*flow.damage.systems, system))
    flow.emit(SystemDamaged(system))
    return True


def oxygen_out(flow: Flow) -> bool:
    """6.4 Down to 10,000 feet for the rest of the sortie."""
    if flow.damage.oxygen:
        return no_effect(flow, "oxygen")
    flow.change_damage(oxygen=True)
    flow.emit(OxygenOut())
    return True


def tank_leak(flow: Flow, side: str) -> bool:
    """5.0 One more endurance box for every zone entered from now on (RUL-14)."""
    if side in flow.damage.leaks:
        return no_effect(flow, f"tank-{side}")
    flow.change_damage(leaks=(*flow.damage.leaks, side))
    flow.emit(TankLeaks(side))
    return True


def camera(flow: Flow, name: str) -> bool:
    """6.2.5.3 One of the two cameras."""
    if name in flow.damage.cameras:
        return no_effect(flow, f"camera-{name}")
    flow.change_damage(cameras=(*flow.damage.cameras, name))
    flow.emit(CameraDamaged(name))
    return True


def dispenser(flow: Flow, side: str) -> bool:
    """6.1.6 A chaff dispenser and what is left in it."""
    if side in flow.damage.dispensers:
        return no_effect(flow, f"chaff-{side}")
    flow.change_damage(dispensers=(*flow.damage.dispensers, side))
    flow.emit(DispenserLost(side))
    return True


def bombs_hit(flow: Flow) -> bool:
    """6.3 Bombs struck: one point off the result, each time (RUL-65)."""
    flow.change_damage(bombs_hit=flow.damage.bombs_hit + 1)
    flow.emit(BombsHit(flow.damage.bombs_hit))
    return True
