"""6.3 The tables of chart B4 below the area struck, and their typed effects."""

from campaigns.rules import crewing, effects
from campaigns.rules.effects import Effect
from campaigns.rules.flow import Flow, simple_roll
from campaigns.rules.handlers import Phase, Rolls
from campaigns.rules.pack import load_pack
from campaigns.rules.pending import Modifier, Roll
from campaigns.rules.phases import damage
from campaigns.rules.state import Campaign
from campaigns.rules.steps import DamageRoll, Hit, SideRoll, WoundRoll
from campaigns.rules.thrown import Thrown

WITHOUT_DICE = ("superficial", "wing_root", "airframe", "rudder", "tailplane",
                "landing_gear")  # fmt: skip
FIRST_TABLE = {"engine": "engine_die", "guns": "gun_die"}
"""Areas whose first throw is the mat's own die (contract 12)."""

MAT_DICE = ("engine_die", "gun_die")


def strike_area(flow: Flow, table: str, side: str, hit: Hit) -> None:
    """6.3 What a hit on an area leads to: an effect at once, or another throw."""
    step = DamageRoll(
        table=FIRST_TABLE.get(table, table),
        number=hit.number,
        actor=hit.actor,
        side=side,
    )
    if table in WITHOUT_DICE:
        apply(flow, step, flow.pack.effects(f"B4.{table}", ""), "")
    else:
        flow.push(step)


def table_id(state: Campaign, step: DamageRoll) -> str:
    """Id of the step's table in the pack."""
    if step.table in MAT_DICE:
        return f"MAT.{state.aircraft}.{step.table}"
    return f"B4.{step.table}"


def ask_damage(state: Campaign, step: DamageRoll) -> Roll:
    """6.3 The throw on a table of B4."""
    return simple_roll(
        state,
        table_id(state, step),
        "6.3",
        actor=step.actor,
        hit=step.number,
        modifiers=modifiers(state, step.table),
        args={"side": step.side, "engine": step.engine},
    )


def modifiers(state: Campaign, table: str) -> tuple[Modifier, ...]:
    """3.3, 6.3 What changes the fire, runaway and fuel tank rolls."""
    sortie = state.flight
    holds = {
        ("engine.fire", "extinguishers_damaged", "6.3"): "extinguishers"
        in sortie.damage.parts,
        ("engine.runaway", "engineer_down", "6.4.5"): not crewing.able(
            sortie, "engineer"
        ),
        ("fuel_tank", "fuel_tanks_improved", "3.3"): "fuel_tanks"
        in state.research.achieved,
    }
    pack = load_pack(state.pack)
    return tuple(
        Modifier(name, pack.drm(f"B4.{table}", name), rule)
        for (where, name, rule), held in holds.items()
        if where == table and held
    )


def took_damage(flow: Flow, step: DamageRoll, thrown: Thrown) -> None:
    """6.3 The mat's dice name an engine or a gun; all else has typed effects."""
    result = thrown.row.result
    if step.table == "engine_die":
        _engine_named(flow, step, f"{step.side}-{result}")
    elif step.table == "gun_die":
        _count(flow, step, changed=damage.gun_out(flow, result))
    else:
        apply(flow, step, flow.pack.effects(f"B4.{step.table}", result), result)


def _engine_named(flow: Flow, step: DamageRoll, engine: str) -> None:
    """RUL-61 A dead engine ends the hit; an event stops the engine at once."""
    if engine in flow.damage.engines:
        damage.no_effect(flow, engine)
    elif step.counts:
        flow.push(DamageRoll("engine", step.number, step.actor, step.side, engine))
    else:
        damage.engine_out(flow, engine)


def _count(flow: Flow, step: DamageRoll, *, changed: bool) -> None:
    """6.4 A hit counts for repair when it left a mark (AMB-31)."""
    if changed and step.counts:
        flow.change_sortie(hits=flow.sortie.hits + 1)


def apply(flow: Flow, step: DamageRoll, found: tuple[Effect, ...], result: str) -> None:
    """6.3 Carry out the effects of a result, as far as they fit the load."""
    for effect in found:
        if fits(effect.load, flow.sortie.load):
            _apply_one(flow, step, effect, result)


def fits(wanted: str, load: str) -> bool:
    """True when an effect's load names what is in the bay."""
    return wanted in ("", load) or (wanted == "other" and load != "camera")


