"""6.1.4 Defensive fire: guns are declared at once, all fire, then damage is rolled."""

from collections.abc import Mapping

from msgspec.structs import replace

from campaigns.rules import crewing
from campaigns.rules.effects import GunsPerFighter, effect_of
from campaigns.rules.events import (
    AceMade,
    FighterDamaged,
    FighterDestroyed,
    GunHit,
    GunMissed,
    GunsAssigned,
)
from campaigns.rules.flow import Flow, simple_roll
from campaigns.rules.handlers import Assigns, Automatic, Phase, Rolls
from campaigns.rules.mats import Gun
from campaigns.rules.pack import load_pack
from campaigns.rules.pending import (
    Choice,
    Decision,
    Field,
    Limit,
    Modifier,
    Roll,
)
from campaigns.rules.phases.fight import change, current, in_fight, set_fighter
from campaigns.rules.state import Campaign, Combat, Fighter, Kill, Man, Shot, Sortie
from campaigns.rules.steps import GunDamage, GunFire, Guns, Volley, VolleyEnd
from campaigns.rules.thrown import Thrown

REAR = ("4", "6", "8")
HOLD = "hold"


def bearing(state: Campaign) -> tuple[tuple[Gun, tuple[Fighter, ...]], ...]:
    """6.1.4 Guns that can fire, in the order of the mat, and whom each can reach."""
    sortie = state.flight
    targets = in_fight(current(state))
    guns = load_pack(state.pack).mats[state.aircraft].guns
    reach = (
        (gun, tuple(f for f in targets if f.place in gun.arcs))
        for gun in guns
        if crewing.gun_works(state, sortie, gun)
    )
    return tuple((gun, there) for gun, there in reach if there)


def volley(flow: Flow, step: Volley) -> None:
    """6.1.4 The bomber's turn; a fighter in a blind spot is not shot at (RUL-34)."""
    if bearing(flow.state()):
        flow.push(Guns())


def ask_guns(state: Campaign, step: Guns) -> Decision:
    """6.1.4 Every gun in one answer; one gun for a fighter with the intercom out."""
    sortie = state.flight
    combat = current(state)
    fields = tuple(_field(state, gun, there) for gun, there in bearing(state))
    limits: tuple[Limit, ...] = ()
    if "intercom" in sortie.damage.parts:
        mute = load_pack(state.pack).effects("B4.equipment", "intercom")
        most = effect_of(mute, GunsPerFighter).guns
        limits = (Limit("intercom", "3.4.2", most, HOLD),)
    args = {"round": combat.round, "fighters": len(in_fight(combat))}
    return Decision(
        "guns",
        "6.1.4",
        fields=fields,
        limits=limits,
        args=args,
        also=_marker(state, combat),
    )


def _field(state: Campaign, gun: Gun, there: tuple[Fighter, ...]) -> Field:
    choices = (
        *(Choice(str(f.number), "6.1.4", {"fighter": f.number}) for f in there),
        Choice(HOLD, "6.1.4"),
    )
    return Field(gun.position, choices, {"gun": gun.position, "station": gun.gunner})


def _marker(state: Campaign, combat: Combat) -> tuple[Choice, ...]:
    """6.11 Gunners on form: before the first assignment of a combat."""
    held = "gunners_on_form" in state.markers
    if held and combat.round == 1 and not combat.on_form:
        return (Choice("spend:gunners_on_form", "6.11"),)
    return ()


def took_guns(flow: Flow, step: Guns, picks: Mapping[str, str]) -> None:
    """6.1.4, 9.2 The guns declared fire in the order of the mat."""
    guns = flow.pack.mats[flow.campaign.aircraft].guns
    shots = tuple(
        Shot(gun.position, int(picks[gun.position]))
        for gun in guns
        if picks.get(gun.position, HOLD) != HOLD
    )
    change(flow, shots=shots)
    flow.emit(
        GunsAssigned(
            {gun.position: picks[gun.position] for gun in guns if gun.position in picks}
        )
    )
    if flow.campaign.options.ammunition:
        spent = {shot.gun: flow.sortie.ammo[shot.gun] - 1 for shot in shots}
        flow.change_sortie(ammo={**flow.sortie.ammo, **spent})
    flow.push(*(GunFire(shot.gun) for shot in shots), VolleyEnd())


def shot_of(state: Campaign, gun: str) -> tuple[Shot, Fighter]:
    """The declared shot of a gun and its target."""
    combat = current(state)
    shot = next(s for s in combat.shots if s.gun == gun)
    return shot, combat.fighters[shot.fighter - 1]


def to_hit_modifiers(
    state: Campaign, gun: Gun, fighter: Fighter
) -> tuple[Modifier, ...]:
    """6.1.4, 6.8.8, 9.1 What changes a gun's roll to hit a fighter."""
    sortie = state.flight
    pack = load_pack(state.pack)
    found: list[Modifier] = []

    def add(name: str, rule: str) -> None:
        found.append(Modifier(name, pack.drm("B2.to_hit", name), rule))

    if crewing.is_ace(pack, sortie.aboard[gun.gunner]):
        add("ace_gunner", "6.8.8")
    if fighter.quality == "ace":
        add("enemy_ace", "9.1")
    if current(state).on_form:
        add("marker_gunners_on_form", "6.11")
    if blind_behind(sortie, fighter):
        add("fug217_damaged", "3.4.2")
    return tuple(found)