def _apply_one(flow: Flow, step: DamageRoll, effect: Effect, result: str) -> None:
    match effect:
        case effects.RollTable():
            _roll_on(flow, step, effect.table)
        case effects.StationWound():
            _wound(flow, step, effect, result)
        case effects.LoseAircraft():
            flow.lose(effect.outcome, effect.cause.replace(" ", "-"))
        case effects.Nothing():
            damage.no_effect(flow, step.table, "empty")
        case effects.Skin() if not step.counts:  # an event marks no skin (RUL-106)
            damage.no_effect(flow, step.table, "empty")
        case _:
            _count(flow, step, changed=_mark(flow, step, effect, result))


def _mark(flow: Flow, step: DamageRoll, effect: Effect, result: str) -> bool:
    """Put the mark of one effect on the mat; False when it changes nothing."""
    match effect:
        case effects.Skin():
            return damage.skin(flow)
        case effects.Box():
            return damage.box(flow, effect.part, step.side if effect.side else "")
        case effects.PartDamaged():
            return damage.part(flow, effect.part)
        case effects.EngineOut():
            return damage.engine_out(flow, step.engine)
        case effects.SystemDamaged():
            return damage.system_damaged(flow, result)
        case _:
            return _mark_stores(flow, step, effect)


def _mark_stores(flow: Flow, step: DamageRoll, effect: Effect) -> bool:
    """Marks on oxygen, tanks, cameras, dispensers and bombs."""
    match effect:
        case effects.OxygenOut():
            return damage.oxygen_out(flow)
        case effects.TankLeak():
            return damage.tank_leak(flow, step.side)
        case effects.CameraDamaged():
            return damage.camera(flow, effect.camera)
        case effects.ChaffLost():
            return damage.dispenser(flow, effect.dispenser)
        case effects.Drm() if effect.modifier == "bombs_hit":
            return damage.bombs_hit(flow)
        case _:
            return False


def _roll_on(flow: Flow, step: DamageRoll, table: str) -> None:
    """6.3, 3.3 Go on to a deeper table; fire suppression needs no roll."""
    if table == "engine.fire" and "fire_suppression" in flow.campaign.research.achieved:
        _count(flow, step, changed=damage.engine_out(flow, step.engine))
        return
    flow.push(
        DamageRoll(table, step.number, step.actor, step.side, step.engine, step.counts)
    )


def _wound(
    flow: Flow, step: DamageRoll, effect: effects.StationWound, result: str
) -> None:
    """6.4.4 The man there rolls B5, if there is one and he lives (RUL-56 to RUL-58)."""
    station = result if effect.station == "result" else effect.station
    if station == "agent" and not crewing.agent_aboard(flow.sortie):
        station = effect.otherwise
    if station != "agent" and station not in flow.sortie.aboard:
        damage.no_effect(flow, station, "absent")
    elif crewing.condition(flow.sortie, station) == "KIA":
        damage.no_effect(flow, station, "dead")
    else:
        flow.push(WoundRoll(station, step.number, step.actor))


def ask_wound(state: Campaign, step: WoundRoll) -> Roll:
    """6.4.4 1d6 on B5."""
    args = {"station": step.station, "by": step.actor}
    actor = f"{step.actor}:{step.station}"
    return simple_roll(state, "B5", "6.4.4", actor=actor, hit=step.number, args=args)


def took_wound(flow: Flow, step: WoundRoll, thrown: Thrown) -> None:
    """6.4.4, 6.4.5 The worst state holds; then who flies, and does the pilot live."""
    flow.wound(step.station, thrown.row.result, combat=step.combat)
    in_flight = step.station != "agent" and not flow.sortie.lost
    if in_flight or not flow.pilot_lives():
        flow.check_controls()


def ask_side(state: Campaign, step: SideRoll) -> Roll:
    """6.11 Port or starboard (RUL-105)."""
    return simple_roll(state, "B4.side", "6.11", args={"part": step.part})


def took_side(flow: Flow, step: SideRoll, thrown: Thrown) -> None:
    """6.11 Then the engine die of that side, or the leak."""
    side = thrown.row.result
    if step.part == "tank":
        damage.tank_leak(flow, side)
    else:
        flow.push(DamageRoll("engine_die", 0, "event", side, counts=False))


PHASE: Phase = {
    DamageRoll: Rolls(ask_damage, took_damage),
    WoundRoll: Rolls(ask_wound, took_wound),
    SideRoll: Rolls(ask_side, took_side),
}