def blind_behind(sortie: Sortie, fighter: Fighter) -> bool:
    """3.4.2 FuG 217 out and the fighter in a rear quarter at any height (RUL-45)."""
    behind = fighter.place.split("-")[0] in REAR
    return behind and "fug217" in sortie.damage.systems


def ask_fire(state: Campaign, step: GunFire) -> Roll:
    """6.1.4 1d6 against the need of the fighter's place."""
    pack = load_pack(state.pack)
    gun = pack.mats[state.aircraft].gun(step.gun)
    _, fighter = shot_of(state, step.gun)
    need = pack.to_hit_need(fighter.place)
    args = {"fighter": fighter.number, "place": fighter.place, "need": need}
    return simple_roll(
        state,
        f"B2.to_hit.{need}",
        "6.1.4",
        actor=step.gun,
        modifiers=to_hit_modifiers(state, gun, fighter),
        args=args,
    )


def took_fire(flow: Flow, step: GunFire, thrown: Thrown) -> None:
    """6.1.4 A hit will be rolled for damage after all guns have fired."""
    shot, _ = shot_of(flow.state(), step.gun)
    if thrown.row.result == "hit":
        _set_shot(flow, replace(shot, hit=True))
        flow.emit(GunHit(step.gun, shot.fighter))
    else:
        flow.emit(GunMissed(step.gun, shot.fighter))


def _set_shot(flow: Flow, shot: Shot) -> None:
    shots = flow.combat.shots
    change(flow, shots=tuple(shot if s.gun == shot.gun else s for s in shots))


def ask_damage(state: Campaign, step: GunDamage) -> Roll:
    """6.1.4 1d6 in the column of the gun's FP."""
    gun = load_pack(state.pack).mats[state.aircraft].gun(step.gun)
    shot, _ = shot_of(state, step.gun)
    args = {"fighter": shot.fighter, "fp": gun.fp}
    table = f"B2.damage.fp{gun.fp}"
    return simple_roll(state, table, "6.1.4", actor=step.gun, args=args)


def took_damage(flow: Flow, step: GunDamage, thrown: Thrown) -> None:
    """6.1.4 Damaged or destroyed; counted when all damage is known."""
    shot, _ = shot_of(flow.state(), step.gun)
    result = "destroyed" if thrown.row.result == "destroyed" else "damaged"
    _set_shot(flow, replace(shot, result=result))


def end_volley(flow: Flow, step: VolleyEnd) -> None:
    """6.1.4 All to-hit throws come before any damage throw (contract 5)."""
    shots = flow.combat.shots
    due = [GunDamage(shot.gun) for shot in shots if shot.hit and not shot.result]
    if due:
        flow.push(*due, VolleyEnd())
        return
    for fighter in in_fight(flow.combat):
        on_him = [s for s in shots if s.fighter == fighter.number and s.result]
        if on_him:
            _settle(flow, fighter, on_him)


def _settle(flow: Flow, fighter: Fighter, shots: list[Shot]) -> None:
    """6.1.4 One destroyer or two damagers kill; exactly one gun has the credit."""
    killer = next((s for s in shots if s.result == "destroyed"), None)
    if killer is None and len(shots) >= 2:
        killer = shots[1]
    if killer is None:
        set_fighter(flow, fighter.number, state="damaged")
        flow.emit(FighterDamaged(fighter.number, shots[0].gun))
    else:
        set_fighter(flow, fighter.number, state="destroyed")
        credit(flow, fighter, killer.gun)


def credit(flow: Flow, fighter: Fighter, gun_id: str) -> None:
    """AMB-18, 6.8.8 The kill goes to the gun's man; the fifth makes him an ace."""
    station = flow.pack.mats[flow.campaign.aircraft].gun(gun_id).gunner
    man = flow.man(station)
    after = replace(man, kills=man.kills + 1, ace_kills=man.ace_kills + 1)
    keep_man(flow, station, after)
    kill = Kill(fighter.type, gun_id, station, man.id)
    flow.change_sortie(kills=(*flow.sortie.kills, kill))
    flow.emit(FighterDestroyed(fighter.number, fighter.type, gun_id, station, man.id))
    if after.ace_kills == flow.pack.ace.kills:
        flow.emit(AceMade(station, man.id))


def keep_man(flow: Flow, station: str, man: Man) -> None:
    """Write a man back to his seat and to his post."""
    flow.change_sortie(aboard={**flow.sortie.aboard, station: man})
    posts = flow.campaign.crew
    if posts[station].id == man.id:
        flow.change(crew={**posts, station: man})
    else:
        flow.change(standins={**flow.campaign.standins, station: man})


PHASE: Phase = {
    Volley: Automatic(volley),
    Guns: Assigns(ask_guns, took_guns),
    GunFire: Rolls(ask_fire, took_fire),
    GunDamage: Rolls(ask_damage, took_damage),
    VolleyEnd: Automatic(end_volley),
}
